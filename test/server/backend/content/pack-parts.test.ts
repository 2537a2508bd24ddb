import t from 'tap'
import { changedTags, packOf, partsOf } from '../../../../server/backend/content/load/pack-parts.ts'
import { compiledSmallPack } from '../../../fixtures/small-pack.ts'

t.test('a reload parses the parts that have changed, and names the tags of their calls', async (t) => {
  const pack = compiledSmallPack()
  const before = partsOf(pack)
  t.same(packOf(before), JSON.parse(JSON.stringify(pack)))
  const after = { ...before, menu: '[]', pages: '[]' }
  const next = packOf(after, before, pack)
  t.same([next.menu, next.pages], [[], []])
  t.equal(next.products, pack.products)
  t.same(changedTags(before, after), ['menu', 'content'])
  t.same(changedTags(before, before), [])
})
