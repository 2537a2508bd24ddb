import t from 'tap'
import { type NotStorable, whyNotPolicyStorable } from '../../../server/cache/policy-storable.ts'
import { cacheControlOf } from '../../../server/http/cache-control.ts'

const table: [string, string[], NotStorable | undefined][] = [
  ['no fields', [], undefined],
  ['max-age=0', ['Cache-Control', 'max-age=0'], undefined],
  ['no-cache', ['Cache-Control', 'no-cache'], undefined],
  ['no-store', ['Cache-Control', 'no-store'], { why: 'no-store', header: 'Cache-Control', personal: false }],
  ['private', ['Cache-Control', 'private'], { why: 'private', header: 'Cache-Control', personal: true }],
  [
    'private with field names',
    ['Cache-Control', 'private="x-a"'],
    { why: 'private', header: 'Cache-Control', personal: true }
  ],
  [
    'private and no-store, which may be personal',
    ['Cache-Control', 'no-store, private'],
    { why: 'private', header: 'Cache-Control', personal: true }
  ],
  [
    'no-store in CDN-Cache-Control',
    ['Cache-Control', 'max-age=9', 'CDN-Cache-Control', 'no-store'],
    { why: 'no-store', header: 'CDN-Cache-Control', personal: false }
  ],
  ['no-store in Cache-Control alone', ['Cache-Control', 'no-store', 'CDN-Cache-Control', 'max-age=9'], undefined],
  ['Set-Cookie', ['Set-Cookie', ''], { why: 'set-cookie', header: 'Set-Cookie', personal: true }],
  [
    'a Vary with the same value in all requests',
    ['Vary', 'Lang, Accept', 'vary', 'accept-encoding, origin'],
    undefined
  ],
  ['a Vary with another field', ['Vary', 'lang, cookie'], { why: 'vary', header: 'Vary', personal: true }],
  ['Vary: *', ['Vary', 'lang, *'], { why: 'vary', header: 'Vary', personal: true }]
]
for (const [subject, fields, expected] of table) {
  t.test(`a response to a declared call with ${subject} is ${expected ? 'not storable' : 'storable'}`, async (t) => {
    t.same(whyNotPolicyStorable(fields, cacheControlOf(fields)), expected)
  })
}
