import t from 'tap'
import { becomes, skip, startBrowser, untilLive, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { sendJson, startOrigin } from '../fixtures/origin.ts'
import { samples } from '../fixtures/page-kinds.ts'
import { startSite } from '../fixtures/running-site.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'

t.test('a screen whose data request failed is hydrated later', { skip }, async (t) => {
  const origin = await startOrigin(t, (request, response) => {
    const { pathname } = new URL(request.url!, 'http://origin')
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ code: 1, msg: 'ok', data: samples[pathname] ?? null }))
  })
  const { page } = await visit(t, await startBrowser(t), await startSite(t, origin.base))
  let requests = 0
  await page.route('**/_data/**', (route) =>
    requests++ === 0 ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }) : route.continue()
  )
  await page.goto('/news')
  await untilScreenIsLive(page)
  t.equal(requests, 2)
})

t.test('a page without a call that takes longer than pages wait shows it when it has come', { skip }, async (t) => {
  const { base: api, origin, respond } = await startSixCalls(t)
  let answer = () => {}
  const home = { code: 1, msg: 'OK', data: { areaBox: [{ value_en: '240', label_en: 'exhibitors' }] } }
  origin.respondWith((request, response, count) => {
    if (!request.url?.endsWith('/getHome')) return respond(request, response, count)
    const before = answer
    answer = () => {
      before()
      sendJson(home)(request, response, count)
    }
  })
  const site = await startSite(t, api, { PAGE_WAIT_MS: '100', UPSTREAM_TIMEOUT_MS: '60000' })
  const { page, faults } = await visit(t, await startBrowser(t), site)
  await page.goto('/en/')
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
