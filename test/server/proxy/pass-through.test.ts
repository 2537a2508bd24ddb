import { METHODS } from 'node:http'
import { Readable } from 'node:stream'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const methods = METHODS.filter((method) => !['CONNECT', 'TRACE', 'GET', 'HEAD'].includes(method))
for (const method of methods) {
  t.test(`${method} goes through, with its body and its answer`, async (t) => {
    const origin = await startOrigin(t, sendJson({ code: 1, msg: '', data: method }, { 'x-own': '1' }, 207))
    const front = await startFront(t, origin.base)
    const answer = await ask(front.base, '/api/thing?x=1', {
      method,
      body: 'hello',
      headers: { 'content-length': '5' }
    })
    t.equal(answer.status, 207)
    t.equal(answer.json().data, method)
    t.equal(answer.headers['x-own'], '1')
    t.equal(answer.headers['cache-status'], 'bff; fwd=method; fwd-status=207')
    t.match(origin.asked, [{ method, url: '/thing?x=1', body: 'hello' }])
    t.equal(origin.asked.length, 1)
  })
}

t.test('TRACE is refused, saying what is allowed', async (t) => {
  const origin = await startOrigin(t)
  const front = await startFront(t, origin.base)
  const answer = await ask(front.base, '/api/x', { method: 'TRACE' })
  t.equal(answer.status, 405)
  t.match(answer.headers.allow, /GET.*POST/)
  t.equal(origin.asked.length, 0)
})

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
for (const [type, body] of types) {
  t.test(`a body of ${type ?? 'no type'} goes through untouched`, async (t) => {
    const origin = await startOrigin(t)
    const front = await startFront(t, origin.base)
    await ask(front.base, '/api/addSubscribe', { method: 'POST', body, headers: type ? { 'content-type': type } : {} })
    t.equal(origin.asked[0]!.body, body)
    t.equal(origin.asked[0]!.headers['content-type'], type)
  })
}

t.test('a body in pieces is passed on as it comes, and the answer as well', async (t) => {
  let heard = ''
  const origin = await startOrigin(t, (request, response) => {
    request.once('data', (chunk) => {
      heard = chunk.toString()
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.write('first')
    })
    request.on('end', () => response.end(' last'))
  })
  const front = await startFront(t, origin.base)
  const body = new Readable({ read() {} })
  const answering = ask(front.base, '/api/upload', {
    method: 'POST',
    body,
    headers: { 'transfer-encoding': 'chunked' }
  })
  body.push('one')
  while (heard === '') await new Promise((resolve) => setTimeout(resolve, 5))
  t.equal(heard, 'one', 'before the body has ended')
  body.push('two')
  body.push(null)
  t.equal((await answering).body, 'first last')
  t.equal(origin.asked[0]!.body, 'onetwo')
})

t.test('a megabyte goes up and down unchanged', async (t) => {
  const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, i) => (i * 31) % 256))
  const chunks: Buffer[] = []
  const origin = await startOrigin(t, (request, response) => {
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => response.end(Buffer.concat(chunks)))
  })
  const front = await startFront(t, origin.base)
  const answer = await ask(front.base, '/api/upload', { method: 'PUT', body: bytes })
  t.ok(answer.bytes.equals(bytes))
})

for (const [what, headers] of [
  ['said beforehand', {}],
  ['found on the way', { 'transfer-encoding': 'chunked' }]
] as const) {
  t.test(`a body over the limit, ${what}, is 413`, async (t) => {
    const origin = await startOrigin(t, () => {})
    const front = await startFront(t, origin.base, { bodyLimit: 1000 })
    const answer = await ask(front.base, '/api/x', { method: 'POST', body: 'x'.repeat(5000), headers })
    t.equal(answer.status, 413)
    t.same(answer.json().data, null)
  })
}

