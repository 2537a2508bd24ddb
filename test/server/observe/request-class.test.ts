import t from 'tap'
import {
  methodIndex,
  methods,
  routeOf,
  routeOfHit,
  statuses,
  statusIndex
} from '../../../server/observe/request-class.ts'
import { callOf, reasonOf } from '../../../server/observe/upstream-metrics.ts'

const classes: [string, string, string][] = [
  ['GET', '/', 'page'],
  ['GET', '/en/news/301?lang=en', 'page'],
  ['HEAD', '/unknown-path', 'page'],
  ['POST', '/exhibitor/booth', 'form'],
  ['POST', '/api/addSubscribe', 'form'],
  ['POST', '/api/ADDBOOTH/?x=1', 'form'],
  ['POST', '/api/other', 'api'],
  ['GET', '/api/addSubscribe', 'api'],
  ['GET', '/api/getNews?id=1', 'api'],
  ['GET', '/_data/en/news', 'data'],
  ['GET', '/assets/x.js', 'asset'],
  ['GET', '/healthz', 'health'],
  ['GET', '/readyz?x', 'health'],
  ['GET', '/en/rss.xml', 'feed'],
  ['GET', '/calendar.ics', 'calendar'],
  ['GET', '/en/event/roundtable/4.ics', 'calendar'],
  ['GET', '/sitemap.xml', 'sitemap'],
  ['GET', '/robots.txt', 'sitemap'],
  ['POST', '/_cache/purge', 'purge'],
  ['GET', '/api-docs/openapi.yaml', 'other'],
  ['DELETE', '/news', 'other'],
  ['GET', 'http://elsewhere.example/', 'other'],
  ['OPTIONS', '*', 'other']
]
for (const [method, target, expected] of classes) {
  t.test(`${method} ${target} has the route class ${expected}`, async (t) => t.equal(routeOf(method, target), expected))
}

t.test('a cache hit has the same route class as the same request without a hit', async (t) => {
  for (const target of ['/', '/en/news?page=2', '/_data/en/', '/assets/x.js', '/api/getHomeMenuList?x=1']) {
    t.equal(routeOfHit(target), routeOf('GET', target))
  }
})

t.test('methods and statuses have fixed classes', async (t) => {
  t.equal(methods[methodIndex('GET')], 'GET')
  t.equal(methods[methodIndex('POST')], 'POST')
  t.equal(methods[methodIndex('PROPFIND')], 'other')
  t.same(
    [200, 304, 404, 499, 503].map((status) => statuses[statusIndex(status)]),
    ['2xx', '3xx', '4xx', '499', '5xx']
  )
})

t.test('a request to the backend has the label of a call, share, form or other', async (t) => {
  const names = [
    ['GET', '/getHomeMenuList'],
    ['GET', '/getProductCategoryList?pid=0'],
    ['GET', '/getProductCategoryList?pid=7'],
    ['GET', '/wechat/share_sign?url=x'],
    ['POST', '/addVisitor'],
    ['POST', '/getHomeMenuList'],
    ['GET', '/made/up']
  ].map(([method = '', target = '']) => callOf({ method, target }))
  t.same(names, ['menu', 'categories', 'other', 'share', 'form', 'other', 'other'])
})

t.test('the reason of a failure is from a fixed set', async (t) => {
  const reasons = ['timeout', 'ECONNREFUSED', 'UND_ERR_SOCKET', 'ENOTFOUND', 'HPE_INVALID_HEADER_TOKEN', 'MADE_UP_42']
  t.same(
    reasons.map((reason) => reasonOf({ status: 502, reason })),
    ['timeout', 'refused', 'reset', 'dns', 'invalid', 'other']
  )
})
