import { METHODS } from 'node:http'
import { Readable } from 'node:stream'
import t from 'tap'
import { sendJson } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const methods = METHODS.filter((method) => !['CONNECT', 'TRACE', 'GET', 'HEAD'].includes(method))
t.test('each method is passed through with its body and its response', async (t) => {
  const { origin, front } = await startProxied(t)
  for (const method of methods) {
    origin.respondWith(sendJson({ code: 1, msg: '', data: method }, { 'x-own': '1' }, 207))
    const sent = { method, body: 'hello', headers: { 'content-length': '5' } }
    const answer = await sendRequest(front.base, '/api/thing?x=1', sent)
    t.equal(answer.status, 207, method)
    t.equal(answer.json().data, method)
    t.equal(answer.headers['x-own'], '1')
    t.equal(answer.headers['cache-status'], 'bff; fwd=method; fwd-status=207')
    const received = origin.requests.splice(0)
    t.match(received, [{ method, url: '/thing?x=1', body: 'hello' }])
    t.equal(received.length, 1)
  }
})

t.test('TRACE gets 405 with Allow', async (t) => {
  const { origin, front } = await startProxied(t)
  const answer = await sendRequest(front.base, '/api/x', { method: 'TRACE' })
  t.equal(answer.status, 405)
  t.match(answer.headers.allow, /GET.*POST/)
  t.equal(origin.requests.length, 0)
})

t.test(
  'Max-Forwards of OPTIONS is one less at the backend, and 0 is answered here (RFC 9110, section 7.6.2)',
  async (t) => {
    const { origin, front } = await startProxied(t)
    const send = (method: string, hops: string) =>
      sendRequest(front.base, '/api/x', { method, headers: { 'max-forwards': hops } })
    const own = await send('OPTIONS', '0')
    t.equal(own.status, 204)
    t.match(own.headers.allow, /GET.*POST/)
    for (const [method, hops] of [
      ['OPTIONS', '3'],
      ['OPTIONS', 'x'],
      ['PUT', '0']
    ] as const)
      await send(method, hops)
    t.same(
      origin.requests.map(({ headers }) => headers['max-forwards']),
      ['2', 'x', '0']
    )
  }
)

const types: [string | undefined, string][] = [
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@example.com\r\n--x--\r\n'
  ],
  ['application/x-www-form-urlencoded', 'email=a%40example.com&x'],
  ['application/json', '{broken'],
  ['text/xml', '<a>'],
  ['no type', 'anything'],
  [undefined, 'anything']
]
for (const [type, body] of types)
  t.test(`a body of ${type ?? 'no type'} is passed through unchanged`, async (t) => {
    const { origin, front } = await startProxied(t)
    await sendRequest(front.base, '/api/addSubscribe', {
      method: 'POST',
      body,
      headers: type ? { 'content-type': type } : {}
    })
    t.equal(origin.requests[0]!.body, body)
    t.equal(origin.requests[0]!.headers['content-type'], type)
  })

t.test('a request is complete before the backend gets it, a response is streamed', async (t) => {
  const { origin, front } = await startProxied(t, (request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.write('first')
    request.on('end', () => response.end(' last'))
  })
  const body = new Readable({ read() {} })
  const request = { method: 'POST', body, headers: { 'transfer-encoding': 'chunked' } }
  const answering = sendRequest(front.base, '/api/upload', request)
  body.push('one')
  // The backend has answered another request on this server by now.
  t.equal((await sendRequest(front.base, '/api/other', { method: 'POST', body: 'x' })).status, 200)
  t.match(origin.requests, [{ url: '/other' }])
  body.push('two')
  body.push(null)
  t.equal((await answering).body, 'first last')
  t.equal(origin.requests[1]!.body, 'onetwo')
  t.match(origin.requests[1]!.headers, { 'content-length': '6' })
})

t.test('a megabyte is passed through unchanged in both directions', async (t) => {
  const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, i) => (i * 31) % 256))
  const chunks: Buffer[] = []
  const { front } = await startProxied(t, (request, response) => {
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => response.end(Buffer.concat(chunks)))
  })
  const answer = await sendRequest(front.base, '/api/upload', { method: 'PUT', body: bytes })
  t.ok(answer.bytes.equals(bytes))
})

