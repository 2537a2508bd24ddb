import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const agent = () => new http.Agent({ keepAlive: true, maxSockets: 2000 })

/** Delays the response, so that concurrent requests have to wait. */
const delayed =
  (script: Responder, milliseconds = 300): Responder =>
  (request, response, count) =>
    setTimeout(() => script(request, response, count), milliseconds)

t.test(
  'a hundred concurrent requests cause one upstream request, and ten disconnects do not affect the others',
  async (t) => {
    const origin = await startOrigin(t, delayed(sendData([{ name: 'menu' }]), 1200))
    const front = await startProxy(t, origin.base)
    const leaving = new AbortController()
    const requests = Array.from({ length: 100 }, (_, i) =>
      sendRequest(
        front.base,
        menu,
        {
          headers: { lang: 'cn', 'x-request-id': `id-${i}`, cookie: `s=${i}`, 'user-agent': `ua-${i}` },
          ...(i >= 90 ? { signal: leaving.signal } : {})
        },
        agent()
      )
    )
    setTimeout(() => leaving.abort(), 50)
    const results = await Promise.allSettled(requests)
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    t.equal(answers.length, 90)
    t.equal(origin.requests.length, 1)
    t.same(new Set(answers.map((answer) => answer.status)), new Set([200]))
    t.equal(new Set(answers.map((answer) => answer.body)).size, 1)
    const cacheStatuses = answers.map((answer) => answer.headers['cache-status'] as string)
    t.equal(cacheStatuses.filter((line) => line.startsWith('bff; fwd=uri-miss; fwd-status=200; stored')).length, 1)
    t.equal(cacheStatuses.filter((line) => line === 'bff; fwd=uri-miss; collapsed').length, 89)
  }
)

t.test(
  'the upstream request continues for waiting requests and for the store when the first client disconnects',
  async (t) => {
    const origin = await startOrigin(t, delayed(sendData(1), 150))
    const front = await startProxy(t, origin.base)
    const leaving = new AbortController()
    const first = sendRequest(front.base, menu, { signal: leaving.signal }).catch(() => 'disconnected')
    for (let i = 0; i < 400 && origin.requests.length < 1; i++) await wait(5)
    t.equal(origin.requests.length, 1, 'the upstream request is in flight')
    const second = sendRequest(front.base, menu)
    leaving.abort()
    t.equal(await first, 'disconnected')
    t.equal((await second).status, 200)
    t.equal((await sendRequest(front.base, menu)).headers['cache-status'], 'bff; hit; ttl=60')
    t.equal(origin.requests.length, 1)
  }
)

t.test('a thousand concurrent requests for one key cause one upstream request', async (t) => {
  const origin = await startOrigin(t, delayed(sendData(1), 1500))
  const front = await startProxy(t, origin.base, { timeoutMs: 20_000 })
  const pool = agent()
  const answers = await Promise.all(Array.from({ length: 1000 }, () => sendRequest(front.base, menu, {}, pool)))
  pool.destroy()
  t.equal(origin.requests.length, 1)
  t.ok(answers.every((answer) => answer.status === 200))
})

t.test('waiting requests share an error; the next hundred cause at most one more upstream request', async (t) => {
  const sendFailure = sendJson({ code: 500, msg: 'broken', data: null }, {}, 500)
  // The first response is held until all requests of the first hundred have arrived.
  const send: Responder = (request, response, count) => {
    const { misses, collapsed } = front.proxy.counters.of('menu', 'cn')
    if (misses + collapsed >= 100) sendFailure(request, response, count)
    else setTimeout(send, 10, request, response, count)
  }
  const origin = await startOrigin(t, send)
  const front = await startProxy(t, origin.base)
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => sendRequest(front.base, menu, {}, agent())))
  const answers = await hundred()
  t.equal(origin.requests.length, 1)
  t.same(new Set(answers.map((answer) => answer.status)), new Set([500]))
  await hundred()
  t.ok(origin.requests.length <= 2)
  await hundred()
  t.ok(origin.requests.length <= 2)
})

t.test('a response with a cookie is sent only to the client that caused it', async (t) => {
  const origin = await startOrigin(t, (request, response, count) =>
    delayed(sendData(1, { 'set-cookie': `session=${count}` }), 100)(request, response, count)
  )
  const front = await startProxy(t, origin.base)
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendRequest(front.base, menu, {}, agent())))
  const cookies = answers.map((answer) => String(answer.headers['set-cookie']))
  t.equal(new Set(cookies).size, 5, 'each client gets its own cookie')
  t.equal(origin.requests.length, 5)

  const pending: (() => void)[] = []
  origin.respondWith((request, response, count) => {
    pending.push(() => sendData(1, { 'set-cookie': 'a=b' })(request, response, count))
  })
  const requests = Array.from({ length: 3 }, () => sendRequest(front.base, menu, {}, agent()))
  for (let i = 0; i < 200 && pending.length < 3; i++) await wait(5)
  t.equal(pending.length, 3, 'requests do not wait for a call that was uncacheable in the last ten seconds')
  for (const release of pending) release()
  await Promise.all(requests)
})

t.test('waiting requests share a no-store response without a cookie', async (t) => {
  const origin = await startOrigin(t, delayed(sendData(1, { 'cache-control': 'no-store' }), 100))
  const front = await startProxy(t, origin.base)
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendRequest(front.base, menu, {}, agent())))
  t.equal(origin.requests.length, 1)
  t.ok(answers.every((answer) => answer.status === 200 && answer.headers['cache-control'] === 'no-store'))
})

t.test('concurrent requests of an undeclared call are collapsed if the response is cacheable', async (t) => {
  const origin = await startOrigin(t, delayed(sendData(1, { 'cache-control': 'max-age=60' }), 1200))
  const front = await startProxy(t, origin.base)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => sendRequest(front.base, '/api/other?x=1', {}, agent()))
  )
  t.equal(origin.requests.length, 1)
  t.equal(new Set(answers.map((answer) => answer.body)).size, 1)
  t.equal(answers.filter((answer) => answer.headers['cache-status'] === 'bff; fwd=uri-miss; collapsed').length, 49)
})

t.test('concurrent requests of an undeclared call are sent one by one if the response is not cacheable', async (t) => {
  const origin = await startOrigin(t, (request, response, count) =>
    delayed(sendData(count), 50)(request, response, count)
  )
  const front = await startProxy(t, origin.base)
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendRequest(front.base, '/api/other', {}, agent())))
  t.equal(origin.requests.length, 5)
  t.equal(new Set(answers.map((answer) => answer.body)).size, 5)
})

t.test('requests with a cookie or Authorization are not collapsed', async (t) => {
  const origin = await startOrigin(t, delayed(sendData(1, { 'cache-control': 'max-age=60' }), 100))
  const front = await startProxy(t, origin.base)
  const headers = [{ cookie: 'a=1' }, { authorization: 'Basic x' }, { cookie: 'a=2' }]
  await Promise.all(headers.map((fields) => sendRequest(front.base, '/api/other', { headers: fields }, agent())))
  t.equal(origin.requests.length, 3)
})
