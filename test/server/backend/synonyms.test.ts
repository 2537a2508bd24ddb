import t from 'tap'
import { deriveRecords } from '../../../server/backend/content/derive.ts'
import type { SynonymGroup } from '../../../server/backend/content/pack.ts'
import { createSearch } from '../../../server/backend/search.ts'
import { matchingPart, searchablePart } from '../../../server/backend/search-parts.ts'
import { readSynonyms } from '../../../server/backend/synonyms.ts'
import { editionNames } from '../../../shared/records/editions.ts'
import { packOfEdition } from '../../fixtures/content-folder.ts'

for (const edition of editionNames) {
  const pack = deriveRecords(packOfEdition(edition))
  const search = createSearch(pack)
  const groups: readonly SynonymGroup[] = pack.synonyms

  t.test(`${edition}: each synonym leads to the part of a page that answers it, in both languages`, async (t) => {
    t.ok(groups.length >= 12)
    for (const { cn, en, href } of groups) {
      for (const [locale, words] of [
        ['cn', cn],
        ['en', en]
      ] as const) {
        for (const word of words) {
          const [first] = await search(word, locale)
          t.equal(first?.list[0]?.path, href, word)
        }
      }
    }
  })

  const questions = [
    ['厕所在哪里？', 'cn', '#toilets'],
    ['Where are the toilets?', 'en', '#toilets'],
    ['ＷＣ', 'en', '#toilets'],
    ['Wi-Fi', 'cn', '#wifi'],
    ['有无线网络吗', 'cn', '#wifi'],
    ['tiolets', 'en', '#toilets'],
    ['Parkng', 'en', '#driving']
  ] as const
  for (const [query, locale, anchor] of questions)
    t.test(`${edition}: ${query} is answered at ${anchor}`, async (t) => {
      const [first] = await search(query, locale)
      t.equal(first?.kind, 'page')
      t.equal(first?.list[0]?.path, `/visitor/guide${anchor}`)
    })

  t.test(`${edition}: a hit of a page leads to the part that matched and shows the text around it`, async (t) => {
    const hit = async (q: string, locale: 'cn' | 'en') => {
      const [group] = await search(q, locale, 'page')
      return group?.list.find(({ path }) => path.startsWith('/visitor/guide#'))
    }
    t.match((await hit('龙阳路站换乘', 'cn'))?.summary_cn, '龙阳路站')
    t.match((await hit('Longyang Road', 'en'))?.summary_en, 'Longyang Road')
    const [guide] = await search('参观指南', 'cn', 'page')
    t.ok(guide?.list.some(({ path }) => path === '/visitor/guide'))
  })

  t.test(`${edition}: synonyms of what a page answers find no exhibitors and products`, async (t) => {
    for (const { kind, list } of await search('公厕', 'cn')) t.equal(kind, 'page', JSON.stringify(list))
  })
}

t.test('a query is read by the longest words of the list; questions around them are of no matter', async (t) => {
  const { planOf } = readSynonyms([
    { cn: ['停车'], en: ['parking'], href: '/p' },
    { cn: ['停车场'], en: ['car park'] }
  ])
  const texts = planOf('停车场在哪里').terms.map(({ text }) => text)
  t.same(texts, ['停车场'])
  t.same(planOf('where is the parking?').answers, ['/p'])
  t.same(planOf('parking fee').answers, [])
  t.same(planOf('sparking').words, [], 'not within a word')
  t.same(planOf('').terms, [])
})

t.test('a part has a synonym where it is a word of its own', async (t) => {
  const part = (anchor: string, text_en: string) =>
    searchablePart({ anchor, title_cn: '', title_en: '', text_cn: '', text_en })
  const term = { kind: 'chinese', text: '厕所', synonyms: [{ kind: 'letters', text: 'wc' }] } as const
  const parts = [part('one', 'A newcomer, and wcag'), part('two', 'Two WCs')]
  t.equal(matchingPart({ title_cn: '', title_en: '' }, parts, [term])?.anchor, 'two')
})
