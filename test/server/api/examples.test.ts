/** The examples of the README's section for the backend team. */
import t from 'tap'
import { type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const config = '/api/getWebInfo'

t.test('a menu with max-age=300 is revalidated every five minutes and served for a day of outage', async (t) => {
  const headers = { etag: '"v42"', 'cache-control': 'max-age=300, stale-while-revalidate=600, stale-if-error=86400' }
  const revalidate: Responder = (request, response, count) =>
    request.headers['if-none-match'] === '"v42"'
      ? response.writeHead(304, headers).end()
      : sendData('menu', headers)(request, response, count)
  const origin = await startOrigin(t, revalidate)
  const front = await startProxy(t, origin.base)
  for (let minute = 0; minute < 60; minute++) {
    t.equal((await sendRequest(front.base, menu)).json().data, 'menu')
    await new Promise((resolve) => setTimeout(resolve, 5))
    front.advanceClock(60)
  }
  t.ok(origin.requests.length <= 12, `${origin.requests.length} upstream requests in an hour`)
  t.equal(origin.requests.filter((asked) => asked.headers['if-none-match'] === undefined).length, 1)
  await origin.stop()
  front.advanceClock(80_000)
  t.equal((await sendRequest(front.base, menu)).json().data, 'menu')
})

t.test('a config with a CDN lifetime of a day is requested once a day, and again after a purge', async (t) => {
  const headers = { 'cache-control': 'no-cache', 'cdn-cache-control': 'max-age=86400' }
  const origin = await startOrigin(t, sendData('old', headers))
  const front = await startProxy(t, origin.base, { purgeToken: 'token' })
  const first = await sendRequest(front.base, config)
  t.equal(first.headers['cache-control'], 'private, no-cache', 'browsers revalidate each time')
  front.advanceClock(80_000)
  t.match((await sendRequest(front.base, config)).headers['cache-status'], /hit/)
  t.equal(origin.requests.length, 1)
  origin.respondWith(sendData('new', headers))
  await sendRequest(front.base, '/_cache/purge', {
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    body: '{"tag":"config"}'
  })
  t.equal((await sendRequest(front.base, config)).json().data, 'new')
})

t.test('a no-store call is passed through each time', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 1, msg: '', data: 1 }, { 'cache-control': 'no-store' }))
  const front = await startProxy(t, origin.base)
  for (let i = 1; i <= 3; i++) {
    const answer = await sendRequest(front.base, '/api/mine')
    t.equal(answer.headers['cache-control'], 'no-store')
    t.equal(origin.requests.length, i)
  }
})
