import path from 'node:path'
import t from 'tap'
import { compilePack } from '../../../../server/backend/content/compile.ts'
import type { CompiledPack } from '../../../../server/backend/content/compiled.ts'
import { loadFolder } from '../../../../server/backend/content/load/load-content.ts'
import { organic } from '../../../../server/backend/content/organic/index.ts'
import { silver } from '../../../../server/backend/content/silver/index.ts'
import { root } from '../../../fixtures/root.ts'

/** Every name has an address of its own, so that the comparison finds names that differ. */
const built = {
  pictures: new Proxy({}, { get: (_, name) => ({ src: `/p/${String(name)}`, width: 1, height: 1 }) }),
  files: new Proxy({}, { get: (_, name) => ({ src: `/f/${String(name)}`, bytes: 1 }) })
}

/** The pack with the keys of all objects in order, and pages by path: the modules listed them in another order. */
function canonical({ pages, pageList, ...pack }: CompiledPack): string {
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)
  const ordered = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  return JSON.stringify({ ...pack, pages: [...pages].sort(byPath), pageList: [...pageList].sort(byPath) }, ordered)
}

for (const [edition, modules] of Object.entries({ organic, silver })) {
  t.test(`the content folder of ${edition} compiles to the same pack as its modules, byte for byte`, async (t) => {
    const folder = path.join(root, 'server/backend/content/editions', edition)
    const result = loadFolder(folder, edition as 'organic' | 'silver', built)
    if (!('pack' in result)) return t.fail(JSON.stringify(result.faults))
    const before = canonical(compilePack(modules, built, edition as 'organic' | 'silver'))
    const after = canonical(result.pack)
    t.equal(after.length, before.length)
    t.ok(after === before, `${before.length} characters`)
  })
}
