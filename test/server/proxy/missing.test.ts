import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { resultOf, startProxy } from '../../fixtures/test-proxy.ts'

const news = '/api/getNews?id=7'
const missing: [string, Responder, number][] = [
  ['404', sendJson({ code: 404, msg: 'no', data: null }, {}, 404), 404],
  ['410', sendJson('', {}, 410), 410],
  ['404 with an HTML page of a gateway', sendJson('<html>', { 'content-type': 'text/html' }, 404), 404],
  ['a success without data', sendData(null), 200],
  ['a failing code', sendData(null, {}, 40401), 200]
]
for (const [title, script, status] of missing) {
  t.test(`${title}: content is missing, and the response is stored for its lifetime`, async (t) => {
    const origin = await startOrigin(t, script)
    const front = await startProxy(t, origin.base)
    await sendRequest(front.base, news)
    const answer = await sendRequest(front.base, news)
    t.equal(origin.requests.length, 1)
    t.equal(answer.status, status)
    t.equal(answer.json().data, null)
    t.equal(answer.headers['cache-status'], 'bff; hit; ttl=60')
    front.advanceClock(91)
    await sendRequest(front.base, news)
    t.equal(origin.requests.length, 2)
  })

  t.test(`${title}: stored content is replaced by the missing response`, async (t) => {
    const origin = await startOrigin(t, sendData('news'))
    const front = await startProxy(t, origin.base)
    t.equal((await sendRequest(front.base, news)).json().data, 'news')
    origin.respondWith(script)
    front.advanceClock(91)
    t.equal((await sendRequest(front.base, news)).json().data, null)
    t.equal((await sendRequest(front.base, news)).json().data, null)
    await origin.stop()
    front.advanceClock(91)
    t.equal(
      (await sendRequest(front.base, news)).json().data,
      null,
      'the content stays missing while the backend is down'
    )
    await origin.start()
    origin.respondWith(sendData('again'))
    front.advanceClock(10)
    const read = async () => (await sendRequest(front.base, news)).json().data
    for (let i = 0; i < 400 && (await read()) !== 'again'; i++) await wait(5)
    t.equal(await read(), 'again')
  })
}

t.test('a 404 does not replace the stored menu', async (t) => {
  const origin = await startOrigin(t, sendData('menu'))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/getHomeMenuList')
  origin.respondWith(sendJson('', {}, 404))
  front.advanceClock(91)
  t.equal((await sendRequest(front.base, '/api/getHomeMenuList')).json().data, 'menu')
})

t.test('responses of missing content are limited to a thousand entries', async (t) => {
  const origin = await startOrigin(t, sendJson('', {}, 404))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/getHomeMenuList')
  for (let i = 1; i <= 1500; i++) {
    await resultOf(front.proxy, { name: 'page', locale: 'cn', params: { path: `/made-up/${i}` } })
  }
  t.ok(front.proxy.entries() <= 1000)
})
