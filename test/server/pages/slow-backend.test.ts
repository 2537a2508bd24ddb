import t from 'tap'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startSixCalls, titles } from '../../fixtures/six-calls.ts'

t.test('with nothing stored a page waits for a slow backend instead of failing after PAGE_WAIT_MS', async (t) => {
  const { base, delay } = await startSixCalls(t)
  const site = await startSite(t, base, { PAGE_WAIT_MS: '20', UPSTREAM_TIMEOUT_MS: '30000' })
  delay(600)
  for (const [path, title] of [
    ['/', titles.cn],
    ['/en/plan', titles.en]
  ] as const) {
    const { status, body } = await sendRequest(site, path)
    t.equal(status, 200, path)
    t.match(body, title, path)
  }
})

t.test('a backend that never answers is awaited for UPSTREAM_TIMEOUT_MS once', async (t) => {
  const { base, origin } = await startSixCalls(t)
  const site = await startSite(t, base, { PAGE_WAIT_MS: '20', UPSTREAM_TIMEOUT_MS: '400' })
  origin.respondWith(() => {})
  t.equal((await sendRequest(site, '/')).status, 504)
  const asked = origin.requests.length
  t.equal(new Set(origin.requests.map(({ url }) => url)).size, asked, 'no call is asked twice for one page')
})
