import t from 'tap'
import { safeJson, stateJson } from '../../../server/pages/document.ts'
import { structuredData } from '../../../server/pages/structured-data.ts'
import type { Locale } from '../../../shared/locale/locale.ts'
import { matchRoute } from '../../../shared/pages/match-page.ts'
import type { PageState, ViewData } from '../../../shared/pages/state.ts'
import type { MenuItem } from '../../../shared/records/records.ts'
import { samplePageState } from '../../fixtures/page-state.ts'
import { structuredFaults } from '../../fixtures/structured-fields.ts'

const origin = 'https://fair.example'

const entry = (name: string, path: string, ...childlist: MenuItem[]): MenuItem => ({
  name,
  path,
  out_link: '',
  target: '_self',
  is_nav: 1,
  hidden: 0,
  childlist
})
const menu = [
  entry('Exhibition', '/exhibition/about', entry('About', '/exhibition/about'), entry('Range', '/exhibition/range')),
  entry('Exhibitors', '/exhibitor/why', entry('Featured', '/exhibitor/featured')),
  entry(
    'Events',
    '/event/activities',
    entry('Programme', '/event/activities'),
    entry('Roundtable', '/event/roundtable')
  )
]

/** The records of a page with this path and title. */
function recordsOf(path: string, title: string, data: object = {}, more: Partial<PageState> = {}) {
  const locale: Locale = more.locale ?? 'en'
  const match = matchRoute(path, '')
  const state = samplePageState({ locale })
  return structuredData({
    ...state,
    origin,
    path,
    screen: match.screen,
    params: match.params,
    menu,
    head: {
      title: title ? `${title} - ${state.facts.name}` : state.facts.name,
      description: 'A description.',
      keywords: ''
    },
    data: data as ViewData,
    ...more
  })
}

const news = {
  id: 7,
  title: 'Booth sales begin',
  summary: 'From today.',
  date: 1725148800,
  updated: 1725235200,
  source: 'Organising committee',
  picture: { src: '/assets/news.svg', width: 600, height: 400, alt: '' }
}
const talk = {
  id: 501,
  forum: 'roundtable',
  title: 'Who pays',
  start: 1749608100,
  end: 1749609900,
  room: 'Forum stage',
  speakers: [{ name: 'Gu Wantang', position: 'Inspector', company: 'Sample Certification' }]
}
const list = [1, 2, 3].map((id) => ({ id, title: `News ${id}`, company: `Firm ${id}`, name: `Product ${id}` }))

const ofList = ['BreadcrumbList', 'ItemList']
const pages: [string, string, string, object, string[]][] = [
  ['home', '/', '', {}, ['ExhibitionEvent', 'WebSite', 'Organization', 'Organization']],
  ['a page', '/exhibition/range', 'Range', {}, ['BreadcrumbList']],
  ['contact', '/contact/us', 'Contact', {}, ['BreadcrumbList', 'Organization', 'Organization']],
  ['news', '/news/7', 'Booth sales begin', { news }, ['BreadcrumbList', 'NewsArticle']],
  ['a talk', '/event/roundtable/501', 'Who pays', { talk }, ['BreadcrumbList', 'Event']],
  ['a product', '/visitor/products/1', 'Tea', { product: { id: 1, name: 'Tea' } }, ['BreadcrumbList']],
  ['the list of news', '/news', 'News', { newsList: { list, total: 3, page: 1, pages: 1 } }, ofList],
  ['news of a kind', '/media/industry_news', 'Industry', { newsList: { list, total: 30, page: 2 } }, ofList],
  ['exhibitors', '/exhibitor/featured', 'Featured', { exhibitorList: { list, total: 3, page: 1 } }, ofList],
  ['products', '/visitor/products', 'Products', { productList: { list, total: 3, page: 1 } }, ofList],
  ['an empty list', '/news', 'News', { newsList: { list: [], total: 0, page: 1, pages: 0 } }, ['BreadcrumbList']]
]
for (const [what, path, title, data, types] of pages)
  t.test(`${what} has ${types.join(', ')}, each with all required fields, in both languages`, async (t) => {
    for (const locale of ['cn', 'en'] as const) {
      const records = recordsOf(path, title, data, { locale })
      const found = records.map((record) => record['@type'])
      t.same(found, types)
      const seen = records.flatMap((record) => structuredFaults(record))
      t.same(seen, [])
      t.notMatch(JSON.stringify(records), 'undefined')
    }
  })

