import t from 'tap'
import { sendJson } from '../../fixtures/origin.ts'
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

/** A right answer to a call that `startSixCalls` lacks. */
const given = (data: unknown) => sendJson({ code: 1, msg: 'OK', data })

t.test('what comes while a page waits for a call that it needs is shown with it', async (t) => {
  const { base, origin, respond } = await startSixCalls(t)
  const site = await startSite(t, base, { PAGE_WAIT_MS: '20', UPSTREAM_TIMEOUT_MS: '30000' })
  const waiting: (() => void)[] = []
  origin.respondWith((request, response, count) => {
    const answer = request.url!.includes('/getNewsList') ? given({ list: [], total: 0, page: 1, pages: 0 }) : respond
    waiting.push(() => void answer(request, response, count))
    // The page asks six calls: its own, those of the shell, and one that it can do without.
    if (waiting.length === 6)
      setTimeout(() => {
        for (const send of waiting) send()
      }, 400)
  })
  const { status, body, headers } = await sendRequest(site, '/en/news')
  t.equal(status, 200)
  t.match(body, titles.en, 'the configuration')
  t.match(body, 'Upstream section', 'the menu')
  t.notMatch(headers['cache-status'], 'timeout')
})

t.test('a backend that never answers is awaited for UPSTREAM_TIMEOUT_MS once', async (t) => {
  const { base, origin } = await startSixCalls(t)
  const site = await startSite(t, base, { PAGE_WAIT_MS: '20', UPSTREAM_TIMEOUT_MS: '400' })
  origin.respondWith(() => {})
  t.equal((await sendRequest(site, '/')).status, 504)
  const asked = origin.requests.length
  t.equal(new Set(origin.requests.map(({ url }) => url)).size, asked, 'no call is asked twice for one page')
})
