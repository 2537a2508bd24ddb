import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import t from 'tap'
import { createApiHit } from '../../../server/pages/fast/fast-path.ts'
import { callsByPath } from '../../../shared/calls/table.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const fixed = ['getHomeMenuList', 'getWebInfo', 'industry/tree', 'getProductCategoryList']
const names = ['x', 'utm_source', 'pid', '__proto__', 'lang', 'page']
const undeclaredQuery = (i: number) => `${names[i % 6]}=${i.toString(36)}`

t.test('10,000 requests with undeclared parameters store two entries per call', async (t) => {
  const { origin, front } = await startProxied(t)
  for (const path of fixed) {
    for (const lang of ['cn', 'en'])
      await sendRequest(front.base, `/api/${path}?${undeclaredQuery(1)}`, { headers: { lang } })
  }
  for (let i = 0; i < 10_000; i++) {
    const cacheRequest = front.proxy.declaredRequests.forQuery(
      callsByPath.get(`/${fixed[i % 4]}`)!,
      i % 2 === 0 ? 'cn' : 'en',
      undeclaredQuery(i)
    )
    if (!front.proxy.cache.lookup(cacheRequest)) t.fail('the cache missed')
  }
  t.equal(front.proxy.entries(), 8)
  t.equal(origin.requests.length, 8)
  const hit = createApiHit(front.proxy.mainStore, Date.now)
  for (let i = 0; i < 300; i++) {
    const request = requestFor(`/api/${fixed[i % 4]}?${undeclaredQuery(i)}`)
    const found = hit(request, new ServerResponse(request))
    t.equal(found, false, 'a query with undeclared parameters is not in the index by URL')
  }
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) =>
      sendRequest(front.base, `/api/${fixed[i % 4]}?${undeclaredQuery(i)}&a[]=${i}#f`.replace('#f', '%23f'))
    )
  )
  t.ok(answers.every((answer) => String(answer.headers['cache-status']).startsWith('bff; hit')))
  t.equal(origin.requests.length, 8)
})

function requestFor(url: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  return request
}
