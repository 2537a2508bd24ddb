import type http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { type Responder, sendData, sendJson } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const bad = { headers: { 'x-own': 'fail', accept: 'fail/*', 'accept-language': 'fail' } }
/** Whether one of the request's fields makes the test backend fail. */
const isBad = ({ headers }: http.IncomingMessage) =>
  [headers['x-own'], headers.accept, headers['accept-language']].some((value) => String(value).includes('fail'))

/** Fails for requests with such a field, and responds normally to others. */
const failing =
  (fail: Responder, headers: Record<string, string>): Responder =>
  (request, response, count) =>
    isBad(request) ? fail(request, response, count) : sendData(count, headers)(request, response, count)

const cut: Responder = (request) => request.socket.destroy()
const error: Responder = sendJson({ code: 500, msg: '', data: null }, {}, 500)

for (const [failure, fail, headers] of [
  ['answers 500', error, { 'cache-control': 'max-age=10, stale-if-error=3600' }],
  ['cuts the connection', cut, { 'cache-control': 'max-age=10' }]
] as const) {
  t.test(`a client whose requests the backend ${failure} does not keep others on a stale one`, async (t) => {
    const { front } = await startProxied(t, failing(fail, headers))
    await sendRequest(front.base, '/api/other')
    front.advanceClock(11)
    const received: unknown[] = []
    for (let second = 0; second < 30; second += 1) {
      // The failing client is always the first when the origin may be contacted again.
      await sendRequest(front.base, '/api/other', bad)
      await wait(20)
      received.push((await sendRequest(front.base, '/api/other')).json().data)
      front.advanceClock(1)
    }
    const stale = received.filter((data) => data === 1).length
    t.ok(stale <= 5, `${stale} of 30 seconds with the first response`)
  })

  t.test(`a failing request is not shared with concurrent requests of other clients: ${failure}`, async (t) => {
    const delayed: Responder = (request, response, count) => {
      setTimeout(() => failing(fail, headers)(request, response, count), isBad(request) ? 100 : 0)
    }
    const { origin, front } = await startProxied(t, delayed)
    const leading = sendRequest(front.base, '/api/other', bad)
    while (origin.requests.length === 0) await wait(1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendRequest(front.base, '/api/other')))
    t.ok((await leading).status >= 500)
    t.same(new Set(answers.map(({ status }) => status)), new Set([200]))
    t.ok(origin.requests.length <= 11, `${origin.requests.length} requests: more than one per client`)
  })

  t.test(`declared calls are not affected by a client’s fields: ${failure}`, async (t) => {
    const { front } = await startProxied(t, failing(fail, headers))
    for (let second = 0; second < 30; second += 1) {
      for (const path of ['/api/getHomeMenuList', '/api/getNews?id=7', '/api/search?q=fail'])
        t.equal((await sendRequest(front.base, path, bad)).status, 200)
      front.advanceClock(5)
    }
  })
}

t.test('waiting requests share the failure of an unreachable origin', async (t) => {
  const { origin, front } = await startProxied(t)
  await origin.stop()
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendRequest(front.base, '/api/other')))
  t.same(new Set(answers.map(({ status }) => status)), new Set([502]))
  t.ok(answers.some(({ headers }) => /collapsed/.test(String(headers['cache-status']))))
})
