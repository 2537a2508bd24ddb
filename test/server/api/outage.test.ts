import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { type Origin, type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy, type TestProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const news = '/api/getNews?id=1'

/** Failures of an origin, and the status of each when no stored response is left. */
const failures: [string, (origin: Origin) => unknown, number][] = [
  ['refuses connections', (origin) => origin.stop(), 502],
  ['never answers', (origin) => origin.respondWith(() => {}), 504],
  ['closes the connection', (origin) => origin.respondWith((request) => request.socket.destroy()), 502],
  ['closes the connection after the response head', (origin) => origin.respondWith(cutAfterHead), 502],
  ['stops in the middle of the body', (origin) => origin.respondWith(truncate), 502],
  ['sends one byte every 50 ms', (origin) => origin.respondWith(drip), 504],
  [
    'answers 500',
    (origin) => origin.respondWith(sendJson('<h1>error</h1>', { 'content-type': 'text/html' }, 500)),
    502
  ],
  ['answers 503', (origin) => origin.respondWith(sendJson('busy', { 'content-type': 'text/plain' }, 503)), 503],
  ['answers 429', (origin) => origin.respondWith(sendJson('slow down', { 'content-type': 'text/plain' }, 429)), 503],
  [
    'answers 200 with an HTML page of a gateway',
    (origin) => origin.respondWith(sendJson('<html>', { 'content-type': 'text/html' })),
    502
  ],
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

for (const [failure, fail, status] of failures) {
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
}

async function outage(t: Test): Promise<{ origin: Origin; front: TestProxy }> {
  const origin = await startOrigin(t, sendData('good'))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  await sendRequest(front.base, news)
  return { origin, front }
}

t.test('twenty minutes of outage cause one upstream request per back-off interval and no error', async (t) => {
  const { origin, front } = await outage(t)
  origin.respondWith((request) => request.socket.destroy())
  const before = origin.requests.length
  let last = origin.requests.length
  let errors = 0
  for (let second = 0; second < 1200; second++) {
    front.advanceClock(1)
    const answer = await sendRequest(front.base, menu)
    if (answer.status !== 200) errors += 1
    // The upstream request is sent in the background: let it end before the clock advances.
    if (origin.requests.length !== last) await wait(2)
    last = origin.requests.length
  }
  t.equal(errors, 0)
  const tries = origin.requests.length - before
  t.ok(tries <= 1200 / 4 + 5, `${tries} upstream requests`)
  t.ok(tries >= 200, `${tries} upstream requests: retries continue`)
})

t.test('the new response is served within 5 s of the backend’s return', async (t) => {
  const { origin, front } = await outage(t)
  await origin.stop()
  for (let second = 0; second < 200; second++) {
    front.advanceClock(1)
    await sendRequest(front.base, menu)
    await wait(1)
  }
  await origin.start()
  origin.respondWith(sendData('new'))
  let seconds = 0
  for (; seconds < 10; seconds++) {
    front.advanceClock(1)
    if ((await sendRequest(front.base, menu)).json().data === 'new') break
    await wait(20)
  }
  t.ok(seconds <= 5, `${seconds} s`)
})

t.test('stale-if-error limits how long a stale response is served', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'cache-control': 'max-age=10, stale-if-error=100' }))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  await sendRequest(front.base, '/api/other')
  origin.respondWith(sendJson('', {}, 503))
  front.advanceClock(50)
  t.equal((await sendRequest(front.base, menu)).status, 200)
  const other = await sendRequest(front.base, '/api/other')
  t.equal(other.status, 200)
  t.equal(other.headers['cache-status'], 'bff; fwd=stale; fwd-status=503; ttl=-40; detail="stale-if-error 503"')
  front.advanceClock(61)
  t.equal((await sendRequest(front.base, menu)).status, 503)
  t.equal((await sendRequest(front.base, '/api/other')).status, 503)
})

t.test(
  'without stale-if-error an undeclared call passes a 503 on, and is served stale only when the origin is unreachable',
  async (t) => {
    const origin = await startOrigin(t, sendData('good', { 'cache-control': 'max-age=10' }))
    const front = await startProxy(t, origin.base)
    await sendRequest(front.base, '/api/other')
    front.advanceClock(11)
    origin.respondWith(sendJson('busy', {}, 503))
    t.equal((await sendRequest(front.base, '/api/other')).status, 503)
    await origin.stop()
    const answer = await sendRequest(front.base, '/api/other')
    t.equal(answer.status, 200)
    t.match(answer.headers['cache-status'], /^bff; fwd=stale;.*stale-if-error/)
  }
)

t.test('Retry-After of the backend is respected', async (t) => {
  const origin = await startOrigin(t, sendData('good'))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  origin.respondWith(sendJson('', { 'retry-after': '30' }, 429))
  front.advanceClock(100)
  await sendRequest(front.base, menu)
  const asked = origin.requests.length
  for (let i = 0; i < 28; i++) {
    front.advanceClock(1)
    await sendRequest(front.base, menu)
  }
  t.equal(origin.requests.length, asked)
  front.advanceClock(3)
  await sendRequest(front.base, menu)
  for (let i = 0; i < 400 && origin.requests.length === asked; i++) await wait(5)
  t.equal(origin.requests.length, asked + 1)
})

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

t.test('a clock that is set back extends neither freshness nor the back-off', async (t) => {
  const origin = await startOrigin(t, sendData('good'))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  front.advanceClock(-3600)
  origin.respondWith(sendData('new'))
  t.equal((await sendRequest(front.base, menu)).json().data, 'new')

  await origin.stop()
  front.advanceClock(100)
  t.equal((await sendRequest(front.base, menu)).json().data, 'new')
  front.advanceClock(-3600)
  await origin.start()
  origin.respondWith(sendData('newest'))
  const read = async () => (await sendRequest(front.base, menu)).json().data
  for (let i = 0; i < 400 && (await read()) !== 'newest'; i++) await wait(5)
  t.equal(await read(), 'newest')
})
