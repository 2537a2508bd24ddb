import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, startOrigin } from '../../fixtures/origin.ts'

const fresh = { 'cache-control': 'max-age=60' }
const counting =
  (headers: Record<string, string>): Script =>
  (request, response, count) =>
    sendData(count, headers)(request, response, count)

t.test('the whole query is the key', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startFront(t, origin.base)
  for (const path of ['/api/x', '/api/x?', '/api/x?a=1', '/api/x?a=1&b=2', '/api/x?b=2&a=1'])
    await ask(front.base, path)
  t.equal(origin.asked.length, 5)
  t.match((await ask(front.base, '/api/x?a=1&b=2')).headers['cache-status'], /hit/)
  t.equal(origin.asked.length, 5)
})

t.test('one who wants no copy kept of his answer takes nobody else’s away', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startFront(t, origin.base)
  const get = (headers: Record<string, string> = {}) => ask(front.base, '/api/x', { headers })
  t.equal((await get()).json().data, 1)
  const own = await get({ 'cache-control': 'no-store' })
  t.equal(own.json().data, 2)
  t.match(own.headers['cache-status'], /^bff; fwd=request; /)
  const next = await get()
  t.equal(next.json().data, 1)
  t.match(next.headers['cache-status'], /^bff; hit/)
})

t.test('answers that vary are kept side by side', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, vary: 'X-Kind' }))
  const front = await startFront(t, origin.base)
  const get = async (kind: string) => (await ask(front.base, '/api/x', { headers: { 'x-kind': kind } })).json().data
  t.same([await get('a'), await get('b'), await get('a'), await get('b'), await get('c')], [1, 2, 1, 2, 3])
})

t.test('a field with many values cannot push everything else out', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, vary: 'X-Kind' }))
  const front = await startFront(t, origin.base)
  for (let i = 0; i < 100; i++) await ask(front.base, '/api/x', { headers: { 'x-kind': String(i) } })
  t.ok(front.door.entries() <= 12)
})

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'M-SEARCH']) {
  t.test(`what ${method} has changed is asked about again`, async (t) => {
    const origin = await startOrigin(t, counting(fresh))
    const front = await startFront(t, origin.base)
    for (const lang of ['cn', 'en']) await ask(front.base, '/api/x', { headers: { lang } })
    await ask(front.base, '/api/x', { method })
    for (const lang of ['cn', 'en']) {
      t.notMatch((await ask(front.base, '/api/x', { headers: { lang } })).headers['cache-status'], /hit/)
    }
  })
}

t.test('so is what its answer names in Location and Content-Location', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startFront(t, `${origin.base}/api`)
  for (const path of ['/api/a', '/api/b', '/api/c']) await ask(front.base, path)
  origin.answer((_request, response) => response.writeHead(201, { location: '/api/a', 'content-location': 'b' }).end())
  await ask(front.base, '/api/x', { method: 'POST', body: 'a' })
  origin.answer(counting(fresh))
  const said = await Promise.all(
    ['a', 'b', 'c'].map(async (name) => (await ask(front.base, `/api/${name}`)).headers['cache-status'])
  )
  t.notMatch(said[0], /hit/)
  t.notMatch(said[1], /hit/)
  t.match(said[2], /hit/)
})

t.test('a post that failed changes nothing, nor does a question', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/x')
  await ask(front.base, '/api/x', { method: 'OPTIONS' })
  origin.answer((_request, response) => response.writeHead(500).end())
  await ask(front.base, '/api/x', { method: 'POST', body: 'a' })
  t.match((await ask(front.base, '/api/x')).headers['cache-status'], /hit/)
})

t.test('a post of which nobody will know what came of it counts as done', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/x')
  origin.answer((request) => request.socket.destroy())
  t.equal((await ask(front.base, '/api/x', { method: 'POST', body: 'a' })).status, 502)
  origin.answer(counting(fresh))
  t.notMatch((await ask(front.base, '/api/x')).headers['cache-status'], /hit/)
})

t.test('a post to a call of the table asks again before the next answer, and still covers an outage', async (t) => {
  const origin = await startOrigin(t, counting({}))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/getHomeMenuList')
  await ask(front.base, '/api/getHomeMenuList', { method: 'POST', body: 'a' })
  await origin.stop()
  const answer = await ask(front.base, '/api/getHomeMenuList')
  t.equal(answer.json().data, 1)
  t.match(answer.headers['cache-status'], /fwd=stale/)
})