t.test('a visitor’s slow body is not the backend’s time', async (t) => {
  const origin = await startOrigin(t, (request, response, count) => {
    request.on('end', () => sendData(1)(request, response, count))
    request.resume()
  })
  const front = await startFront(t, origin.base, { timeoutMs: 200 })
  const body = new Readable({ read() {} })
  const answering = ask(front.base, '/api/x', { method: 'POST', body })
  for (let i = 0; i < 6; i++) {
    body.push('piece')
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
  body.push(null)
  t.equal((await answering).status, 200)
})

t.test('a backend that takes a body and never answers is 504, and nothing is sent twice', async (t) => {
  const origin = await startOrigin(t, () => {})
  const front = await startFront(t, origin.base, { timeoutMs: 200 })
  t.equal((await ask(front.base, '/api/x', { method: 'POST', body: 'x' })).status, 504)
  t.equal(origin.asked.length, 1)
})

t.test('a post to a backend that cuts the connection is 502, and not sent again', async (t) => {
  const origin = await startOrigin(t, (request) => request.socket.destroy())
  const front = await startFront(t, origin.base)
  const answer = await ask(front.base, '/api/x', { method: 'POST', body: 'x', headers: { lang: 'en' } })
  t.equal(answer.status, 502)
  t.match(answer.json(), { code: 502, msg: /not available/, data: null })
  t.equal(origin.asked.length, 1)
})

t.test('a visitor who leaves takes the question along', async (t) => {
  let cut = false
  const origin = await startOrigin(t, (_request, response) => {
    response.on('close', () => {
      cut = true
    })
  })
  const front = await startFront(t, origin.base)
  const leaving = new AbortController()
  const asking = ask(front.base, '/api/x', { method: 'POST', body: 'x', signal: leaving.signal }).catch(() => 'gone')
  while (origin.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  leaving.abort()
  t.equal(await asking, 'gone')
  for (let i = 0; i < 100 && !cut; i++) await new Promise((resolve) => setTimeout(resolve, 10))
  t.equal(cut, true)
})

t.test('a visitor who takes nothing is cut off, and holds nothing in memory meanwhile', async (t) => {
  let sent = 0
  let closed = false
  const origin = await startOrigin(t, (_request, response) => {
    response.on('close', () => {
      closed = true
    })
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    const push = () => {
      while (!closed && sent < 200_000_000) {
        sent += 65_536
        if (!response.write(Buffer.alloc(65_536))) return response.once('drain', push)
      }
      return undefined
    }
    push()
  })
  const front = await startFront(t, origin.base, { stallMs: 300 })
  const { port } = new URL(front.base)
  const { connect } = await import('node:net')
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET /api/big HTTP/1.1\r\nHost: x\r\n\r\n')
  socket.pause()
  for (let i = 0; i < 300 && !closed; i++) await new Promise((resolve) => setTimeout(resolve, 10))
  t.equal(closed, true)
  t.ok(sent < 60_000_000, `${sent} bytes`)
  socket.destroy()
})

t.test('ours fill only the headers that the backend left unset', async (t) => {
  const origin = await startOrigin(t, sendData(1, { 'referrer-policy': 'origin', 'cache-control': 'max-age=60' }))
  const front = await startFront(t, origin.base)
  for (const [path, method] of [
    ['/api/other', 'GET'],
    ['/api/other', 'GET'],
    ['/api/getHomeMenuList', 'GET'],
    ['/api/getHomeMenuList', 'GET'],
    ['/api/x', 'POST']
  ] as const) {
    const { headers } = await ask(front.base, path, { method })
    t.equal(headers['referrer-policy'], 'origin')
    t.equal(headers['x-content-type-options'], 'nosniff')
  }
})

t.test('all cookies come through, each on its own line', async (t) => {
  const origin = await startOrigin(t, (_request, response) => {
    response.writeHead(200, [
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2; Path=/']
    ] as never)
    response.end()
  })
  const front = await startFront(t, origin.base)
  t.same((await ask(front.base, '/api/x')).headers['set-cookie'], ['a=1', 'b=2; Path=/'])
})
