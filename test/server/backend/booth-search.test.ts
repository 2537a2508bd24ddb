import t from 'tap'
import { findBooths } from '../../../client/hall/find-booths.ts'
import { boothOf, searchedTexts } from '../../../server/backend/content/summaries.ts'
import { searchedText } from '../../../server/backend/directory.ts'
import { createExhibitorDirectory } from '../../../server/backend/exhibitor-directory.ts'
import { initialsOf } from '../../../server/backend/name-spellings.ts'
import { project } from '../../../shared/records/projection.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const pack = compiledSmallPack()
const directory = createExhibitorDirectory(pack)
const booths = pack.exhibitors.map((item) => boothOf(item, searchedText(searchedTexts(item), initialsOf)))
const texts = booths.flatMap((booth) => Object.values(booth).join(' ').split(/\s+/))
const queries = new Set([...texts, ...texts.map((text) => text.slice(0, 2).toUpperCase()), 'TEA N5', 'ÉÀ', 'nobody'])

for (const locale of ['cn', 'en'] as const) {
  t.test(`the plan of the hall finds the firms that the directory finds (${locale})`, async (t) => {
    const projected = booths.map((booth) => project(booth, locale))
    let found = 0
    for (const q of queries) {
      if (q === '') continue
      const { list, total } = directory({ filters: {}, q, sort: '', page: 1 }, locale, initialsOf)
      const matches = findBooths(projected, q)
      t.equal(matches.size, total, q)
      t.ok(
        list.every(({ id }) => matches.has(id)),
        q
      )
      found += total
    }
    t.ok(found > 0)
  })
}
