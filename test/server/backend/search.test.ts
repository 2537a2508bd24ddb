import t from 'tap'
import { isOneEditApart, queryTerms } from '../../../server/backend/query-terms.ts'
import { createSearch } from '../../../server/backend/search.ts'
import type { ApiLocale } from '../../../shared/locale/locale.ts'
import type { SearchKind, Section } from '../../../shared/records/records.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const search = createSearch(compiledSmallPack())
const known = new Set(compiledSmallPack().pageList.map(({ path }) => path))
const tea = '/exhibitor/featured/102'
const greenTea = '/visitor/products/1001'

/** Paths of all hits. */
async function pathsFor(query: string, locale: ApiLocale = 'cn', kind?: SearchKind): Promise<string[]> {
  const groups = await search(query, locale, kind)
  return groups.flatMap((group) => group.list.map((hit) => hit.path))
}

const expected: [query: string, locale: ApiLocale, path: string][] = [
  ['有机茶', 'cn', tea],
  ['有机茶', 'en', tea],
  ['有机绿茶', 'cn', greenTea],
  ['绿茶', 'cn', greenTea],
  ['organic tea', 'en', tea],
  ['organic tea', 'cn', tea],
  ['ORGANIC TEAS', 'en', tea],
  ['organik', 'en', tea],
  ['orgnaic tea', 'en', tea],
  ['Ｏｒｇａｎｉｃ　Ｔｅａ', 'en', tea],
  ['N5A05', 'cn', tea],
  ['n5a05', 'en', tea],
  ['Ｎ５Ａ０５', 'cn', tea],
  ['A05', 'cn', tea],
  ['n5a', 'cn', tea],
  ['青岭', 'cn', tea],
  ['岭茶', 'cn', tea],
  ['茶事', 'cn', tea],
  ['Qingl', 'en', tea],
  ['qingling tea house', 'en', tea],
  ['浙江 有机', 'cn', tea],
  ['讲者501', 'cn', '/event/roundtable/501'],
  ['年度好茶', 'cn', '/event/award'],
  ['Longyang', 'en', '/exhibition/about'],
  ['龙阳路', 'cn', '/exhibition/about'],
  ['News 301', 'en', '/news/301']
]
for (const [query, locale, path] of expected)
  t.test(`${query} (${locale}) finds ${path}`, async (t) => {
    const paths = await pathsFor(query, locale)
    t.ok(paths.includes(path), JSON.stringify(paths))
  })

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '%00%ff\u0000\uffff',
  '__proto__',
  'constructor',
  '(((((*+?[]{}|\\^$',
  '\ud800',
  'a'.repeat(5000),
  '有'.repeat(5000),
  Array.from({ length: 400 }, (_, index) => `w${index}`).join(' ')
]
for (const query of hostile)
  t.test(`the query ${JSON.stringify(query.slice(0, 30))} is treated as text`, async (t) => {
    for (const locale of ['cn', 'en'] as const)
      for (const path of await pathsFor(query, locale)) t.ok(known.has(path), path)
  })

for (const query of ['', '   ', '。，！', '<>', '\u200b'])
  t.test(`${JSON.stringify(query)} finds nothing`, async (t) => t.same(await search(query, 'cn'), []))

t.test('a query without a match has no hits', async (t) => {
  t.same(await search('量子计算', 'cn'), [])
  t.same(await search('有机 量子', 'cn'), [], 'all terms must match')
})

t.test('a product is found by its award; one without a day counts as announced', async (t) => {
  t.same(await pathsFor('Tea of the year', 'en', 'product'), [greenTea])
})

t.test('a search whose words were corrected says for what it searched', async (t) => {
  const correctedOf = async (query: string) => [...new Set((await search(query, 'en')).map((group) => group.corrected))]
  t.same(await correctedOf('Orgnaic tea'), ['organic tea'])
  t.same(await correctedOf('organic tea'), [undefined])
})

t.test('a typed apostrophe finds a typographic one', async (t) => {
  const pack = compiledSmallPack()
  const search = createSearch({ ...pack, news: [{ ...pack.news[0]!, title_en: 'Xing’an Mobility moves' }] })
  for (const query of ["Xing'an", 'Xing’an', 'xing']) t.equal((await search(query, 'en', 'news'))[0]?.total, 1, query)
})

t.test('at most three words of a query are corrected', async (t) => {
  const pack = compiledSmallPack()
  const news = [{ ...pack.news[0]!, title_en: 'Seaweed, chestnut, buckwheat and rapeseed' }]
  const search = createSearch({ ...pack, news })
  const correctedOf = async (query: string) => (await search(query, 'en'))[0]?.corrected
  t.equal(await correctedOf('seeweed chesnut bukwheat rapeseed'), 'seaweed chestnut buckwheat rapeseed')
  t.equal(await correctedOf('seeweed chesnut bukwheat rapseed'), undefined)
})

t.test('a match in a name ranks before one in a text', async (t) => {
  const [first] = await search('青岭茶事', 'cn', 'exhibitor')
  t.equal(first?.list[0]?.path, tea)
})

t.test('groups contain hits of one kind and count all of them; a search over one kind has pages', async (t) => {
  const groups = await search('页面', 'cn')
  const pages = groups.find((group) => group.kind === 'page')
  t.equal(pages?.list.length, 6)
  t.ok((pages?.total ?? 0) > 24)
  for (const group of groups) for (const hit of group.list) t.equal(hit.kind, group.kind)
  const first = await search('页面', 'cn', 'page', 1)
  const second = await search('页面', 'cn', 'page', 2)
  t.equal(first[0]?.list.length, 24)
  t.equal(second[0]?.list.length, (pages?.total ?? 0) - 24)
  t.same(await pathsFor('页面', 'cn', 'news'), [])
})

