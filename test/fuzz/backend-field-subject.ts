/** Header fields of backend responses, sent through the real proxy: declared calls and undeclared ones. */
import http from 'node:http'
import fc from 'fast-check'
import type { Test } from 'tap'
import { startRawOrigin } from '../fixtures/origin.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { directives, sentAddress, text, wellFormed } from './arbitraries.ts'
import { must, type Subject, subject } from './subject.ts'

const date = fc.oneof(
  fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true }).map((value) => value.toUTCString()),
  fc.constantFrom('0', '-1', 'Thu, 99 Foo 2025 25:61:61 GMT', 'Wednesday, 11-Jun-25 00:00:00 GMT')
)
const number = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('', '-0', '+5', '1.5', '1e9', '99999999999999999999', '5, 6', '0x10', '"5"')
)
const tag = fc.constantFrom('"a"', 'W/"a"', '""', '"', 'W/', 'a', '"a", "b"', '*', '"a\\"b"', `"${'e'.repeat(3000)}"`)
const list = fc
  .array(
    fc.constantFrom('lang', 'Lang', 'accept', 'Accept-Encoding', 'cookie', '*', '', ' ', 'x-own', '__proto__', '"')
  )
  .map((names) => names.join(','))
const fieldOf = (names: readonly string[], values: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...names), fc.oneof({ weight: 4, arbitrary: values }, text))

/** Fields that any response may have: those that a cache interprets, and others. */
const anyField = fc
  .oneof(
    fieldOf(['Cache-Control', 'CDN-Cache-Control', 'Surrogate-Control', 'Pragma'], directives),
    fieldOf(['Age', 'Retry-After', 'Max-Forwards'], number),
    fieldOf(['Expires', 'Date', 'Last-Modified'], date),
    fieldOf(['ETag'], tag),
    fieldOf(['Vary', 'Access-Control-Expose-Headers', 'Allow'], list),
    fieldOf(['Connection'], fc.constantFrom('keep-alive', 'x-own', 'keep-alive, X-Own, etag', 'vary, age')),
    fieldOf(['Content-Location', 'Link', 'Refresh'], sentAddress),
    fieldOf(
      ['Set-Cookie', 'Cache-Status', 'Via', 'Warning', 'Content-Disposition', 'Content-Language', 'X-Own', '__proto__'],
      fc.constantFrom('a=b', 'inline', 'attachment; filename="x"', 'bff; hit', '1.1 other', 'zh', '110 - "x"')
    )
  )
  .map(([name, value]) => [name, fieldValue(value)] as const)
/** Fields of undeclared calls; in a response to a declared call some of these would break the API contract. */
const undeclaredCallField = fc.oneof(
  { weight: 4, arbitrary: anyField },
  fc
    .tuple(fc.constantFrom('Location'), fc.tuple(fc.constantFrom('', '/api', 'http://backend', '//'), sentAddress))
    .map(([name, parts]) => [name, fieldValue(parts.join(''))] as const),
  fc
    .tuple(fc.constantFrom('Content-Type', 'Content-Encoding'), text)
    .map(([name, value]) => [name, fieldValue(value)] as const)
)

/** The text without the characters that a field value may not contain (RFC 9110, section 5.5). */
function fieldValue(value: string): string {
  return wellFormed(value)
    .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '')
    .slice(0, 3000)
    .trim()
}

const response = fc.oneof(
  fc.record({ path: fc.constant('/api/getNews?id='), fields: fc.array(anyField, { maxLength: 6 }) }),
  fc.record({ path: fc.constant('/api/other/'), fields: fc.array(undeclaredCallField, { maxLength: 6 }) })
)
const exchange = fc.record({
  response,
  /** Fields of the 304 to a conditional request; undefined: it gets the complete response again. */
  confirmed: fc.option(fc.array(anyField, { maxLength: 4 }), { nil: undefined }),
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST')
})

const sentText = JSON.stringify({ code: 1, msg: 'ok', data: { id: 7, title_cn: '标题', title_en: 'Title' } })
const body = Buffer.from(sentText)
const linesOf = (fields: readonly (readonly [string, string])[]) =>
  fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')

