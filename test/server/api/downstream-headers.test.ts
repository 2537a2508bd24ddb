import t from 'tap'
import {
  completeCallHeaders,
  edgeFields,
  edgeFieldsOfCall,
  otherCallHeaders,
  storedCallHeaders,
  streamedCallHeaders
} from '../../../server/api/downstream-headers.ts'
import { type Fields, field, hasField } from '../../../server/http/fields.ts'
import { serializeFields } from '../../../server/http/response-head.ts'
import type { DownstreamHeaders } from '../../../server/http/stored-response.ts'

const security = serializeFields(['X-Frame-Options', 'DENY', 'Referrer-Policy', 'no-referrer'])
const stored = (...fields: string[]) => storedCallHeaders(fields, 'hash', false, security)
const uncacheable = (failing: boolean, ...fields: string[]) => completeCallHeaders(fields, security, failing)
const value = ({ own, shared }: DownstreamHeaders, name: string) => field([...own, ...shared.fields], name)

const kinds: [string, (fields: Fields) => DownstreamHeaders][] = [
  ['an undeclared call', (fields) => otherCallHeaders(fields, security)],
  ['a stored call', (fields) => stored(...fields)],
  ['an uncacheable call', (fields) => uncacheable(false, ...fields)],
  ['an oversized response', (fields) => streamedCallHeaders(fields, security)]
]
for (const [subject, headers] of kinds) {
  t.test(`${subject}: fields about the backend's software are removed, others stay`, async (t) => {
    const sent = headers(['Server', 'x/1', 'X-Powered-By', 'y', 'Alt-Svc', 'h3=":443"', 'X-Own', '1', 'X-Own', '2'])
    for (const name of ['server', 'x-powered-by', 'alt-svc']) t.equal(value(sent, name), undefined, name)
    t.equal(value(sent, 'x-own'), '1, 2')
  })

  t.test(`${subject}: fields that act on the whole site or on a web server in front are removed`, async (t) => {
    const removed: [string, string][] = [
      ['Strict-Transport-Security', 'max-age=0'],
      ['NEL', '{"report_to":"x"}'],
      ['Report-To', '{"group":"x"}'],
      ['Accept-CH', 'Sec-CH-UA-Model'],
      ['Service-Worker-Allowed', '/'],
      ['Clear-Site-Data', '"*"'],
      ['X-Accel-Redirect', '/internal'],
      ['X-Sendfile', '/etc/passwd']
    ]
    const sent = headers(removed.flat())
    for (const [name] of removed) t.equal(value(sent, name.toLowerCase()), undefined, name)
  })

  t.test(`${subject}: security fields are added, and one that the backend has set takes precedence`, async (t) => {
    const without = headers(['X-Own', '1'])
    t.equal(without.shared, security, 'shared by all responses')
    const set = headers(['referrer-policy', 'origin'])
    t.equal(value(set, 'referrer-policy'), 'origin')
    t.equal(value(set, 'x-frame-options'), 'DENY')
  })

  t.test(`${subject}: the backend cannot turn off nosniff or have the response displayed`, async (t) => {
    const sent = headers(['X-Content-Type-Options', 'none', 'Content-Disposition', 'inline; filename="a.svg"'])
    t.equal(value(sent, 'x-content-type-options'), undefined)
    t.equal(value(sent, 'content-disposition'), 'attachment; filename="a.svg"')
  })
}

for (const type of ['text/javascript', 'Application/X-JavaScript; charset=utf-8', 'text/css', 'text/jscript'])
  t.test(`${type} leaves as text/plain`, async (t) => {
    t.match(value(otherCallHeaders(['Content-Type', type], security), 'content-type'), /^text\/plain(;|$)/)
  })

t.test('CDN-Cache-Control is passed on with an undeclared call alone', async (t) => {
  const fields = ['CDN-Cache-Control', 'max-age=9']
  for (const [subject, headers] of kinds)
    t.equal(hasField(headers(fields).own, 'cdn-cache-control'), subject === 'an undeclared call', subject)
})

/** Fields of the backend, Cache-Control for browsers. */
const controls: [string[], string][] = [
  [[], 'private, no-cache'],
  [['Cache-Control', 'max-age=60'], 'private, max-age=60'],
  [['Cache-Control', 'public, max-age=60, s-maxage=5'], 'private, max-age=60'],
  [['Cache-Control', 'max-age=0'], 'private, no-cache'],
  [['Cache-Control', 'max-age=60, no-cache'], 'private, no-cache'],
  [['Cache-Control', 's-maxage=60'], 'private, no-cache'],
  [
    ['Cache-Control', 'max-age=60, must-revalidate, immutable, stale-while-revalidate=5, stale-if-error=x, x-own'],
    'private, max-age=60, must-revalidate, immutable, stale-while-revalidate=5'
  ],
  [['Date', 'Wed, 11 Jun 2025 10:00:00 GMT', 'Expires', 'Wed, 11 Jun 2025 10:01:30 GMT'], 'private, max-age=90'],
  [['Date', 'Wed, 11 Jun 2025 10:00:00 GMT', 'Expires', 'Wed, 11 Jun 2025 09:00:00 GMT'], 'private, no-cache'],
  [['Expires', '0'], 'private, no-cache']
]
for (const [fields, expected] of controls)
  t.test(`a stored call with ${fields.join(': ') || 'no lifetime'} leaves with ${expected}`, async (t) => {
    const { own } = stored(...fields)
    t.equal(field(own, 'cache-control'), expected)
    t.equal(hasField(own, 'expires'), false)
  })

