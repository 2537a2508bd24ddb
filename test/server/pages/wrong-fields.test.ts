import { pino } from 'pino'
import t, { type Test } from 'tap'
import { createApp } from '../../../server/app.ts'
import { readSettings } from '../../../server/settings.ts'
import { type FieldPath, withField } from '../../fixtures/contract-samples.ts'
import { startOrigin } from '../../fixtures/origin.ts'
import { hazardsOf } from '../../fixtures/page-hazards.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

t.setTimeout(240_000)

/** A kind of record: the call that gives it, a page that shows it, and fields of each type. */
interface Kind {
  call: string
  page: string
  text: FieldPath
  list: FieldPath
  /** A text of which the other language is there too; none for records in one language. */
  pair?: FieldPath
  time?: FieldPath
  number?: FieldPath
}

const pack = compiledSmallPack()
const [news, exhibitor, product, talk] = [pack.news[0]!, pack.exhibitors[0]!, pack.products[0]!, pack.talks[0]!]
const page = pack.pages.find(({ sections }) => sections.some(({ type }) => type === 'text'))!

const kinds: Kind[] = [
  { call: '/getHomeMenuList', page: '/', text: [0, 'name'], list: [0, 'childlist'] },
  { call: '/getWebInfo', page: '/', text: [0, 'content'], list: [] },
  { call: '/getProductCategoryList', page: '/', text: [0, 'name'], list: [], number: [0, 'id'] },
  {
    call: '/industry/tree',
    page: '/visitor/products',
    text: ['tree', 0, 'name'],
    list: ['tree'],
    number: ['tree', 0, 'id']
  },
  {
    call: '/getHome',
    page: '/',
    text: ['bannerBox', 'summary_en'],
    list: ['newsBox'],
    pair: ['bannerBox', 'title_en'],
    time: ['newsBox', 0, 'date'],
    number: ['newsBox', 0, 'id']
  },
  {
    call: '/getPage',
    page: page.path,
    text: ['summary_en'],
    list: ['sections'],
    pair: ['title_en'],
    time: ['updated']
  },
  { call: '/getPageList', page: '/news', text: [0, 'path'], list: [], time: [0, 'updated'] },
  {
    call: '/getNewsList',
    page: '/news',
    text: ['list', 0, 'summary_en'],
    list: ['list'],
    pair: ['list', 0, 'title_en'],
    time: ['list', 0, 'date'],
    number: ['total']
  },
  {
    call: '/getNews',
    page: `/news/${news.id}`,
    text: ['source_en'],
    list: ['recommended'],
    pair: ['title_en'],
    time: ['date'],
    number: ['id']
  },
  {
    call: '/getExhibitorList',
    page: '/exhibitor/featured',
    text: ['list', 0, 'booth'],
    list: ['list', 0, 'categories'],
    pair: ['list', 0, 'company_en'],
    number: ['list', 0, 'id']
  },
  {
    call: '/getExhibitor',
    page: `/exhibitor/featured/${exhibitor.id}`,
    text: ['booth'],
    list: ['products'],
    pair: ['company_en'],
    time: ['updated'],
    number: ['since']
  },
  {
    call: '/getBooths',
    page: '/exhibitor/featured?view=plan',
    text: [0, 'booth'],
    list: [],
    pair: [0, 'company_en'],
    number: [0, 'area']
  },
  {
    call: '/getProductList',
    page: '/visitor/products',
    text: ['list', 0, 'booth'],
    list: ['list'],
    pair: ['list', 0, 'name_en'],
    number: ['list', 0, 'category']
  },
  {
    call: '/getProduct',
    page: `/visitor/products/${product.id}`,
    text: ['origin_en'],
    list: ['related'],
    pair: ['name_en'],
    time: ['updated'],
    number: ['exhibitor']
  },
  {
    call: '/getTalkList',
    page: '/event/activities',
    text: [0, 'forum'],
    list: [0, 'speakers'],
    pair: [0, 'title_en'],
    time: [0, 'start'],
    number: [0, 'id']
  },
  {
    call: '/getTalk',
    page: `/event/${talk.forum}/${talk.id}`,
    text: ['room_en'],
    list: ['speakers'],
    pair: ['title_en'],
    time: ['start'],
    number: ['id']
  }
]

interface Mutation {
  name: string
  call: string
  page: string
  field: FieldPath
  change: (value: unknown) => unknown
}

/** What JSON leaves out. */
const missing = () => undefined
const asObject = (value: unknown) =>
  Object.fromEntries(Object.entries(Object(value)).map(([key, item]) => [String(Number(key) * 2), item]))

