import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { resultOf, startProxied, startProxy, type TestProxy } from '../../fixtures/test-proxy.ts'

const news = '/api/getNews?id=7'
const get = (front: TestProxy, path = news) => sendRequest(front.base, path)
const dataOf = async (front: TestProxy, path = news) => (await get(front, path)).json().data

/** Repeats the request, with time for each retry, until it has the data; the test's own time limit ends it otherwise. */
async function untilData(front: TestProxy, data: unknown): Promise<void> {
  while ((await dataOf(front)) !== data) {
    front.advanceClock(5)
    await wait(5)
  }
}

/** A title, the response, the status that clients get, and what the log says of it. */
const doubtful: [string, Responder, number, { reason: string; code?: number }][] = [
  ['a failing code', sendData(null, {}, 0), 200, { reason: 'code', code: 0 }],
  [
    'a failing code, fresh for an hour',
    sendData(null, { 'cache-control': 'max-age=3600' }, 40401),
    200,
    { reason: 'code', code: 40401 }
  ],
  ['a success with what went wrong', sendData({ code: 500, message: 'lost' }), 200, { reason: 'no-data' }],
  ['a success with an error', sendData({ error: 'lost' }), 200, { reason: 'no-data' }],
  ['a success without data', sendData(null), 200, { reason: 'no-data', code: 1 }],
  ['a 404 with an HTML page', sendJson('<html>', { 'content-type': 'text/html' }, 404), 404, { reason: '404' }],
  [
    'a 404 with the JSON of a gateway',
    sendJson({ code: 5, message: 'Not Found' }, {}, 404),
    404,
    { reason: '404', code: 5 }
  ],
  ['an empty 410', sendJson('', {}, 410), 410, { reason: '410' }]
]
for (const [title, script, status, said] of doubtful)
  t.test(`${title} does not replace stored content, and one warning names the call and the code`, async (t) => {
    const { origin, front } = await startProxied(t, sendData({ title: 'news' }))
    await get(front)
    origin.respondWith(script)
    front.advanceClock(91)
    const covered = await get(front)
    const found = covered.headers['cache-status']
    t.equal(found, `bff; fwd=stale; fwd-status=${status}; ttl=-31; detail="stale-if-error ${said.reason}"`)
    t.same(covered.json().data, { title: 'news' })
    t.match((await get(front)).headers['cache-status'], /^bff; hit; ttl=-31; detail=backoff/)
    t.equal(front.log.length, 1)
    t.match(front.log[0], {
      level: 'warn',
      fields: { call: 'news', locale: 'cn', covered: true, ...said },
      message: /purge with "hard"/
    })
    front.advanceClock(85_000)
    t.same((await get(front)).json().data, { title: 'news' }, 'as long as CACHE_STALE_S')
    origin.respondWith(sendData('again'))
    await untilData(front, 'again')
  })

t.test('a doubtful response is kept for a while, but not while the shell fails as well', async (t) => {
  for (const isShellFailing of [false, true]) {
    const { origin, front } = await startProxied(t, sendData('menu'))
    await get(front, '/api/getWebInfo')
    origin.respondWith(sendData(null, {}, 0))
    front.advanceClock(3600)
    if (isShellFailing) await get(front, '/api/getWebInfo')
    t.equal(await dataOf(front), null)
    origin.respondWith(sendData('after the maintenance'))
    t.equal(await dataOf(front), isShellFailing ? 'after the maintenance' : null)
  }
})

t.test('a doubtful response with a cookie goes to one client while the shell fails', async (t) => {
  const answers: (() => void)[] = []
  const { front } = await startProxied(t, (request, response, count) => {
    if (request.url === '/getWebInfo') return sendData(null, {}, 0)(request, response, count)
    answers.push(() => sendJson('', { 'set-cookie': `a=${count}` }, 404)(request, response, count))
  })
  await get(front, '/api/getWebInfo')
  const both = [get(front), get(front)]
  while (front.proxy.counters.of('news', 'cn').collapsed === 0) await wait(5)
  answers.shift()!()
  while (answers.length === 0) await wait(5)
  answers.shift()!()
  const cookies = (await Promise.all(both)).map(({ headers }) => String(headers['set-cookie']))
  t.equal(new Set(cookies).size, 2)
})

t.test('a doubtful response leaves the saved file of the good one', async (t) => {
  const origin = await startOrigin(t, sendData({ title: 'news' }))
  const saveIn = t.testdir({})
  const first = await startProxy(t, origin.base, { saveIn })
  await get(first)
  await first.proxy.close()
  origin.respondWith(sendData(null, {}, 0))
  const second = await startProxy(t, origin.base, { saveIn, staleS: 0 })
  second.advanceClock(61)
  t.equal(await dataOf(second), null, 'what it has read may not be served stale')
  await second.proxy.close()
  t.same(await dataOf(await startProxy(t, origin.base, { saveIn })), { title: 'news' })
})

t.test('responses of missing content are limited to a thousand entries', async (t) => {
  const { front } = await startProxied(t, sendJson('', {}, 404))
  await sendRequest(front.base, '/api/getHomeMenuList')
  for (let i = 1; i <= 1500; i++) {
    await resultOf(front.proxy, { name: 'page', locale: 'cn', params: { path: `/made-up/${i}` } })
  }
  t.ok(front.proxy.entries() <= 1000)
})
