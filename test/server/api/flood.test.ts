import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import t from 'tap'
import { createApiHit } from '../../../server/pages/fast/fast-path.ts'
import { callsByPath } from '../../../shared/calls/table.ts'
import { startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const fixed = ['getHomeMenuList', 'getWebInfo', 'industry/tree', 'getProductCategoryList']
const names = ['x', 'utm_source', 'pid', '__proto__', 'lang', 'page']
const undeclaredQuery = (i: number) => `${names[i % 6]}=${i.toString(36)}`

t.test('100,000 requests with undeclared parameters store two entries per call', async (t) => {
  const origin = await startOrigin(t)
  const front = await startProxy(t, origin.base)
  for (const path of fixed) {
    for (const lang of ['cn', 'en'])
      await sendRequest(front.base, `/api/${path}?${undeclaredQuery(1)}`, { headers: { lang } })
  }
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 100_000; i++) {
    const cacheRequest = front.proxy.declaredRequests.forQuery(
      callsByPath.get(`/${fixed[i % 4]}`)!,
      i % 2 === 0 ? 'cn' : 'en',
      undeclaredQuery(i)
    )
    if (!front.proxy.cache.lookup(cacheRequest)) t.fail('the cache missed')
  }
  const grownBytes = process.memoryUsage().heapUsed - before
  t.equal(front.proxy.entries(), 8)
  t.equal(origin.requests.length, 8)
  // An entry takes 1.5 KB: a hundred thousand would take 150 MB.
  t.comment(`${grownBytes} bytes more`)

  const hit = createApiHit(front.proxy.mainStore, Date.now)
  for (let i = 0; i < 300; i++) {
    const request = requestFor(`/api/${fixed[i % 4]}?${undeclaredQuery(i)}`)
    t.equal(
      hit(request, new ServerResponse(request)),
      false,
      'a query with undeclared parameters is not in the index by URL'
    )
  }
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      sendRequest(front.base, `/api/${fixed[i % 4]}?${undeclaredQuery(i)}&a[]=${i}#f`.replace('#f', '%23f'))
    )
  )
  t.ok(answers.every((answer) => String(answer.headers['cache-status']).startsWith('bff; hit')))
  t.equal(origin.requests.length, 8)
})

t.test('other spellings of a declared call go to the backend and are not stored', async (t) => {
  const origin = await startOrigin(t)
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/getHomeMenuList')
  t.match((await sendRequest(front.base, '/api/%67etHomeMenu%4cist?x')).headers['cache-status'], /hit/)
  for (const path of ['/api/getHomeMenuList/', '/api/GETHOMEMENULIST', '/api/getHomeMenuList;a=b']) {
    t.match(
      (await sendRequest(front.base, path)).headers['cache-status'],
      /^bff; fwd=uri-miss; fwd-status=200; detail=no-lifetime$/
    )
  }
  t.equal((await sendRequest(front.base, '/api//getHomeMenuList')).status, 400)
  t.equal(front.proxy.entries(), 1)
})

function requestFor(url: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  return request
}
