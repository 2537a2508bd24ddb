/** Which header fields of a request are forwarded to the backend. */
import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { upstreamHeaders } from '../../server/api/upstream-headers.ts'
import { otherSpellings, respelt, spoofed } from '../fixtures/spoofed-fields.ts'
import { must, subject } from './subject.ts'

const forwarded = [
  'Accept',
  'Accept-Language',
  'Cookie',
  'User-Agent',
  'Authorization',
  'If-None-Match',
  'X-CSRF-Token'
]
const custom = ['token', 'X-Api-Key', 'X-Tenant-Id', 'X-App-Version', 'Idempotency-Key']
const ours = [
  'lang',
  'LANG',
  'Via',
  'X-Request-Id',
  'Traceparent',
  'X-Forwarded-For',
  'Host',
  'Expect',
  'Content-Length'
]
const hopByHop = ['Connection', 'Keep-Alive', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade', 'Proxy-Authorization']
const nameParts = [
  ...['x', 'http', 'forwarded', 'for', 'host', 'proto', 'real', 'ip', 'client', 'true', 'original', 'url', 'uri'],
  ...['rewrite', 'method', 'override', 'proxy', 'remote', 'user', 'addr', 'connecting', 'cluster', 'token', 'app', 'a1']
]

const inLetterCase = (name: string, seed: number) =>
  [...name].map((letter, i) => ((seed >> (i % 24)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('')
const name = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...spoofed),
      fc.constantFrom(...forwarded, ...custom, ...ours, ...hopByHop, ...respelt, ...otherSpellings),
      fc
        .array(fc.tuple(fc.constantFrom(...nameParts), fc.constantFrom('-', '-', '-', '_', '.', '--', '')), {
          minLength: 1,
          maxLength: 5
        })
        .map((parts) => parts.flat().slice(0, -1).join(''))
    ),
    fc.integer({ min: 0, max: 2 ** 24 - 1 })
  )
  .map(([text, seed]) => inLetterCase(text, seed))
const value = fc.oneof(
  fc.constantFrom('', '1', 'x', 'close', '127.0.0.1', 'fair.example', ...custom, 'close, X-Api-Key, via, lang'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 })
)

/** The name under which CGI, WSGI, Rack and PHP pass a field on (RFC 3875, section 4.1.18). */
const cgiName = (field: string) => field.toUpperCase().replace(/[^A-Z0-9]/g, '_')
const forbidden = new Set([...spoofed, ...ours, ...hopByHop].map(cgiName))
forbidden.delete('CONTENT_LENGTH')
const forbiddenKinds =
  /^(HTTP_)?(X_)?(FORWARD|ORIGINAL|REWRITE|PROXY|REMOTE)|OVERRIDE|(CLIENT|REAL|CONNECTING|TRUE|CLUSTER)_?IP(_|$)/
/** Fields that must not occur twice: frameworks differ in which line they read. */
const onceOnly = ['CONTENT_LENGTH', 'AUTHORIZATION', 'USER_AGENT']

export const visitorFieldSubjects = [
  subject(
    'the backend gets the fields that a visitor may set, unchanged, and each field of the site once',
    20_500,
    fc.property(
      fc.array(fc.tuple(name, value), { maxLength: 14 }),
      fc.constantFrom('cn' as const, 'en' as const),
      fc.option(fc.constantFrom('192.0.2.7', '203.0.113.7, 192.0.2.7'), { nil: undefined }),
      fc.boolean(),
      (sent, locale, forwardedFor, withBody) => {
        const of = (field: string) =>
          sent.filter(([sentName]) => sentName.toLowerCase() === field).map(([, text]) => text)
        const joined = (field: string) => (of(field).length === 0 ? undefined : of(field).join(', '))
        const headers = { connection: joined('connection'), via: joined('via') }
        const request = { headers, rawHeaders: sent.flat() } as unknown as IncomingMessage
        const flat = upstreamHeaders(request, { locale, forwardedFor, via: '1.1 this', withBody })
        const pairs = flat.flatMap((text, i) => (i % 2 === 0 ? [[text, flat[i + 1]!] as const] : []))

        const ownFields: [string, string | undefined][] = [
          ['LANG', locale],
          ['X_FORWARDED_FOR', forwardedFor],
          ['VIA', `${headers.via === undefined ? '' : `${headers.via}, `}1.1 this`]
        ]
        for (const [field, text] of ownFields) {
          const values = pairs.filter(([name]) => cgiName(name) === field).map(([, value]) => value)
          must(values.join('|') === (text ?? ''), `${field} is ${JSON.stringify(values)}`)
        }

        const ownNames = new Set(ownFields.map(([field]) => field))
        const visitorFields = pairs.filter(([name]) => !ownNames.has(cgiName(name)))
        let at = 0
        for (const [field, text] of visitorFields) {
          must(/^[A-Za-z][A-Za-z0-9-]*$/.test(field), `${field} is forwarded`)
          must(!forbidden.has(cgiName(field)) && !forbiddenKinds.test(cgiName(field)), `${field} is forwarded`)
          must(withBody || cgiName(field) !== 'CONTENT_LENGTH', 'Content-Length is forwarded without a body')
          const from = sent.findIndex(([name, value], i) => i >= at && name === field && value === text)
          must(from >= 0, `${field}: ${text} was not sent`)
          at = from + 1
        }
        for (const field of onceOnly)
          must(visitorFields.filter(([name]) => cgiName(name) === field).length < 2, `${field} twice`)

        const connectionOptions = (headers.connection ?? '').split(',').map((text) => text.trim().toLowerCase())
        for (const field of [...forwarded, ...custom].map((text) => text.toLowerCase())) {
          const isForwarded = visitorFields.some(([sentName]) => sentName.toLowerCase() === field)
          must(
            isForwarded === (of(field).length > 0 && !connectionOptions.includes(field)),
            `${field} is forwarded: ${isForwarded}`
          )
        }
      }
    )
  )
]
