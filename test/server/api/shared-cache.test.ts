import t from 'tap'
import { type Responder, sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied, startProxy } from '../../fixtures/test-proxy.ts'

const fresh = { 'cache-control': 'max-age=60' }
const counting =
  (headers: Record<string, string>): Responder =>
  (request, response, count) =>
    sendData(count, headers)(request, response, count)

t.test('the Content-Location of a 304 is rewritten before it updates the stored response', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, etag: '"1"' }))
  const front = await startProxy(t, `${origin.base}/api`)
  await sendRequest(front.base, '/api/x')
  front.advanceClock(70)
  origin.respondWith((_request, response) =>
    response.writeHead(304, { ...fresh, 'content-location': `${origin.base}/api/y` }).end()
  )
  for (let i = 0; i < 2; i++) {
    const answer = await sendRequest(front.base, '/api/x')
    t.equal(answer.status, 200)
    t.equal(answer.headers['content-location'], '/api/y')
  }
})

t.test('a safe method and a refusal invalidate nothing, PATCH does', async (t) => {
  const answer = counting(fresh)
  const { front } = await startProxied(t, (request, response, count) =>
    request.method === 'PUT' ? void response.writeHead(400).end() : answer(request, response, count)
  )
  const statusAfter = async (method: string) => {
    await sendRequest(front.base, '/api/x', { method })
    return (await sendRequest(front.base, '/api/x')).headers['cache-status']
  }
  await sendRequest(front.base, '/api/x')
  t.match(await statusAfter('OPTIONS'), /hit/)
  t.match(await statusAfter('PUT'), /hit/)
  t.notMatch(await statusAfter('PATCH'), /hit/)
})

t.test('fields named by no-cache are not stored, the others are', async (t) => {
  const origin = await startOrigin(
    t,
    counting({ 'cache-control': 'max-age=60, no-cache="x-secret"', 'x-secret': '1', 'x-open': '2' })
  )
  const front = await startProxy(t, origin.base)
  t.equal((await sendRequest(front.base, '/api/x')).headers['x-secret'], '1')
  const second = await sendRequest(front.base, '/api/x')
  t.match(second.headers['cache-status'], /hit/)
  t.equal(second.headers['x-secret'], undefined)
  t.equal(second.headers['x-open'], '2')
})
