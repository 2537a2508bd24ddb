import t from 'tap'
import { type Responder, sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied, startProxy } from '../../fixtures/test-proxy.ts'

const counting =
  (headers: Record<string, string>): Responder =>
  (request, response, count) =>
    sendData(count, headers)(request, response, count)

/** Two clients that differ in each of these fields. */
const fieldsOfClients = (value: string) => ({
  'user-agent': value,
  'accept-language': value,
  cookie: `a=${value}`,
  'x-kind': value,
  'x-real-ip': value,
  'x-original-url': value,
  x_kind: value,
  te: value,
  host: `${value}.example`
})

const declaredVary: [string, boolean][] = [
  ['Accept-Language, Cookie', true],
  ['Cookie, X-Forwarded-Proto, If-None-Match', true],
  ['Cookie, Traceparent', false]
]
for (const [vary, isStored] of declaredVary)
  t.test(`a declared call with Vary: ${vary}: it is stored once for all clients: ${isStored}`, async (t) => {
    const { front } = await startProxied(t, counting({ vary }))
    const get = async (value: string) =>
      (await sendRequest(front.base, '/api/getWebInfo', { headers: fieldsOfClients(value) })).json().data
    t.same([await get('a'), await get('b'), await get('a')], isStored ? [1, 1, 1] : [1, 2, 3])
    t.equal(front.log.length, 1)
    t.match(front.log[0], {
      level: 'warn',
      fields: { call: 'config', header: 'Vary' },
      message: isStored
        ? /^a header field of this call does not mean what it seems to/
        : /^each page view asks you: Vary keeps/
    })
  })

t.test('a Vary that names what each declared call sends, or Origin, costs no warning', async (t) => {
  const { front } = await startProxied(t, sendData(1, { vary: 'Accept, Accept-Encoding, lang, Origin' }))
  await sendRequest(front.base, '/api/getWebInfo')
  t.same(front.log, [])
})

/** The numbers of the responses that the clients a, b and again a get. */
const undeclaredVary: [string, number[]][] = [
  ['X-Kind', [1, 2, 1]],
  ['Cookie', [1, 2, 1]],
  ['User-Agent', [1, 2, 1]],
  ['X-Real-IP, X-Original-URL, X_Kind', [1, 1, 1]],
  ['TE, Host', [1, 1, 1]],
  ['lang', [1, 1, 1]],
  ['X-Real-IP, X-Kind', [1, 2, 1]],
  ['X-Forwarded-For', [1, 2, 3]],
  ['Via', [1, 2, 3]],
  ['X-Request-Id, X-Kind', [1, 2, 3]],
  ['*', [1, 2, 3]]
]
for (const [vary, expected] of undeclaredVary)
  t.test(`Vary: ${vary} of an undeclared call: two clients and the first again get ${expected}`, async (t) => {
    const origin = await startOrigin(t, counting({ vary, 'cache-control': 'max-age=60' }))
    const front = await startProxy(t, origin.base, { forwardedFor: () => '192.0.2.1' })
    const get = async (value: string) =>
      (await sendRequest(front.base, '/api/x', { headers: fieldsOfClients(value) })).json().data
    t.same([await get('a'), await get('b'), await get('a')], expected)
  })

t.test('a field that Connection names is not forwarded, so its value selects nothing', async (t) => {
  const origin = await startOrigin(t, (request, ...rest) =>
    sendData(request.headers['x-kind'] ?? 'none', { vary: 'X-Kind', 'cache-control': 'max-age=60' })(request, ...rest)
  )
  const front = await startProxy(t, origin.base)
  const get = async (headers: Record<string, string>) =>
    (await sendRequest(front.base, '/api/x', { headers })).json().data
  t.equal(await get({ 'x-kind': 'a', connection: 'close, X-Kind' }), 'none')
  t.equal(await get({ 'x-kind': 'a' }), 'a')
  t.equal(await get({}), 'none')
  t.equal(origin.requests.length, 2)
})

/** The Vary of the backend, and as it leaves. */
const left: [string[], string][] = [
  [[], 'lang'],
  [['X-Kind'], 'X-Kind, lang'],
  [['LANG'], 'LANG'],
  [['X-Kind,lang'], 'X-Kind,lang'],
  [['Origin', 'Accept-Encoding'], 'Origin, Accept-Encoding, lang'],
  [['*'], '*'],
  [['X-Kind, *'], '*']
]
for (const [received, expected] of left)
  t.test(`Vary ${JSON.stringify(received)} of an undeclared call leaves as ${expected}`, async (t) => {
    const fields = { etag: '"v"', 'cache-control': 'max-age=60' }
    const statuses: Record<string, number> = { '/x': 200, '/gone': 410, '/broken': 500 }
    const { origin, front } = await startProxied(t, ({ url, method, headers }, response) => {
      const status = headers['if-none-match'] === '"v"' ? 304 : statuses[url!]!
      if (received.length > 0) response.setHeader('vary', received)
      response.writeHead(status, fields).end(method === 'HEAD' || status === 304 ? undefined : 'text')
    })
    const requests: [string, string, Record<string, string>, number][] = [
      ['GET', '/api/x', { 'if-none-match': '"v"' }, 304],
      ['HEAD', '/api/x', {}, 200],
      ['GET', '/api/x', {}, 200],
      ['GET', '/api/x', {}, 200],
      ['HEAD', '/api/x', {}, 200],
      ['GET', '/api/x', { 'cache-control': 'max-age=30' }, 200],
      ['GET', '/api/x', { 'if-none-match': '"v"' }, 304],
      ['GET', '/api/x', { 'cache-control': 'no-cache' }, 200],
      ['GET', '/api/x', { range: 'bytes=0-1' }, expected === '*' ? 200 : 206],
      ['GET', '/api/x', { range: 'bytes=9-' }, expected === '*' ? 200 : 416],
      ['GET', '/api/gone', {}, 410],
      ['GET', '/api/gone', {}, 410],
      ['GET', '/api/broken', {}, 500],
      ['GET', '/api/broken', {}, 500]
    ]
    for (const [method, path, headers, status] of requests) {
      const answer = await sendRequest(front.base, path, { method, headers })
      const subject = `${method} ${path} ${JSON.stringify(headers)}`
      t.same([answer.status, answer.headers.vary], [status, expected], subject)
    }
    await origin.stop()
    const failed = await sendRequest(front.base, '/api/other')
    t.same([failed.status, failed.headers.vary], [502, 'lang'], 'an error of the site itself')
  })
