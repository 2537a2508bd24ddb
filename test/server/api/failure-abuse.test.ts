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
] as const)
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
