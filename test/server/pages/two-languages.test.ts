import http from 'node:http'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { type Script, startOrigin } from '../../fixtures/origin.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

/** What the backend sends in one language, where the other is as it should be. */
const answers: [string, number, string, string][] = [
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
/** The calls that pages are made of, each with a page that reads it. */
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

/** The embedded backend's own answers, but for one call in one language. */
const instead =
  (call: string, lang: string, [, status, type, body]: (typeof answers)[number]): Script =>
  (request, response) => {
    if (request.url!.split('?')[0] === call && request.headers.lang === lang)
      return response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const { hostname, port } = new URL(backend.origin)
    return http.get({ hostname, port, path: request.url, headers: { lang: request.headers.lang } }, (answer) => {
      response.writeHead(answer.statusCode!, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      answer.pipe(response)
    })
  }

t.test('the site as it should be', async (t) => {
  const origin = await startOrigin(t, instead('', '', answers[0]!))
  const base = await startSite(t, origin.base)
  for (const path of new Set(Object.values(content)))
    for (const prefix of ['', '/en']) t.equal((await ask(base, prefix + path)).status, 200, prefix + path)
})

const calls: [string, string][] = [...shell.map((call): [string, string] => [call, '/']), ...Object.entries(content)]
for (const [call, path] of calls) {
  t.test(`${call} may be something else in one language: that breaks no page, and none of the other`, async (t) => {
    const origin = await startOrigin(t)
    const base = await startSite(t, origin.base)
    // Of content a part of them: what is no record of its kind is not found, whatever else it is.
    const given = shell.includes(call) ? answers : answers.filter((_answer, index) => index % 3 === 1)
    for (const [index, answer] of given.entries()) {
      const [lang, prefix, other] = index % 2 === 0 ? (['en', '/en', ''] as const) : (['cn', '', '/en'] as const)
      origin.answer(instead(call, lang, answer))
      t.equal((await ask(base, other + path)).status, 200, `${other}${path}: ${answer[0]}`)
      const { status, body } = await ask(base, prefix + path)
      const expected = shell.includes(call) ? [200] : [200, 404, 502]
      t.ok(expected.includes(status), `${prefix}${path}: ${status}, ${answer[0]}`)
      t.match(body, /<h1/, 'a page with a heading')
      // A good answer ends the wait that a failed one has begun.
      origin.answer(instead('', '', answer))
      t.equal((await ask(base, prefix + path)).status, 200, `${prefix}${path} after ${answer[0]}`)
    }
  })
}