t.test('a hit has the id of its record and what is displayed beside it', async (t) => {
  const pack = compiledSmallPack()
  const picture = { src: '/tea.webp', width: 5, height: 3, alt_cn: '茶', alt_en: 'Tea' }
  for (const { id, categories } of pack.exhibitors.filter(({ id }) => id === 102)) {
    const own = createSearch({ ...pack, exhibitors: [{ ...pack.exhibitors.find((one) => one.id === id)!, picture }] })
    const [hit] = (await own('N5A05', 'cn', 'exhibitor'))[0]?.list ?? []
    t.match(hit, { id, category: categories[0], picture })
  }
  const [talk] = (await search('讲者501', 'cn', 'talk'))[0]?.list ?? []
  t.match(talk, { id: 501, start: pack.talks.find(({ id }) => id === 501)?.start })
})

t.test('a query is split by script and into words', async (t) => {
  const terms = (text: string) => queryTerms(text).map((term) => term.text)
  t.same(terms('ＡＢＣ有机茶Café n5B12'), ['abc', '有机', '茶', 'cafe', 'n5b12'])
  t.same(terms('有机的茶'), ['有机', '茶'])
  t.same(terms('的'), ['的'])
  t.same(terms('青岭茶事'), ['青岭', '茶事'], 'single characters of a name are joined')
  t.same(terms('teas berries glass is'), ['tea', 'berr', 'glass', 'is'])
  t.equal(terms('a b c d e f g h i j k l m n o p').length, 12)
})

t.test('letters match at the beginning of words only', async (t) => {
  t.same(await pathsFor('gling', 'en'), [])
  t.same(await pathsFor('5a05', 'en'), [])
  t.same(await pathsFor('q', 'en'), [], 'a single letter matches a complete word only')
})

t.test('a short word matches complete words alone, where there are any', async (t) => {
  const pack = compiledSmallPack()
  const [first] = pack.news
  const news = { ...first!, id: 399, title_en: 'The team of a tearoom', summary_en: '', html_en: '', company_en: '' }
  const searchIn = createSearch({ ...pack, news: [...pack.news, news] })
  const newsOf = async (query: string) => (await searchIn(query, 'en', 'news'))[0]?.list.map(({ path }) => path) ?? []
  t.notOk((await newsOf('tea')).includes('/news/399'))
  t.ok((await newsOf('team')).includes('/news/399'))
  t.ok((await newsOf('tear')).includes('/news/399'))
  t.ok((await pathsFor('tea', 'en')).includes(tea))
  t.ok((await pathsFor('qin', 'en')).includes(tea), 'the beginning of a name, where no word is the query')
})

t.test('from the day of an award on its products are found by its names, and its page by its winners', async (t) => {
  const pack = compiledSmallPack()
  const [page] = pack.pages
  const date = 1749600000
  const award = {
    ...{ title_cn: '金叶奖', title_en: 'Golden Leaf', summary_cn: '', summary_en: '', date, products: [1001] },
    winners: [{ name_cn: '甲', name_en: 'Zirconium' }]
  }
  // The page needs nothing else of a compiled pack.
  const sections = [{ type: 'awards', list: [award] }] as unknown as Section[]
  const products = pack.products.map((product) =>
    product.id === 1001
      ? { ...product, award_cn: '2025年茶王：金叶', award_en: 'Tea King 2025', award_date: date }
      : product
  )
  const changed = { ...pack, products, pages: [{ ...page!, sections }], awards: [award] }
  const queries = [
    ['金叶奖', 'cn', 'product'],
    ['Golden Leaf', 'en', 'product'],
    ['golden leaf', 'cn', 'product'],
    ['茶王', 'cn', 'product'],
    ['Tea King', 'en', 'product'],
    ['Zirconium', 'en', 'page']
  ] as const
  let today = date - 86_400
  const search = createSearch(changed, () => today)
  const found = async (query: string, locale: ApiLocale, kind: SearchKind) =>
    (await search(query, locale, kind)).flatMap(({ list }) => list.map(({ path }) => path))
  const expected = { product: [greenTea], page: [`${page!.path}`] }
  for (const [query, locale, kind] of queries)
    t.same(await found(query, locale, kind), [], `${query} on the day before`)
  for (const day of [date, date + 86_400 * 400]) {
    today = day
    for (const [query, locale, kind] of queries)
      t.same(await found(query, locale, kind), expected[kind], `${query} later`)
  }
  today = date - 86_400
  t.same(await found('金叶奖', 'cn', 'product'), [], 'with the clock set back')
})

const near: [string, string, boolean][] = [
  ['organik', 'organic', true],
  ['orgnaic', 'organic', true],
  ['orgaanic', 'organic', true],
  ['organi', 'organic', true],
  ['organic', 'organic', true],
  ['orgonik', 'organic', false],
  ['abcd', 'cdab', false],
  ['tea', 'honey', false]
]
for (const [one, other, is] of near)
  t.test(`${one} is ${is ? '' : 'not '}one edit apart from ${other}`, async (t) => {
    t.equal(isOneEditApart(one, other), is)
    t.equal(isOneEditApart(other, one), is)
  })
