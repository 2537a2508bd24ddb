import { readdir, readFile } from 'node:fs/promises'
import t from 'tap'
import { type Responder, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendPurge, sendRequest } from '../../fixtures/send-request.ts'
import { startProxied, startProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'

/**
 * A title, the backend's response, and the downstream status; the cache's model has the responses that may not be stored.
 */
const uncacheable: [string, Responder, number][] = [
  ['429', sendJson('', {}, 429), 503],
  ['401', sendJson({ code: 401, msg: '', data: null }, {}, 401), 401],
  ['403', sendJson('no', {}, 403), 502],
  ['a failing code', sendData(null, {}, 0), 200],
  ['206', sendJson({ code: 1, data: [] }, {}, 206), 206]
]
for (const [title, script, status] of uncacheable)
  t.test(`${title} is not stored`, async (t) => {
    const { origin, front } = await startProxied(t, script)
    const first = await sendRequest(front.base, menu)
    const second = await sendRequest(front.base, menu)
    t.equal(origin.requests.length, 2)
    for (const answer of [first, second]) {
      t.equal(answer.status, status)
      t.notMatch(answer.headers['cache-status'], /hit|stored/)
      t.match(answer.headers['content-type'], /^application\/json/)
      t.match(answer.headers.vary, /lang|\*/)
    }
    t.equal(first.headers['cache-control'], 'no-store')
  })

t.test('the reason why a call is not cacheable is logged once and sent in each Cache-Status', async (t) => {
  const { front } = await startProxied(t, sendData(1, { 'cache-control': 'no-store', 'set-cookie': 'a=b' }))
  for (let i = 0; i < 3; i++) {
    const answer = await sendRequest(front.base, menu)
    t.equal(answer.headers['cache-status'], 'bff; fwd=uri-miss; fwd-status=200; detail=set-cookie')
  }
  t.equal(front.log.length, 1)
  t.match(front.log[0], {
    level: 'warn',
    fields: { call: 'menu', header: 'Set-Cookie' },
    message: /^each page view asks you: Set-Cookie .* CACHE_FORCE/
  })
})

t.test('a forced call is stored without its cookie', async (t) => {
  const headers = {
    'cache-control': 'no-store, no-cache, must-revalidate',
    pragma: 'no-cache',
    expires: 'Thu, 19 Nov 1981 08:52:00 GMT',
    vary: 'Cookie',
    'set-cookie': 'PHPSESSID=1'
  }
  const { origin, front } = await startProxied(t, sendData(1, headers), { force: ['menu'] })
  const first = await sendRequest(front.base, menu)
  t.equal(first.headers['set-cookie'], undefined)
  t.equal(first.headers['cache-status'], 'bff; fwd=uri-miss; fwd-status=200; stored; ttl=60; detail=forced')
  const second = await sendRequest(front.base, menu)
  t.equal(second.headers['cache-status'], 'bff; hit; ttl=60')
  t.equal(second.headers['set-cookie'], undefined)
  t.equal(second.headers['cache-control'], 'private, no-cache')
  t.equal(second.headers.expires, undefined)
  t.equal(origin.requests.length, 1)
  t.equal(front.log.length, 0)
  await sendRequest(front.base, '/api/getWebInfo')
  await sendRequest(front.base, '/api/getWebInfo')
  t.equal(origin.requests.length, 3, 'only the configured calls are forced')
})

t.test('the forced tag content has every content call stored, and no other', async (t) => {
  const { front } = await startProxied(t, sendData(1, { 'cache-control': 'no-store' }), { force: ['content'] })
  for (const path of ['/api/getHome', '/api/getNewsList', '/api/getNews?id=7']) {
    await sendRequest(front.base, path)
    t.match((await sendRequest(front.base, path)).headers['cache-status'], /^bff; hit/, path)
  }
  await sendRequest(front.base, menu)
  t.match((await sendRequest(front.base, menu)).headers['cache-status'], /detail=no-store/)
})

for (const [header, value, why] of [
  ['Cache-Control', 'no-cache', 'no-cache'],
  ['Cache-Control', 'max-age=0', 'max-age=0'],
  ['Cache-Control', 's-maxage=0, max-age=60', 's-maxage=0'],
  ['Expires', '0', 'Expires']
] as const)
  t.test(`one warning says what ${header}: ${value} costs`, async (t) => {
    const { origin, front } = await startProxied(t, sendData(1, { [header]: value }))
    for (let i = 0; i < 3; i += 1) await sendRequest(front.base, menu)
    t.equal(origin.requests.length, 3)
    t.equal(front.log.length, 1)
    t.match(front.log[0], {
      level: 'warn',
      fields: { call: 'menu', header, why },
      message: /^each page view asks you: /
    })
  })

t.test('a call that is reused while it is revalidated costs no warning', async (t) => {
  const { front } = await startProxied(t, sendData(1, { 'cache-control': 'max-age=0, stale-while-revalidate=60' }))
  await sendRequest(front.base, menu)
  t.equal(front.log.length, 0)
})

t.test('lists with free text, which are never stored, cost no warning', async (t) => {
  const { front } = await startProxied(t, sendData([], { 'cache-control': 'no-store' }))
  for (const path of ['/api/getExhibitorList?q=a', '/api/search?q=a']) await sendRequest(front.base, path)
  t.equal(front.log.length, 0)
})

t.test('a response with the same bytes is not compressed again, whatever its validator', async (t) => {
  const data = 'organic '.repeat(500)
  const origin = await startOrigin(t, (request, response, count) =>
    sendData(data, { 'cache-control': 'max-age=60', etag: `"${count}"` })(request, response, count)
  )
  const front = await startProxy(t, origin.base)
  const brotli = { headers: { 'accept-encoding': 'br' } }
  let coded = await sendRequest(front.base, menu, brotli)
  while (coded.headers['content-encoding'] !== 'br') coded = await sendRequest(front.base, menu, brotli)
  front.advanceClock(100)
  const again = await sendRequest(front.base, menu, brotli)
  t.equal(origin.requests.length, 2)
  t.equal(again.headers['content-encoding'], 'br', 'in the response that brings the new entry')
})

t.test('a forced call with free text is not stored, and no field of the backend is blamed for that', async (t) => {
  const { front } = await startProxied(t, sendData([], { 'cache-control': 'no-store' }), { force: ['exhibitorList'] })
  const answer = await sendRequest(front.base, '/api/getExhibitorList?q=a')
  t.equal(answer.headers['cache-status'], 'bff; fwd=uri-miss; fwd-status=200; detail=not-kept')
  t.equal(front.log.length, 0)
})

for (const path of ['/api/search?q=tea', '/api/checkCode?code=A1'])
  t.test(`${path} is stored where CACHE_FORCE names its call, and not by the tag`, async (t) => {
    const origin = await startOrigin(t, sendData({}, { 'cache-control': 'no-store', 'set-cookie': 'a=b' }))
    const named = await startProxy(t, origin.base, { force: ['search', 'code'] })
    await sendRequest(named.base, path)
    t.match((await sendRequest(named.base, path)).headers['cache-status'], /^bff; hit; ttl=\d+$/)
    t.match((await sendRequest(named.base, `${path}${'x'.repeat(80)}`)).headers['cache-status'], /detail=not-kept$/)
    const tagged = await startProxy(t, origin.base, { force: ['content'] })
    await sendRequest(tagged.base, path)
    t.match((await sendRequest(tagged.base, path)).headers['cache-status'], /fwd=uri-miss/)
  })

t.test('what a visitor typed is in no log and no file where CACHE_FORCE stores searches', async (t) => {
  const origin = await startOrigin(t, sendData({ total: 0 }))
  const saveIn = t.testdir({})
  const front = await startProxy(t, origin.base, { force: ['search', 'menu'], saveIn })
  for (const path of ['/api/search?q=herb', menu]) await sendRequest(front.base, path)
  origin.respondWith(sendJson('', {}, 500))
  await sendRequest(front.base, '/api/search?q=herb2')
  t.match(front.log[0], { fields: { call: 'search', parameters: undefined } })
  await front.proxy.close()
  const saved = await readdir(saveIn, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    saved.filter((entry) => entry.isFile()).map((entry) => readFile(`${entry.parentPath}/${entry.name}`, 'utf8'))
  )
  t.equal(texts.length, 1, 'the menu alone')
  t.notMatch(texts.join(), /herb/)
})

t.test('a purge of a record takes the stored searches with it', async (t) => {
  const { front } = await startProxied(t, sendData({}), { force: ['search'], purgeToken: 'token' })
  const purge = async (command: object) => {
    await sendRequest(front.base, '/api/search?q=tea')
    return (await sendPurge(front.base, command, 'token')).json().data
  }
  t.same(await purge({ call: 'news', id: 301 }), { touched: 1 })
  t.same(await purge({ call: 'search', q: 'tea' }), { touched: 1 })
  t.same(await purge({ call: 'search', q: 'coffee' }), { touched: 0 })
})

t.test('no request field of a client is sent upstream with a declared call', async (t) => {
  const { origin, front } = await startProxied(t)
  await sendRequest(front.base, `${menu}?utm=1`, {
    headers: {
      lang: 'en',
      cookie: 'a=b',
      authorization: 'Bearer x',
      'user-agent': 'me',
      'if-none-match': '"x"',
      range: 'bytes=0-1',
      'cache-control': 'no-cache',
      'accept-language': 'de',
      'x-forwarded-for': '1.2.3.4'
    }
  })
  const { headers, url } = origin.requests[0]!
  t.equal(url, '/getHomeMenuList')
  const names = Object.keys(headers).filter((name) => !['host', 'connection'].includes(name))
  t.same(names.sort(), ['accept', 'accept-encoding', 'lang', 'traceparent', 'via', 'x-request-id'])
})

t.test('free text is requested each time with its declared parameters only', async (t) => {
  const { origin, front } = await startProxied(t)
  const paths = ['/api/search?q=tea&utm=1', '/api/checkCode?code=123', '/api/getExhibitorList?page=1&q=tea']
  for (const path of paths) {
    await sendRequest(front.base, path)
    const answer = await sendRequest(front.base, path)
    t.equal(answer.headers['cache-status'], 'bff; fwd=uri-miss; fwd-status=200; detail=not-kept')
  }
  const found = [...new Set(origin.requests.map((asked) => asked.url))]
  t.same(found, ['/search?q=tea', '/checkCode?code=123', '/getExhibitorList?q=tea&page=1'])
  t.equal(origin.requests.length, 6)
})

t.test('a 400 for free text is passed on and not logged', async (t) => {
  const { front } = await startProxied(t, sendJson({ code: 400, msg: 'no code', data: null }, {}, 400))
  t.equal((await sendRequest(front.base, '/api/checkCode?code=x')).status, 400)
  t.same(front.log, [])
  await sendRequest(front.base, '/api/getHomeMenuList')
  t.equal(front.log.length, 1, 'a 400 for a call without free text is logged')
})
