import t from 'tap'
import { type Responder, sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const fresh = { 'cache-control': 'max-age=60' }
const counting =
  (headers: Record<string, string>): Responder =>
  (request, response, count) =>
    sendData(count, headers)(request, response, count)

t.test('the complete query is part of the key', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startProxy(t, origin.base)
  for (const path of ['/api/x', '/api/x?', '/api/x?a=1', '/api/x?a=1&b=2', '/api/x?b=2&a=1'])
    await sendRequest(front.base, path)
  t.equal(origin.requests.length, 5)
  t.match((await sendRequest(front.base, '/api/x?a=1&b=2')).headers['cache-status'], /hit/)
  t.equal(origin.requests.length, 5)
})

t.test('a request with no-store does not drop the stored response', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startProxy(t, origin.base)
  const get = (headers: Record<string, string> = {}) => sendRequest(front.base, '/api/x', { headers })
  t.equal((await get()).json().data, 1)
  const own = await get({ 'cache-control': 'no-store' })
  t.equal(own.json().data, 2)
  t.match(own.headers['cache-status'], /^bff; fwd=request; /)
  const next = await get()
  t.equal(next.json().data, 1)
  t.match(next.headers['cache-status'], /^bff; hit/)
})

t.test('variants by Vary are stored side by side', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, vary: 'X-Kind' }))
  const front = await startProxy(t, origin.base)
  const get = async (kind: string) =>
    (await sendRequest(front.base, '/api/x', { headers: { 'x-kind': kind } })).json().data
  t.same([await get('a'), await get('b'), await get('a'), await get('b'), await get('c')], [1, 2, 1, 2, 3])
})

t.test('the number of variants of one URL is limited', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, vary: 'X-Kind' }))
  const front = await startProxy(t, origin.base)
  for (let i = 0; i < 100; i++) await sendRequest(front.base, '/api/x', { headers: { 'x-kind': String(i) } })
  t.ok(front.proxy.entries() <= 12)
})

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'M-SEARCH']) {
  t.test(`${method} invalidates the stored responses of its target`, async (t) => {
    const origin = await startOrigin(t, counting(fresh))
    const front = await startProxy(t, origin.base)
    for (const lang of ['cn', 'en']) await sendRequest(front.base, '/api/x', { headers: { lang } })
    await sendRequest(front.base, '/api/x', { method })
    for (const lang of ['cn', 'en']) {
      t.notMatch((await sendRequest(front.base, '/api/x', { headers: { lang } })).headers['cache-status'], /hit/)
    }
  })
}

t.test('a POST invalidates the targets in Location and Content-Location', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startProxy(t, `${origin.base}/api`)
  for (const path of ['/api/a', '/api/b', '/api/c']) await sendRequest(front.base, path)
  origin.respondWith((_request, response) =>
    response.writeHead(201, { location: '/api/a', 'content-location': 'b' }).end()
  )
  await sendRequest(front.base, '/api/x', { method: 'POST', body: 'a' })
  origin.respondWith(counting(fresh))
  const cacheStatuses = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => (await sendRequest(front.base, `/api/${name}`)).headers['cache-status'])
  )
  t.notMatch(cacheStatuses[0], /hit/)
  t.notMatch(cacheStatuses[1], /hit/)
  t.match(cacheStatuses[2], /hit/)
})

t.test('a failed POST and a safe method invalidate nothing', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/x')
  await sendRequest(front.base, '/api/x', { method: 'OPTIONS' })
  origin.respondWith((_request, response) => response.writeHead(500).end())
  await sendRequest(front.base, '/api/x', { method: 'POST', body: 'a' })
  t.match((await sendRequest(front.base, '/api/x')).headers['cache-status'], /hit/)
})

t.test('a POST without a response invalidates like a successful one', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/x')
  origin.respondWith((request) => request.socket.destroy())
  t.equal((await sendRequest(front.base, '/api/x', { method: 'POST', body: 'a' })).status, 502)
  origin.respondWith(counting(fresh))
  t.notMatch((await sendRequest(front.base, '/api/x')).headers['cache-status'], /hit/)
})

t.test('a POST to a declared call makes it stale, and the entry still covers an outage', async (t) => {
  const origin = await startOrigin(t, counting({}))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/getHomeMenuList')
  await sendRequest(front.base, '/api/getHomeMenuList', { method: 'POST', body: 'a' })
  await origin.stop()
  const answer = await sendRequest(front.base, '/api/getHomeMenuList')
  t.equal(answer.json().data, 1)
  t.match(answer.headers['cache-status'], /fwd=stale/)
})

t.test('the Content-Location of a 304 is rewritten before it updates the stored response', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, etag: '"1"' }))
  const front = await startProxy(t, `${origin.base}/api`)
  await sendRequest(front.base, '/api/x')
  front.advanceClock(70)
  origin.respondWith((_request, response) =>
    response.writeHead(304, { ...fresh, 'content-location': `${origin.base}/api/y` }).end()
  )
  for (let i = 0; i < 2; i++) {
    const answer = await sendRequest(front.base, '/api/x')
    t.equal(answer.status, 200)
    t.equal(answer.headers['content-location'], '/api/y')
  }
})

