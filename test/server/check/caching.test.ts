import path from 'node:path'
import t, { type Test } from 'tap'
import { createBackendClient } from '../../../server/check/backend-client.ts'
import { checkBackend } from '../../../server/check/check-backend.ts'
import { textReport } from '../../../server/check/text-report.ts'
import { type Responder, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { buildFolder } from '../../fixtures/root.ts'

async function check(t: Test, respond: Responder) {
  const { base } = await startOrigin(t, respond)
  const client = createBackendClient({
    base,
    mediaOrigin: '',
    fields: [],
    timeoutMs: 2000,
    concurrency: 4,
    onProgress: () => {}
  })
  t.teardown(() => client.close())
  const assets = path.join(buildFolder, 'assets')
  const options = { base, mediaOrigin: '', siteOrigin: 'https://fair.example', assets, limit: 5, pageWaitMs: 1000 }
  const { report } = await checkBackend(client, { ...options, forced: [], ttlS: 60, staleS: 86_400 })
  const cachingOf = (call: string) => report.calls.find((row) => row.call === call)?.caching
  return { report, cachingOf, text: textReport(base, report, false) }
}

t.test('every answer has a verdict, 404 included, and what CACHE_FORCE has to name is said completely', async (t) => {
  const { report, cachingOf, text } = await check(t, (request, response, count) => {
    const url = request.url ?? ''
    if (url.startsWith('/getHomeMenuList'))
      return sendJson({ code: 1, msg: '', data: [] }, { 'set-cookie': 'PHPSESSID=1', 'cache-control': 'no-store' })(
        request,
        response,
        count
      )
    if (url.startsWith('/getHome'))
      return sendJson({ code: 1, msg: '', data: {} }, { 'set-cookie': 'a=1' })(request, response, count)
    if (url.startsWith('/getWebInfo'))
      return sendJson({ code: 1, msg: '', data: [] }, { 'cache-control': 'max-age=600' })(request, response, count)
    if (url.startsWith('/getNewsList'))
      return sendJson({ code: 404, msg: 'none', data: null }, { 'cache-control': 'no-store' }, 404)(
        request,
        response,
        count
      )
    if (url.startsWith('/getBooths')) return sendJson({ code: 0, msg: 'none', data: null })(request, response, count)
    return sendJson({ code: 404, msg: 'none', data: null }, {}, 404)(request, response, count)
  })
  t.match(cachingOf('/getWebInfo'), /^fresh 600 s.*\(144 times a day\)/)
  t.match(cachingOf('/getHomeMenuList'), /^not stored \(Set-Cookie\)/)
  t.match(cachingOf('/getNewsList'), /^not found \(404\): not stored \(Cache-Control: no-store\)/)
  t.match(cachingOf('/getTalkList'), /^not found \(404\): fresh 60 s/)
  t.match(cachingOf('/getBooths'), /^not found \(200\): kept for ten seconds at most/)
  t.equal(cachingOf('/search'), 'never stored: each request reaches you')
  t.match(text, '\nCACHE_FORCE=content,menu would reuse')
  t.equal(report.calls.find(({ call }) => call === '/getWebInfo')?.force, undefined)
})

t.test('where everything is reused nothing is said of CACHE_FORCE', async (t) => {
  const { text } = await check(t, sendJson({ code: 1, msg: '', data: [] }, { 'cache-control': 'max-age=60' }))
  t.notMatch(text, 'CACHE_FORCE')
})

const shortenings: [fields: Record<string, string>, named: RegExp][] = [
  [{ 'cache-control': 'no-cache' }, /asks you again \(Cache-Control: no-cache\)/],
  [{ 'cache-control': 'max-age=0' }, /\(Cache-Control: max-age=0\)/],
  [{ 'cache-control': 'max-age = 300 s' }, /\(Cache-Control: max-age=, which is no whole number of seconds\)/],
  [{ 'cache-control': 'max-age: 300' }, /^fresh .*; Cache-Control: max-age: 300 is not read: max-age=300 is$/],
  [{ expires: '-1' }, /\(Expires: -1\)/],
  [{ 'cdn-cache-control': 'no-cache' }, /\(CDN-Cache-Control: no-cache\)/],
  [{ 'cache-control': 'private' }, /^not stored \(Cache-Control: private\)/],
  [{ vary: '*' }, /^not stored \(Vary: \*\)/]
]
for (const [fields, named] of shortenings)
  t.test(`the field that prevents reuse is named: ${JSON.stringify(fields)}`, async (t) => {
    const { report, cachingOf } = await check(t, sendJson({ code: 1, msg: '', data: [] }, fields))
    t.match(cachingOf('/getWebInfo'), named)
    t.match(report.findings.find(({ check }) => check === 'caching')?.message, named)
  })

t.test(
  'one ETag for the bodies of both languages is a finding, and so is a call for which pages do not wait',
  async (t) => {
    const { report } = await check(t, async (request, response, count) => {
      const { lang } = request.headers
      if (request.url?.startsWith('/industry')) await new Promise((resolve) => setTimeout(resolve, 1100))
      const data = request.url?.startsWith('/getWebInfo') ? [] : [{ name: lang === 'en' ? 'Tea' : '茶' }]
      return sendJson({ code: 1, msg: '', data }, { etag: '"1"', 'cache-control': 'max-age=60' })(
        request,
        response,
        count
      )
    })
    const calls = (message: RegExp) =>
      report.findings.filter((finding) => message.test(finding.message)).map(({ call }) => call)
    const shared = calls(/^one ETag \("1"\) for two bodies/)
    t.ok(shared.includes('/getHomeMenuList'))
    t.notOk(shared.includes('/getWebInfo'), 'the bodies are equal')
    t.same(calls(/more than PAGE_WAIT_MS \(1000 ms\): pages do not wait/), ['/industry/tree'])
  }
)
