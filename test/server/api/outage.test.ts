import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { ask } from '../../fixtures/client.ts'
import { type Front, startFront } from '../../fixtures/front.ts'
import { type Origin, type Script, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'
const news = '/api/getNews?id=1'

/** Ways in which an origin fails, and how each is told once nothing covers it. */
const failures: [string, (origin: Origin) => unknown, number][] = [
  ['refuses connections', (origin) => origin.stop(), 502],
  ['never answers', (origin) => origin.answer(() => {}), 504],
  ['cuts the connection', (origin) => origin.answer((request) => request.socket.destroy()), 502],
  ['cuts the connection after the head', (origin) => origin.answer(cutAfterHead), 502],
  ['stops in the middle of the body', (origin) => origin.answer(truncate), 502],
  ['sends one byte now and then', (origin) => origin.answer(drip), 504],
  ['answers 500', (origin) => origin.answer(sendJson('<h1>error</h1>', { 'content-type': 'text/html' }, 500)), 502],
  ['answers 503', (origin) => origin.answer(sendJson('busy', { 'content-type': 'text/plain' }, 503)), 503],
  ['answers 429', (origin) => origin.answer(sendJson('slow down', { 'content-type': 'text/plain' }, 429)), 503],
  [
    'answers 200 with a page of a gateway',
    (origin) => origin.answer(sendJson('<html>', { 'content-type': 'text/html' })),
    502
  ],
  ['answers with broken JSON', (origin) => origin.answer(sendJson('{"code":1,"data":')), 502],
  ['answers with nothing', (origin) => origin.answer(sendJson('')), 502]
]

const cutAfterHead: Script = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.flushHeaders()
  setTimeout(() => response.destroy(), 10)
}
const truncate: Script = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"code":1,')
  setTimeout(() => response.destroy(), 10)
}
const drip: Script = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

for (const [what, fail, status] of failures) {
  t.test(
    `while the backend ${what}, visitors get the last good answer, and ${status} once that is too old`,
    async (t) => {
      const origin = await startOrigin(t, sendData('good', { etag: '"v1"' }))
      const front = await startFront(t, origin.base, { staleS: 3600, timeoutMs: 300 })
      await ask(front.base, menu)
      await fail(origin)
      front.pass(100)
      const first = await ask(front.base, menu)
      t.equal(first.status, 200)
      t.equal(first.json().data, 'good')
      t.match(first.headers['cache-status'], /^bff; fwd=stale;.* detail="stale-if-error /)

      const began = performance.now()
      const second = await ask(front.base, menu)
      t.equal(second.json().data, 'good')
      t.equal(second.headers['cache-status'], 'bff; hit; ttl=-40; detail=backoff')
      t.ok(performance.now() - began < 200, 'nobody waits for a backend that is known to be in trouble')

      front.pass(4000)
      const last = await ask(front.base, menu, { headers: { lang: 'en' } }).then(() => ask(front.base, menu))
      t.equal(last.status, status)
      t.equal(last.headers['cache-control'], 'no-store')
      t.equal(last.headers['retry-after'] === undefined, false)
      t.same(last.json().data, null)
      t.notMatch(last.body, /127\.0\.0\.1|ECONN|localhost/)
    }
  )
}

async function outage(t: Test): Promise<{ origin: Origin; front: Front }> {
  const origin = await startOrigin(t, sendData('good'))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  await ask(front.base, news)
  return { origin, front }
}

t.test('an hour of outage costs one question in each back-off interval, and no visitor sees an error', async (t) => {
  const { origin, front } = await outage(t)
  origin.answer((request) => request.socket.destroy())
  const before = origin.asked.length
  let last = origin.asked.length
  let errors = 0
  for (let second = 0; second < 3600; second++) {
    front.pass(1)
    const answer = await ask(front.base, menu)
    if (answer.status !== 200) errors += 1
    // The question goes out behind the answer: let it end before the clock goes on.
    if (origin.asked.length !== last) await wait(2)
    last = origin.asked.length
  }
  t.equal(errors, 0)
  const tries = origin.asked.length - before
  t.ok(tries <= 3600 / 4 + 5, `${tries} questions`)
  t.ok(tries >= 600, `${tries} questions: it goes on trying`)
})

t.test('the site recovers by itself within 5 s of the backend’s return', async (t) => {
  const { origin, front } = await outage(t)
  await origin.stop()
  for (let second = 0; second < 200; second++) {
    front.pass(1)
    await ask(front.base, menu)
    await wait(1)
  }
  await origin.start()
  origin.answer(sendData('new'))
  let seconds = 0
  for (; seconds < 10; seconds++) {
    front.pass(1)
    if ((await ask(front.base, menu)).json().data === 'new') break
    await wait(20)
  }
  t.ok(seconds <= 5, `${seconds} s`)
})

for (const directive of ['must-revalidate', 'proxy-revalidate', 'no-cache', 's-maxage=10']) {
  t.test(`an answer with ${directive} is never used stale`, async (t) => {
    const origin = await startOrigin(t, sendData(1, { 'cache-control': `max-age=10, ${directive}` }))
    const front = await startFront(t, origin.base)
    await ask(front.base, menu)
    await ask(front.base, '/api/other')
    await origin.stop()
    front.pass(11)
    t.equal((await ask(front.base, menu)).status, 502)
    t.equal((await ask(front.base, '/api/other')).status, 502)
  })
}

t.test('stale-if-error says how long', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'cache-control': 'max-age=10, stale-if-error=100' }))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  await ask(front.base, '/api/other')
  origin.answer(sendJson('', {}, 503))
  front.pass(50)
  t.equal((await ask(front.base, menu)).status, 200)
  const other = await ask(front.base, '/api/other')
  t.equal(other.status, 200)
  t.equal(other.headers['cache-status'], 'bff; fwd=stale; fwd-status=503; ttl=-40; detail="stale-if-error 503"')
  front.pass(61)
  t.equal((await ask(front.base, menu)).status, 503)
  t.equal((await ask(front.base, '/api/other')).status, 503)
})