const directives: [Record<string, string>, boolean][] = [
  [{ 'cache-control': 'no-cache' }, false],
  [{ 'cache-control': 'no-store' }, false],
  [{ 'cache-control': 'max-age=0' }, false],
  [{ 'cache-control': 'max-age=5' }, false],
  [{ 'cache-control': 'max-age=50' }, true],
  [{ 'cache-control': 'min-fresh=55' }, false],
  [{ 'cache-control': 'min-fresh=5' }, true],
  [{ pragma: 'no-cache' }, false],
  [{ pragma: 'x' }, true],
  [{ 'cache-control': 'only-if-cached' }, true],
  [{ 'if-match': '"a"' }, false]
]
for (const [headers, hit] of directives) {
  t.test(
    `${JSON.stringify(headers)} ${hit ? 'may be' : 'is not'} served from an entry that is ten seconds old`,
    async (t) => {
      const origin = await startOrigin(t, counting(fresh))
      const front = await startProxy(t, origin.base)
      await sendRequest(front.base, '/api/x')
      front.advanceClock(10)
      const cacheStatus = (await sendRequest(front.base, '/api/x', { headers })).headers['cache-status']
      t.equal(String(cacheStatus).startsWith('bff; hit'), hit, String(cacheStatus))
    }
  )
}

t.test('request directives have no effect on declared calls', async (t) => {
  const origin = await startOrigin(t)
  const front = await startProxy(t, origin.base)
  for (let i = 0; i < 3; i++)
    await sendRequest(front.base, '/api/getHomeMenuList', { headers: { 'cache-control': 'no-cache' } })
  t.equal(origin.requests.length, 1)
})

t.test('max-stale allows a stale response with only-if-cached', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/x')
  front.advanceClock(100)
  const stale = await sendRequest(front.base, '/api/x', {
    headers: { 'cache-control': 'only-if-cached, max-stale=60' }
  })
  t.equal(stale.headers['cache-status'], 'bff; hit; ttl=-40')
  t.equal((await sendRequest(front.base, '/api/x', { headers: { 'cache-control': 'only-if-cached' } })).status, 504)
  t.equal((await sendRequest(front.base, '/api/y', { headers: { 'cache-control': 'only-if-cached' } })).status, 504)
  t.equal(origin.requests.length, 1)
})

t.test('bodies and content codings are passed on unchanged', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { ...fresh, 'content-encoding': 'gzip', 'content-type': 'x/y', etag: '"a"', expires: '0' })
    response.end(Buffer.from([1, 2, 3, 255]))
  })
  const front = await startProxy(t, origin.base)
  for (let i = 0; i < 2; i++) {
    const answer = await sendRequest(front.base, '/api/x', { headers: { 'accept-encoding': 'br' } })
    t.same([...answer.bytes], [1, 2, 3, 255])
    t.match(answer.headers, {
      'content-encoding': 'gzip',
      'content-type': 'x/y',
      etag: '"a"',
      expires: '0',
      'cache-control': 'max-age=60'
    })
  }
})

t.test('Cache-Status members of upstream caches come first', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, 'cache-status': 'origin; hit' }))
  const front = await startProxy(t, origin.base)
  t.equal(
    (await sendRequest(front.base, '/api/x')).headers['cache-status'],
    'origin; hit, bff; fwd=uri-miss; fwd-status=200; stored'
  )
  t.equal((await sendRequest(front.base, '/api/x')).headers['cache-status'], 'origin; hit, bff; hit; ttl=60')
})

const targeted: [string, string | undefined][] = [
  ['/api/x', 'max-age=600'],
  ['/api/getHomeMenuList', undefined]
]
for (const [path, passedOn] of targeted) {
  t.test(`CDN-Cache-Control overrides no-store and is ${passedOn ? 'passed on' : 'removed'}: ${path}`, async (t) => {
    const headers = { 'cdn-cache-control': 'max-age=600', 'cache-control': 'no-store' }
    const origin = await startOrigin(t, counting(headers))
    const front = await startProxy(t, origin.base)
    await sendRequest(front.base, path)
    const answer = await sendRequest(front.base, path)
    t.equal(answer.headers['cache-status'], 'bff; hit; ttl=600')
    t.equal(answer.headers['cdn-cache-control'], passedOn)
  })
}

t.test('a 404 removes the stored response', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startProxy(t, origin.base)
  await sendRequest(front.base, '/api/x')
  front.advanceClock(61)
  origin.respondWith((_request, response) => response.writeHead(404).end())
  t.equal((await sendRequest(front.base, '/api/x')).status, 404)
  await origin.stop()
  t.equal((await sendRequest(front.base, '/api/x')).status, 502)
})

t.test('fields named by no-cache are not stored, the others are', async (t) => {
  const origin = await startOrigin(
    t,
    counting({ 'cache-control': 'max-age=60, no-cache="x-secret"', 'x-secret': '1', 'x-open': '2' })
  )
  const front = await startProxy(t, origin.base)
  t.equal((await sendRequest(front.base, '/api/x')).headers['x-secret'], '1')
  const second = await sendRequest(front.base, '/api/x')
  t.match(second.headers['cache-status'], /hit/)
  t.equal(second.headers['x-secret'], undefined)
  t.equal(second.headers['x-open'], '2')
})