const mutations: Mutation[] = kinds.flatMap(({ text, list, pair, time, number, ...kind }) => {
  const of = (name: string, field: FieldPath | undefined, change: Mutation['change']): Mutation[] =>
    field ? [{ ...kind, name, field, change }] : []
  return [
    ...of('an object for text', text, () => ({ a: 1 })),
    ...of('a number for text', text, () => 7),
    ...of('a list for text', text, () => ['a']),
    ...of('a PHP object for a list', list, asObject),
    ...of('text for a list', list, () => 'none'),
    ...of('null in one language', pair, () => null),
    ...of('one language missing', pair, missing),
    ...of('the other language', pair, () => '有机产品'),
    ...of('milliseconds', time, (value) => Number(value) * 1000),
    ...of('0 for a time', time, () => 0),
    ...of('a date that is none', time, () => '0000-00-00'),
    ...of('digits as text', number, (value) => String(value)),
    ...of('an object for a number', number, () => ({}))
  ]
})

/** A backend that answers as the small pack, with one changed field. */
function startMutated(t: Test, origin: string, { call, field, change }: Mutation) {
  return startOrigin(t, async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { lang: String(request.headers.lang) } })
    const body = (await answer.json()) as { data: unknown }
    if (request.url?.split('?')[0] === call) {
      const value = field.reduce<unknown>((inner, step) => Object(inner)[step], body.data)
      body.data = withField(body.data, field, change(value))
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
}

/** A site in front of a backend; `write` gets its warnings. */
async function startSite(t: Test, upstream: string, write: (text: string) => void): Promise<string> {
  const settings = readSettings({ API_UPSTREAM: upstream, DATA_DIR: t.testdir() })
  const log = pino({ level: 'warn' }, { write })
  const app = await createApp({ settings, upstream, assets: t.testdir(), log })
  t.teardown(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const inEnglish = (address: string) => (address === '/' ? '/en/' : `/en${address}`)

/** The page of a mutation in English. */
async function requestPage(t: Test, origin: string, mutation: Mutation): Promise<string> {
  const proxy = await startMutated(t, origin, mutation)
  const base = await startSite(t, proxy.base, () => {})
  return String((await sendRequest(base, inEnglish(mutation.page))).body)
}

/** The page of a mutation in English, and the faults that the site logs. */
async function requestWith(t: Test, origin: string, mutation: Mutation) {
  const { call, page: address } = mutation
  const proxy = await startMutated(t, origin, mutation)
  const fields: string[] = []
  let onFault = () => {}
  const first = new Promise<void>((resolve) => {
    onFault = resolve
  })
  const write = (text: string) => {
    const line = JSON.parse(text)
    if (line.expected === undefined || line.locale !== 'en') return
    fields.push(`${line.call} ${line.field}`)
    onFault()
  }
  const base = await startSite(t, proxy.base, write)
  const { status, body } = await sendRequest(base, inEnglish(address))
  if (!proxy.requests.some(({ url }) => url.split('?')[0] === call))
    await sendRequest(base, `/api${call}`, { headers: { lang: 'en' } })
  await first
  return { status, body: String(body), fields }
}

t.test(
  '80 wrong fields and more: each is one fault, and the page shows none of the words of a missing value',
  async (t) => {
    const backend = await runBackend(pack)
    t.teardown(backend.close)
    t.ok(mutations.length >= 80, String(mutations.length))
    for (const mutation of mutations) {
      const { name, call, field } = mutation
      await t.test(`${name}: ${call} ${field.join('.')}`, async (t) => {
        const { status, body, fields } = await requestWith(t, backend.origin, mutation)
        t.equal(status, 200)
        t.same(hazardsOf(body), [])
        t.equal(fields.length, 1, fields.join(', '))
      })
    }
  }
)

t.test('a list as a PHP object is read: the page is the one of the list', async (t) => {
  const backend = await runBackend(pack)
  t.teardown(backend.close)
  /** The visible text. */
  const shownOf = (html: string) =>
    html
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  const lists = mutations.filter(({ name }) => name === 'a PHP object for a list')
  t.ok(lists.length >= 10, String(lists.length))
  for (const mutation of lists) {
    const { call, field } = mutation
    await t.test(`${call} ${field.join('.')}`, async (t) => {
      const [asList, asPhpObject] = await Promise.all([
        requestPage(t, backend.origin, { ...mutation, change: (value) => value }),
        requestPage(t, backend.origin, mutation)
      ])
      t.equal(shownOf(asPhpObject), shownOf(asList))
      t.ok(shownOf(asList).length > 200)
    })
  }
})
