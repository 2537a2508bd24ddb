/** Heads of backend responses as bytes, in any order and mostly nearly valid, sent through the real proxy. */
import { STATUS_CODES } from 'node:http'
import net, { type Socket } from 'node:net'
import fc from 'fast-check'
import type { Test } from 'tap'
import { startRawOrigin } from '../fixtures/origin.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { must, type Subject, subject } from './subject.ts'

const bytesOf = (text: string) => Buffer.from(text).toString('latin1')
const anyBytes = fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
const opaque = fc.oneof(
  fc.constantFrom('', bytesOf('展位表'), bytesOf('é'), bytesOf('\u0d0a\u0a0d'), '\xd5\xb9\xce\xbb', '\xff', 'a\tb'),
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => bytesOf(text).replace(/[^\x20-\x7e\x80-\xff]/g, '')),
  fc.constant('\xe9'.repeat(9000))
)
const status = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom('200', '200', '201', '204', '205', '206', '304', '302', '404', '416', '500')
  },
  fc.constantFrom('000', '099', '100', '101', '102', '103', '199', '429', '503', '599', '600', '999', '2000', '20', 'x')
)
const field = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constantFrom('X-Raw', 'X-Raw', 'Content-Disposition', 'ETag', 'Content-Type', 'Link', 'Set-Cookie', 'Refresh'),
      opaque
    )
  },
  fc.tuple(fc.constantFrom('Content-Encoding', 'Vary', 'Age', 'Date', 'Location', 'Content-Location', 'Via'), opaque),
  fc.constantFrom(
    ...[
      ['Cache-Control', 'max-age=60'],
      ['Cache-Control', 'no-store'],
      ['Expect', '100-continue'],
      ['Connection', 'close'],
      ['Connection', 'content-disposition, x-raw'],
      ['Transfer-Encoding', 'chunked'],
      ['Trailer', 'X-Raw'],
      ['Upgrade', 'h2c'],
      ['Content-Encoding', 'gzip'],
      ['__proto__', 'a']
    ].map(([name = '', value = '']) => [name, value] as [string, string])
  ),
  fc.tuple(anyBytes, anyBytes)
)
const json = '{"code":1,"msg":"","data":{"id":7}}'
const exchange = fc.record({
  version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/3.0', 'FTP/1.1'),
  status,
  reason: fc.oneof(fc.constant('OK'), opaque, anyBytes),
  fields: fc.array(field, { maxLength: 7 }),
  /** The value of Content-Length, and its place among the fields. */
  length: fc.oneof(
    { weight: 5, arbitrary: fc.constant(String(json.length)) },
    fc.constantFrom('0', '5', '99', '', 'x', '-1')
  ),
  lengthAt: fc.option(fc.nat({ max: 7 }), { nil: undefined }),
  lineEnd: fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r'),
  informational: fc.constantFrom(
    '',
    '',
    '',
    'HTTP/1.1 103 \r\nLink: </\xe9>\r\n\r\n',
    'HTTP/1.1 102 \r\n\r\n',
    'HTTP/1.1 100 \r\n\r\n'
  ),
  /** Where the bytes are cut into two chunks, and what follows them. */
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
  end: fc.constantFrom('keep', 'keep', 'end', 'reset'),
  path: fc.constantFrom('/api/other', '/api/other', '/api/getNews', '/api/addSubscribe'),
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'DELETE'),
  requestField: fc.constantFrom('', '', 'X-Forwarded-Proto: https\r\n', 'Range: bytes=0-1\r\n', 'If-None-Match: *\r\n'),
  /** Milliseconds after which the client closes its connection; undefined: it waits for the response. */
  leavesAfterMs: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined, freq: 8 })
})
type Exchange = typeof exchange extends fc.Arbitrary<infer T> ? T : never

/** Exchanges that run at once in a case. */
const exchangesPerCase = 8
/** Milliseconds after which a request counts as one without an answer; the site's own limit is 500. */
const maxSilenceMs = 10_000

