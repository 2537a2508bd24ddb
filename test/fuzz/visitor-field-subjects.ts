/** Request fields of a visitor, and which of them the backend is sent. */
import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { outgoingHeaders } from '../../server/api/visitor-headers.ts'
import { otherSpellings, respelt, spoofed } from '../fixtures/spoofed-fields.ts'
import { must, subject } from './subject.ts'

const honest = ['Accept', 'Accept-Language', 'Cookie', 'User-Agent', 'Authorization', 'If-None-Match', 'X-CSRF-Token']
const named = ['token', 'X-Api-Key', 'X-Tenant-Id', 'X-App-Version', 'Idempotency-Key']
const ours = ['lang', 'LANG', 'Via', 'X-Request-Id', 'X-Forwarded-For', 'Host', 'Expect', 'Content-Length']
const ending = ['Connection', 'Keep-Alive', 'TE', 'Trailer', 'Transfer-Encoding', 'Upgrade', 'Proxy-Authorization']
const words = [
  ...['x', 'http', 'forwarded', 'for', 'host', 'proto', 'real', 'ip', 'client', 'true', 'original', 'url', 'uri'],
  ...['rewrite', 'method', 'override', 'proxy', 'remote', 'user', 'addr', 'connecting', 'cluster', 'token', 'app', 'a1']
]

const inLetterCase = (name: string, seed: number) =>
  [...name].map((letter, i) => ((seed >> (i % 24)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('')
const name = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...spoofed),
      fc.constantFrom(...honest, ...named, ...ours, ...ending, ...respelt, ...otherSpellings),
      fc
        .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom('-', '-', '-', '_', '.', '--', '')), {
          minLength: 1,
          maxLength: 5
        })
        .map((parts) => parts.flat().slice(0, -1).join(''))
    ),
    fc.integer({ min: 0, max: 2 ** 24 - 1 })
  )
  .map(([given, seed]) => inLetterCase(given, seed))
const value = fc.oneof(
  fc.constantFrom('', '1', 'x', 'close', '127.0.0.1', 'fair.example', ...named, 'close, X-Api-Key, via, lang'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 })
)

/** As CGI, WSGI, Rack and PHP name a field (RFC 3875, section 4.1.18). */
const cgiName = (given: string) => given.toUpperCase().replace(/[^A-Z0-9]/g, '_')
const forbidden = new Set([...spoofed, ...ours, ...ending].map(cgiName))
forbidden.delete('CONTENT_LENGTH')
const forbiddenKinds =
  /^(HTTP_)?(X_)?(FORWARD|ORIGINAL|REWRITE|PROXY|REMOTE)|OVERRIDE|(CLIENT|REAL|CONNECTING|TRUE|CLUSTER)_?IP(_|$)/
/** Fields of which frameworks read one or the other line where there are two. */
const onceOnly = ['CONTENT_LENGTH', 'AUTHORIZATION', 'USER_AGENT']

export const visitorFieldSubjects = [
  subject(
    'of a visitor’s fields the backend gets what a visitor may say, as it was said, and our own once',
    20_500,
    fc.property(
      fc.array(fc.tuple(name, value), { maxLength: 14 }),
      fc.constantFrom('cn' as const, 'en' as const),
      fc.option(fc.constantFrom('192.0.2.7', '203.0.113.7, 192.0.2.7'), { nil: undefined }),
      fc.option(fc.constant('the-request'), { nil: undefined }),
      fc.boolean(),
      (sent, locale, forwardedFor, requestId, withBody) => {
        const of = (field: string) => sent.filter(([given]) => given.toLowerCase() === field).map(([, text]) => text)
        const joined = (field: string) => (of(field).length === 0 ? undefined : of(field).join(', '))
        const headers = { connection: joined('connection'), via: joined('via') }
        const request = { headers, rawHeaders: sent.flat() } as unknown as IncomingMessage
        const flat = outgoingHeaders(request, { locale, forwardedFor, requestId, name: 'this', withBody })
        const pairs = flat.flatMap((text, i) => (i % 2 === 0 ? [[text, flat[i + 1]!] as const] : []))

        const written: [string, string | undefined][] = [
          ['LANG', locale],
          ['X_FORWARDED_FOR', forwardedFor],
          ['X_REQUEST_ID', requestId],
          ['VIA', `${headers.via === undefined ? '' : `${headers.via}, `}1.1 this`]
        ]
        for (const [field, text] of written) {
          const found = pairs.filter(([given]) => cgiName(given) === field).map(([, given]) => given)
          must(found.join('|') === (text ?? ''), `${field} is ${JSON.stringify(found)}`)
        }

        const writtenNames = new Set(written.map(([field]) => field))
        const theirs = pairs.filter(([given]) => !writtenNames.has(cgiName(given)))
        let at = 0
        for (const [field, text] of theirs) {
          must(/^[A-Za-z][A-Za-z0-9-]*$/.test(field), `${field} travels`)
          must(!forbidden.has(cgiName(field)) && !forbiddenKinds.test(cgiName(field)), `${field} travels`)
          must(withBody || cgiName(field) !== 'CONTENT_LENGTH', 'a length without a body')
          const from = sent.findIndex(([given, own], i) => i >= at && given === field && own === text)
          must(from >= 0, `${field}: ${text} was not sent`)
          at = from + 1
        }
        for (const field of onceOnly)
          must(theirs.filter(([given]) => cgiName(given) === field).length < 2, `${field} twice`)

        const ended = (headers.connection ?? '').split(',').map((text) => text.trim().toLowerCase())
        for (const field of [...honest, ...named].map((text) => text.toLowerCase())) {
          const travels = theirs.some(([given]) => given.toLowerCase() === field)
          must(travels === (of(field).length > 0 && !ended.includes(field)), `${field} travels: ${travels}`)
        }
      }
    )
  )
]
