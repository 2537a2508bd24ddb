import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy, type TestProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const etag = '"v1"'

/** Waits for at most 2 s until the stored responses have changed since `revision`. */
async function storeChanged({ proxy }: TestProxy, revision: number): Promise<void> {
  for (let i = 0; i < 400 && proxy.revision() === revision; i++) await wait(5)
}

t.test('a stale response is served at once while one upstream request revalidates it', async (t) => {
  const origin = await startOrigin(t, sendData(1, { etag }))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  front.advanceClock(65)
  let release = () => {}
  origin.respondWith((_request, response) => {
    release = () => response.writeHead(304).end()
  })

  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 })
  const answers = await Promise.all(Array.from({ length: 100 }, () => sendRequest(front.base, menu, {}, agent)))
  agent.destroy()
  for (let i = 0; i < 400 && origin.requests.length < 2; i++) await wait(5)
  for (const answer of answers) {
    t.equal(answer.status, 200)
    t.equal(answer.headers.age, '65')
    t.equal(answer.headers['cache-status'], 'bff; hit; ttl=-5')
    t.equal(answer.headers.warning, undefined)
  }
  t.equal(origin.requests.length, 2)
  const revision = front.proxy.revision()
  release()
  await storeChanged(front, revision)
  t.equal(origin.requests[1]!.headers['if-none-match'], etag)

  const next = await sendRequest(front.base, menu)
  t.equal(next.headers.age, '0', 'a 304 without a lifetime restores the previous one')
  t.equal(next.headers['cache-status'], 'bff; hit; ttl=60')
  t.equal(origin.requests.length, 2)
})

t.test('a 304 updates the lifetime and the fields of the stored response', async (t) => {
  const origin = await startOrigin(t, sendData(1, { etag, 'x-kept': '1', 'x-changed': 'old' }))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  front.advanceClock(65)
  origin.respondWith((_request, response) =>
    response.writeHead(304, { 'cache-control': 'max-age=300', 'x-new': 'yes', 'x-changed': 'new' }).end()
  )
  const revision = front.proxy.revision()
  await sendRequest(front.base, menu)
  await storeChanged(front, revision)
  const next = await sendRequest(front.base, menu)
  t.equal(next.headers['cache-status'], 'bff; hit; ttl=300')
  t.match(next.headers, { 'x-kept': '1', 'x-changed': 'new', 'x-new': 'yes' })
  t.equal(next.json().data, 1)
})

t.test('after stale-while-revalidate a request waits for the revalidation', async (t) => {
  const origin = await startOrigin(t, sendData(1, { etag }))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  front.advanceClock(91)
  origin.respondWith((_request, response) => response.writeHead(304).end())
  const answer = await sendRequest(front.base, menu)
  t.equal(answer.headers['cache-status'], 'bff; fwd=stale; fwd-status=304; stored; ttl=60')
  t.equal(answer.headers.age, '0')
})

t.test('a new body replaces the stored one', async (t) => {
  const origin = await startOrigin(t, sendData('old', { etag }))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  front.advanceClock(91)
  origin.respondWith(sendData('new', { etag: '"v2"' }))
  const answer = await sendRequest(front.base, menu)
  t.equal(answer.json().data, 'new')
  t.equal(answer.headers.etag, '"v2"')
})

t.test('the backend’s own lifetimes take precedence', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'cache-control': 'max-age=10, stale-while-revalidate=100', etag }))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, menu)
  front.advanceClock(9)
  t.equal((await sendRequest(front.base, menu)).headers['cache-status'], 'bff; hit; ttl=1')
  front.advanceClock(100)
  const revision = front.proxy.revision()
  t.equal((await sendRequest(front.base, menu)).headers['cache-status'], 'bff; hit; ttl=-99')
  await storeChanged(front, revision)
  t.equal(origin.requests.length, 2)
})

t.test('an undeclared call is revalidated in the background if the backend allows it', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'cache-control': 'max-age=10, stale-while-revalidate=100', etag }))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/other')
  front.advanceClock(20)
  origin.respondWith((_request, response) => response.writeHead(304).end())
  const revision = front.proxy.revision()
  t.equal((await sendRequest(front.base, '/api/other')).headers['cache-status'], 'bff; hit; ttl=-10')
  await storeChanged(front, revision)
  t.equal(origin.requests.length, 2)
  t.equal((await sendRequest(front.base, '/api/other')).headers['cache-status'], 'bff; hit; ttl=10')
})
