import path from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { root } from './fixtures/root.ts'

interface Expression {
  line: number
  source: string
  pattern: string | undefined
  flags: string | undefined
}

/** Imported from its own path instead of bundled: it finds the sources by `import.meta.url`. */
const { expressionsOf, faultOf } = (await import(pathToFileURL(path.join(root, 'test/expressions.mjs')).href)) as {
  expressionsOf(file: string, text: string): Expression[]
  faultOf(expression: Expression): Promise<string | undefined>
}

/** Line and fault of each expression of a source text. */
async function faultsIn(text: string): Promise<[number, string | undefined][]> {
  const expressions = expressionsOf('server/sample.ts', text)
  return Promise.all(
    expressions.map(async (expression) => [expression.line, await faultOf(expression)] as const)
  ) as Promise<[number, string | undefined][]>
}

t.test('an expression that takes more than linear time is a fault that names an attack string', async (t) => {
  const faults = await faultsIn(`
const list = value.split(/\\s*,\\s*/)
const nested = new RegExp('^(a+)+$')
const space = '\\\\s*'
const put = RegExp(\`\${space},\`, 'g')
`)
  t.same(
    faults.map(([line]) => line),
    [2, 3, 5]
  )
  t.match(faults[0]![1], /^is 2nd degree polynomial, for instance of /)
  t.match(faults[1]![1], /^is exponential, for instance of /)
  t.match(faults[2]![1], /^is 2nd degree polynomial, for instance of /)
})

t.test('an expression that is built at run time is a fault', async (t) => {
  t.same(await faultsIn('const pattern = new RegExp(name)'), [[1, 'is built at run time']])
})

t.test('linear expressions have no fault', async (t) => {
  t.same(await faultsIn(String.raw`const list = [/^\d{1,15}$/, /<br\b[^<>]*>/gi, /a|b/]`), [
    [1, undefined],
    [1, undefined],
    [1, undefined]
  ])
})