const wishes: [Record<string, string>, boolean][] = [
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
for (const [headers, hit] of wishes) {
  t.test(`${JSON.stringify(headers)} ${hit ? 'may be' : 'is not'} answered from an entry of ten seconds`, async (t) => {
    const origin = await startOrigin(t, counting(fresh))
    const front = await startFront(t, origin.base)
    await ask(front.base, '/api/x')
    front.pass(10)
    const said = (await ask(front.base, '/api/x', { headers })).headers['cache-status']
    t.equal(String(said).startsWith('bff; hit'), hit, String(said))
  })
}

t.test('such wishes don’t count for calls of the table, whose load on the backend is ours to decide', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  for (let i = 0; i < 3; i++)
    await ask(front.base, '/api/getHomeMenuList', { headers: { 'cache-control': 'no-cache' } })
  t.equal(origin.asked.length, 1)
})

t.test('max-stale takes what only-if-cached finds', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/x')
  front.pass(100)
  const stale = await ask(front.base, '/api/x', { headers: { 'cache-control': 'only-if-cached, max-stale=60' } })
  t.equal(stale.headers['cache-status'], 'bff; hit; ttl=-40')
  t.equal((await ask(front.base, '/api/x', { headers: { 'cache-control': 'only-if-cached' } })).status, 504)
  t.equal((await ask(front.base, '/api/y', { headers: { 'cache-control': 'only-if-cached' } })).status, 504)
  t.equal(origin.asked.length, 1)
})

t.test('bodies and codings are the backend’s own', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { ...fresh, 'content-encoding': 'gzip', 'content-type': 'x/y', etag: '"a"', expires: '0' })
    response.end(Buffer.from([1, 2, 3, 255]))
  })
  const front = await startFront(t, origin.base)
  for (let i = 0; i < 2; i++) {
    const answer = await ask(front.base, '/api/x', { headers: { 'accept-encoding': 'br' } })
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

t.test('what nearer caches say of an answer comes first', async (t) => {
  const origin = await startOrigin(t, counting({ ...fresh, 'cache-status': 'origin; hit' }))
  const front = await startFront(t, origin.base)
  t.equal(
    (await ask(front.base, '/api/x')).headers['cache-status'],
    'origin; hit, bff; fwd=uri-miss; fwd-status=200; stored'
  )
  t.equal((await ask(front.base, '/api/x')).headers['cache-status'], 'origin; hit, bff; hit; ttl=60')
})

const targeted: [string, string | undefined][] = [
  ['/api/x', 'max-age=600'],
  ['/api/getHomeMenuList', undefined]
]
for (const [path, passedOn] of targeted) {
  t.test(
    `CDN-Cache-Control decides here over no-store and ${passedOn ? 'travels on' : 'ends here'}: ${path}`,
    async (t) => {
      const headers = { 'cdn-cache-control': 'max-age=600', 'cache-control': 'no-store' }
      const origin = await startOrigin(t, counting(headers))
      const front = await startFront(t, origin.base)
      await ask(front.base, path)
      const answer = await ask(front.base, path)
      t.equal(answer.headers['cache-status'], 'bff; hit; ttl=600')
      t.equal(answer.headers['cdn-cache-control'], passedOn)
    }
  )
}

t.test('a 404 that replaces an answer takes it away', async (t) => {
  const origin = await startOrigin(t, counting(fresh))
  const front = await startFront(t, origin.base)
  await ask(front.base, '/api/x')
  front.pass(61)
  origin.answer((_request, response) => response.writeHead(404).end())
  t.equal((await ask(front.base, '/api/x')).status, 404)
  await origin.stop()
  t.equal((await ask(front.base, '/api/x')).status, 502)
})

t.test('fields that no-cache names are kept back, the rest is kept', async (t) => {
  const origin = await startOrigin(
    t,
    counting({ 'cache-control': 'max-age=60, no-cache="x-secret"', 'x-secret': '1', 'x-open': '2' })
  )
  const front = await startFront(t, origin.base)
  t.equal((await ask(front.base, '/api/x')).headers['x-secret'], '1')
  const second = await ask(front.base, '/api/x')
  t.match(second.headers['cache-status'], /hit/)
  t.equal(second.headers['x-secret'], undefined)
  t.equal(second.headers['x-open'], '2')
})
