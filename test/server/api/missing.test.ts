import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const news = '/api/getNews?id=7'
const gone: [string, Script, number][] = [
  ['404', sendJson({ code: 404, msg: 'no', data: null }, {}, 404), 404],
  ['410', sendJson('', {}, 410), 410],
  ['404 with a page of a gateway', sendJson('<html>', { 'content-type': 'text/html' }, 404), 404],
  ['a success without data', sendData(null), 200],
  ['a failing code', sendData(null, {}, 40401), 200]
]
for (const [what, script, status] of gone) {
  t.test(`content that answers ${what} is missing, and that is kept for a while`, async (t) => {
    const origin = await startOrigin(t, script)
    const front = await startFront(t, origin.base)
    await ask(front.base, news)
    const answer = await ask(front.base, news)
    t.equal(origin.asked.length, 1)
    t.equal(answer.status, status)
    t.equal(answer.json().data, null)
    t.equal(answer.headers['cache-status'], 'bff; hit; ttl=60')
    front.pass(91)
    await ask(front.base, news)
    t.equal(origin.asked.length, 2)
  })

  t.test(`content that was there and answers ${what} is missing from then on`, async (t) => {
    const origin = await startOrigin(t, sendData('news'))
    const front = await startFront(t, origin.base)
    t.equal((await ask(front.base, news)).json().data, 'news')
    origin.answer(script)
    front.pass(91)
    t.equal((await ask(front.base, news)).json().data, null)
    t.equal((await ask(front.base, news)).json().data, null)
    await origin.stop()
    front.pass(91)
    t.equal((await ask(front.base, news)).json().data, null, 'also while the backend is down')
    await origin.start()
    origin.answer(sendData('again'))
    front.pass(10)
    const read = async () => (await ask(front.base, news)).json().data
    for (let i = 0; i < 400 && (await read()) !== 'again'; i++) await wait(5)
    t.equal(await read(), 'again')
  })
}

t.test('the menu is trusted more than a 404', async (t) => {
  const origin = await startOrigin(t, sendData('menu'))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/getHomeMenuList')
  origin.answer(sendJson('', {}, 404))
  front.pass(91)
  t.equal((await ask(front.base, '/api/getHomeMenuList')).json().data, 'menu')
})

t.test('addresses of content that does not exist cannot fill the store', async (t) => {
  const origin = await startOrigin(t, sendJson('', {}, 404))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/getHomeMenuList')
  for (let i = 1; i <= 1500; i++) {
    await front.door.kept.request(
      front.door.asks.ofCall({ name: 'page', locale: 'cn', params: { path: `/made-up/${i}` } })
    )
  }
  t.ok(front.door.entries() <= 1000)
})
