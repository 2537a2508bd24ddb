import t from 'tap'
import { findBooths } from '../../../client/hall/booth-states.ts'
import { boothOf, searchedTexts } from '../../../server/backend/content/summaries.ts'
import { searchedText } from '../../../server/backend/directory.ts'
import { initialsOf } from '../../../server/backend/name-spellings.ts'
import { createExhibitorDirectory } from '../../../server/backend/record-directories.ts'
import { hallsOfPlan } from '../../../shared/records/halls.ts'
import { project } from '../../../shared/records/projection.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const pack = compiledSmallPack()
const directory = createExhibitorDirectory(pack)
const booths = pack.exhibitors.map((item) => boothOf(item, searchedText(searchedTexts(item), initialsOf)))
const texts = booths.flatMap((booth) => Object.values(booth).join(' ').split(/\s+/))
const queries = new Set([...texts, ...texts.map((text) => text.slice(0, 2).toUpperCase()), 'TEA N5', 'ÉÀ', 'nobody'])

for (const locale of ['cn', 'en'] as const)
  t.test(`the plan of the hall finds the firms that the directory finds (${locale})`, async (t) => {
    const projected = booths.map((booth) => project(booth, locale))
    let found = 0
    for (const q of queries) {
      if (q === '') continue
      const { list, total } = directory({ filters: {}, q, sort: '', page: 1 }, locale, initialsOf)
      const matches = findBooths(projected, q)
      t.equal(matches.size, total, q)
      const isFound = list.every(({ id }) => matches.has(id))
      t.ok(isFound, q)
      found += total
    }
    t.ok(found > 0)
  })

t.test('more than 250 booths in several halls have a plan for each; those of no hall are with the first', async (t) => {
  const fair = (count: number) => [
    ...Array.from({ length: count - 2 }, (_, index) => ({ booth: `N${10 - (index % 2)}A${(index % 90) + 10}` })),
    { booth: '744', hall: 'South' },
    { booth: '745' }
  ]
  t.equal(hallsOfPlan(fair(250)), undefined)
  t.equal(hallsOfPlan(fair(251).map(() => ({ booth: 'N5A01' }))), undefined, 'there is one hall')
  const halls = [...(hallsOfPlan(fair(251)) ?? [])]
  t.same(
    halls.map(([name, booths]) => [name, booths.length]),
    [
      ['N9', 125],
      ['N10', 125],
      ['South', 1]
    ]
  )
  t.match(halls[0]?.[1].at(-1), { booth: '745' })
})
