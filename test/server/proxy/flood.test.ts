import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import t from 'tap'
import { policiesByPath } from '../../../server/policy.ts'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const fixed = ['getHomeMenuList', 'getWebInfo', 'industry/tree', 'getProductCategoryList']
const names = ['x', 'utm_source', 'pid', '__proto__', 'lang', 'page']
const junk = (i: number) => `${names[i % 6]}=${i.toString(36)}`

t.test('100,000 requests with junk parameters leave two entries of each fixed call', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  for (const path of fixed) {
    for (const lang of ['cn', 'en']) await ask(front.base, `/api/${path}?${junk(1)}`, { headers: { lang } })
  }
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 100_000; i++) {
    const policyAsk = front.door.asks.ofQuery(
      policiesByPath.get(`/${fixed[i % 4]}`)!,
      i % 2 === 0 ? 'cn' : 'en',
      junk(i),
      undefined
    )
    if (!front.door.kept.look(policyAsk)) t.fail('a miss')
  }
  const grown = process.memoryUsage().heapUsed - before
  t.equal(front.door.entries(), 8)
  t.equal(origin.asked.length, 8)
  t.ok(grown < 20e6, `${grown} bytes`)

  for (let i = 0; i < 300; i++) {
    const request = requestFor(`/api/${fixed[i % 4]}?${junk(i)}`)
    t.equal(front.door.hit(request, new ServerResponse(request)), false, 'junk never gets into the index of addresses')
  }
  const spelt = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      ask(front.base, `/api/${fixed[i % 4]}?${junk(i)}&a[]=${i}#f`.replace('#f', '%23f'))
    )
  )
  t.ok(spelt.every((answer) => String(answer.headers['cache-status']).startsWith('bff; hit')))
  t.equal(origin.asked.length, 8)
})

t.test('other spellings of a fixed call cost the backend what they cost, and leave nothing behind', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/getHomeMenuList')
  t.match((await ask(front.base, '/api/%67etHomeMenu%4cist?x')).headers['cache-status'], /hit/)
  for (const path of ['/api/getHomeMenuList/', '/api/GETHOMEMENULIST', '/api/getHomeMenuList;a=b']) {
    t.match(
      (await ask(front.base, path)).headers['cache-status'],
      /^bff; fwd=uri-miss; fwd-status=200; detail=no-lifetime$/
    )
  }
  t.equal((await ask(front.base, '/api//getHomeMenuList')).status, 400)
  t.equal(front.door.entries(), 1)
})

t.test('a content call has one entry whatever the order of its parameters and whatever comes with them', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  for (const query of ['kind=a&page=2', 'page=2&kind=a', 'page=2&x=1&kind=a&kind=b', 'kind=%61&page=2']) {
    await ask(front.base, `/api/getNewsList?${query}`)
  }
  t.equal(origin.asked.length, 1)
  t.equal(origin.asked[0]!.url, '/getNewsList?kind=a&page=2')
})

t.test('a parameter that is no finite value is passed on, and nothing is kept of it', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  for (const query of ['id=abc', `id=${'9'.repeat(30)}`, 'id=1%00', 'id=-1', 'id=01']) {
    await ask(front.base, `/api/getNews?${query}`)
  }
  t.equal(front.door.entries(), 0)
})

t.test('nothing that a visitor says about hosts and methods gets into a kept answer', async (t) => {
  const named = [
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'forwarded',
    'x-host'
  ]
  const echo: Script = (request, response, count) => {
    response.setHeader('cache-control', 'max-age=60')
    sendJson({ code: 1, msg: '', data: JSON.stringify(request.headers) })(request, response, count)
  }
  const origin = await startOrigin(t, echo)
  const front = await startFront(t, origin.base)
  const headers = Object.fromEntries(named.map((name) => [name, 'evil.example']))
  for (const path of ['/api/getHomeMenuList', '/api/other']) {
    t.notMatch((await ask(front.base, path, { headers: { ...headers, host: 'evil.example' } })).body, /evil/)
  }
})

t.test('what is kept stays within its bytes while thousands of addresses come by', async (t) => {
  const body = 'x'.repeat(10_000)
  const origin = await startOrigin(t, sendData(body, { 'cache-control': 'max-age=600' }))
  const maxBytes = 2_000_000
  const front = await startFront(t, origin.base, { maxBytes })
  for (let i = 0; i < 40; i++) {
    await Promise.all(Array.from({ length: 20 }, (_, j) => ask(front.base, `/api/other?i=${i}-${j}`)))
    t.ok(front.door.bytes() <= maxBytes)
  }
  t.ok(front.door.entries() > 50)
  t.ok(front.door.entries() < 200)
})

function requestFor(url: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  return request
}
