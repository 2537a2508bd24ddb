import type { ServerResponse } from 'node:http'
import t from 'tap'
import { startOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { until } from '../../fixtures/until.ts'

t.test('searches and lists of one client leave slots at the embedded backend to others, and to forms', async (t) => {
  const open: ServerResponse[] = []
  const origin = await startOrigin(t, (request, response) => {
    if (/^\/(?:search|getProductList)/.test(request.url ?? '')) open.push(response)
    else response.end('{"code":200,"msg":"","data":null}')
  })
  const site = await startSite(t, origin.base, { API_UPSTREAM: '', CONTENT: 'embedded', TRUST_PROXY: 'loopback' })
  const call = (client: string, target: string, init: RequestInit = {}) =>
    fetch(`${site}/api/${target}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': client } }).then(
      ({ status }) => status
    )
  const searches = Array.from({ length: 20 }, (_, i) =>
    call('203.0.113.1', i % 2 === 0 ? `search?q=a${i}` : `getProductList?q=a${i}`)
  )
  await until(() => open.length === 7)
  const other = call('203.0.113.2', 'search?q=other')
  await until(() => origin.requests.some(({ url }) => url.startsWith('/search?q=other')))
  t.equal(open.length, 8, 'seven of one client, one of the other')
  const form = new URLSearchParams({ email: 'a@example.com' })
  t.equal(await call('203.0.113.1', 'addSubscribe', { method: 'POST', body: form }), 200)
  origin.respondWith((_request, response) => response.end())
  for (const response of open) response.end()
  await Promise.all([...searches, other])
})
