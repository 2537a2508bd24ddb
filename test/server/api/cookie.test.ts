import t from 'tap'
import { type Responder, sendData } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const modified = { 'last-modified': 'Sun, 06 Nov 1994 08:49:37 GMT' }
const path = '/api/other'

for (const [method, headers] of [
  ['GET', { cookie: 'session=1' }],
  ['HEAD', { cookie: 'session=1' }],
  ['GET', { token: 'a' }],
  ['GET', { 'x-api-key': 'a' }]
] as const)
  t.test(`what is fresh by a guess alone answers no ${method} with ${Object.keys(headers)}`, async (t) => {
    const { origin, front } = await startProxied(t, sendData('for all', modified))
    await sendRequest(front.base, path)
    origin.respondWith(sendData('for one', modified))
    const own = await sendRequest(front.base, path, { headers, method })
    t.match(own.headers['cache-status'], /^bff; fwd=request; fwd-status=200/)
    if (method === 'GET') t.equal(own.json().data, 'for one')
    const others = await sendRequest(front.base, path)
    t.equal(others.json().data, 'for all')
    t.match(others.headers['cache-status'], /^bff; hit/)
    await origin.stop()
    t.equal((await sendRequest(front.base, path, { headers, method })).status, 502)
    t.match((await sendRequest(front.base, path)).headers['cache-status'], /^bff; hit/)
  })

/** Answers late, so that concurrent requests have to wait. */
const late =
  (script: Responder): Responder =>
  (...args) =>
    setTimeout(() => script(...args), 100)

t.test('requests with credentials are not collapsed', async (t) => {
  const { origin, front } = await startProxied(t, late(sendData(1, { 'cache-control': 'max-age=60' })))
  const fields = [{ cookie: 'a=1' }, { authorization: 'Basic x' }, { cookie: 'a=2' }, { token: 'b' }]
  await Promise.all(fields.map((headers) => sendRequest(front.base, path, { headers })))
  t.equal(origin.requests.length, 4)
})
