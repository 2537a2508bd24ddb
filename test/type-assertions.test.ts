import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import ts from 'typescript'
import { root } from './fixtures/root.ts'

/**
 * Parsers walk flat lists of names and values, whose entries exist by the loop's condition; a reason beside each index
 * would say the same thing a hundred times.
 */
const parsers = /^server\/http\/|^shared\/openapi\.d\.ts$/

/** How many lines above its statement a reason may stand, so that one covers a loop. */
const reach = 4

/** Assertions that the compiler accepts without proof (`x as T`, `x!`) and that have no comment beside them. */
function unexplained(file: string, text: string): string[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const lines = text.split('\n')
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isAssertion = ts.isAsExpression(node) && node.type.getText() !== 'const'
    if (isAssertion || ts.isNonNullExpression(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getEnd()).line
      const first = source.getLineAndCharacterOfPosition(statementOf(node).getStart()).line
      const beside = lines.slice(Math.max(0, Math.min(line, first) - reach), line + 1)
      if (!beside.some((text) => /\/\/ \S|\*\/$/.test(text))) found.push(`${file}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The innermost statement, type member or declaration around a node. */
function statementOf(node: ts.Node): ts.Node {
  let at = node
  while (at.parent && !ts.isStatement(at) && !ts.isVariableDeclaration(at)) at = at.parent
  return ts.isVariableDeclaration(at) ? statementOf(at.parent) : at
}

t.test('every type assertion outside parsers has its reason beside it', async (t) => {
  const files = ['client', 'server', 'shared']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/'))
      )
    )
    .filter((file) => /\.tsx?$/.test(file) && !parsers.test(file))
  t.ok(files.length > 300, `${files.length} files`)
  t.same(
    files.flatMap((file) => unexplained(file, readFileSync(path.join(root, file), 'utf8'))),
    []
  )
})

t.test('an assertion without a reason is found, one with a reason is not', async (t) => {
  t.same(unexplained('a.ts', 'const b = c as D\n'), ['a.ts:1'])
  t.same(unexplained('a.ts', 'const b = c!.d\n'), ['a.ts:1'])
  t.same(unexplained('a.ts', '// c was checked above\nconst b = c!.d\n'), [])
  t.same(unexplained('a.ts', 'const b = c as D // the type follows from the key\n'), [])
  t.same(unexplained('a.ts', 'const b = [c] as const\n'), [])
})
