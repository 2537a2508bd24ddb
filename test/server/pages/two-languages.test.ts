import http from 'node:http'
import t from 'tap'
import { type Responder, startOrigin } from '../../fixtures/origin.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

/** Faulty responses: name, status, media type, body. The backend sends one in one language only. */
const faultyResponses: [string, number, string, string][] = [
  ['404', 404, 'application/json', '{"code":404,"msg":"none","data":null}'],
  ['a page of HTML', 200, 'text/html', '<!doctype html><title>Login</title>'],
  ['a 500 of HTML', 500, 'text/html', '<h1>Error</h1>'],
  ['no data', 200, 'application/json', '{"code":1,"msg":""}'],
  ['nothing', 200, 'application/json', ''],
  ['an empty object', 200, 'application/json', '{"code":1,"msg":"","data":{}}'],
  ['an object of numbers', 200, 'application/json', '{"code":1,"msg":"","data":{"0":{"name":"x"},"1":7,"length":2}}'],
  ['a list of anything', 200, 'application/json', '{"code":1,"msg":"","data":[null,7,"x",[],{},true,[[]],{"id":{}}]}'],
  ['a text', 200, 'application/json', '{"code":1,"msg":"","data":"x"}'],
  [
    'objects where lists are due',
    200,
    'application/json',
    '{"code":1,"msg":"","data":{"list":{"a":1},"tree":{"a":1},"sections":{"a":1},"talks":7,"dataCn":{},"listCn":7}}'
  ]
]
const shell = ['/getHomeMenuList', '/getWebInfo', '/industry/tree', '/getProductCategoryList']
/** Calls of the pages' own content, each with a page that uses it. */
const content = {
  '/getHome': '/',
  '/getPageList': '/exhibition/about',
  '/getPage': '/exhibition/about',
  '/getNewsList': '/news',
  '/getNews': '/news/301',
  '/getExhibitorList': '/exhibitor/featured',
  '/getBooths': '/visitor/guide',
  '/getTalkList': '/event/roundtable',
  '/getAwards': '/event/award'
}

const backend = await runBackend(compiledSmallPack())
t.teardown(() => backend.close())

/** The responses of the embedded backend, but a faulty one for one call in one language. */
const withFault =
  (call: string, lang: string, [, status, type, body]: (typeof faultyResponses)[number]): Responder =>
  (request, response) => {
    if (request.url!.split('?')[0] === call && request.headers.lang === lang)
      return response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const { hostname, port } = new URL(backend.origin)
    return http.get({ hostname, port, path: request.url, headers: { lang: request.headers.lang } }, (reply) => {
      // Node sets the status of every response that a client receives.
      response.writeHead(reply.statusCode!, {
        'content-type': 'application/json',
        'cache-control': 'no-store'
      })
      reply.pipe(response)
    })
  }

t.test('without a fault all pages are 200', async (t) => {
  const origin = await startOrigin(t, withFault('', '', faultyResponses[0]!))
  const base = await startSite(t, origin.base)
  for (const path of new Set(Object.values(content)))
    for (const prefix of ['', '/en']) t.equal((await sendRequest(base, prefix + path)).status, 200, prefix + path)
})

const calls: [string, string][] = [...shell.map((call): [string, string] => [call, '/']), ...Object.entries(content)]
for (const [call, path] of calls) {
  t.test(`a faulty ${call} in one language breaks no page, and the other language stays 200`, async (t) => {
    const origin = await startOrigin(t)
    const base = await startSite(t, origin.base)
    // A third of the faults is enough for content calls: an invalid record is 404 whatever it is.
    const faults = shell.includes(call) ? faultyResponses : faultyResponses.filter((_fault, index) => index % 3 === 1)
    for (const [index, fault] of faults.entries()) {
      const [lang, prefix, other] = index % 2 === 0 ? (['en', '/en', ''] as const) : (['cn', '', '/en'] as const)
      origin.respondWith(withFault(call, lang, fault))
      t.equal((await sendRequest(base, other + path)).status, 200, `${other}${path}: ${fault[0]}`)
      const { status, body } = await sendRequest(base, prefix + path)
      const expected = shell.includes(call) ? [200] : [200, 404, 502]
      t.ok(expected.includes(status), `${prefix}${path}: ${status}, ${fault[0]}`)
      t.match(body, /<h1/, 'the page has a heading')
      // A good response ends the back-off after a failed one.
      origin.respondWith(withFault('', '', fault))
      t.equal((await sendRequest(base, prefix + path)).status, 200, `${prefix}${path} after ${fault[0]}`)
    }
  })
}
