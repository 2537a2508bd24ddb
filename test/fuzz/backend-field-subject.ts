/** Fields of a backend's answers, through the real proxy: kept calls and calls that pass through. */
import http from 'node:http'
import fc from 'fast-check'
import type { Test } from 'tap'
import { ask } from '../fixtures/client.ts'
import { startRawOrigin } from '../fixtures/origin.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { directives, sentAddress, text, wellFormed } from './made-up.ts'
import { must, type Subject, subject } from './subject.ts'

const date = fc.oneof(
  fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true }).map((given) => given.toUTCString()),
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
const one = (names: readonly string[], values: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...names), fc.oneof({ weight: 4, arbitrary: values }, text))

/** Fields that any answer may have: what a cache reads, and what passes it. */
const anyField = fc
  .oneof(
    one(['Cache-Control', 'CDN-Cache-Control', 'Surrogate-Control', 'Pragma'], directives),
    one(['Age', 'Retry-After', 'Max-Forwards'], number),
    one(['Expires', 'Date', 'Last-Modified'], date),
    one(['ETag'], tag),
    one(['Vary', 'Access-Control-Expose-Headers', 'Allow'], list),
    one(['Connection'], fc.constantFrom('keep-alive', 'x-own', 'keep-alive, X-Own, etag', 'vary, age')),
    one(['Content-Location', 'Link', 'Refresh'], sentAddress),
    one(
      ['Set-Cookie', 'Cache-Status', 'Via', 'Warning', 'Content-Disposition', 'Content-Language', 'X-Own', '__proto__'],
      fc.constantFrom('a=b', 'inline', 'attachment; filename="x"', 'bff; hit', '1.1 other', 'zh', '110 - "x"')
    )
  )
  .map(([name, value]) => [name, travelling(value)] as const)
/** Fields that a call which passes through may have, and a kept one not: there they are no answer of the contract. */
const passingField = fc.oneof(
  { weight: 4, arbitrary: anyField },
  fc
    .tuple(fc.constantFrom('Location'), fc.tuple(fc.constantFrom('', '/api', 'http://backend', '//'), sentAddress))
    .map(([name, parts]) => [name, travelling(parts.join(''))] as const),
  fc
    .tuple(fc.constantFrom('Content-Type', 'Content-Encoding'), text)
    .map(([name, value]) => [name, travelling(value)] as const)
)

/** What a field's value may consist of on the wire (RFC 9110, section 5.5). */
function travelling(value: string): string {
  return wellFormed(value)
    .replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '')
    .slice(0, 3000)
    .trim()
}

const answer = fc.oneof(
  fc.record({ path: fc.constant('/api/getNews?id='), fields: fc.array(anyField, { maxLength: 6 }) }),
  fc.record({ path: fc.constant('/api/other/'), fields: fc.array(passingField, { maxLength: 6 }) })
)
const given = fc.record({
  answer,
  /** What a 304 to a question with validators says; undefined: it is answered in full again. */
  confirmed: fc.option(fc.array(anyField, { maxLength: 4 }), { nil: undefined }),
  method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST')
})

const sentText = JSON.stringify({ code: 1, msg: 'ok', data: { id: 7, title_cn: '标题', title_en: 'Title' } })
const body = Buffer.from(sentText)
const linesOf = (fields: readonly (readonly [string, string])[]) =>
  fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')

/** Starts such a backend and the site in front of it. */
export async function startBehindFields(t: Test, cases: number): Promise<{ site: SiteProcess; subject: Subject }> {
  let full = ''
  let confirmation: string | undefined
  const origin = await startRawOrigin(t, (socket, request) => {
    const isConditional = /^if-(none-match|modified-since):/im.test(request)
    if (confirmation !== undefined && isConditional) return socket.write(confirmation, 'latin1')
    const head = Buffer.from(full, 'latin1')
    return socket.write(request.startsWith('HEAD ') ? head : Buffer.concat([head, body]))
  })
  const site = await startProcess(t, { API_UPSTREAM: `${origin}/api` })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => agent.destroy())
  let asked = 0
  const property = fc.asyncProperty(given, async ({ answer: { path, fields }, confirmed, method }) => {
    const type = fields.some(([name]) => name === 'Content-Type') ? '' : 'Content-Type: application/json\r\n'
    full = `HTTP/1.1 200 OK\r\n${linesOf(fields)}${type}Content-Length: ${body.length}\r\n\r\n`
    confirmation = confirmed && `HTTP/1.1 304 Not Modified\r\n${linesOf(confirmed)}\r\n`
    asked += 1
    const target = `${path}${asked}`
    const leaves = fields.some(([name, value]) => name === 'Location' && !isWithin(value, origin, target))
    const endsHere = /x-own/i.test(valuesOf(fields, 'Connection')) && !confirmed?.some(([name]) => name === 'X-Own')
    const from = site.lines.length
    let tags: http.OutgoingHttpHeaders = {}
    for (const how of [method, 'GET', 'GET']) {
      const heard = await ask(site.base, target, { method: how, headers: tags }, agent)
      const told = `${how} ${target}: ${heard.status} ${heard.headers['cache-status']}`
      must(heard.status === (leaves ? 502 : 200) || (heard.status === 304 && how !== 'POST'), told)
      must(heard.headers['x-content-type-options'] === 'nosniff', `${told}: no nosniff`)
      must(!endsHere || !('x-own' in heard.headers), `${told}: X-Own travels`)
      if (path.includes('News') && how !== 'POST')
        must(!('cdn-cache-control' in heard.headers), `${told}: CDN-Cache-Control travels`)
      if (heard.status === 200 && how !== 'HEAD') must(heard.body === sentText, `${told}: ${heard.body.slice(0, 200)}`)
      if (/(^|, )bff; hit[^,]*$/.test(String(heard.headers['cache-status'])))
        must(/^\d+$/.test(heard.headers.age ?? ''), `${told}: Age ${heard.headers.age}`)
      const { location: shown, etag } = heard.headers
      must(shown === undefined || shown.startsWith('/api/'), `${told}: leads to ${shown}`)
      tags = etag === undefined ? { 'if-modified-since': new Date().toUTCString() } : { 'if-none-match': etag }
    }
    const grave = site.lines.slice(from).filter((entry) => entry.level >= 50 || 'err' in entry)
    must(grave.length === 0, JSON.stringify(grave[0] ?? '').slice(0, 500))
  })
  const sentence = 'whatever fields the backend sends with a 200, visitors get its answer, and no error is logged'
  return { site, subject: subject(sentence, cases, property) }
}

const valuesOf = (fields: readonly (readonly [string, string])[], name: string) =>
  fields.flatMap(([given, value]) => (given === name ? [value] : [])).join(',')

/** True for a Location that leads to the API of the backend. */
function isWithin(location: string, origin: string, target: string): boolean {
  if (!URL.canParse(location, origin + target)) return false
  const { origin: to, pathname, username, password } = new URL(location, origin + target)
  return to === origin && pathname.startsWith('/api/') && username === '' && password === ''
}
