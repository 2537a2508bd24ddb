import t, { type Test } from 'tap'
import { becomes, skip, startBrowser, untilLive, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { sendJson, startOrigin } from '../fixtures/origin.ts'
import { samples } from '../fixtures/page-kinds.ts'
import { startSite } from '../fixtures/running-site.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'

t.test('a screen whose data request failed is hydrated later', { skip }, async (t) => {
  const origin = await startOrigin(t, (request, response) => {
    const { pathname } = new URL(request.url!, 'http://origin')
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ code: 1, msg: 'ok', data: samples[pathname] ?? null }))
  })
  const { page } = await visit(t, await startBrowser(t), await startSite(t, origin.base))
  let requests = 0
  // Its own alone: a link under the pointer is prefetched.
  await page.route(/\/_data\/news$/, (route) =>
    requests++ === 0 ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }) : route.continue()
  )
  await page.goto('/news')
  await untilScreenIsLive(page)
  t.equal(requests, 2)
})

const shellCalls = ['/getHomeMenuList', '/getWebInfo', '/getProductCategoryList?pid=0', '/industry/tree']

/** A site in front of a backend with the six calls, which holds its responses of `path` until `answer` sends `data`. */
async function startWithHeldCall(t: Test, path: string, data: object) {
  const { base: api, origin, respond } = await startSixCalls(t)
  let answer = () => {}
  origin.respondWith((request, response, count) => {
    if (new URL(request.url!, 'http://origin').pathname !== `/api${path}`) return respond(request, response, count)
    const before = answer
    answer = () => {
      before()
      sendJson({ code: 1, msg: 'OK', data })(request, response, count)
    }
  })
  const base = await startSite(t, api, { PAGE_WAIT_MS: '100', UPSTREAM_TIMEOUT_MS: '60000' })
  // Without a shell a page waits for the call.
  for (const call of shellCalls) await sendRequest(base, `/api${call}`, { headers: { lang: 'en' } })
  return { base, answer: () => answer() }
}

t.test('a page without a call that takes longer than pages wait shows it when it has come', { skip }, async (t) => {
  const home = { areaBox: [{ value_en: '240', label_en: 'exhibitors' }] }
  const { base, answer } = await startWithHeldCall(t, '/getHome', home)
  const { page, faults } = await visitAt(t, await startBrowser(t), base, '/en/')
  t.equal(await page.locator('.area-box').count(), 0, 'the document comes without it')
  t.match(await page.content(), 'Upstream section', 'and with the shell')
  await untilLive(page)
  answer()
  await becomes(t, () => page.locator('.area-box', { hasText: '240' }).count(), 1)
  // The hero asks for booths, which this backend lacks.
  t.same(
    faults.filter((fault) => !/getBooths|404/.test(fault)),
    []
  )
})

t.test('what was typed stays when a late call comes', { skip }, async (t) => {
  const record = { path: '/unsubscribe', title_en: 'Leave the e-news', summary_en: 'At any time', sections: [] }
  const { base, answer } = await startWithHeldCall(t, '/getPage', record)
  const { page } = await visitAt(t, await startBrowser(t), base, '/en/unsubscribe')
  const title = page.locator('h1', { hasText: record.title_en })
  t.equal(await title.count(), 0)
  const field = page.locator('#content [name=email]')
  await field.fill('someone@example.org')
  answer()
  await becomes(t, () => title.count(), 1)
  t.equal(await field.inputValue(), 'someone@example.org')
})
