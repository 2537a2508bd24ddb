import type http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const bad = { headers: { 'x-own': 'fail', accept: 'fail/*', 'accept-language': 'fail' } }
/** True for a request that makes this backend fail by one of its fields. */
const isBad = ({ headers }: http.IncomingMessage) =>
  [headers['x-own'], headers.accept, headers['accept-language']].some((value) => String(value).includes('fail'))

/** Fails in this way for whoever sends a certain field, and answers everyone else. */
const failing =
  (fail: Script, headers: Record<string, string>): Script =>
  (request, response, count) =>
    isBad(request) ? fail(request, response, count) : sendData(count, headers)(request, response, count)

const cut: Script = (request) => request.socket.destroy()
const error: Script = sendJson({ code: 500, msg: '', data: null }, {}, 500)

for (const [what, fail, headers] of [
  ['answers 500', error, { 'cache-control': 'max-age=10, stale-if-error=3600' }],
  ['cuts the connection', cut, { 'cache-control': 'max-age=10' }]
] as const) {
  t.test(`a visitor whose requests the backend ${what} does not hold others at a stale answer`, async (t) => {
    const origin = await startOrigin(t, failing(fail, headers))
    const front = await startFront(t, origin.base)
    await ask(front.base, '/api/other')
    front.pass(11)
    const given: unknown[] = []
    for (let second = 0; second < 30; second += 1) {
      // Always the first whenever the origin may be asked again.
      await ask(front.base, '/api/other', bad)
      await wait(20)
      given.push((await ask(front.base, '/api/other')).json().data)
      front.pass(1)
    }
    const stale = given.filter((data) => data === 1).length
    t.ok(stale <= 5, `${stale} of 30 seconds with the first answer`)
  })

  t.test(`nor does he make the answer fail for others at once: ${what}`, async (t) => {
    const late: Script = (request, response, count) => {
      setTimeout(() => failing(fail, headers)(request, response, count), isBad(request) ? 100 : 0)
    }
    const origin = await startOrigin(t, late)
    const front = await startFront(t, origin.base)
    const leading = ask(front.base, '/api/other', bad)
    while (origin.asked.length === 0) await wait(1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(front.base, '/api/other')))
    t.ok((await leading).status >= 500)
    t.same(new Set(answers.map(({ status }) => status)), new Set([200]))
    t.ok(origin.asked.length <= 11, `${origin.asked.length} requests: one a visitor at most`)
  })

  t.test(`calls of the table hear nothing of it: ${what}`, async (t) => {
    const origin = await startOrigin(t, failing(fail, headers))
    const front = await startFront(t, origin.base)
    for (let second = 0; second < 30; second += 1) {
      for (const path of ['/api/getHomeMenuList', '/api/getNews?id=7', '/api/search?q=fail'])
        t.equal((await ask(front.base, path, bad)).status, 200)
      front.pass(5)
    }
  })
}

t.test('an origin that cannot be reached fails once for all who wait', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  await origin.stop()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(front.base, '/api/other')))
  t.same(new Set(answers.map(({ status }) => status)), new Set([502]))
  t.ok(answers.some(({ headers }) => /collapsed/.test(String(headers['cache-status']))))
})
