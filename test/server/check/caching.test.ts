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
  const options = { base, mediaOrigin: '', siteOrigin: 'https://fair.example', assets, limit: 5 }
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
  t.match(cachingOf('/getHomeMenuList'), /^not stored \(set-cookie\)/)
  t.match(cachingOf('/getNewsList'), /^not found \(404\): not stored \(no-store\)/)
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
