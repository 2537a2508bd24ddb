import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { type Origin, type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied, startProxy, type TestProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const news = '/api/getNews?id=1'

/** Failures of an origin, and the status of each when no stored response is left. */
const failures: [string, (origin: Origin) => unknown, number][] = [
  ['never answers', (origin) => origin.respondWith(() => {}), 504],
  ['closes the connection', (origin) => origin.respondWith((request) => request.socket.destroy()), 502],
  ['closes the connection after the response head', (origin) => origin.respondWith(cutAfterHead), 502],
  ['stops in the middle of the body', (origin) => origin.respondWith(truncate), 502],
  ['sends one byte every 50 ms', (origin) => origin.respondWith(drip), 504],
  ['answers 503', (origin) => origin.respondWith(sendJson('busy', { 'content-type': 'text/plain' }, 503)), 503],
  ['answers 429', (origin) => origin.respondWith(sendJson('slow down', { 'content-type': 'text/plain' }, 429)), 503],
  ['answers with broken JSON', (origin) => origin.respondWith(sendJson('{"code":1,"data":')), 502],
  ['answers with an empty body', (origin) => origin.respondWith(sendJson('')), 502]
]

const cutAfterHead: Responder = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.flushHeaders()
  setTimeout(() => response.destroy(), 10)
}
const truncate: Responder = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"code":1,')
  setTimeout(() => response.destroy(), 10)
}
const drip: Responder = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

for (const [failure, fail, status] of failures)
  t.test(`while the backend ${failure}, the stored response is served, and ${status} when it is too old`, async (t) => {
    const origin = await startOrigin(t, sendData('good', { etag: '"v1"' }))
    const front = await startProxy(t, origin.base, { staleS: 3600, timeoutMs: 300 })
    await sendRequest(front.base, menu)
    await fail(origin)
    front.advanceClock(100)
    const first = await sendRequest(front.base, menu)
    t.equal(first.status, 200)
    t.equal(first.json().data, 'good')
    t.match(first.headers['cache-status'], /^bff; fwd=stale;.* detail="stale-if-error /)

    // A hit is served at once, so requests do not wait for a failing backend during the back-off.
    const second = await sendRequest(front.base, menu)
    t.equal(second.json().data, 'good')
    t.equal(second.headers['cache-status'], 'bff; hit; ttl=-40; detail=backoff')

    front.advanceClock(4000)
    const last = await sendRequest(front.base, menu, { headers: { lang: 'en' } }).then(() =>
      sendRequest(front.base, menu)
    )
    t.equal(last.status, status)
    t.equal(last.headers['cache-control'], 'no-store')
    t.equal(last.headers['retry-after'] === undefined, false)
    t.same(last.json().data, null)
    t.notMatch(last.body, /127\.0\.0\.1|ECONN|localhost/)
  })

async function outage(t: Test): Promise<{ origin: Origin; front: TestProxy }> {
  const { origin, front } = await startProxied(t, sendData('good'))
  await sendRequest(front.base, menu)
  await sendRequest(front.base, news)
  return { origin, front }
}

t.test('an outage is logged once in ten seconds with the call, the reason and the remedy', async (t) => {
  const { origin, front } = await outage(t)
  await origin.stop()
  front.advanceClock(100)
  for (let i = 0; i < 8; i++) {
    front.advanceClock(1)
    await sendRequest(front.base, menu)
    await wait(2)
  }
  const lines = front.log.filter((line) => line.fields.call === 'menu')
  t.equal(lines.length, 1)
  t.match(lines[0], { level: 'warn', fields: { reason: 'ECONNREFUSED', covered: true }, message: /API_UPSTREAM/ })
})
