import t from 'tap'
import type { Pack } from '../../../server/backend/content/pack.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { compiledPackWithFacts } from '../../fixtures/small-pack.ts'

const addNews = ({ news }: Pack) =>
  void news.push(...Array.from({ length: 30 }, (_, i) => ({ ...news[0]!, id: 401 + i })))
const base = await startSite(t, (await runBackend(t, compiledPackWithFacts(addNews))).origin)
const state = async (path: string) =>
  (await sendRequest(base, `/_data${path}`)).json<{ data: Record<string, unknown> }>().data
const idOf = (list: unknown) => (list as { id: number }[])[0]!.id

const news = idOf(((await state('/news')).newsList as { list: unknown }).list)
const exhibitor = idOf(((await state('/exhibitor/featured')).exhibitorList as { list: unknown }).list)
const product = idOf(((await state('/visitor/products')).productList as { list: unknown }).list)
const talk = idOf((await state('/event/roundtable')).talkList)

const slugs = [
  ...['about', 'range', 'standards', 'review', 'gallery'].map((name) => `/exhibition/${name}`),
  ...['why', 'booth', 'apply', 'centre', 'featured', 'download'].map((name) => `/exhibitor/${name}`),
  ...['match', 'why', 'register', 'guide', 'vip', 'products', 'code'].map((name) => `/visitor/${name}`),
  ...['activities', 'roundtable', 'distribution', 'maternal', 'award'].map((name) => `/event/${name}`),
  ...['industry_news', 'exhibition_news', 'e-news', 'cooperation', 'partners'].map((name) => `/media/${name}`),
  '/contact/us'
]

const existing = [
  '/',
  '/news',
  '/search',
  '/privacy',
  '/plan',
  '/unsubscribe',
  ...slugs,
  `/news/${news}`,
  `/exhibitor/featured/${exhibitor}`,
  `/visitor/products/${product}`,
  `/event/roundtable/${talk}`,
  '/news?page=2',
  '/search?q=%E8%8C%B6'
]

const blocks = [
  ...['contact', 'download', 'event-activities', 'exhibitor-booth', 'media-cooperation', 'media-e-news'],
  ...['media-exhibition_news', 'media-industry_news', 'visitor-match', 'global-template'],
  ...['activeBox', 'areaBox', 'bannerBox', 'brandBox', 'mediaBox', 'newsBox']
]
const missing = [
  '/404',
  '/nothing/here',
  '/news/abc',
  '/news/0',
  '/news/999999',
  '/news/1.5',
  `/news/${news}/more`,
  '/exhibitor/featured/999999',
  '/visitor/products/x',
  '/event/roundtable/999999',
  `/event/nothing/${talk}`,
  '/exhibition',
  '/index.html',
  '/en/en/news',
  ...blocks.map((name) => `/${name}`)
]

for (const prefix of ['', '/en']) {
  const language = prefix ? 'en' : 'zh-CN'
  for (const path of existing)
    t.test(`${prefix}${path} is 200`, async (t) => {
      const { status, headers, body } = await sendRequest(base, prefix + path)
      t.equal(status, 200)
      t.equal(headers['content-type'], 'text/html; charset=utf-8')
      t.match(body, `<html lang="${language}"`)
      t.equal(body.match(/<h1[\s>]/g)?.length, 1, 'one h1')
      t.match(body, /<title>[^<]+<\/title>/)
    })
  for (const path of missing)
    t.test(`${prefix}${path} is 404`, async (t) => {
      const { status, headers, body } = await sendRequest(base, prefix + path)
      t.equal(status, 404)
      t.equal(headers.location, undefined)
      const english = `${prefix}${path}`.startsWith('/en/')
      t.match(body, english ? 'This page could not be found' : '页面不存在')
      t.match(body, `href="${english ? '/en/' : '/'}"`, 'a link to the home page')
    })
}

t.test('/index is 200', async (t) => {
  t.equal((await sendRequest(base, '/index')).status, 200)
})

for (const path of ['/assets/none', '/assets/none.js', '/assets/', '/assets/..%2fmain.js', '/assets/../server/main.js'])
  t.test(`${path} is a 404 in plain text, with no-store`, async (t) => {
    const { status, headers, body } = await sendRequest(base, path, { headers: { cookie: 'i18n_locale=en' } })
    if (path.includes('..') && headers['content-type']?.includes('html')) return t.equal(status, 404)
    t.equal(status, 404)
    t.match(headers['content-type'], /^text\/plain/)
    t.equal(headers['cache-control'], 'no-store')
    t.notMatch(body, '<')
  })

for (const path of ['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/rss.xml', '/en/rss.xml', '/calendar.ics'])
  t.test(`${path} is 200 for HEAD and GET, whatever the language cookie`, async (t) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, body } = await sendRequest(base, path, { method, headers: { cookie: 'i18n_locale=en' } })
      t.equal(status, 200, method)
      t.equal(body === '', method === 'HEAD')
    }
  })

t.test('other methods are 405, with the allowed methods and no-store', async (t) => {
  const table: [string, string, string][] = [
    ['DELETE', '/news', 'GET, HEAD, POST'],
    ['PUT', '/', 'GET, HEAD, POST'],
    ['OPTIONS', '/en/', 'GET, HEAD, POST'],
    ['PROPFIND', '/contact/us', 'GET, HEAD, POST'],
    ['TRACE', '/', 'GET, HEAD, POST'],
    ['QUERY', '/en/', 'GET, HEAD, POST'],
    ['TRACE', '/healthz', 'GET, HEAD'],
    ['PROPFIND', '/readyz', 'GET, HEAD'],
    ['PROPFIND', '/sitemap.xml', 'GET, HEAD'],
    ['PROPFIND', '/assets/none.js', 'GET, HEAD'],
    ['TRACE', '/_data/', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/readyz', 'GET, HEAD'],
    ['POST', '/sitemap.xml', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['POST', '/_data/news', 'GET, HEAD'],
    ['POST', '/assets/none.js', 'GET, HEAD']
  ]
  for (const [method, path, allow] of table) {
    const { status, headers } = await sendRequest(base, path, { method })
    t.same([status, headers.allow], [405, allow], `${method} ${path}`)
    t.equal(headers['cache-control'], 'no-store')
  }
})

t.test('a method is 405 even with an invalid body', async (t) => {
  const headers = { 'content-type': 'application/json' }
  t.equal((await sendRequest(base, '/', { method: 'PUT', headers, body: '{' })).status, 405)
  t.equal(
    (await sendRequest(base, '/', { method: 'PUT', headers: { 'content-type': 'text/xml' }, body: '<a/>' })).status,
    405
  )
})
