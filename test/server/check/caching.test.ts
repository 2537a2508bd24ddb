import path from 'node:path'
import t, { type Test } from 'tap'
import { checkBackend } from '../../../server/check/check-backend.ts'
import { textReport } from '../../../server/check/text-report.ts'
import { startClient } from '../../fixtures/contract-command.ts'
import { type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { buildFolder } from '../../fixtures/root.ts'

async function check(t: Test, respond: Responder) {
  const { base } = await startOrigin(t, respond)
  const client = startClient(t, base)
  const assets = path.join(buildFolder, 'assets')
  const options = { base, mediaOrigin: '', siteOrigin: 'https://fair.example', assets, limit: 5, pageWaitMs: 1000 }
  const { report } = await checkBackend(client, { ...options, forced: [], ttlS: 60, staleS: 86_400, mostBytes: 65_536 })
  const cachingOf = (call: string) => report.calls.find((row) => row.call === call)?.caching
  return { report, cachingOf, text: textReport(base, report, false) }
}

t.test('every answer has a verdict, 404 included, and what CACHE_FORCE has to name is said completely', async (t) => {
  const none = { code: 404, msg: 'none', data: null }
  const answers: Record<string, Responder> = {
    '/getHomeMenuList': sendData([], { 'set-cookie': 'PHPSESSID=1', 'cache-control': 'no-store' }),
    '/getHome': sendData({}, { 'set-cookie': 'a=1' }),
    '/getWebInfo': sendData([], { 'cache-control': 'max-age=600' }),
    '/getNewsList': sendJson(none, { 'cache-control': 'no-store' }, 404),
    '/getBooths': sendJson(none)
  }
  const { report, cachingOf, text } = await check(t, (request, ...rest) =>
    (answers[request.url?.split('?')[0] ?? ''] ?? sendJson(none, {}, 404))(request, ...rest)
  )
  t.match(cachingOf('/getWebInfo'), /^fresh 600 s.*\(144 times a day\)/)
  t.match(cachingOf('/getHomeMenuList'), /^not stored \(Set-Cookie: PHPSESSID, Cache-Control: no-store\)/)
  t.match(cachingOf('/getNewsList'), /^not found \(404\): not stored \(Cache-Control: no-store\)/)
  t.match(cachingOf('/getTalkList'), /^not found \(404\): fresh 60 s/)
  t.match(cachingOf('/getBooths'), /^not found \(200\): kept for ten seconds at most/)
  t.equal(cachingOf('/search'), 'never stored: each request reaches you')
  t.match(text, '\nCACHE_FORCE=menu,content would reuse')
  t.equal(report.calls.find(({ call }) => call === '/getWebInfo')?.force, undefined)
})

t.test('where everything is reused nothing is said of CACHE_FORCE', async (t) => {
  const { text } = await check(t, sendJson({ code: 1, msg: '', data: [] }, { 'cache-control': 'max-age=60' }))
  t.notMatch(text, 'CACHE_FORCE')
})

const shortenings: [fields: Record<string, string>, named: RegExp][] = [
  [{ 'cache-control': 'no-cache' }, /asks you again \(Cache-Control: no-cache\)/],
  [{ 'cache-control': 'max-age=0' }, /\(Cache-Control: max-age=0\)/],
  [{ expires: '-1' }, /\(Expires: -1\)/],
  [{ 'cdn-cache-control': 'no-cache' }, /\(CDN-Cache-Control: no-cache\)/],
  [{ 'cache-control': 'private' }, /^not stored \(Cache-Control: private\)/],
  [{ vary: '*' }, /^not stored \(Vary: \*\)/],
  [
    { 'set-cookie': 'sid=1', 'cache-control': 'private, no-store', vary: '*' },
    /^not stored \(Set-Cookie: sid, Cache-Control: private, Cache-Control: no-store, Vary: \*\)/
  ]
]
for (const [fields, named] of shortenings)
  t.test(`the field that prevents reuse is named: ${JSON.stringify(fields)}`, async (t) => {
    const { report, cachingOf } = await check(t, sendJson({ code: 1, msg: '', data: [] }, fields))
    t.match(cachingOf('/getWebInfo'), named)
    t.match(report.findings.find(({ check }) => check === 'caching')?.message, named)
  })

t.test('one ETag for two languages is a finding, and so is a call for which pages do not wait', async (t) => {
  const { report } = await check(t, async (request, ...rest) => {
    const { lang } = request.headers
    if (request.url?.startsWith('/industry')) await new Promise((resolve) => setTimeout(resolve, 1100))
    const data = request.url?.startsWith('/getWebInfo') ? [] : [{ name: lang === 'en' ? 'Tea' : '茶' }]
    return sendJson({ code: 1, msg: '', data }, { etag: '"1"', 'cache-control': 'max-age=60' })(request, ...rest)
  })
  const calls = (message: RegExp) =>
    report.findings.filter((finding) => message.test(finding.message)).flatMap(({ call, alsoIn }) => [call, ...alsoIn])
  const shared = calls(/^one ETag \("1"\) for two bodies/)
  t.ok(shared.includes('/getHomeMenuList'))
  t.notOk(shared.includes('/getWebInfo'), 'the bodies are equal')
  t.same(calls(/more than PAGE_WAIT_MS \(1000 ms\): pages do not wait/), ['/industry/tree'])
})

t.test('a field that does not mean what it seems to is one line for all calls', async (t) => {
  const { report } = await check(t, (request, ...rest) => {
    const data = [{ name: request.headers.lang }]
    return sendJson({ code: 1, msg: '', data }, { 'cache-control': 'max-age=60', vary: 'Cookie' })(request, ...rest)
  })
  const notes = report.findings.filter(({ check }) => check === 'caching')
  t.match(notes, [{ message: /^Vary: cookie has no effect/ }])
  t.ok(notes[0] && notes[0].alsoIn.length > 5)
  t.equal(notes.length, 1, JSON.stringify(notes))
})

t.test('a 304 to any If-None-Match is an error', async (t) => {
  const { report } = await check(t, (request, response, count) => {
    if (request.headers['if-none-match']) return void response.writeHead(304).end()
    return sendJson(
      { code: 1, msg: '', data: [{ name: request.headers.lang }] },
      { etag: `"${request.headers.lang}"` }
    )(request, response, count)
  })
  const found = report.findings.filter(({ check }) => check === 'caching')
  t.match(found, [{ severity: 'error', message: /^an If-None-Match with another ETag is answered with 304 too/ }])
})

t.test('a body that is too large for the cache is an error of its call', async (t) => {
  const data = [{ code: 'block', content: 'x'.repeat(150_000) }]
  const { report, cachingOf } = await check(t, sendJson({ code: 1, msg: '', data }, { 'cache-control': 'max-age=60' }))
  const found = cachingOf('/getWebInfo')
  t.match(found, /^not stored: 0\.1 MiB, where the cache takes 0\.1 \(CACHE_MAX_MB\): pages are shown/)
  const seen = report.findings.find(({ check }) => check === 'caching')
  t.match(seen, { severity: 'error', call: '/getProductCategoryList' })
})

t.test('a page that one language alone links to is named in that language', async (t) => {
  const { report } = await check(t, (request, ...rest) => {
    const path = request.headers.lang === 'en' ? '/en/en/news' : '/news'
    const data = request.url?.startsWith('/getHomeMenuList') ? [{ name: 'A', path, is_nav: 1 }] : []
    return sendJson({ code: 1, msg: '', data })(request, ...rest)
  })
  const found = report.findings.find(({ check, message }) => check === 'link' && /\/en\/news/.test(message))
  t.same(found?.locales, ['en'])
})
