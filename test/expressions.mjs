/**
 * The check of regular expressions: each one in the sources takes time linear in its input. With one that takes
 * quadratic time, a single long header or title can block the event loop for seconds. recheck tries attacks and measures
 * their time, which depends on the machine's load, so it decides once: `node test/expressions.mjs write` has it check
 * what is new and writes the safe ones to `test/safe-expressions.json`; without `write`, the sources are compared with
 * that list.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import ts from 'typescript'
import { root } from '../build.mjs'

const folders = ['server', 'shared', 'client']

/**
 * Every expression of a file: line, source text, pattern and flags; these are undefined where only known at run time.
 */
export function expressionsOf(file, text) {
  const tree = parse(file, text)
  const constants = constantsOf(tree)
  const nodeOf = (name) => constants.get(name) ?? importedConstant(tree, file, name)
  const expressions = []
  const add = (node, pattern, flags) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    expressions.push({ file, line, source: node.getText(), pattern, flags })
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
  return expressions
}

function parse(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function partsOf(literal) {
  const end = literal.text.lastIndexOf('/')
  return [literal.text.slice(1, end), literal.text.slice(end + 1)]
}

/** The nodes of the initial values of a file's constants, by name. */
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

/** The node of a constant that a file imports by this name; undefined where it imports none. */
function importedConstant(tree, file, name) {
  const declaration = tree.statements.find(
    (statement) =>
      ts.isImportDeclaration(statement) &&
      statement.moduleSpecifier.text.startsWith('.') &&
      statement.importClause?.namedBindings?.elements?.some((element) => element.name.text === name)
  )
  if (!declaration) return undefined
  const from = path.join(path.dirname(file), declaration.moduleSpecifier.text)
  return constantsOf(parse(from, readFileSync(path.join(root, from), 'utf8'))).get(name)
}

/** The value of an expression of literals and constants; undefined for any other expression. */
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

/** Whether a pattern has a quantifier other than `?`; without one it takes constant time. */
const repeats = (pattern) => /[*+{]/.test(pattern)

/** recheck measures the time of an attack, so that load on the machine makes linear expressions seem slow. */
const maxAttempts = 3

/** Checks one expression; gives a description of its fault, or undefined. */
export async function faultOf({ pattern, flags }) {
  if (pattern === undefined || flags === undefined) return 'is built at run time'
  if (!repeats(pattern)) return undefined
  let result
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    result = await check(pattern, flags, { timeout: 60_000 })
    if (result.status === 'safe') return undefined
  }
  const { status, complexity, attack } = result
  return `is ${complexity?.summary ?? status}${attack ? `, for instance of ${attack.pattern}` : ''}`
}

function sourceFiles() {
  return folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
}

const listFile = path.join(root, 'test', 'safe-expressions.json')

/** recheck's version and the expressions that it has found safe, as `/pattern/flags`. */
function readList() {
  return JSON.parse(readFileSync(listFile, 'utf8'))
}

/** Every expression that repeats, by its text as in the list, with the first place where it is. */
function expressionsByText() {
  const byText = new Map()
  for (const file of sourceFiles())
    for (const expression of expressionsOf(file, readFileSync(path.join(root, file), 'utf8'))) {
      const { pattern, flags } = expression
      const text = `/${pattern}/${flags}`
      if ((pattern === undefined || repeats(pattern)) && !byText.has(text)) byText.set(text, expression)
    }
  return byText
}

const lineOf = ({ file, line, source }, fault) => `${file}:${line} ${source} ${fault}`

/** What the list lacks and what it names without need, one line each. */
function differences() {
  const byText = expressionsByText()
  const listed = new Set(readList().safe)
  const isNew = ([text]) => !listed.has(text)
  return [
    ...[...byText].filter(isNew).map(([, expression]) => lineOf(expression, 'is not yet checked')),
    ...[...listed].filter((text) => !byText.has(text)).map((text) => `${text} is in no source`)
  ]
}

/** Has recheck check what is not in the list, everything where its version is another, and writes the list. */
async function writeList() {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/recheck/package.json'), 'utf8'))
  const list = readList()
  const known = new Set(list.recheck === version ? list.safe : [])
  const safe = []
  const faults = []
  for (const [text, expression] of expressionsByText()) {
    const fault = known.has(text) ? undefined : await faultOf(expression)
    if (fault) faults.push(lineOf(expression, fault))
    else safe.push(text)
  }
  writeFileSync(listFile, `${JSON.stringify({ recheck: version, safe: safe.sort() }, null, 2)}\n`)
  return faults
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const faults = process.argv[2] === 'write' ? await writeList() : differences()
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0 && process.argv[2] !== 'write')
    process.stdout.write('check them, and write the list, with: node test/expressions.mjs write\n')
  process.exit(faults.length === 0 ? 0 : 1)
}
