import t from 'tap'
import { findBooths } from '../../../client/hall/booth-states.ts'
import { highlightParts } from '../../../client/pages/search/highlighted.tsx'
import { contentCalls } from '../../../server/backend/content-calls.ts'
import type { ApiLocale } from '../../../shared/locale/locale.ts'
import { project } from '../../../shared/records/projection.ts'
import type { Booth, ExhibitorListing, SearchGroup } from '../../../shared/records/records.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const pack = compiledSmallPack()
const [first, second, third] = pack.exhibitors
const calls = contentCalls({
  ...pack,
  exhibitors: [
    { ...first!, company_cn: '浙江华舍农业有限公司', brand_cn: '华舍', summary_cn: '提供资料与Wi‑Fi设备。' },
    {
      ...second!,
      company_cn: '重慶長樂貿易',
      brand_cn: '長樂',
      summary_cn: '資料齊全。',
      summary_en: 'A WiFi network.'
    },
    ...(third ? [{ ...third, summary_cn: '别的。', summary_en: 'Other.' }] : [])
  ],
  news: [{ ...pack.news[0]!, id: 301, title_cn: '资料下载', title_en: 'Free Wi-Fi in the hall', summary_cn: '一' }]
})
const simplified = `/exhibitor/featured/${first!.id}`
const traditional = `/exhibitor/featured/${second!.id}`

async function call<T>(name: keyof typeof calls, query: Record<string, string>, locale: ApiLocale = 'cn'): Promise<T> {
  const response = await calls[name].handle({ query: new URLSearchParams(query), locale, form: {} })
  return response.data as T
}
const search = async (q: string, locale: ApiLocale = 'cn') =>
  (await call<SearchGroup[]>('search', { q }, locale)).flatMap(({ list }) => list.map(({ path }) => path))

const both = [simplified, traditional]
const expected: [query: string, found: string[]][] = [
  ['资料', [...both, '/news/301']],
  ['資料', [...both, '/news/301']],
  ['华舍', [simplified]],
  ['華舍農業', [simplified]],
  ['长乐', [traditional]],
  ['長樂', [traditional]],
  ['hsny', [simplified]],
  ['HSNY', [simplified]],
  ['zjhs', [simplified]],
  ['hs', [simplified]],
  ['cqcl', [traditional]],
  ...['wifi', 'WiFi', 'Wi-Fi', 'wi\u2011fi', 'wi\u2010fi', 'WI–FI', 'wi fi', 'ｗｉ－ｆｉ', 'wi\u00adfi'].map(
    (query): [string, string[]] => [query, [...both, '/news/301']]
  )
]
for (const [query, found] of expected)
  t.test(`the search finds ${found.length} by ${query}`, async (t) => {
    const paths = await search(query)
    for (const path of found) t.ok(paths.includes(path), JSON.stringify(paths))
    const others = both.filter((path) => !found.includes(path))
    for (const path of others) t.notOk(paths.includes(path), `${path} of ${JSON.stringify(paths)}`)
  })

t.test('the directory and the plan of the hall find firms by the same spellings', async (t) => {
  const booths = (await call<Booth[]>('booths', {})).map((booth) => project(booth, 'cn'))
  for (const [query, found] of expected) {
    const { list } = await call<ExhibitorListing>('exhibitorList', { q: query })
    const onPlan = findBooths(booths, query)
    for (const exhibitor of [first!, second!]) {
      const isFound = found.includes(`/exhibitor/featured/${exhibitor.id}`)
      const seen = list.some(({ id }) => id === exhibitor.id)
      t.equal(seen, isFound, `directory: ${query}`)
      // The plan reads names alone in traditional characters.
      if (query !== '資料') t.equal(onPlan.has(exhibitor.id), isFound, `plan: ${query}`)
    }
  }
})

t.test('a hit marks what was found in other characters', async (t) => {
  const groups = await call<SearchGroup[]>('search', { q: '資料' })
  const news = groups.find(({ kind }) => kind === 'news')
  t.same(news?.words, ['资料'])
  const marked = highlightParts('资料下载', '資料', news?.words).filter(({ isHighlighted }) => isHighlighted)
  t.same(marked, [{ text: '资料', isHighlighted: true }])
})

t.test('initials of a few letters match at the beginning of a name alone', async (t) => {
  t.notOk((await search('ny')).includes(simplified))
  t.notOk((await search('xgs')).includes(simplified))
})
