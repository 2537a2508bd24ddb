/**
 * The check of regular expressions: each one in the sources takes time linear in its input, or is an exception with a
 * reason. One that takes the square of it lets a single long header or title stop the event loop for seconds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import ts from 'typescript'
import { root } from '../build.mjs'

const folders = ['server', 'shared', 'client']
/** What runs at build time only, over our own files. */
const ownText = 'server/backend/content/'

/**
 * Expressions that are not judged, or judged wrongly, each with the reason why it is harmless; by file and source text.
 */
const exceptions = new Map([
  [
    'server/pages/api-docs-text.tsx /\\n{2,}|\\n(?=## )|(?<=^## .*)\\n/m',
    'reads descriptions of our own API document; no text from outside gets there'
  ]
])

/** Every expression: its place, its source text, and pattern and flags, undefined where only a run could tell them. */
export function expressionsOf(file, text) {
  const tree = parse(file, text)
  const own = constantsOf(tree)
  const nodeOf = (name) => own.get(name) ?? importedConstant(tree, file, name)
  const found = []
  const add = (node, pattern, flags) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    found.push({ file, line, source: node.getText(), pattern, flags })
  }
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) add(node, ...partsOf(node))
    else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? []
      add(node, textOf(pattern, nodeOf), flags ? textOf(flags, nodeOf) : '')
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function parse(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function partsOf(literal) {
  const end = literal.text.lastIndexOf('/')
  return [literal.text.slice(1, end), literal.text.slice(end + 1)]
}

/** The constants of a file by name, as the nodes that they are set to. */
function constantsOf(tree) {
  const constants = new Map()
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) constants.set(name.getText(), initializer)
    }
  }
  return constants
}

/** The constant of another module that a file imports by this name. */
function importedConstant(tree, file, name) {
  const found = tree.statements.find(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.moduleSpecifier.text.startsWith('.') &&
      statement.importClause?.namedBindings?.elements?.some((element) => element.name.text === name)
  )
  if (!found) return undefined
  const from = path.join(path.dirname(file), found.moduleSpecifier.text)
  return constantsOf(parse(from, readFileSync(path.join(root, from), 'utf8'))).get(name)
}

/** The text of an expression made of literals and constants of its file; undefined for anything else. */
function textOf(node, nodeOf) {
  if (node === undefined) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) return textOf(nodeOf(node.text), nodeOf)
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    const literal = nodeOf(node.expression.getText())
    return literal && ts.isRegularExpressionLiteral(literal) ? partsOf(literal)[0] : undefined
  }
  if (!ts.isTemplateExpression(node)) return undefined
  const parts = node.templateSpans.flatMap(({ expression, literal }) => [textOf(expression, nodeOf), literal.text])
  return parts.includes(undefined) ? undefined : node.head.text + parts.join('')
}

/** Without `*`, `+` and `{` nothing repeats. */
const repeats = (pattern) => /[*+{]/.test(pattern)

/** Judges one expression; gives what is wrong with it, or undefined. */
export async function faultOf({ pattern, flags }) {
  if (pattern === undefined || flags === undefined) return 'is put together while it runs'
  if (!repeats(pattern)) return undefined
  const { status, complexity, attack } = await check(pattern, flags, { timeout: 60_000 })
  if (status === 'safe') return undefined
  return `is ${complexity?.summary ?? status}${attack ? `, for instance of ${attack.pattern}` : ''}`
}

function sourceFiles() {
  return folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.startsWith(ownText))
}

/** All faults, one line each; exceptions that nothing needs any more are among them. */
async function expressionFaults() {
  const unused = new Set(exceptions.keys())
  const judged = new Map()
  const faults = []
  for (const file of sourceFiles()) {
    for (const expression of expressionsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      const { line, source, pattern, flags } = expression
      if (unused.delete(`${file} ${source}`) || exceptions.has(`${file} ${source}`)) continue
      const key = `/${pattern}/${flags}`
      if (!judged.has(key)) judged.set(key, faultOf(expression))
      const fault = await judged.get(key)
      if (fault) faults.push(`${file}:${line} ${source} ${fault}`)
    }
  }
  return [...faults, ...[...unused].map((name) => `${name}: this exception is not needed`)]
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const faults = await expressionFaults()
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  process.exit(faults.length === 0 ? 0 : 1)
}