t.test(
  'without its word, a call that no policy knows passes on a 503, and covers only an origin that is gone',
  async (t) => {
    const origin = await startOrigin(t, sendData('good', { 'cache-control': 'max-age=10' }))
    const front = await startFront(t, origin.base)
    await ask(front.base, '/api/other')
    front.pass(11)
    origin.answer(sendJson('busy', {}, 503))
    t.equal((await ask(front.base, '/api/other')).status, 503)
    await origin.stop()
    const answer = await ask(front.base, '/api/other')
    t.equal(answer.status, 200)
    t.match(answer.headers['cache-status'], /^bff; fwd=stale;.*stale-if-error/)
  }
)

t.test('Retry-After of the backend is respected', async (t) => {
  const origin = await startOrigin(t, sendData('good'))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  origin.answer(sendJson('', { 'retry-after': '30' }, 429))
  front.pass(100)
  await ask(front.base, menu)
  const asked = origin.asked.length
  for (let i = 0; i < 28; i++) {
    front.pass(1)
    await ask(front.base, menu)
  }
  t.equal(origin.asked.length, asked)
  front.pass(3)
  await ask(front.base, menu)
  for (let i = 0; i < 400 && origin.asked.length === asked; i++) await wait(5)
  t.equal(origin.asked.length, asked + 1)
})

t.test('what the log says of an outage names the call, the reason and the remedy, not every time', async (t) => {
  const { origin, front } = await outage(t)
  await origin.stop()
  front.pass(100)
  for (let i = 0; i < 8; i++) {
    front.pass(1)
    await ask(front.base, menu)
    await wait(2)
  }
  const lines = front.log.filter((line) => line.facts.call === 'menu')
  t.equal(lines.length, 1)
  t.match(lines[0], { level: 'warn', facts: { reason: 'ECONNREFUSED', covered: true }, message: /API_UPSTREAM/ })
})

t.test('a clock that is set back keeps nothing fresh for longer, and no wait', async (t) => {
  const origin = await startOrigin(t, sendData('good'))
  const front = await startFront(t, origin.base)
  await ask(front.base, menu)
  front.pass(-3600)
  origin.answer(sendData('new'))
  t.equal((await ask(front.base, menu)).json().data, 'new')

  await origin.stop()
  front.pass(100)
  t.equal((await ask(front.base, menu)).json().data, 'new')
  front.pass(-3600)
  await origin.start()
  origin.answer(sendData('newest'))
  const read = async () => (await ask(front.base, menu)).json().data
  for (let i = 0; i < 400 && (await read()) !== 'newest'; i++) await wait(5)
  t.equal(await read(), 'newest')
})
