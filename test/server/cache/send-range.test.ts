import { gunzipSync } from 'node:zlib'
import t from 'tap'
import { type Responder, sendData } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const path = '/api/file'
const text = '0123456789'
const modified = 'Sun, 06 Nov 1994 08:49:37 GMT'
const file = { 'content-type': 'text/plain', 'cache-control': 'max-age=60', etag: '"v1"', link: '</x>; rel=next' }

const sendText =
  (headers: Record<string, string> = {}, body: string | Buffer = text): Responder =>
  (_request, response) => {
    response.writeHead(200, { ...file, ...headers })
    response.end(body)
  }

t.test('a range of a stored response is sent as 206 with the fields of the complete one', async (t) => {
  const { origin, front } = await startProxied(t, sendText())
  await sendRequest(front.base, path)
  const complete = await sendRequest(front.base, path)
  t.equal(complete.headers['accept-ranges'], 'bytes')
  const part = await sendRequest(front.base, path, { headers: { range: 'bytes=2-5' } })
  t.match(part, { status: 206, body: '2345', headers: { 'content-range': 'bytes 2-5/10', 'content-length': '4' } })
  const { 'content-range': _range, 'content-length': _length, ...others } = part.headers
  const { 'content-length': _complete, 'accept-ranges': _ranges, ...expected } = complete.headers
  t.match(others, { ...expected, date: /GMT$/ })
  t.match(others['cache-status'], /^bff; hit; ttl=\d+$/)
  t.equal(origin.requests.length, 1)
})

t.test('a range beyond the end is answered with 416, which no cache may store', async (t) => {
  const { origin, front } = await startProxied(t, sendText({ 'x-frame-options': 'deny' }))
  await sendRequest(front.base, path)
  for (const range of ['bytes=10-', 'bytes=-0']) {
    const answer = await sendRequest(front.base, path, { headers: { range } })
    t.equal(answer.status, 416)
    t.equal(answer.body, '')
    t.equal(answer.headers['content-range'], 'bytes */10')
    t.equal(answer.headers['content-length'], '0')
    t.equal(answer.headers['cache-control'], 'no-store')
    t.equal(answer.headers['x-content-type-options'], 'nosniff')
    t.equal(answer.headers['x-frame-options'], 'deny')
    for (const name of ['etag', 'content-type', 'link', 'accept-ranges']) t.equal(answer.headers[name], undefined, name)
  }
  t.equal((await sendRequest(front.base, path)).body, text)
  t.equal(origin.requests.length, 1)
})

const complete: [string, Record<string, string>, string][] = [
  ['several ranges', { range: 'bytes=0-1,4-5' }, 'GET'],
  ['HEAD', { range: 'bytes=0-1' }, 'HEAD'],
  ['If-Range without Range', { 'if-range': '"v1"' }, 'GET'],
  ['an unsatisfiable range and an If-Range of another version', { range: 'bytes=10-', 'if-range': '"v2"' }, 'GET']
]
t.test('the complete response is sent where a range does not apply', async (t) => {
  const { origin, front } = await startProxied(t, sendText())
  await sendRequest(front.base, path)
  for (const [title, headers, method] of complete) {
    const answer = await sendRequest(front.base, path, { headers, method })
    t.equal(answer.status, 200, title)
    t.equal(answer.body, method === 'HEAD' ? '' : text, title)
    t.equal(answer.headers['content-range'], undefined, title)
    t.equal(answer.headers['content-length'], '10', title)
  }
  t.equal(origin.requests.length, 1)
})

t.test('a range is sent where If-Range has the strong validator of the stored response', async (t) => {
  const { front } = await startProxied(t, sendText({ 'last-modified': modified, date: new Date().toUTCString() }))
  await sendRequest(front.base, path)
  for (const ifRange of ['"v1"', modified]) {
    const answer = await sendRequest(front.base, path, { headers: { range: 'bytes=0-1', 'if-range': ifRange } })
    t.equal(answer.status, 206, ifRange)
    t.equal(answer.body, '01')
  }
})

t.test('a matching precondition is evaluated before the range', async (t) => {
  const { front } = await startProxied(t, sendText())
  await sendRequest(front.base, path)
  const headers = { range: 'bytes=0-1', 'if-none-match': '"v1"' }
  t.equal((await sendRequest(front.base, path, { headers })).status, 304)
})

t.test('the Accept-Ranges of the origin is kept, and ranges are ignored where it lists no bytes', async (t) => {
  for (const [acceptRanges, status] of [
    ['none', 200],
    ['items', 200],
    ['Items, Bytes', 206]
  ] as const) {
    const { front } = await startProxied(t, sendText({ 'accept-ranges': acceptRanges }))
    await sendRequest(front.base, path)
    const answer = await sendRequest(front.base, path, { headers: { range: 'bytes=0-1' } })
    t.equal(answer.status, status, acceptRanges)
    t.equal(answer.headers['accept-ranges'], acceptRanges)
  }
})