t.test('the event record has place and time of the fair, in the time zone of Shanghai', async (t) => {
  const [fair] = recordsOf('/', '', {}, { locale: 'en' })
  t.match(fair, {
    name: '18th Shanghai Organic and Natural Products Fair',
    startDate: '2025-06-11T09:00+08:00',
    endDate: '2025-06-13T15:00+08:00',
    url: `${origin}/en/`,
    location: {
      name: 'Shanghai New International Expo Centre Hall N5',
      address: { streetAddress: '2345 Longyang Road', addressRegion: 'Shanghai', addressCountry: 'CN' }
    },
    organizer: [{ name: /Heyao/ }, { name: /Miaoyuan/ }]
  })
  t.notMatch(JSON.stringify(fair), /"price/)
})

const offerUrls: [Record<string, string>, string, string][] = [
  [{}, `${origin}/en/visitor/register`, `${origin}/en/exhibitor/apply`],
  [
    { preregister_url_en: 'https://tickets.example.com/x', booth_url_en: '/exhibitor/booth' },
    'https://tickets.example.com/x',
    `${origin}/exhibitor/booth`
  ],
  [
    { preregister_url_en: 'javascript:alert(1)', booth_url_en: '//evil.example' },
    `${origin}/en/visitor/register`,
    `${origin}/en/exhibitor/apply`
  ]
]
for (const [config, register, booth] of offerUrls)
  t.test(`with ${JSON.stringify(config)} the offers are ${register} and ${booth}`, async (t) => {
    const [fair] = recordsOf('/', '', {}, { config })
    t.match(fair?.offers, [{ url: register }, { url: booth }])
  })

t.test('after the fair the offers are sold out', async (t) => {
  const offers = (phase: PageState['phase']) => recordsOf('/', '', {}, { phase })[0]?.offers
  t.match(offers('during'), [
    { availability: 'https://schema.org/InStock' },
    { availability: 'https://schema.org/InStock' }
  ])
  t.match(offers('after'), [
    { availability: 'https://schema.org/SoldOut' },
    { availability: 'https://schema.org/SoldOut' }
  ])
})

const events = '> Events /event/activities > Roundtable /event/roundtable'
const exhibitors = '> Exhibitors /exhibitor/why > Exhibitors /exhibitor/featured'
const trails: [string, string, object, string][] = [
  ['/exhibition/range', 'Range', {}, '> Exhibition /exhibition/about > Range /exhibition/range'],
  ['/exhibition/about', 'About', {}, '> About /exhibition/about'],
  ['/news/7', 'Begin - now', { news }, '> News centre /news > Begin - now /news/7'],
  ['/event/roundtable/501', 'Who pays', { talk }, `${events} > Who pays /event/roundtable/501`],
  ['/exhibitor/featured/9', 'Tea House', {}, `${exhibitors} > Tea House /exhibitor/featured/9`]
]
for (const [path, title, data, expected] of trails)
  t.test(`the breadcrumbs of ${path} are ${expected}`, async (t) => {
    const [trail] = recordsOf(path, title, data)
    const steps = trail?.itemListElement as { name: string; item: string }[]
    const shown = steps.map(({ name, item }) => `${name} ${item.slice(`${origin}/en`.length)}`)
    t.equal(shown.join(' > '), `Organic and Natural / ${expected}`)
  })

t.test('entries of a later page of a list have their positions in the complete list', async (t) => {
  const [, items] = recordsOf('/news', 'News', { newsList: { list, total: 51, page: 3, pages: 3 } })
  t.match(items, { numberOfItems: 51, itemListElement: [{ position: 49 }, { position: 50 }, { position: 51 }] })
})

t.test('a page with a status other than 200 has no records', async (t) => {
  for (const status of [404, 500, 502, 503]) t.same(recordsOf('/', '', {}, { status }), [])
})

t.test('hostile texts cannot end the script element', async (t) => {
  const hostile = '</script><script>alert(1)</script><!--\u2028\u2029'
  const records = [
    ...recordsOf('/news/7', hostile, { news: { ...news, title: hostile, source: hostile } }),
    ...recordsOf('/event/roundtable/501', hostile, {
      talk: { ...talk, title: hostile, speakers: [{ name: hostile }] }
    }),
    ...recordsOf('/news', hostile, { newsList: { list: [{ id: 1, title: hostile }], total: 1, page: 1 } }),
    ...recordsOf('/', '', {}, { config: { booth_url_en: `https://x.example/${hostile}` } })
  ]
  for (const record of records) {
    const json = safeJson(record)
    t.notMatch(json, /[<\u2028\u2029]/)
    t.same(JSON.parse(json), JSON.parse(JSON.stringify(record)))
  }
})

t.test('stateJson has the complete state, and hostile texts cannot end the script element', async (t) => {
  const name = '</script><script>alert(1)</script>\u2028'
  const industryTree = [{ id: 1, name, children: [] }]
  for (const members of [{}, { industryTree }, { industryTree, path: `/${name}` }, { locale: 'en' as const }]) {
    const state = samplePageState(members)
    const json = stateJson(state)
    t.notMatch(json, /[<\u2028\u2029]/)
    t.same(JSON.parse(json), state)
  }
})

t.test('data of the wrong shape is left out and throws no error', async (t) => {
  for (const data of [
    { news: { ...news, date: 'today' } },
    { news: { id: 1 } },
    { news: { ...news, title: null, source: 7 } },
    { talk: { ...talk, start: null } },
    { talk: { title: 5, start: 1749608100, speakers: 'many' } },
    { talk: { ...talk, title: null, speakers: [null, 'x', {}] } },
    { newsList: { list: 'none' } },
    { newsList: { list: [null, 'x', { id: 1 }] } },
    { newsList: {} }
  ])
    t.notMatch(safeJson(recordsOf('/news/7', 'x', data)), /undefined|\[object/, JSON.stringify(data))
})

t.test('an article is published by the first organiser, or by the fair where no organiser is known', async (t) => {
  const facts = samplePageState({ locale: 'en' }).facts
  const publisherOf = (more: Partial<PageState>) => {
    const record = recordsOf('/news/7', 'Booth sales begin', { news }, more).find(
      (one) => one['@type'] === 'NewsArticle'
    )
    return (record?.publisher as { name?: string } | undefined)?.name // checked by the comparisons below
  }
  t.equal(publisherOf({}), facts.organisers[0]?.company)
  t.equal(publisherOf({ facts: { ...facts, organisers: [] } }), facts.name)
})

t.test('a headline has at most 110 characters, and says by an ellipsis that it is cut', async (t) => {
  const headlineOf = (title: string) =>
    recordsOf('/news/7', title, { news: { ...news, title } }).find((one) => one['@type'] === 'NewsArticle')?.headline
  t.equal(headlineOf('x'.repeat(110)), 'x'.repeat(110))
  t.equal(headlineOf('x'.repeat(111)), `${'x'.repeat(109)}…`)
})
