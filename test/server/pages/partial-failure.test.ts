/** Pages while one of their calls fails or hangs (shared/README.md#caching). */
import type { ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { givenInput } from '../../../server/api/inputs/inputs.ts'
import { field } from '../../../server/http/fields.ts'
import { noFields } from '../../../server/http/response-head.ts'
import { createDerivedStore } from '../../../server/pages/derived/derived-store.ts'
import { pageDerivation } from '../../../server/pages/page-derivation.ts'
import { readSettings } from '../../../server/settings.ts'
import { matchRoute } from '../../../shared/pages/match-page.ts'
import { type Responder, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest, type TestResponse } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const page = { title_cn: '关于', title_en: 'About', summary_cn: '', summary_en: '', sections: [] }
const dataByPath: Record<string, unknown> = {
  '/getHomeMenuList': [{ name: 'Entry', path: '/exhibition/about', target: '_self', is_nav: 1, childlist: [] }],
  '/getWebInfo': [{ code: 'meta_title_en', type: 1, content: 'The fair' }],
  '/industry/tree': { tree: [] },
  '/getProductCategoryList': [],
  // Long enough to be compressed.
  '/getHome': { bannerBox: { title_cn: '展会', title_en: 'Welcome', summary_en: 'A long summary. '.repeat(100) } },
  '/getPage': { ...page, path: '/exhibition/about' }
}

/** Responses that stay fresh while the test runs, but for those of `path`. */
const except =
  (path: string, script: Responder): Responder =>
  (request, ...rest) => {
    const called = request.url!.split('?')[0]!
    if (called === path) return script(request, ...rest)
    const data = dataByPath[called]
    const status = data === undefined ? 404 : 200
    return sendJson(
      { code: data === undefined ? 404 : 1, msg: '', data },
      { 'cache-control': 'max-age=600' },
      status
    )(request, ...rest)
  }
const cacheStatus = ({ headers }: TestResponse) => headers['cache-status']
const brotli = { headers: { 'accept-encoding': 'br' } }

for (const address of ['/en/', '/_data/en/', '/en/search'])
  t.test(`${address} is stored without a call that hangs, and complete once that answers`, async (t) => {
    const held: ServerResponse[] = []
    const origin = await startOrigin(
      t,
      except('/getWebInfo', (_request, response) => void held.push(response))
    )
    const site = await startProcess(t, {
      API_UPSTREAM: origin.base,
      PAGE_WAIT_MS: '2000',
      UPSTREAM_TIMEOUT_MS: '60000'
    })
    const heldAtStart = held.length
    const first = await sendRequest(site.base, address, brotli)
    t.equal(first.status, 200)
    t.equal(cacheStatus(first), 'bff; fwd=miss; stored; detail="config timeout"')
    const second = await sendRequest(site.base, address, brotli)
    t.equal(cacheStatus(second), 'bff; hit; detail="config timeout"')
    t.equal(second.headers['cache-control'], 'no-cache')
    t.equal(second.headers.etag, first.headers.etag)
    t.equal((await sendRequest(site.base, address, { headers: { 'if-none-match': first.headers.etag! } })).status, 304)
    t.equal(second.headers['content-encoding'], 'br')
    t.ok(brotliDecompressSync(second.bytes).length > 0)
    t.equal(held.length, heldAtStart + 1)

    sendJson(
      { code: 1, msg: '', data: dataByPath['/getWebInfo'] },
      { 'cache-control': 'max-age=600' }
    )(...([undefined, held[heldAtStart]!, 1] as unknown as Parameters<Responder>))
    let complete = await sendRequest(site.base, address)
    while (/config/.test(String(cacheStatus(complete)))) complete = await sendRequest(site.base, address)
    t.match(complete.body, 'The fair')
    t.equal(held.length, heldAtStart + 1, 'its late answer is used')
  })

t.test('the home page without its own call shows what there is', async (t) => {
  const origin = await startOrigin(t, except('/getHome', sendJson('', {}, 500)))
  const site = await startProcess(t, { API_UPSTREAM: origin.base })
  const home = await sendRequest(site.base, '/en/')
  t.equal(home.status, 200)
  t.match(cacheStatus(home), 'detail="home 500"')
  t.match(home.body, 'Entry')
})

t.test('a list or an answer that could not be loaded is not called empty or unknown', async (t) => {
  const sections = [{ type: 'code', digits: 7, label_en: 'Code' }]
  const codePage = { code: 1, msg: '', data: { ...page, path: '/visitor/code', sections } }
  const failing = await startOrigin(t, (request, response, count) => {
    const isPage = request.url!.startsWith('/getPage?')
    const isBasic = dataByPath[request.url!.split('?')[0]!] !== undefined
    if (isPage) return sendJson(codePage)(request, response, count)
    return (isBasic ? except('', sendJson('')) : sendJson('', {}, 500))(request, response, count)
  })
  const lacking = await startOrigin(t, (request, response, count) =>
    request.url!.startsWith('/getPage?')
      ? sendJson(codePage)(request, response, count)
      : except('', sendJson(''))(request, response, count)
  )
  for (const [origin, news, code] of [
    [failing, 'This content could not be loaded', 'The code query is not responding'],
    [lacking, 'No Data', 'No record found for this number']
  ] as const) {
    const site = await startProcess(t, { API_UPSTREAM: origin.base })
    t.match((await sendRequest(site.base, '/en/media/industry_news')).body.replace(/<wbr>/g, ''), news)
    t.match((await sendRequest(site.base, '/en/visitor/code?code=1234567')).body.replace(/<wbr>/g, ''), code)
  }
})

t.test('an error page is stored until the next attempt is due, with no-store for everyone else', async (t) => {
  const origin = await startOrigin(t, except('/getPage', sendJson('', { 'retry-after': '30' }, 503)))
  const site = await startProcess(t, { API_UPSTREAM: origin.base })
  for (let i = 0; i < 5; i += 1) {
    const answer = await sendRequest(site.base, '/en/exhibition/about', brotli)
    t.equal(answer.status, 503)
    t.equal(cacheStatus(answer), `bff; ${i === 0 ? 'fwd=miss; stored' : 'hit'}; detail="page 503"`)
    t.equal(answer.headers['cache-control'], 'no-store')
    t.equal(answer.headers.etag, undefined)
    t.match(answer.headers['retry-after'], /^\d+$/)
  }
  t.equal(origin.requests.filter(({ url }) => url.startsWith('/getPage?')).length, 1)
})

t.test('a page that cannot be rendered is an error page, rendered once and logged once for its inputs', async (t) => {
  let renders = 0
  const failures: unknown[] = []
  const context = {
    settings: readSettings({}),
    today: 1_749_600_000,
    render(state: { screen: string }) {
      if (state.screen === 'failure') return { html: '<h1>Sorry</h1>', needs: new Set<never>() }
      renders += 1
      throw new TypeError('x is not a function')
    },
    onFailure: (failure: unknown) => void failures.push(failure)
  }
  const input = givenInput({}, '1', undefined, false)
  const store = createDerivedStore({
    inputs: { peek: () => input, read: () => input, validFor: () => 1e9, revision: () => 1 },
    maxBytes: 1_000_000,
    headers: noFields,
    maxWaiting: 10
  })
  const about = { locale: 'en' as const, path: '/', match: matchRoute('/', '') }
  for (let i = 0; i < 3; i += 1) {
    const entry = await store.get(pageDerivation(context, about, 'document'))
    t.equal(entry.status, 502)
    t.equal(field(entry.downstreamHeaders.own, 'cache-control'), 'no-store')
  }
  t.equal(renders, 1)
  t.match(failures, [{ path: '/', status: 502, error: { message: 'x is not a function' } }])
})