/** Starts a backend that sends such heads and the site in front of it; gives the site and the subject. */
export async function startBehindHeads(t: Test, cases: number): Promise<{ site: SiteProcess; subject: Subject }> {
  const exchanges: Exchange[] = []
  const origin = await startRawOrigin(t, (socket, request) => {
    const played = exchanges[Number(/[?&]id=(\d+)/.exec(request)?.[1])]
    if (played) respond(socket, played)
  })
  const env = { API_UPSTREAM: `${origin}/api`, UPSTREAM_TIMEOUT_MS: '500', TRUST_PROXY: 'loopback' }
  const site = await startProcess(t, env)
  const sentence =
    'whatever head the backend sends, a request gets one response of whole lines or its connection is closed'
  const property = fc.asyncProperty(
    fc.array(exchange, { minLength: exchangesPerCase, maxLength: exchangesPerCase }),
    async (played) => {
      const first = exchanges.length
      exchanges.push(...played)
      await Promise.all(
        played.map(async (one, i) => {
          // The second request meets what the first one may have stored.
          for (const time of [1, 2]) checkReceived(await receive(site, one, first + i), one, time)
        })
      )
    }
  )
  return { site, subject: subject(sentence, cases, property) }
}

function respond(
  socket: Socket,
  { version, status, reason, fields, length, lengthAt, lineEnd, ...rest }: Exchange
): void {
  const lines = fields.map(([name, value]) => `${name}: ${value}`)
  if (lengthAt !== undefined) lines.splice(lengthAt, 0, `Content-Length: ${length}`)
  const head = [`${version} ${status} ${reason}`, ...lines, '', ''].join(lineEnd)
  const bytes = Buffer.from(`${rest.informational}${head}${json}`, 'latin1')
  const cut = Math.floor(bytes.length * rest.cut)
  socket.write(bytes.subarray(0, cut))
  setImmediate(() => {
    if (socket.destroyed) return
    socket.write(bytes.subarray(cut))
    if (rest.end === 'end' || lengthAt === undefined) socket.end()
    else if (rest.end === 'reset') socket.resetAndDestroy()
  })
}

/** What a client receives until its connection is closed. */
function receive({ base }: SiteProcess, { path, method, requestField, leavesAfterMs }: Exchange, id: number) {
  const { hostname, port } = new URL(base)
  return new Promise<string>((resolve, reject) => {
    const socket = net.connect(Number(port), hostname)
    const length = method === 'POST' ? 'Content-Length: 0\r\n' : ''
    socket.write(`${method} ${path}?id=${id} HTTP/1.1\r\nHost: a\r\n${requestField}${length}Connection: close\r\n\r\n`)
    if (leavesAfterMs !== undefined) setTimeout(() => socket.destroy(), leavesAfterMs)
    let received = ''
    socket.setTimeout(maxSilenceMs, () => {
      socket.destroy()
      reject(new Error(`${method} ${path}: no answer, received ${JSON.stringify(received.slice(0, 200))}`))
    })
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    // A reset connection is closed too.
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

function checkReceived(received: string, { fields, leavesAfterMs }: Exchange, time: number): void {
  const text = received.replace(/^(?:HTTP\/1\.1 10[23] [\s\S]*?\r\n\r\n)+/, '')
  const end = text.indexOf('\r\n\r\n')
  // The head may be cut where the client has left.
  if (text === '' || (leavesAfterMs !== undefined && end < 0)) return
  const [first = '', ...lines] = text.slice(0, end).split('\r\n')
  const what = `request ${time}, ${JSON.stringify(text.slice(0, 300))}`
  const [, code = '', reason] = /^HTTP\/1\.1 (\d{3}) (.+)$/.exec(first) ?? []
  must(code !== '', `no status line: ${what}`)
  must(reason === (STATUS_CODES[code] ?? 'unknown'), `the reason phrase of another status: ${what}`)
  const sent = fields.flatMap(([name, value]) => (name === 'X-Raw' ? [value.replace(/^[ \t]+|[ \t]+$/g, '')] : []))
  for (const line of lines) {
    const [, name = '', value = ''] = /^([!#$%&'*+\-.^_`|~\w]+): ([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
    must(name !== '', `the line ${JSON.stringify(line)} is no field: ${what}`)
    must(name !== 'X-Raw' || sent.includes(value), `X-Raw has other bytes: ${what}`)
  }
}