t.test('a stored call of CACHE_FORCE is revalidated by browsers, whatever its lifetime', async (t) => {
  const { own } = storedCallHeaders(['Cache-Control', 'max-age=60'], 'hash', true, security)
  t.equal(field(own, 'cache-control'), 'private, no-cache')
})

t.test('a stored call has the ETag of the backend, else one of its body', async (t) => {
  t.equal(field(stored('ETag', 'W/"x"').own, 'etag'), 'W/"x"')
  t.equal(field(stored().own, 'etag'), '"hash"')
})

t.test('a stored call names lang and Accept-Encoding in Vary, beside the fields of the backend', async (t) => {
  t.equal(field(stored().own, 'vary'), 'lang, Accept-Encoding')
  t.equal(field(stored('Vary', 'Lang, origin').own, 'vary'), 'Lang, origin, Accept-Encoding')
})

t.test('a stored call keeps no cookie, age, length or coding of the message that brought it', async (t) => {
  const names = ['Set-Cookie', 'Set-Cookie2', 'Age', 'Content-Length', 'Content-Encoding', 'Pragma', 'Warning']
  const { own } = stored(...names.flatMap((name) => [name, '1']))
  for (const name of names) t.equal(hasField(own, name.toLowerCase()), false, name)
})

for (const [type, expected] of [
  ['application/json', 'application/json'],
  ['application/problem+json; charset=utf-8', 'application/problem+json; charset=utf-8'],
  ['text/html', 'application/json; charset=utf-8'],
  ['application/jsonx', 'application/json; charset=utf-8']
] as const)
  t.test(`a declared call of the type ${type} leaves as ${expected}`, async (t) => {
    t.equal(field(stored('Content-Type', type).own, 'content-type'), expected)
    t.equal(field(uncacheable(false, 'Content-Type', type).own, 'content-type'), expected)
  })

t.test('an uncacheable success keeps its no-store and cookie, and is private', async (t) => {
  const { own } = uncacheable(false, 'Cache-Control', 'no-store', 'Set-Cookie', 'a=b')
  t.equal(field(own, 'cache-control'), 'no-store')
  t.equal(field(own, 'set-cookie'), 'a=b')
  t.equal(field(own, 'vary'), 'lang')
  t.equal(field(uncacheable(false).own, 'cache-control'), 'private, no-cache')
  const shared = uncacheable(false, 'Cache-Control', 'public, s-maxage=9, max-age=60').own
  t.equal(field(shared, 'cache-control'), 'private, max-age=60')
})

t.test('an uncacheable failure leaves with no-store', async (t) => {
  t.equal(field(uncacheable(true, 'Cache-Control', 'max-age=60').own, 'cache-control'), 'no-store')
})

t.test('an oversized response keeps its length and coding', async (t) => {
  const { own } = streamedCallHeaders(
    ['Content-Length', '9', 'Content-Encoding', 'br', 'Cache-Control', 'public, max-age=9', 'Vary', 'origin'],
    security
  )
  t.same(own, [
    'Content-Length',
    '9',
    'Content-Encoding',
    'br',
    'Cache-Control',
    'private, max-age=9',
    'Vary',
    'origin, lang'
  ])
})

const edge = { ttlS: 60, staleS: 3600 }
const withWindows = (ttlS: number, revalidateS: number, errorS: number) =>
  `max-age=${ttlS}, stale-while-revalidate=${revalidateS}, stale-if-error=${errorS}`

/** Cache-Control or other fields of the backend, CDN-Cache-Control of a stored call; undefined: none. */
const edgeControls: [Fields, string | undefined][] = [
  [[], withWindows(60, 30, 3600)],
  [['Cache-Control', 'max-age=60'], withWindows(60, 30, 3600)],
  [['Cache-Control', 'max-age=61'], withWindows(60, 30, 3600)],
  [['Cache-Control', 'max-age=9'], withWindows(9, 5, 3600)],
  [['Cache-Control', 'max-age=1'], withWindows(1, 1, 3600)],
  [['Cache-Control', 'max-age=9, s-maxage=20'], 'max-age=20, must-revalidate'],
  [['Cache-Control', 'max-age=9, stale-while-revalidate=0, stale-if-error=0'], withWindows(9, 0, 0)],
  [['Cache-Control', 'max-age=0'], undefined],
  [['Cache-Control', 'max-age=60, s-maxage=0'], undefined],
  [['Cache-Control', 'max-age=60, no-cache'], undefined],
  [['Cache-Control', 'max-age=9, must-revalidate'], 'max-age=9, must-revalidate'],
  [['Cache-Control', 'max-age=9, proxy-revalidate'], 'max-age=9, must-revalidate'],
  [['Date', 'Wed, 11 Jun 2025 01:00:00 GMT', 'Expires', 'Wed, 11 Jun 2025 01:00:09 GMT'], withWindows(9, 5, 3600)],
  [['Expires', '0'], undefined],
  [['CDN-Cache-Control', 'max-age=20', 'Expires', '0'], withWindows(20, 10, 3600)],
  [['CDN-Cache-Control', 'stale-if-error=9', 'Expires', '0'], withWindows(60, 30, 9)]
]
for (const [fields, control] of edgeControls)
  t.test(`an edge is told ${control} for a call with ${JSON.stringify(fields)}`, async (t) => {
    const sent = edgeFieldsOfCall(edge, 'menu', fields, false)
    t.equal(field(sent, 'cdn-cache-control'), control)
    t.equal(field(sent, 'cache-tag'), control && 'site,menu')
    t.same(edgeFieldsOfCall(edge, 'menu', fields, true), edgeFields(edge, ['menu']), 'none of it counts if forced')
  })
