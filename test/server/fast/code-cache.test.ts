import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { compiledFile, readCompiled } from '../../server/compiled.ts'
import { startProcess } from '../fixtures/site-process.ts'

const code = `
exports.twice = (n) => 2 * n
exports.separator = require('node:path').sep
`

/** Each under a name of its own: of code that it has read in this process V8 asks nothing again. */
function bundleIn(folder: string, name = 'bundle'): string {
  const bundle = path.join(folder, `${name}.cjs`)
  writeFileSync(bundle, code)
  return bundle
}

interface Exports {
  twice: (n: number) => number
  separator: string
}

t.test('what V8 compiled is taken back, and the bundle does the same with it as without', async (t) => {
  const folder = t.testdir()
  for (const anew of [true, false]) {
    const bundle = bundleIn(folder, `anew-${anew}`)
    const read = readCompiled(bundle)
    const { twice, separator } = read.run() as Exports
    t.equal(read.anew, anew)
    t.equal(twice(21), 42)
    t.equal(separator, path.sep)
    writeFileSync(compiledFile(bundleIn(folder, 'anew-false')), read.compiled())
  }
})

t.test('compiled code of something else, or none at all, is passed over', async (t) => {
  const folder = t.testdir()
  const read = readCompiled(bundleIn(folder))
  read.run()
  const good = read.compiled()
  const damaged = Buffer.from(good)
  damaged.fill(0, 4, 12)
  for (const bad of [damaged, good.subarray(0, 100), Buffer.alloc(0)]) {
    const bundle = bundleIn(folder, `bad-${bad.length}`)
    writeFileSync(compiledFile(bundle), bad)
    const again = readCompiled(bundle)
    t.equal(again.anew, true, `${bad.length} bytes`)
    t.equal((again.run() as Exports).twice(4), 8)
  }
  const bundle = bundleIn(folder, 'other')
  writeFileSync(bundle, code.replace('2 * n', '200 * n'))
  writeFileSync(compiledFile(bundle), good)
  t.equal((readCompiled(bundle).run() as Exports).twice(4), 800, 'a bundle of another length')
})

t.test('the built site starts from the code of its build', async (t) => {
  const { lines } = await startProcess(t)
  t.same(
    lines.filter(({ msg }) => msg.includes('compiled code')),
    []
  )
  const built = path.resolve('dist/server/site.cjs')
  t.ok(readFileSync(compiledFile(built)).length > 500_000)
})