/** Starts a backend that sends such fields and the site in front of it; gives the site and the subject. */
export async function startBehindFields(t: Test, cases: number): Promise<{ site: SiteProcess; subject: Subject }> {
  let responseHead = ''
  let notModifiedHead: string | undefined
  const origin = await startRawOrigin(t, (socket, request) => {
    const isConditional = /^if-(none-match|modified-since):/im.test(request)
    if (notModifiedHead !== undefined && isConditional) return socket.write(notModifiedHead, 'latin1')
    const head = Buffer.from(responseHead, 'latin1')
    return socket.write(request.startsWith('HEAD ') ? head : Buffer.concat([head, body]))
  })
  const site = await startProcess(t, { API_UPSTREAM: `${origin}/api` })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => agent.destroy())
  let sent = 0
  const property = fc.asyncProperty(exchange, async ({ response: { path, fields }, confirmed, method }) => {
    const type = fields.some(([name]) => name === 'Content-Type') ? '' : 'Content-Type: application/json\r\n'
    responseHead = `HTTP/1.1 200 OK\r\n${linesOf(fields)}${type}Content-Length: ${body.length}\r\n\r\n`
    notModifiedHead = confirmed && `HTTP/1.1 304 Not Modified\r\n${linesOf(confirmed)}\r\n`
    sent += 1
    const target = `${path}${sent}`
    const leavesBackend = fields.some(([name, value]) => name === 'Location' && !isWithin(value, origin, target))
    const isHopByHop = /x-own/i.test(valuesOf(fields, 'Connection')) && !confirmed?.some(([name]) => name === 'X-Own')
    const from = site.lines.length
    let tags: http.OutgoingHttpHeaders = {}
    for (const requestMethod of [method, 'GET', 'GET']) {
      const received = await sendRequest(site.base, target, { method: requestMethod, headers: tags }, agent)
      const exchangeText = `${requestMethod} ${target}: ${received.status} ${received.headers['cache-status']}`
      must(
        received.status === (leavesBackend ? 502 : 200) || (received.status === 304 && requestMethod !== 'POST'),
        exchangeText
      )
      must(received.headers['x-content-type-options'] === 'nosniff', `${exchangeText}: no nosniff`)
      must(!isHopByHop || !('x-own' in received.headers), `${exchangeText}: X-Own is forwarded`)
      if (path.includes('News') && requestMethod !== 'POST')
        must(!('cdn-cache-control' in received.headers), `${exchangeText}: CDN-Cache-Control is forwarded`)
      if (received.status === 200 && requestMethod !== 'HEAD')
        must(received.body === sentText, `${exchangeText}: ${received.body.slice(0, 200)}`)
      if (/(^|, )bff; hit[^,]*$/.test(String(received.headers['cache-status'])))
        must(/^\d+$/.test(received.headers.age ?? ''), `${exchangeText}: Age ${received.headers.age}`)
      const { location, etag } = received.headers
      must(location === undefined || location.startsWith('/api/'), `${exchangeText}: Location ${location}`)
      tags = etag === undefined ? { 'if-modified-since': new Date().toUTCString() } : { 'if-none-match': etag }
    }
    const errors = site.lines.slice(from).filter((entry) => entry.level >= 50 || 'err' in entry)
    must(errors.length === 0, JSON.stringify(errors[0] ?? '').slice(0, 500))
  })
  const sentence = 'whatever fields the backend sends with a 200, visitors get its response, and no error is logged'
  return { site, subject: subject(sentence, cases, property) }
}

const valuesOf = (fields: readonly (readonly [string, string])[], name: string) =>
  fields.flatMap(([fieldName, value]) => (fieldName === name ? [value] : [])).join(',')

/** True where a Location resolves to the API of the backend. */
function isWithin(location: string, origin: string, target: string): boolean {
  if (!URL.canParse(location, origin + target)) return false
  const { origin: to, pathname, username, password } = new URL(location, origin + target)
  return to === origin && pathname.startsWith('/api/') && username === '' && password === ''
}
