import t from 'tap'
import { type Responder, sendData, sendJson, startOrigin, startRawOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { resultOf, startProxied, startProxy } from '../../fixtures/test-proxy.ts'

const menu = '/api/getHomeMenuList'
const good = '{"code":1,"msg":"","data":1}'
const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'

for (const path of [menu, '/api/other'])
  t.test(`a thousand responses that never end store nothing and free their slots: ${path}`, async (t) => {
    const origin = await startOrigin(t, (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{')
    })
    const front = await startProxy(t, origin.base, { timeoutMs: 150 })
    for (let i = 0; i < 10; i++) {
      await Promise.all(
        Array.from({ length: 100 }, (_, j) => sendRequest(front.base, `${path}?i=${i}-${j}`).catch(() => {}))
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
    t.equal(front.proxy.entries(), 0)
    origin.respondWith(sendData('fine'))
    t.equal((await sendRequest(front.base, '/api/getWebInfo')).json().data, 'fine', 'later requests reach the backend')
  })

t.test('a deadline after the response head closes the connection', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '1000' })
    response.write('x')
  })
  const front = await startProxy(t, origin.base, { timeoutMs: 200 })
  const answer = await sendRequest(front.base, '/api/other')
  t.equal(answer.status, 200)
  t.equal(answer.complete, false)
})

t.test('a truncated response is sent as incomplete and not stored', async (t) => {
  const { front } = await startProxied(t, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'max-age=60' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  t.equal((await sendRequest(front.base, '/api/other')).complete, false)
  t.equal(front.proxy.entries(), 0)
})

/** Bytes that are no valid HTTP response. */
const invalid: [string, string][] = [
  ['no HTTP at all', 'SSH-2.0-OpenSSH\r\n'],
  ['64 KB of headers', `${head}X-Long: ${'x'.repeat(65_536)}\r\nContent-Length: ${good.length}\r\n\r\n${good}`],
  ['10,000 headers', `${head}${'X-A: b\r\n'.repeat(10_000)}Content-Length: ${good.length}\r\n\r\n${good}`],
  ['invalid chunks', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${good}\r\n0\r\n\r\n`],
  ['two lengths', `${head}Content-Length: 5\r\nContent-Length: ${good.length}\r\n\r\n${good}`],
  ['a length and chunks', `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`],
  ['a control character in a header', `${head}X-Bad: a\x01b\r\nContent-Length: ${good.length}\r\n\r\n${good}`],
  ['a switch of protocols', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n']
]
for (const [title, bytes] of invalid)
  t.test(`${title}: 502 or an incomplete response`, async (t) => {
    const base = await startRawOrigin(t, (socket) => socket.end(bytes, 'latin1'))
    const front = await startProxy(t, base, { timeoutMs: 1000 })
    for (const path of [menu, '/api/other']) {
      const answer = await sendRequest(front.base, path)
      // The response may have been started before the error: then the connection is closed.
      t.ok(answer.status === 502 || !answer.complete, `${path}: ${answer.status}`)
      if (answer.status === 502) t.same(Object.keys(answer.json()), ['code', 'msg', 'data'])
      t.notMatch(answer.body, /127\.0\.0\.1/)
    }
  })

t.test('bytes on an idle connection are not sent to any client', async (t) => {
  let requests = 0
  const base = await startRawOrigin(t, (socket) => {
    requests += 1
    const body = `{"code":1,"msg":"","data":${requests}}`
    socket.write(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
    setTimeout(() => socket.write(`${head}Content-Length: 4\r\n\r\nevil`), 10)
  })
  const front = await startProxy(t, base)
  for (let i = 1; i <= 5; i++) {
    const answer = await sendRequest(front.base, `/api/getNews?id=${i}`)
    t.notMatch(answer.body, /evil/)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
})

t.test('a flood of interim responses ends at the deadline', async (t) => {
  const base = await startRawOrigin(t, (socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 102 Processing\r\n\r\n'), 1)
    socket.on('close', () => clearInterval(timer))
  })
  const front = await startProxy(t, base, { timeoutMs: 300 })
  t.equal((await sendRequest(front.base, menu)).status, 504)
})

t.test('an unknown status is passed on or becomes 502, and is not stored', async (t) => {
  const { front } = await startProxied(t, sendJson('', {}, 999))
  t.ok([502, 999].includes((await sendRequest(front.base, '/api/other')).status))
  t.equal((await sendRequest(front.base, menu)).status, 502)
  t.equal(front.proxy.entries(), 0)
})

/** Three times what the cache stores of a response. */
const largeBytes = 12_000_000
/** Sends so much text as fast as the client reads. */
const large: Responder = (_request, response) => {
  const chunk = Buffer.alloc(1_000_000, 'x')
  let left = largeBytes / chunk.length
  response.writeHead(200, { 'content-type': 'application/json' })
  const push = () => {
    while (left > 0) {
      left -= 1
      if (!response.write(chunk)) return response.once('drain', push)
    }
    return response.end()
  }
  push()
}

for (const path of [menu, '/api/other'])
  t.test(`a response of 12 MB is passed through completely and not stored: ${path}`, async (t) => {
    const { origin, front } = await startProxied(t, large, { timeoutMs: 20_000 })
    const answers = await Promise.all([
      sendRequest(front.base, path),
      sendRequest(front.base, path),
      sendRequest(front.base, path)
    ])
    for (const answer of answers) {
      t.equal(answer.status, 200)
      t.equal(answer.complete, true)
      t.equal(answer.bytes.length, largeBytes)
    }
    t.equal(origin.requests.length, 3)
    t.equal(front.proxy.entries(), 0)
  })

t.test('a call of a page with a response of 12 MB gives a stream, which is discarded unless it is piped', async (t) => {
  const { front } = await startProxied(t, large)
  const result = await resultOf(front.proxy, { name: 'home', locale: 'cn', params: {} })
  t.equal(result.kind, 'stream')
})

t.test('requests over the limit of exchanges get 503 at once, and hits are still served', async (t) => {
  const { origin, front } = await startProxied(t, undefined, { maxExchanges: 5 })
  await sendRequest(front.base, menu)
  origin.respondWith(() => {})
  const hanging = Array.from({ length: 5 }, (_, i) => sendRequest(front.base, `/api/slow?${i}`).catch(() => {}))
  while (origin.requests.length < 6) await new Promise((resolve) => setTimeout(resolve, 5))
  const answer = await sendRequest(front.base, '/api/slow?6')
  t.equal(answer.status, 503)
  t.ok(Number(answer.headers['retry-after']) >= 1)
  t.equal((await sendRequest(front.base, menu)).status, 200)
  await Promise.all(hanging)
})

const redirects: [string, string | undefined, string][] = [
  ['new', '/api/new', 'a relative address'],
  ['https://other.example/x', undefined, 'another host']
]
for (const [location, expected, destination] of redirects)
  t.test(`a redirect to ${destination} is passed on below /api/ as ${expected}`, async (t) => {
    const origin = await startOrigin(t, (_request, response) => response.writeHead(302, { location }).end())
    const front = await startProxy(t, `${origin.base}/api`)
    for (const [method, path] of [
      ['GET', '/api/old'],
      ['POST', '/api/old'],
      ['GET', '/api/getHomeMenuList']
    ] as const) {
      const answer = await sendRequest(front.base, path, { method })
      t.equal(answer.status, expected === undefined ? 502 : 302, path)
      t.equal(answer.headers.location, expected, path)
    }
  })
