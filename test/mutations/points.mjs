/** Places of a source file where a mutation changes one expression, found with the TypeScript API. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const swapped = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/']
])

/**
 * Takes the path and text of a TypeScript file. Gives its mutations in the order of the text: `start` and `end` of an
 * expression, the `text` that takes its place, and `line`.
 */
export function mutationPoints(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
  const points = []
  const add = (node, text) => {
    const start = node.getStart(tree)
    points.push({ start, end: node.end, text, line: tree.getLineAndCharacterOfPosition(start).line + 1 })
  }
  const visit = (node) => {
    // What is written in a type is no value.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    const text = replacement(node, tree)
    if (text !== undefined) add(node, text)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(tree, visit)
  return points
}

function replacement(node, tree) {
  if (ts.isBinaryExpression(node)) {
    const operator = swapped.get(node.operatorToken.kind)
    return operator && `(${node.left.getText(tree)}) ${operator} (${node.right.getText(tree)})`
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return node.operand.getText(tree)
  // Those of a table are data, and a number may be a name there.
  if (ts.isPropertyAssignment(node.parent) || ts.isBindingElement(node.parent)) return undefined
  if (ts.isCallExpression(node) && ts.isIfStatement(node.parent)) return 'false'
  if (ts.isNumericLiteral(node)) return `${node.getText(tree)} + 1`
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false'
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true'
  return undefined
}

const switchFile = fileURLToPath(new URL('switch.mjs', import.meta.url))

/** The text of a file with these mutations, each of which holds in the process whose variable MUTANT is its number. */
export function withMutations(source, points) {
  let result = source
  for (const { start, end, text, number } of points.toSorted((a, b) => b.start - a.start)) {
    const original = result.slice(start, end)
    result = `${result.slice(0, start)}(isMutant(${number}) ? (${text}) : (${original}))${result.slice(end)}`
  }
  return `${result}\nimport { isMutant } from ${JSON.stringify(switchFile)}\n`
}
