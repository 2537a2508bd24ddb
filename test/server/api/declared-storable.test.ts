import t from 'tap'
import { whyNotDeclaredStorable } from '../../../server/api/declared-storable.ts'
import { cacheControlOf } from '../../../server/http/cache-control.ts'

const table: [string, string[], { why: string; personal: boolean } | undefined][] = [
  ['no fields', [], undefined],
  ['max-age=0', ['Cache-Control', 'max-age=0'], undefined],
  ['no-cache', ['Cache-Control', 'no-cache'], undefined],
  ['no-store', ['Cache-Control', 'no-store'], { why: 'no-store', personal: false }],
  ['private', ['Cache-Control', 'private'], { why: 'private', personal: true }],
  ['private with field names', ['Cache-Control', 'private="x-a"'], { why: 'private', personal: true }],
  [
    'private and no-store, which may be personal',
    ['Cache-Control', 'no-store, private'],
    { why: 'private', personal: true }
  ],
  [
    'no-store in CDN-Cache-Control',
    ['Cache-Control', 'max-age=9', 'CDN-Cache-Control', 'no-store'],
    { why: 'no-store', personal: false }
  ],
  ['no-store in Cache-Control alone', ['Cache-Control', 'no-store', 'CDN-Cache-Control', 'max-age=9'], undefined],
  ['Set-Cookie', ['Set-Cookie', ''], { why: 'set-cookie', personal: true }],
  [
    'a Vary with the same value in all requests',
    ['Vary', 'Lang, Accept', 'vary', 'accept-encoding, origin'],
    undefined
  ],
  ['a Vary with fields that it never sends', ['Vary', 'lang, cookie', 'Vary', 'User-Agent'], undefined],
  ['a Vary with a field that differs each time', ['Vary', 'cookie, Traceparent'], { why: 'vary', personal: true }],
  ['Vary: *', ['Vary', 'lang, *'], { why: 'vary', personal: true }]
]
for (const [subject, fields, expected] of table)
  t.test(`a response to a declared call with ${subject} is ${expected ? 'not storable' : 'storable'}`, async (t) => {
    const candidate = { status: 200, fields, cacheControl: cacheControlOf(fields), hasAuthorization: false }
    const reason = whyNotDeclaredStorable({ ...candidate, hasCookie: false, requestNoStore: false })
    t.same(reason, expected && { ...expected, isByRequest: false })
  })