t.test('only a 200 has ranges', async (t) => {
  const { origin, front } = await startProxied(t, (_request, response) => {
    response.writeHead(404, file)
    response.end(text)
  })
  await sendRequest(front.base, path)
  const answer = await sendRequest(front.base, path, { headers: { range: 'bytes=0-1' } })
  t.equal(answer.status, 404)
  t.equal(answer.body, text)
  t.equal(answer.headers['accept-ranges'], undefined)
  t.equal(origin.requests.length, 1)
})

t.test('a range of a response that the origin has encoded is a range of the encoded bytes', async (t) => {
  const encoded = Buffer.from('1f8b08000000000000033330343236353135b3b0040000bd1ba60a000000', 'hex')
  const { front } = await startProxied(t, sendText({ 'content-encoding': 'gzip' }, encoded))
  await sendRequest(front.base, path)
  const answer = await sendRequest(front.base, path, { headers: { range: 'bytes=2-5' } })
  t.equal(answer.status, 206)
  t.equal(answer.headers['content-encoding'], 'gzip')
  t.same(answer.bytes, encoded.subarray(2, 6))
})

t.test('a range request without a stored response is forwarded, and its 206 is not stored', async (t) => {
  const { origin, front } = await startProxied(t, (request, response) => {
    const partial = { 'content-range': 'bytes 0-1/10', ...file }
    response.writeHead(request.headers.range ? 206 : 200, request.headers.range ? partial : file)
    response.end(request.headers.range ? '01' : text)
  })
  const headers = { range: 'bytes=0-1' }
  for (let i = 1; i <= 2; i++) {
    const part = await sendRequest(front.base, path, { headers })
    t.equal(part.status, 206)
    t.equal(part.body, '01')
    t.equal(origin.requests.at(-1)!.headers.range, 'bytes=0-1')
    t.equal(origin.requests.length, i)
  }
  t.equal((await sendRequest(front.base, path)).body, text)
  t.equal((await sendRequest(front.base, path, { headers })).status, 206)
  t.equal(origin.requests.length, 3)
})

t.test('a 416 of the origin is not stored, whatever lifetime it has', async (t) => {
  const { front } = await startProxied(t, (request, response) => {
    response.writeHead(request.headers.range ? 416 : 200, { ...file, 'cache-control': 'public, max-age=600' })
    response.end(text)
  })
  t.equal((await sendRequest(front.base, path, { headers: { range: 'bytes=99-' } })).status, 416)
  t.equal((await sendRequest(front.base, path)).status, 200)
})

t.test('a range of a stale response is sent after its revalidation', async (t) => {
  const { origin, front } = await startProxied(t, (request, response) => {
    if (request.headers['if-none-match'] === undefined) return sendText()(request, response, 0)
    response.writeHead(304, file)
    return response.end()
  })
  await sendRequest(front.base, path)
  front.advanceClock(70)
  const answer = await sendRequest(front.base, path, { headers: { range: 'bytes=0-1' } })
  t.equal(answer.status, 206)
  t.equal(answer.body, '01')
  t.equal(origin.requests[1]!.headers.range, undefined)
  t.match(answer.headers['cache-status'], /fwd=stale; fwd-status=304/)
})

t.test('a declared call has ranges of its identity body, on a miss too; a coded body is sent completely', async (t) => {
  const { origin, front } = await startProxied(t, sendData('x'.repeat(3000)))
  const headers = { range: 'bytes=0-7' }
  const miss = await sendRequest(front.base, '/api/getHomeMenuList', { headers })
  t.equal(miss.status, 206)
  t.equal(miss.body, '{"code":')
  t.equal(origin.requests[0]!.headers.range, undefined)
  let coded = await sendRequest(front.base, '/api/getHomeMenuList', {
    headers: { ...headers, 'accept-encoding': 'gzip' }
  })
  while (coded.headers['content-encoding'] === undefined) {
    await new Promise((resolve) => setImmediate(resolve))
    coded = await sendRequest(front.base, '/api/getHomeMenuList', {
      headers: { ...headers, 'accept-encoding': 'gzip' }
    })
  }
  t.equal(coded.status, 200)
  t.equal(coded.headers['accept-ranges'], undefined)
  t.equal(JSON.parse(gunzipSync(coded.bytes).toString()).data.length, 3000)
  t.equal(origin.requests.length, 1)
})
