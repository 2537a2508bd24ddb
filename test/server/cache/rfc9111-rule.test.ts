import t from 'tap'
import { whyNotStorable } from '../../../server/cache/rfc9111-rule.ts'
import type { StoreCandidate } from '../../../server/cache/rule.ts'

const modified = ['Last-Modified', 'Sun, 06 Nov 1994 08:49:37 GMT']
const fresh = ['Cache-Control', 'max-age=60']

const authorized = { hasAuthorization: true }

const table: [string, string[], Partial<StoreCandidate>, string | undefined][] = [
  ['no-cache and an ETag', ['Cache-Control', 'no-cache', 'ETag', '"a"'], {}, undefined],
  ['an unknown status with explicit freshness', fresh, { status: 599 }, undefined],
  ['no-store', ['Cache-Control', 'max-age=60, No-Store'], {}, 'no-store'],
  ['private', ['Cache-Control', 'max-age=60, private'], {}, 'private'],
  ['private with an empty argument', ['Cache-Control', 'max-age=60, private=""'], {}, 'private'],
  ['private with field names', ['Cache-Control', 'max-age=60, private="x"'], {}, 'private'],
  ['Set-Cookie', [...fresh, 'Set-Cookie', 'a=b'], {}, 'set-cookie'],
  ['* in Vary', [...fresh, 'Vary', 'foo, *'], {}, 'vary'],
  ['status 206', fresh, { status: 206 }, 'partial'],
  ['status 304', fresh, { status: 304 }, 'partial'],
  ['status 416', fresh, { status: 416 }, 'partial'],
  ['no-store in the request', fresh, { requestNoStore: true }, 'request-no-store'],
  ['Authorization in the request', fresh, authorized, 'authorization'],
  ['Authorization and public', ['Cache-Control', 'max-age=60, public'], authorized, undefined],
  ['Authorization and s-maxage', ['Cache-Control', 's-maxage=60'], authorized, undefined],
  ['Authorization and must-revalidate', ['Cache-Control', 'max-age=60, must-revalidate'], authorized, undefined],
  ['Cookie in the request and a validator alone', ['ETag', '"a"'], { credentials: ['cookie'] }, 'credentials'],
  ['a validator alone', ['ETag', '"a"'], {}, undefined],
  ['Cookie in the request, and Last-Modified alone', modified, { credentials: ['cookie'] }, 'credentials'],
  ['Cookie in the request and Vary', ['ETag', '"a"', 'Vary', 'Cookie'], { credentials: ['cookie'] }, undefined],
  [
    'X-Api-Key in the request and Vary: Cookie',
    ['ETag', '"a"', 'Vary', 'Cookie'],
    { credentials: ['x-api-key'] },
    'credentials'
  ],
  [
    'Cookie in the request and public',
    ['ETag', '"a"', 'Cache-Control', 'public'],
    { credentials: ['cookie'] },
    undefined
  ],
  ['Cookie in the request and max-age', fresh, { credentials: ['cookie'] }, undefined],
  ['CDN-Cache-Control: max-age', ['CDN-Cache-Control', 'max-age=60', 'Cache-Control', 'no-store'], {}, undefined],
  ['CDN-Cache-Control: no-store', ['CDN-Cache-Control', 'no-store', ...fresh], {}, 'no-store'],
  ['CDN-Cache-Control: private', ['CDN-Cache-Control', 'private', ...fresh], {}, 'private'],
  ['an invalid CDN-Cache-Control', ['CDN-Cache-Control', 'a=6, &&', 'Cache-Control', 'no-store'], {}, 'no-store']
]
for (const [subject, fields, exchange, expected] of table)
  t.test(`a response with ${subject} is ${expected ? `not storable: ${expected}` : 'storable'}`, async (t) => {
    t.equal(whyNotStorable({ status: 200, ...exchange, fields }), expected)
  })

const why = (status: number, fields: string[]) => whyNotStorable({ status, fields })

t.test('a status that is heuristically cacheable is storable with a validator alone', async (t) => {
  for (const status of [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]) {
    t.equal(why(status, ['ETag', '"a"']), undefined, String(status))
    t.equal(why(status, ['Last-Modified', 'Wed, 11 Jun 2025 10:00:00 GMT']), undefined, String(status))
    t.equal(why(status, []), 'no-lifetime', String(status))
  }
})

t.test(
  'must-understand has precedence over no-store for the statuses that are understood, and forbids others',
  async (t) => {
    const fields = ['Cache-Control', 'max-age=60, must-understand, no-store']
    const understood = [
      200, 203, 204, 300, 301, 302, 303, 307, 308, 400, 403, 404, 405, 410, 414, 500, 501, 502, 503, 504
    ]
    const known = Array.from({ length: 400 }, (_, index) => 200 + index).filter(
      (status) => why(status, fields) === undefined
    )
    t.same(known, understood)
  }
)

t.test('another status needs an explicit lifetime, or public and a validator', async (t) => {
  for (const status of [201, 302, 303, 307, 400, 403, 500, 502, 503, 504]) {
    t.equal(why(status, ['ETag', '"a"']), 'no-lifetime', String(status))
    t.equal(why(status, ['Cache-Control', 'max-age=5']), undefined, String(status))
    t.equal(why(status, ['Expires', 'Wed, 11 Jun 2025 10:00:00 GMT']), undefined, String(status))
    t.equal(why(status, ['Cache-Control', 'public', 'ETag', '"a"']), undefined, String(status))
    t.equal(why(status, ['Cache-Control', 'public']), 'no-lifetime', String(status))
  }
})

t.test('with CDN-Cache-Control, Expires is no lifetime', async (t) => {
  const expires = ['Expires', 'Wed, 11 Jun 2025 10:00:00 GMT']
  t.equal(why(200, [...expires, 'CDN-Cache-Control', 'public']), 'no-lifetime')
  t.equal(why(200, [...expires, 'CDN-Cache-Control', 'public, max-age=5']), undefined)
})
