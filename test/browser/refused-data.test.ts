import t from 'tap'
import { skip, startBrowser, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { samples } from '../fixtures/page-kinds.ts'
import { startSite } from '../fixtures/running-site.ts'

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
