/** Requests of any form to the production process, over real connections. */
import net from 'node:net'
import fc from 'fast-check'
import { hazardsOf } from '../fixtures/page-hazards.ts'
import { directives, sentAddress, text, wellFormed } from './arbitraries.ts'
import { must, type Subject, subject } from './subject.ts'

const headerValue = fc.oneof(directives, text).map((value) =>
  wellFormed(value)
    .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '')
    .slice(0, 2000)
)
const header = fc.tuple(
  fc.constantFrom(
    'accept',
    'accept-language',
    'accept-encoding',
    'cookie',
    'cache-control',
    'if-none-match',
    'if-modified-since',
    'range',
    'origin',
    'sec-fetch-site',
    'sec-purpose',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-original-url',
    'x-http-method-override',
    'referer',
    'user-agent',
    'lang',
    'authorization',
    'connection',
    'expect',
    'te',
    'upgrade',
    'via',
    'x-request-id',
    '__proto__'
  ),
  fc.oneof(
    headerValue,
    fc.constantFrom(
      'i18n_locale=en',
      'i18n_locale=cn',
      'br',
      'en',
      'close',
      '100-continue',
      'bytes=0-9',
      'cross-site',
      'https://evil.example',
      '*'
    )
  )
)
const start = fc.constantFrom(
  '',
  '',
  '/api',
  '/_data',
  '/en',
  '/assets',
  '/_cache/purge',
  '/healthz',
  '/api/wechat/share_sign?url=',
  '/search?q=',
  '/news/'
)
const request = fc.record({
  method: fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'PATCH',
    'TRACE',
    'PROPFIND',
    'QUERY',
    'FOO'
  ),
  target: fc.tuple(start, sentAddress).map((parts) => parts.join('')),
  headers: fc.array(header, { maxLength: 6 }),
  body: fc.option(
    fc.oneof(
      text,
      fc.constantFrom('form=subscribe&email=a%40example.com&consent=1', '{"all":true}', 'form=visitor&form=booth')
    ),
    { nil: undefined }
  ),
  type: fc.constantFrom(
    'application/x-www-form-urlencoded',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    '/',
    ''
  )
})

type WireRequest = typeof request extends fc.Arbitrary<infer T> ? T : never

/** The subject for a process that listens on this port. */
export function wireSubject(port: number, cases: number): Subject {
  return subject(
    'any request gets a status below 500, 501, or 503 with Retry-After; no redirect to another site and no markup from the request',
    cases,
    fc.asyncProperty(request, async (sent) => {
      const received = (await exchange(port, bytesOf(sent))).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
      const [, code] = /^HTTP\/1\.1 (\d{3}) /.exec(received) ?? []
      must(code !== undefined, `no response: ${JSON.stringify(received.slice(0, 100))}`)
      const status = Number(code)
      const head = received.slice(0, received.indexOf('\r\n\r\n'))
      const field = (name: string) => new RegExp(`\r\n${name}: ([^\r]*)`, 'i').exec(head)?.[1]
      must(
        status < 500 || status === 501 || (status === 503 && field('retry-after') !== undefined),
        `${status}: ${received.slice(-200)}`
      )
      must(status === 417 || field('x-content-type-options') === 'nosniff', `no nosniff on ${status}`)
      const location = field('location')
      if (location !== undefined) {
        must(/^\/(?![/\\])/.test(location), `Location leads to another site: ${location}`)
        must(
          new URL(location, 'https://fair.example').origin === 'https://fair.example',
          `Location leads to another site: ${location}`
        )
      }
      if (field('content-type')?.startsWith('text/html') && !/^(content|transfer)-encoding:/im.test(head)) {
        const hazards = hazardsOf(received.slice(head.length), true)
        must(hazards.length === 0, hazards.slice(0, 3).join(' | '))
      }
      must(!/\bat .+\.(js|ts):\d+:\d+/.test(received), 'the response has a stack trace')
    })
  )
}

/** The bytes of the request. */
function bytesOf({ method, target, headers, body, type }: WireRequest): string {
  const own = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const sent = Buffer.from(body ?? '').toString('latin1')
  const length = body === undefined ? '' : `Content-Type: ${type}\r\nContent-Length: ${sent.length}\r\n`
  return `${method} ${target} HTTP/1.1\r\nHost: fair.example\r\n${own}${length}Connection: close\r\n\r\n${sent}`
}

/** Sends bytes on a new connection and resolves with all that is received until it closes. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let received = ''
    socket.setTimeout(20_000, () => socket.destroy(new Error('the response did not end within 20 s')))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)))
    socket.on('close', () => resolve(received))
  })
}
