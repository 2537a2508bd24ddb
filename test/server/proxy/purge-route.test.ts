import t from 'tap'
import { ask, askRaw } from '../../fixtures/client.ts'
import { type Front, startFront } from '../../fixtures/front.ts'
import { sendData, startOrigin } from '../../fixtures/origin.ts'

const menu = '/api/getHomeMenuList'
const token = 'a-long-token'
const json = { 'content-type': 'application/json' }

function purge(front: Front, body: unknown, authorization: string | undefined = `Bearer ${token}`) {
  const headers = authorization === undefined ? json : { ...json, authorization }
  return ask(front.base, '/_cache/purge', { method: 'POST', headers, body: JSON.stringify(body) })
}

t.test('a soft purge asks before the next answer, and still covers an outage', async (t) => {
  const origin = await startOrigin(t, sendData('old', { etag: '"v1"' }))
  const front = await startFront(t, origin.base, { purgeToken: token })
  for (const lang of ['cn', 'en']) await ask(front.base, menu, { headers: { lang } })
  await ask(front.base, '/api/getWebInfo')

  const answer = await purge(front, { tag: 'menu' })
  t.equal(answer.status, 200)
  t.same(answer.json(), { code: 200, msg: 'ok', data: { touched: 2 } })
  origin.answer(sendData('new'))
  t.equal((await ask(front.base, '/api/getWebInfo')).json().data, 'old', 'others stay')
  const next = await ask(front.base, menu)
  t.equal(next.json().data, 'new')
  t.equal(next.headers['cache-status'], 'bff; fwd=stale; fwd-status=200; stored; ttl=60')
  t.equal(origin.asked.at(-1)!.headers['if-none-match'], '"v1"')

  await purge(front, { tag: 'menu' })
  await origin.stop()
  t.equal((await ask(front.base, menu)).json().data, 'new')
})

t.test('a hard purge leaves nothing', async (t) => {
  const origin = await startOrigin(t, sendData('x', { 'cache-control': 'max-age=60' }))
  const front = await startFront(t, origin.base, { purgeToken: token })
  for (const path of [menu, '/api/getNews?id=1', '/api/other']) await ask(front.base, path)
  t.same((await purge(front, { all: true, hard: true })).json().data, { touched: 3 })
  t.equal(front.door.entries(), 0)
  await origin.stop()
  t.equal((await ask(front.base, menu)).status, 502)
})

t.test('an order is read whatever it is called, and by nobody who may not give it', async (t) => {
  const front = await startFront(t, (await startOrigin(t)).base, { purgeToken: token })
  const body = '{"all":true}'
  for (const type of ['application/x-www-form-urlencoded', 'text/plain;charset=UTF-8', 'application/json', '']) {
    const headers = { authorization: `Bearer ${token}`, ...(type === '' ? {} : { 'content-type': type }) }
    t.equal((await ask(front.base, '/_cache/purge', { method: 'POST', headers, body })).status, 200, type)
    const unknown = { ...headers, authorization: 'Bearer another' }
    t.equal((await ask(front.base, '/_cache/purge', { method: 'POST', headers: unknown, body })).status, 401, type)
  }
})

t.test('a purge of all reaches calls that no policy knows', async (t) => {
  const origin = await startOrigin(t, sendData('x', { 'cache-control': 'max-age=60', etag: '"v1"' }))
  const front = await startFront(t, origin.base, { purgeToken: token })
  await ask(front.base, '/api/other')
  t.same((await purge(front, { all: true })).json().data, { touched: 1 })
  t.match((await ask(front.base, '/api/other')).headers['cache-status'], /^bff; fwd=stale/)
})

for (const path of [menu, '/api/other']) {
  t.test(`a purge wins over a question that is on its way: ${path}`, async (t) => {
    let release = () => {}
    const origin = await startOrigin(t, (request, response, count) => {
      release = () => sendData(`answer ${count}`, { 'cache-control': 'max-age=60' })(request, response, count)
    })
    const front = await startFront(t, origin.base, { purgeToken: token })
    const waiting = ask(front.base, path)
    while (origin.asked.length < 1) await new Promise((resolve) => setTimeout(resolve, 5))
    const first = release
    await purge(front, { all: true })
    const later = ask(front.base, path)
    while (origin.asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    release()
    t.equal((await later).json().data, 'answer 2', 'who comes later does not wait for the old question')
    first()
    t.equal((await waiting).json().data, 'answer 1', 'who waited gets what was asked for')
    t.equal((await ask(front.base, path)).json().data, 'answer 2', 'which is not kept')
    t.equal(origin.asked.length, 2)
  })
}

const refused: [string | undefined, string][] = [
  [undefined, 'no token'],
  ['Bearer wrong', 'a wrong token'],
  [`Bearer ${token}x`, 'a longer one'],
  [`Basic ${token}`, 'another scheme'],
  ['Bearer ', 'an empty one']
]
for (const [authorization, what] of refused) {
  t.test(`a purge with ${what} is refused and noted`, async (t) => {
    const origin = await startOrigin(t)
    const front = await startFront(t, origin.base, { purgeToken: token })
    await ask(front.base, menu)
    const answer = await ask(front.base, '/_cache/purge', {
      method: 'POST',
      headers: authorization === undefined ? json : { ...json, authorization },
      body: '{"all":true}'
    })
    t.equal(answer.status, 401)
    t.equal(answer.headers['www-authenticate'], 'Bearer')
    t.equal(answer.headers['cache-control'], 'no-store')
    t.same(answer.json().data, null)
    t.match((await ask(front.base, menu)).headers['cache-status'], /hit/)
    t.match(front.log, [{ level: 'warn', facts: { audit: 'purge', allowed: false } }])
  })
}

t.test('the token is never in the log', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base, { purgeToken: token })
  await purge(front, { all: true })
  await purge(front, { all: true }, 'Bearer other-token')
  t.equal(front.log.length, 2)
  t.notMatch(JSON.stringify(front.log), /a-long-token|other-token/)
  t.match(front.log[0], { facts: { audit: 'purge', allowed: true, tag: 'all', hard: false, touched: 0 } })
})

for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
  t.test(`${method} does not purge`, async (t) => {
    const origin = await startOrigin(t)
    const front = await startFront(t, origin.base, { purgeToken: token })
    const answer = await ask(front.base, '/_cache/purge', { method, headers: { authorization: `Bearer ${token}` } })
    t.equal(answer.status, 405)
    t.equal(answer.headers.allow, 'POST')
  })
}

t.test('without a token in the settings there is no such address', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  t.equal((await purge(front, { all: true })).status, 404)
})

for (const body of [
  {},
  { tag: 'nothing' },
  { all: false },
  { all: true, tag: 'menu' },
  { all: true, more: 1 },
  { all: true, hard: 'yes' },
  [],
  7,
  'x'
]) {
  t.test(`an order that says ${JSON.stringify(body)} is not carried out`, async (t) => {
    const origin = await startOrigin(t)
    const front = await startFront(t, origin.base, { purgeToken: token })
    const answer = await purge(front, body)
    t.equal(answer.status, 400)
    t.same(answer.json().data, null)
  })
}

t.test('a broken order is told so', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base, { purgeToken: token })
  const text = await askRaw(
    front.base,
    `POST /_cache/purge HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{`
  )
  t.match(text, /^HTTP\/1\.1 400 /)
})
