import t from 'tap'
import { contractFaults } from '../../../server/api/contract-faults.ts'
import type { ApiLocale } from '../../../shared/locale/locale.ts'
import { operations } from '../../fixtures/api-document.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const faultsOf = (call: string, data: unknown, locale: ApiLocale = 'cn') =>
  [...contractFaults(call, data, locale)].flat()
const pathsOf = (call: string, data: unknown, locale?: ApiLocale) =>
  faultsOf(call, data, locale).map(({ path }) => path)

const news = {
  id: 301,
  kind: 'exhibition_news',
  date: 1_725_148_800,
  title_cn: '招展启动',
  title_en: 'Booth sales begin',
  summary_cn: '第18届',
  summary_en: 'The 18th'
}
const listing = (entries: unknown[]) => ({ list: entries, total: entries.length, page: 1, pages: 1 })

t.test('data that follow the contract have no faults', async (t) => {
  t.same(faultsOf('/getNewsList', listing([news])), [])
  const backend = await runBackend(t, compiledSmallPack())
  for (const { call, method } of operations) {
    if (method !== 'get' || /search|checkCode|share_sign/.test(call)) continue
    for (const lang of ['cn', 'en'] as const) {
      const response = await fetch(`${backend.origin}${call}`, { headers: { lang } })
      const { data } = (await response.json()) as { data: unknown }
      if (response.status === 200) t.same(faultsOf(call, data, lang), [], `${call} ${lang}`)
    }
  }
})

t.test('each wrong field is one fault: where, what is expected, what came, what visitors see', async (t) => {
  const time = 'a time in unix seconds, from 1971 on'
  const cases: [entry: object, path: string, expected: string, got: string, seen: string][] = [
    [{ date: '1725148800' }, 'date', time, 'the text "1725148800"', 'it is read as 01.09.2024'],
    [{ date: 1_725_148_800_000 }, 'date', time, 'the number 1725148800000', 'it is read as 01.09.2024'],
    [{ date: 0 }, 'date', time, 'the number 0', 'nothing in its place'],
    [{ date: 'soon' }, 'date', time, 'text of 4 characters', 'nothing in its place'],
    [{ id: 'x' }, 'id', 'a whole number', 'text of 1 character', 'the entry is left out'],
    [{ id: '301' }, 'id', 'a whole number', 'the text "301"', 'it is read as a number'],
    [
      { kind: 'rumour' },
      'kind',
      'one of industry_news, exhibition_news',
      'the text "rumour"',
      'it is taken for exhibition_news'
    ],
    [{ title_cn: 7 }, 'title_cn', 'text', 'a number', 'it is read as text'],
    [{ title_cn: { a: 1 } }, 'title_cn', 'text', 'an object with a', 'the English text'],
    [{ title_cn: null }, 'title_cn', 'Chinese text', 'null', 'the English text'],
    [{ title_en: undefined }, 'title_en', 'English text', 'nothing', 'the Chinese text'],
    [{ title_en: '' }, 'title_en', 'English text', 'an empty text', 'the Chinese text'],
    [{ title_en: '招展启动' }, 'title_en', 'English text', 'Chinese text of 4 characters', 'the text as it is'],
    [{ picture: [] }, 'picture', 'an object', 'an empty list', 'nothing in its place']
  ]
  for (const [change, field, expected, got, seen] of cases) {
    const data = listing([news, JSON.parse(JSON.stringify({ ...news, ...change }))])
    t.same(faultsOf('/getNewsList', data), [
      { path: `data.list[1].${field}`, expected, got, seen, isLost: !seen.startsWith('it is read') }
    ])
  }
  t.same(pathsOf('/getNewsList', { ...listing([]), list: { 0: news, 2: news } }), ['data.list'])
  const told = pathsOf('/getNews', { ...news, previous: { ...news, id: [] } }).at(-1)
  t.same(told, 'data.previous.id', 'within a record or null')
  t.same(pathsOf('/getPage', { sections: [{ type: 'riddle' }] }).at(-1), 'data.sections[0].type')
  const listed = pathsOf('/getHomeMenuList', [{ name: '展会', path: '/' }], 'en')
  t.same(listed, ['data[0].name'], 'a name in the wrong language')
  t.same(pathsOf('/getHomeMenuList', [{ name: '展会', path: '/' }], 'cn'), [])
  const branches = [{ id: 1, name: 'Tea', children: [{ name: 'no id' }] }]
  t.same(
    faultsOf('/industry/tree', branches).map(({ path, seen, isLost }) => [path, seen, isLost]),
    [
      ['data', 'it is read as the tree', false],
      ['data[0].children[0].id', 'the entry is left out', true]
    ],
    'a tree that is not wrapped, which pages read'
  )
  t.match(faultsOf('/getHomeMenuList', [{ name: null, path: '/' }]), [{ seen: 'the entry is left out' }])
  t.match(faultsOf('/getBooths', { data: [], meta: {} }), [
    { path: 'data', got: /, but data is one, one level too deep$/ }
  ])
  t.match(faultsOf('/checkCode', { data: { found: false, code: '1' } }), [
    { got: /, but data has them, one level too/ }
  ])
  const given = faultsOf('/industry/tree', { tree: null })
  t.match(given, [{ got: 'null', seen: 'it is read as an empty list', isLost: false }], 'nothing is lost')
  t.match(faultsOf('/getHomeMenuList', [{ name: 'A', path: '/', is_nav: 'yes' }]), [{ got: 'the text "yes"' }])
  t.same(
    pathsOf('/getAwards', [
      { ...award, products: null },
      { ...award, products: null }
    ]),
    ['data[0].products', 'data[1].products']
  )
  const untitled = faultsOf('/getNewsList', listing([{ ...news, title_cn: '', title_en: undefined }]))
  t.same([...new Set(untitled.map(({ seen }) => seen))], ['nothing in its place'])
  t.same(faultsOf('/unknown', 7), [])
})
const award = { title_cn: 'a', title_en: 'a', summary_cn: 'a', summary_en: 'a', products: [], winners: [] }