for (const [path, size] of [
  ['/api/addSubscribe', 65_536],
  ['/api/x', 1_048_576]
] as const) {
  for (const headers of [{}, { 'transfer-encoding': 'chunked' }])
    t.test(`${path}: ${size} bytes pass, one more is 413, with ${JSON.stringify(headers)}`, async (t) => {
      const { origin, front } = await startProxied(t)
      const send = (bytes: number) =>
        sendRequest(front.base, path, { method: 'POST', body: Buffer.alloc(bytes, 'x'), headers })
      t.equal((await send(size)).status, 200)
      const refused = await send(size + 1)
      t.equal(refused.status, 413)
      t.same(refused.json().data, null)
      t.equal(origin.requests.length, 1)
    })
}

t.test('a body that does not end is 408, and the backend never hears of it', async (t) => {
  const { origin, front } = await startProxied(t, undefined, { bodies: { deadlineMs: 200 } })
  const body = new Readable({ read() {} })
  body.push('begun')
  const answer = await sendRequest(front.base, '/api/x', { method: 'POST', body, headers: { lang: 'en' } })
  t.equal(answer.status, 408)
  t.match(answer.json(), { code: 408, msg: /^The request took too long/, data: null })
  t.equal(origin.requests.length, 0)
})

t.test('where bodies are larger than the memory for them, the largest that is still sent gets 503', async (t) => {
  const { front } = await startProxied(t, undefined, { bodies: { maxTotalBytes: 1_000_000 } })
  const post = (body: Buffer | Readable) => sendRequest(front.base, '/api/x', { method: 'POST', body })
  const large = new Readable({ read() {} })
  large.push(Buffer.alloc(900_000))
  let isHeld = true
  const held = post(large).finally(() => {
    isHeld = false
  })
  while (isHeld) await post(Buffer.alloc(200_000))
  t.match(await held, { status: 503, headers: { 'retry-after': /^\d+$/ } })
  t.equal((await post(Buffer.alloc(900_000))).status, 200, 'its memory is free again')
})

t.test('a backend that reads a body and never responds gives 504, and the request is not repeated', async (t) => {
  const { origin, front } = await startProxied(t, () => {}, { timeoutMs: 200 })
  t.equal((await sendRequest(front.base, '/api/x', { method: 'POST', body: 'x' })).status, 504)
  t.equal(origin.requests.length, 1)
})

t.test('a POST to a backend that closes the connection gives 502 and is not repeated', async (t) => {
  const { origin, front } = await startProxied(t, (request) => request.socket.destroy())
  const answer = await sendRequest(front.base, '/api/x', { method: 'POST', body: 'x', headers: { lang: 'en' } })
  t.equal(answer.status, 502)
  t.match(answer.json(), { code: 502, msg: /not available/, data: null })
  t.equal(origin.requests.length, 1)
})

t.test('a client’s disconnect aborts the upstream request', async (t) => {
  let aborted = false
  const { origin, front } = await startProxied(t, (_request, response) => {
    response.on('close', () => {
      aborted = true
    })
  })
  const leaving = new AbortController()
  const asking = sendRequest(front.base, '/api/x', { method: 'POST', body: 'x', signal: leaving.signal }).catch(
    () => 'disconnected'
  )
  while (origin.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  leaving.abort()
  t.equal(await asking, 'disconnected')
  for (let i = 0; i < 100 && !aborted; i++) await new Promise((resolve) => setTimeout(resolve, 10))
  t.equal(aborted, true)
})

t.test('all cookies are passed through, each as its own field', async (t) => {
  const { front } = await startProxied(t, (_request, response) => {
    response.writeHead(200, [
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2; Path=/']
    ] as never)
    response.end()
  })
  t.same((await sendRequest(front.base, '/api/x')).headers['set-cookie'], ['a=1', 'b=2; Path=/'])
})
