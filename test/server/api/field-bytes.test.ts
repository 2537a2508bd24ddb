/** Bytes above 0x7f in the header fields of the backend: they are opaque (RFC 9110, section 5.5). */
import net from 'node:net'
import t, { type Test } from 'tap'
import { startRawOrigin } from '../../fixtures/origin.ts'
import { startRedis, withoutRedis } from '../../fixtures/redis-process.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendBytes } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'
import { until } from '../../fixtures/until.ts'

/** A text as a field value has it: one character for each byte of its UTF-8. */
const utf8 = (text: string) => Buffer.from(text).toString('latin1')
const fileNames: Record<string, string> = {
  'UTF-8': utf8('展位表'),
  'UTF-8 that is Latin-1 too': utf8('é'),
  'UTF-8 of code points that end in the bytes of CR and LF': utf8('\u0d0d\u0a0a'),
  GBK: '\xd5\xb9\xce\xbb\xb1\xed',
  'Latin-1': '\xe9t\xe9'
}
const disposition = (fileName: string) => `attachment; filename="${fileName}.csv"`
const json = '{"code":1,"msg":"","data":{"id":7}}'

interface Case {
  /** Status and further fields of the backend's response. */
  status?: string
  fields?: string
  /** Of the request. */
  method?: string
  requestFields?: string
  path?: string
  /** How often it is sent: the last response counts. */
  times?: number
  /** The status line, and the body. */
  expected?: string
  body?: string
}
const stored = 'Cache-Control: max-age=600\r\nETag: "a"\r\n'
const cases: Record<string, Case> = {
  'a response to GET': {},
  'a response to HEAD': { method: 'HEAD', body: '' },
  'a response to POST': { method: 'POST', requestFields: 'Content-Length: 0\r\n' },
  'a response that is stored': { fields: stored },
  'a stored response': { fields: stored, times: 2 },
  'a stored response to HEAD': { fields: stored, times: 2, method: 'HEAD', body: '' },
  'a stored response that is sent within a second of another': { fields: stored, times: 3 },
  'a part of a stored response': {
    fields: stored,
    times: 2,
    requestFields: 'Range: bytes=1-1\r\n',
    expected: '206 Partial Content',
    body: 'b'
  },
  'a 304 to a client that has a stored response': {
    fields: stored,
    times: 2,
    requestFields: 'If-None-Match: "a"\r\n',
    expected: '304 Not Modified',
    body: ''
  },
  'a 204 with a length': { status: '204 No', expected: '204 No Content', body: '' },
  'a 304 of the backend': {
    status: '304 Not Modified',
    requestFields: 'If-None-Match: "b"\r\n',
    expected: '304 Not Modified',
    body: ''
  },
  'a 404 with a body': { status: '404 No', expected: '404 Not Found' },
  'a 500 with a body': { status: '500 No', expected: '500 Internal Server Error' },
  'a status without a name': { status: '599 \xd5\xb9', expected: '599 unknown' },
  'a response with a field that belongs into requests': { fields: 'Expect: 100-continue\r\n' },
  'a declared call': { path: '/api/getNews', body: json },
  'a declared call with an error': {
    path: '/api/getNews',
    status: '500 No',
    expected: '500 Internal Server Error',
    body: json
  },
  'a stored declared call': { path: '/api/getNews', fields: stored, times: 2, body: json }
}

/** Starts a backend that answers with the given heads, its body behind Content-Length, and a site before it. */
async function startSiteBefore(t: Test, isFast: boolean) {
  let answer = { status: '', fields: '', body: '' }
  const origin = await startRawOrigin(t, (socket, request) => {
    const { status, fields, body } = answer
    const hasBody = !request.startsWith('HEAD ') && !/^[23]04/.test(status)
    const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n${fields}\r\n`
    socket.write(head + (hasBody ? body : ''), 'latin1')
  })
  const site = await startSite(t, `${origin}/api`, { SITE_ORIGIN: 'https://fair.example' }, { isFast })
  return {
    site,
    answerWith: (next: typeof answer) => {
      answer = next
    }
  }
}

const linesOf = (response: string) => response.slice(0, response.indexOf('\r\n\r\n')).split('\r\n')

for (const isFast of [true, false]) {
  const way = isFast ? 'with the fast path' : 'without the fast path'
  t.test(`bytes of the backend's fields leave as they came, ${way}`, async (t) => {
    const { site, answerWith } = await startSiteBefore(t, isFast)
    let count = 0
    for (const [title, one] of Object.entries(cases))
      for (const [encoding, fileName] of Object.entries(fileNames)) {
        const { method = 'GET', path = '/api/file', times = 1, status = '200 OK', expected = '200 OK' } = one
        const fields = [`X-Name: ${fileName}`, `Content-Disposition: ${disposition(fileName)}`]
        const own = `${one.fields ?? ''}${fields.join('\r\n')}\r\nX-List: 1\r\nX-List: 2\r\n`
        answerWith({ status, fields: own, body: path === '/api/file' ? 'ab' : json })
        count += 1
        const request = `${method} ${path}?id=${count} HTTP/1.1\r\nHost: a\r\n`
        let response = ''
        for (let i = 1; i <= times; i += 1)
          response = await sendBytes(site, `${request}${one.requestFields ?? ''}Connection: close\r\n\r\n`)
        const name = `${title}, ${encoding}`
        const lines = linesOf(response)
        t.equal(lines[0], `HTTP/1.1 ${expected}`, name)
        if (expected.startsWith('204')) t.notMatch(response, /\r\ncontent-length:/i, name)
        t.same(lines.filter((line) => fields.includes(line)).sort(), fields.sort(), name)
        const found = lines.filter((line) => line.startsWith('X-List'))
        t.same(found, ['X-List: 1', 'X-List: 2'], name)
        t.equal(lines.filter((line) => line.startsWith('Strict')).length, 1, name)
        t.equal(response.slice(response.indexOf('\r\n\r\n') + 4), one.body ?? 'ab', name)
      }
  })
}

