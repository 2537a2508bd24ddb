import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'

/** What comes, what visitors get of it, and whether it is an error that must not push out the good one. */
const never: [string, Script, number, boolean][] = [
  ['500', sendJson({ code: 500, msg: '', data: null }, {}, 500), 500, true],
  ['502', sendJson('', {}, 502), 502, true],
  ['503', sendJson('', {}, 503), 503, true],
  ['504', sendJson('', {}, 504), 504, true],
  ['429', sendJson('', {}, 429), 503, true],
  ['401', sendJson({ code: 401, msg: '', data: null }, {}, 401), 401, true],
  ['403', sendJson('no', {}, 403), 502, true],
  ['a failing code', sendData(null, {}, 0), 200, true],
  ['a code that is a text', sendJson({ code: '1', msg: '', data: [] }), 200, true],
  ['broken JSON', sendJson('{"code":1'), 502, true],
  ['an empty body', sendJson(''), 502, true],
  ['the page of a gateway', sendJson('<html>', { 'content-type': 'text/html' }), 502, true],
  ['JSON in another encoding', sendJson('{"code":1,"data":"\uD800"}'.replace('\uD800', '\x00')), 502, true],
  ['206', sendJson({ code: 1, data: [] }, {}, 206), 206, true],
  ['no-store', sendData(1, { 'cache-control': 'no-store' }), 200, false],
  ['NO-STORE', sendData(1, { 'cache-control': 'NO-STORE' }), 200, false],
  ['private', sendData(1, { 'cache-control': 'private' }), 200, false],
  ['private=""', sendData(1, { 'cache-control': 'private=""' }), 200, false],
  ['Vary: *', sendData(1, { vary: '*' }), 200, false],
  ['Vary: lang, *', sendData(1, { vary: 'lang, *' }), 200, false],
  ['Vary: lang, Cookie', sendData(1, { vary: 'lang, Cookie' }), 200, false],
  ['a cookie', sendData(1, { 'set-cookie': 'a=b' }), 200, false]
]
t.test('no cache in front is told to keep a call of the table: CDN-Cache-Control stays here', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  const headers = { 'cdn-cache-control': 'max-age=86400' }
  for (const script of [
    sendData(null, headers, 0),
    sendData(1, { ...headers, vary: 'x-own' }),
    sendData('x'.repeat(5_000_000), headers)
  ]) {
    origin.answer(script)
    const answer = await ask(front.base, menu)
    t.match(answer.headers['cache-status'], /^bff; fwd=.*fwd-status=200/)
    t.equal(answer.headers['cdn-cache-control'], undefined)
    front.pass(100)
  }
})

for (const [what, script, status, isError] of never) {
  t.test(`${what} is not kept`, async (t) => {
    const origin = await startOrigin(t, script)
    const front = await startFront(t, origin.base)
    const first = await ask(front.base, menu)
    const second = await ask(front.base, menu)
    t.equal(origin.asked.length, 2)
    for (const answer of [first, second]) {
      t.equal(answer.status, status)
      t.notMatch(answer.headers['cache-status'], /hit|stored/)
      t.match(answer.headers['content-type'], /^application\/json/)
      t.match(answer.headers.vary, /lang|\*/)
    }
    if (isError) t.equal(first.headers['cache-control'], 'no-store')
  })

  if (!isError) continue
  t.test(`${what} does not push out the last good answer`, async (t) => {
    const origin = await startOrigin(t, sendData('good'))
    const front = await startFront(t, origin.base)
    await ask(front.base, menu)
    origin.answer(script)
    front.pass(100)
    t.equal((await ask(front.base, menu)).json().data, 'good')
    front.pass(10)
    t.equal((await ask(front.base, menu)).json().data, 'good')
    t.ok(origin.asked.length >= 2)
  })
}

t.test('what keeps a call out of the cache is said once in the log and each time in Cache-Status', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'cache-control': 'no-store', 'set-cookie': 'a=b' }))
  const front = await startFront(t, origin.base)
  for (let i = 0; i < 3; i++) {
    const answer = await ask(front.base, menu)
    t.equal(answer.headers['cache-status'], 'bff; fwd=uri-miss; fwd-status=200; detail=set-cookie')
  }
  t.equal(front.log.length, 1)
  t.match(front.log[0], { level: 'warn', facts: { call: 'menu', header: 'Set-Cookie' } })
})

t.test('a forced call is kept all the same, without its cookie', async (t) => {
  const headers = {
    'cache-control': 'no-store, no-cache, must-revalidate',
    pragma: 'no-cache',
    expires: 'Thu, 19 Nov 1981 08:52:00 GMT',
    vary: 'Cookie',
    'set-cookie': 'PHPSESSID=1'
  }
  const origin = await startOrigin(t, sendData(1, headers))
  const front = await startFront(t, origin.base, { force: ['menu'] })
  const first = await ask(front.base, menu)
  t.equal(first.headers['set-cookie'], undefined)
  t.equal(first.headers['cache-status'], 'bff; fwd=uri-miss; fwd-status=200; stored; ttl=60; detail=forced')
  const second = await ask(front.base, menu)
  t.equal(second.headers['cache-status'], 'bff; hit; ttl=60')
  t.equal(second.headers['set-cookie'], undefined)
  t.equal(second.headers['cache-control'], 'private, no-cache')
  t.equal(second.headers.expires, undefined)
  t.equal(origin.asked.length, 1)
  t.equal(front.log.length, 0)
  await ask(front.base, '/api/getWebInfo')
  await ask(front.base, '/api/getWebInfo')
  t.equal(origin.asked.length, 3, 'only the calls that are named')
})

t.test('nothing of the visitor goes upstream with a call of the table', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  await ask(front.base, `${menu}?utm=1`, {
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
  const { headers, url } = origin.asked[0]!
  t.equal(url, '/getHomeMenuList')
  const names = Object.keys(headers).filter((name) => !['host', 'connection'].includes(name))
  t.same(names.sort(), ['accept', 'accept-encoding', 'lang', 'x-request-id'])
})

t.test('free text is asked anew each time, without anything but its declared parameters', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  const paths = ['/api/search?q=tea&utm=1', '/api/checkCode?code=123', '/api/getExhibitorList?page=1&q=tea']
  for (const path of paths) {
    await ask(front.base, path)
    const answer = await ask(front.base, path)
    t.equal(answer.headers['cache-status'], 'bff; fwd=uri-miss; fwd-status=200; detail=not-kept')
  }
  t.same(
    [...new Set(origin.asked.map((asked) => asked.url))],
    ['/search?q=tea', '/checkCode?code=123', '/getExhibitorList?q=tea&page=1']
  )
  t.equal(origin.asked.length, 6)
})

t.test('a refusal of what a visitor typed is passed on, and is no word against the backend', async (t) => {
  const origin = await startOrigin(t, sendJson({ code: 400, msg: 'no code', data: null }, {}, 400))
  const front = await startFront(t, origin.base)
  t.equal((await ask(front.base, '/api/checkCode?code=x')).status, 400)
  t.same(front.log, [])
  await ask(front.base, '/api/getHomeMenuList')
  t.equal(front.log.length, 1, 'what nobody typed is another matter')
})
