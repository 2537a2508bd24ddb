import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { codeCacheFile, loadBundle } from '../../server/code-cache.ts'
import { root } from '../fixtures/root.ts'
import { startProcess } from '../fixtures/site-process.ts'

const code = `
exports.twice = (n) => 2 * n
exports.separator = require('node:path').sep
`

/** Writes the bundle under a name of its own: V8 caches the code of a name for the life of the process. */
function bundleIn(folder: string, name = 'bundle'): string {
  const bundle = path.join(folder, `${name}.cjs`)
  writeFileSync(bundle, code)
  return bundle
}

interface Exports {
  twice: (n: number) => number
  separator: string
}

t.test('V8 accepts the code cache, and the bundle works the same with it and without', async (t) => {
  const folder = t.testdir()
  for (const isRecompiled of [true, false]) {
    const bundle = bundleIn(folder, `recompiled-${isRecompiled}`)
    const loaded = loadBundle(bundle)
    const { twice, separator } = loaded.run() as Exports
    t.equal(loaded.isRecompiled, isRecompiled)
    t.equal(twice(21), 42)
    t.equal(separator, path.sep)
    writeFileSync(codeCacheFile(bundleIn(folder, 'recompiled-false')), loaded.createCodeCache())
  }
})

t.test('a damaged, truncated, empty or foreign code cache is ignored', async (t) => {
  const folder = t.testdir()
  const loaded = loadBundle(bundleIn(folder))
  loaded.run()
  const good = loaded.createCodeCache()
  const damaged = Buffer.from(good)
  damaged.fill(0, 4, 12)
  for (const bad of [damaged, good.subarray(0, 100), Buffer.alloc(0)]) {
    const bundle = bundleIn(folder, `bad-${bad.length}`)
    writeFileSync(codeCacheFile(bundle), bad)
    const reloaded = loadBundle(bundle)
    t.equal(reloaded.isRecompiled, true, `${bad.length} bytes`)
    t.equal((reloaded.run() as Exports).twice(4), 8)
  }
  const bundle = bundleIn(folder, 'other')
  writeFileSync(bundle, code.replace('2 * n', '200 * n'))
  writeFileSync(codeCacheFile(bundle), good)
  t.equal((loadBundle(bundle).run() as Exports).twice(4), 800, 'a bundle of another length')
})

t.test('the built site starts with the code cache of its build', async (t) => {
  const { lines } = await startProcess(t)
  const found = lines.filter(({ msg }) => msg.includes('compiled code'))
  t.same(found, [])
  const built = path.resolve('dist/server/site.cjs')
  t.ok(readFileSync(codeCacheFile(built)).length > 500_000)
})

t.test('builds in two folders write the same code cache', async (t) => {
  const { compileServer } = await import(path.join(root, 'server/build.mjs'))
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
  for (const name of ['short', 'a folder with a longer name']) {
    const folder = t.testdir({ [name]: {} })
    const out = path.join(folder, name)
    copyFileSync(path.resolve('dist/server/site.cjs'), path.join(out, 'site.cjs'))
    await compileServer(root, out, manifest)
    const [here, there] = [out, path.resolve('dist/server')].map((from) =>
      readFileSync(codeCacheFile(path.join(from, 'site.cjs')))
    )
    t.ok(here!.equals(there!))
  }
})
