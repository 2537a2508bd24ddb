import t from 'tap'
import { startOrigin } from '../../fixtures/origin.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'
import { startProxied, startProxy, type TestProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const token = 'a-long-token'
const json = { 'content-type': 'application/json' }

function purge(front: TestProxy, body: unknown, authorization: string | undefined = `Bearer ${token}`) {
  const headers = authorization === undefined ? json : { ...json, authorization }
  return sendRequest(front.base, '/_cache/purge', { method: 'POST', headers, body: JSON.stringify(body) })
}

t.test('the body is JSON for any Content-Type, and a wrong token gets 401 for any', async (t) => {
  const front = await startProxy(t, (await startOrigin(t)).base, { purgeToken: token })
  const body = '{"all":true}'
  for (const type of ['application/x-www-form-urlencoded', 'text/plain;charset=UTF-8', 'application/json', '']) {
    const headers = { authorization: `Bearer ${token}`, ...(type === '' ? {} : { 'content-type': type }) }
    t.equal((await sendRequest(front.base, '/_cache/purge', { method: 'POST', headers, body })).status, 200, type)
    headers.authorization = 'Bearer another'
    t.equal((await sendRequest(front.base, '/_cache/purge', { method: 'POST', headers, body })).status, 401, type)
  }
})

const refused: [string | undefined, string][] = [
  [undefined, 'no token'],
  ['Bearer wrong', 'a wrong token'],
  [`Bearer ${token}x`, 'a longer token'],
  [`Basic ${token}`, 'another scheme'],
  ['Bearer ', 'an empty token']
]
for (const [authorization, title] of refused)
  t.test(`a purge with ${title} is refused and logged`, async (t) => {
    const { front } = await startProxied(t, undefined, { purgeToken: token })
    await sendRequest(front.base, menu)
    const headers = authorization === undefined ? json : { ...json, authorization }
    const answer = await sendRequest(front.base, '/_cache/purge', { method: 'POST', headers, body: '{"all":true}' })
    t.equal(answer.status, 401)
    t.equal(answer.headers['www-authenticate'], 'Bearer')
    t.equal(answer.headers['cache-control'], 'no-store')
    t.same(answer.json().data, null)
    t.match(answer.json().msg, authorization === undefined ? /Authorization/ : /令牌不正确/)
    const message = `a purge was refused: ${authorization === undefined ? 'no token' : 'wrong token'}`
    t.match(front.log, [{ message }])
    t.match((await sendRequest(front.base, menu)).headers['cache-status'], /hit/)
    t.match(front.log, [{ level: 'warn', fields: { audit: 'purge', allowed: false } }])
  })

t.test('wrong tokens are limited and logged once, and the right one is accepted all the same', async (t) => {
  const { front } = await startProxied(t, undefined, { purgeToken: token })
  let last = await purge(front, { all: true }, 'Bearer wrong')
  for (let i = 0; i < 50 && last.status === 401; i += 1) last = await purge(front, { all: true }, `Bearer wrong${i}`)
  t.match(last, { status: 429, headers: { 'retry-after': /^\d+$/, 'cache-control': 'no-store' } })
  t.match(last.json(), { code: 429, data: null })
  t.equal((await purge(front, { all: true })).status, 200)
  const refusals = front.log.filter(({ fields }) => fields.allowed === false)
  t.match(refusals, [{ fields: { audit: 'purge', from: '127.0.0.1' } }])
  t.equal(refusals.length, 1)
})

t.test('no token is logged', async (t) => {
  const { front } = await startProxied(t, undefined, { purgeToken: token })
  await purge(front, { all: true })
  await purge(front, { all: true }, 'Bearer other-token')
  t.equal(front.log.length, 1)
  t.notMatch(JSON.stringify([front.log, front.infos]), /a-long-token|other-token/)
  t.match(front.infos, [{ fields: { audit: 'purge', allowed: true, tag: 'all', hard: false, touched: 0 } }])
})

for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])
  t.test(`${method} does not purge`, async (t) => {
    const { front } = await startProxied(t, undefined, { purgeToken: token })
    const answer = await sendRequest(front.base, '/_cache/purge', { method, headers: { authorization: token } })
    t.equal(answer.status, 405)
    t.equal(answer.headers.allow, 'POST')
  })

t.test('without a token in the settings the endpoint is not found', async (t) => {
  const { front } = await startProxied(t)
  const refused = await purge(front, { all: true })
  t.equal(refused.status, 404)
  t.match(refused.json().msg, /PURGE_TOKEN/)
  await purge(front, { all: true })
  t.match(front.log, [{ level: 'warn', message: 'a purge was refused: PURGE_TOKEN is not set' }])
  t.equal(front.log.length, 1)
})

t.test('a body of invalid JSON gets 400', async (t) => {
  const { front } = await startProxied(t, undefined, { purgeToken: token })
  const text = await sendBytes(
    front.base,
    `POST /_cache/purge HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{`
  )
  t.match(text, /^HTTP\/1\.1 400 /)
})
