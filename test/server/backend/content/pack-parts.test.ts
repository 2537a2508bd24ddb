import t from 'tap'
import { changedTags, openParts, packOf, partsOf } from '../../../../server/backend/content/load/pack-parts.ts'
import { checkPack, smallPack } from '../../../fixtures/small-pack.ts'

t.test('a reload parses the parts that have changed, and names the tags of their calls', async (t) => {
  const pack = checkPack(smallPack())
  const parts = partsOf(pack)
  const before = openParts(parts)
  const first = packOf(before)
  t.same(first, JSON.parse(JSON.stringify(pack)))
  const after = openParts({ ...parts, menu: '[]', pages: '[]' }, before)
  const next = packOf(after)
  t.same([next.menu, next.pages], [[], []])
  t.equal(next.products, first.products)
  t.same(changedTags(before, after), ['menu', 'content'])
  t.same(changedTags(before, before), [])
  t.same(changedTags(before, openParts({ ...parts, tree: '[]' }, before)), ['tree', 'content'])
})

t.test('a part that is not read is not parsed', async (t) => {
  const pack = packOf(openParts({ menu: '[]', products: 'no JSON' }))
  t.same(pack.menu, [])
  t.throws(() => pack.products)
})
