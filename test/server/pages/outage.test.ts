import t from 'tap'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startSixCalls, titles } from '../../fixtures/six-calls.ts'

const upstream = await startSixCalls(t)
await upstream.origin.stop()
const base = await startSite(t, upstream.base, { CACHE_TTL_S: '1' })
const internalHost = new URL(upstream.base).host

const languages = [
  ['', 'zh-CN', '页面暂时打不开'],
  ['/en', 'en', 'This page cannot be shown just now']
] as const

t.test('with the backend down at start the site runs, and /readyz is 503 with the reason', async (t) => {
  t.equal((await sendRequest(base, '/healthz')).status, 200)
  const { status, headers, json } = await sendRequest(base, '/readyz')
  t.equal(status, 503)
  t.ok(Number(headers['retry-after']) > 0)
  t.match(json<object>(), { status: 'unready', reason: /backend/ })
})

for (const [prefix, language, title] of languages) {
  for (const path of ['/', '/exhibition/about', '/news/1', '/exhibitor/featured'])
    t.test(`${prefix}${path} is a 502 page in its language, with no-store and Retry-After`, async (t) => {
      const { status, headers, body } = await sendRequest(base, prefix + path)
      t.equal(status, 502)
      t.match(body, `<html lang="${language}"`)
      t.match(body, title)
      t.equal(headers['cache-control'], 'no-store')
      t.equal(headers.etag, undefined)
      t.ok(Number(headers['retry-after']) > 0)
      t.notMatch(body, internalHost, 'the page does not disclose the address of the backend')
      t.match(body, '<a class="button" href="">', 'the page links itself to try again')
    })
}

t.test('built files and robots.txt do not need the backend', async (t) => {
  t.equal((await sendRequest(base, '/robots.txt')).status, 200)
  const style = /href="(\/assets\/[^"]+\.css)"/.exec((await sendRequest(base, '/')).body)?.[1]
  t.equal((await sendRequest(base, style!)).status, 200)
})

t.test('the site is back after the return of the backend, without a restart', async (t) => {
  await upstream.origin.start()
  // Each call is asked again when its own back-off ends: until then a page stands without that part.
  const becomes = async (path: string, isBack: (response: { status: number; body: string }) => boolean) => {
    const began = Date.now()
    let response = await sendRequest(base, path)
    while (!isBack(response) && Date.now() - began < 60_000) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      response = await sendRequest(base, path)
    }
    return isBack(response)
  }
  t.ok(await becomes('/', ({ status, body }) => status === 200 && body.includes(titles.cn)))
  t.ok(await becomes('/readyz', ({ status }) => status === 200))
})