t.test('names that are all in the other language are one fault of the call', async (t) => {
  const faultsOf = (...names: string[]) =>
    [
      ...contractFaults(
        '/getProductCategoryList',
        names.map((name, id) => ({ id, name })),
        'en'
      )
    ].flat()
  t.match(faultsOf('茶', '油脂'), [
    { path: 'data', expected: 'names in English', got: 'Chinese in all 2', seen: /is the header `lang` read, and/ }
  ])
  t.match(faultsOf('茶', 'Oil'), [{ path: 'data[0].name', expected: 'English text' }])
})

t.test('a name in another spelling that is read all the same loses nothing', async (t) => {
  const { title_en: titleEn, ...others } = news
  t.match([...contractFaults('/getNewsList', listing([{ ...others, titleEn }]), 'en')].flat(), [
    { path: 'data.list[0].title_en', got: 'nothing, but titleEn', seen: 'it is read all the same', isLost: false }
  ])
})

t.test('no text of a record is in a fault', async (t) => {
  const secret = 'anna@example.com +86 138 0000 0000'
  const faults = faultsOf(
    '/getNewsList',
    listing([{ ...news, id: secret, date: secret, [secret]: 1, title_en: [secret], kind: secret }])
  )
  t.equal(faults.length, 4)
  t.notMatch(JSON.stringify(faults), /anna|138/)
})

t.test('large data are checked in parts, so that other work can run between them', async (t) => {
  const entries = Array.from({ length: 1250 }, () => news)
  const wrong = { ...news, id: null as unknown as number }
  const parts = [...contractFaults('/getNewsList', listing(entries.with(230, wrong)), 'cn')]
  t.equal(parts.length, 3)
  const paths = parts.flat().map(({ path }) => path)
  t.same(paths, ['data.list[230].id'])
})

t.test('what stands in place of a missing value is named', (t) => {
  const { id, title_cn: _cn, title_en: _en, ...rest } = news
  const gotOf = (entry: object) => faultsOf('/getNewsList', listing([entry])).map(({ path, got }) => [path, got])
  t.same(gotOf({ ...rest, id, title: 'x', sort: 1 }), [
    ['data.list[0].title_cn', 'nothing, but title'],
    ['data.list[0].title_en', 'nothing, but title']
  ])
  t.same(gotOf({ id, attributes: { ...rest } }), [
    ['data.list[0]', 'an object with id, attributes, but attributes has them, one level too deep']
  ])
  t.same(faultsOf('/getNewsList', { count: 1, results: [news] }), [
    {
      path: 'data',
      expected: 'an object with total, page, pages, list',
      got: 'an object with count, results',
      seen: 'no data of this call',
      isLost: true
    }
  ])
  t.end()
})
