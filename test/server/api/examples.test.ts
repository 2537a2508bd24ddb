/** The worked examples of the README's part for the backend team. */
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'
const config = '/api/getWebInfo'

t.test(
  'a menu that changes twice a day is asked about every five minutes, and stays for a day of outage',
  async (t) => {
    const headers = { etag: '"v42"', 'cache-control': 'max-age=300, stale-while-revalidate=600, stale-if-error=86400' }
    const confirm: Script = (request, response, count) =>
      request.headers['if-none-match'] === '"v42"'
        ? response.writeHead(304, headers).end()
        : sendData('menu', headers)(request, response, count)
    const origin = await startOrigin(t, confirm)
    const front = await startFront(t, origin.base)
    for (let minute = 0; minute < 60; minute++) {
      t.equal((await ask(front.base, menu)).json().data, 'menu')
      await new Promise((resolve) => setTimeout(resolve, 5))
      front.pass(60)
    }
    t.ok(origin.asked.length <= 12, `${origin.asked.length} questions in an hour`)
    t.equal(origin.asked.filter((asked) => asked.headers['if-none-match'] === undefined).length, 1)
    await origin.stop()
    front.pass(80_000)
    t.equal((await ask(front.base, menu)).json().data, 'menu')
  }
)

t.test('a config behind an editor’s button is asked for once a day, and at once after the purge', async (t) => {
  const headers = { 'cache-control': 'no-cache', 'cdn-cache-control': 'max-age=86400' }
  const origin = await startOrigin(t, sendData('old', headers))
  const front = await startFront(t, origin.base, { purgeToken: 'token' })
  const first = await ask(front.base, config)
  t.equal(first.headers['cache-control'], 'private, no-cache', 'browsers ask each time')
  front.pass(80_000)
  t.match((await ask(front.base, config)).headers['cache-status'], /hit/)
  t.equal(origin.asked.length, 1)
  origin.answer(sendData('new', headers))
  await ask(front.base, '/_cache/purge', {
    method: 'POST',
    headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
    body: '{"tag":"config"}'
  })
  t.equal((await ask(front.base, config)).json().data, 'new')
})

t.test('a call that must never be kept passes straight through', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 1, msg: '', data: 1 }, { 'cache-control': 'no-store' }))
  const front = await startFront(t, origin.base)
  for (let i = 1; i <= 3; i++) {
    const answer = await ask(front.base, '/api/mine')
    t.equal(answer.headers['cache-control'], 'no-store')
    t.equal(origin.asked.length, i)
  }
})