t.test('bytes of fields leave as they came where the body is late, in trailers and early hints', async (t) => {
  for (const [encoding, fileName] of Object.entries(fileNames)) {
    let sendBody = () => {}
    const name = `X-Name: ${fileName}\r\n`
    const origin = await startRawOrigin(t, (socket) => {
      socket.write(`HTTP/1.1 103 Early\r\nLink: </${fileName}>\r\n${name}\r\n`, 'latin1')
      socket.write(`HTTP/1.1 200 OK\r\n${name}Trailer: X-Name\r\nTransfer-Encoding: chunked\r\n\r\n`, 'latin1')
      sendBody = () => socket.write(`2\r\nab\r\n0\r\n${name}\r\n`, 'latin1')
    })
    const { base } = await startProxy(t, origin, { timeoutMs: 60_000 })
    const { hostname, port } = new URL(base)
    const client = net.connect(Number(port), hostname)
    t.teardown(() => client.destroy())
    let received = ''
    client.setEncoding('latin1').on('data', (text) => {
      received += text
    })
    client.write('GET /api/late HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await until(() => received.includes('HTTP/1.1 200 OK') && received.endsWith('\r\n\r\n'))
    t.equal(received.split(`\r\n${name}`, 3).length, 2, `the head of the response, ${encoding}`)
    t.match(received, `Link: </${fileName}>\r\nx-name: ${fileName}\r\n`, `early hints, ${encoding}`)
    sendBody()
    await until(() => client.closed)
    t.match(received, /\r\n\r\n2\r\nab\r\n0\r\n\r\n$/, encoding)
  }
})

t.test('bytes of fields survive the store that replicas share', { skip: withoutRedis }, async (t) => {
  const redis = await startRedis(t)
  const fields = `Content-Disposition: ${disposition(fileNames.GBK!)}\r\nX-Name: ${fileNames['UTF-8']}\r\n`
  let requests = 0
  const origin = await startRawOrigin(t, (socket) => {
    requests += 1
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\nCache-Control: max-age=600\r\n${fields}\r\nab`, 'latin1')
  })
  for (const replica of ['the first replica', 'the second replica']) {
    const site = await startSite(t, origin, { SHARED_CACHE_URL: redis.url }, { sharedWaitMs: 20_000 })
    const response = await sendBytes(site, 'GET /api/file HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    t.match(response, `\r\n${fields}`, replica)
  }
  t.equal(requests, 1)
})

t.test('bytes of fields survive a restart from saved files', async (t) => {
  const fields = `Content-Disposition: ${disposition(fileNames.GBK!)}\r\nX-Name: ${fileNames['UTF-8']}\r\n`
  let isDown = false
  const origin = await startRawOrigin(t, (socket) => {
    if (isDown) return socket.destroy()
    return socket.write(
      `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${json.length}\r\n${fields}\r\n${json}`,
      'latin1'
    )
  })
  const saveIn = t.testdir()
  const request = 'GET /api/getNews?id=7 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const first = await startProxy(t, origin, { saveIn })
  t.match(await sendBytes(first.base, request), `\r\n${fields}`)
  await first.proxy.close()
  isDown = true
  const second = await startProxy(t, origin, { saveIn })
  const restored = await sendBytes(second.base, request)
  t.match(restored, `\r\n${fields}`)
  t.match(restored, 'detail=restored')
})
