import t from 'tap'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const modified = { 'last-modified': 'Sun, 06 Nov 1994 08:49:37 GMT' }
const path = '/api/other'
const cookie = { headers: { cookie: 'session=1' } }

for (const method of ['GET', 'HEAD'])
  t.test(`what is fresh by a guess alone answers no ${method} with Cookie, in an outage either`, async (t) => {
    const origin = await startOrigin(t, sendData('for all', modified))
    const front = await startProxy(t, origin.base)
    await sendRequest(front.base, path)
    origin.respondWith(sendData('for one', modified))
    const own = await sendRequest(front.base, path, { ...cookie, method })
    t.match(own.headers['cache-status'], /^bff; fwd=request; fwd-status=200/)
    if (method === 'GET') t.equal(own.json().data, 'for one')
    const others = await sendRequest(front.base, path)
    t.equal(others.json().data, 'for all')
    t.match(others.headers['cache-status'], /^bff; hit/)
    await origin.stop()
    t.equal((await sendRequest(front.base, path, { ...cookie, method })).status, 502)
    t.match((await sendRequest(front.base, path)).headers['cache-status'], /^bff; hit/)
  })

for (const fields of [{ 'cache-control': 'max-age=60' }, { ...modified, 'cache-control': 'public' }])
  t.test(`a response with ${JSON.stringify(fields)} answers requests with Cookie`, async (t) => {
    const origin = await startOrigin(t, sendData('for all', fields))
    const front = await startProxy(t, origin.base)
    await sendRequest(front.base, path)
    t.match((await sendRequest(front.base, path, cookie)).headers['cache-status'], /^bff; hit/)
  })
