import t from 'tap'
import { controlOf } from '../../../server/cache/control.ts'
import { whyNotStored } from '../../../server/cache/storable.ts'

const modified = ['Last-Modified', 'Sun, 06 Nov 1994 08:49:37 GMT']
const fresh = ['Cache-Control', 'max-age=60']

interface Case {
  status?: number
  authorised?: boolean
  requestNoStore?: boolean
}
const table: [string, string[], Case, string | undefined][] = [
  ['explicit freshness', fresh, {}, undefined],
  ['Expires', ['Expires', '0'], {}, undefined],
  ['a validator and a status that may be fresh by heuristics', modified, {}, undefined],
  ['no-cache and an ETag', ['Cache-Control', 'no-cache', 'ETag', '"a"'], {}, undefined],
  ['an unknown status with explicit freshness', fresh, { status: 599 }, undefined],
  ['a server error with explicit freshness', fresh, { status: 500 }, undefined],
  ['a redirect with explicit freshness', fresh, { status: 302 }, undefined],
  ['nothing about lifetime', [], {}, 'no-lifetime'],
  ['a status that is never fresh by heuristics', modified, { status: 403 }, 'no-lifetime'],
  ['public and a validator on any status', ['Cache-Control', 'public', ...modified], { status: 403 }, undefined],
  ['no-store', ['Cache-Control', 'max-age=60, No-Store'], {}, 'no-store'],
  ['private', ['Cache-Control', 'max-age=60, private'], {}, 'private'],
  ['private with an empty argument', ['Cache-Control', 'max-age=60, private=""'], {}, 'private'],
  ['private with names', ['Cache-Control', 'max-age=60, private="x"'], {}, 'private'],
  ['a cookie', [...fresh, 'Set-Cookie', 'a=b'], {}, 'set-cookie'],
  ['a star in Vary', [...fresh, 'Vary', 'foo, *'], {}, 'vary'],
  ['a part', fresh, { status: 206 }, 'partial'],
  ['a 304 that nobody asked for', fresh, { status: 304 }, 'partial'],
  ['a request that forbids it', fresh, { requestNoStore: true }, 'request-no-store'],
  ['Authorization', fresh, { authorised: true }, 'authorization'],
  ['Authorization and public', ['Cache-Control', 'max-age=60, public'], { authorised: true }, undefined],
  ['Authorization and s-maxage', ['Cache-Control', 's-maxage=60'], { authorised: true }, undefined],
  [
    'Authorization and must-revalidate',
    ['Cache-Control', 'max-age=60, must-revalidate'],
    { authorised: true },
    undefined
  ],
  [
    'must-understand on an unknown status',
    ['Cache-Control', 'max-age=60, must-understand'],
    { status: 599 },
    'must-understand'
  ],
  [
    'must-understand over no-store on a known status',
    ['Cache-Control', 'max-age=60, must-understand, no-store'],
    {},
    undefined
  ],
  [
    'a word to this cache alone over no-store',
    ['CDN-Cache-Control', 'max-age=60', 'Cache-Control', 'no-store'],
    {},
    undefined
  ],
  ['no-store to this cache alone', ['CDN-Cache-Control', 'no-store', ...fresh], {}, 'no-store'],
  ['private to this cache alone', ['CDN-Cache-Control', 'private', ...fresh], {}, 'private'],
  [
    'a broken word to this cache alone',
    ['CDN-Cache-Control', 'max-age=60, &&', 'Cache-Control', 'no-store'],
    {},
    'no-store'
  ]
]
for (const [what, fields, { status = 200, authorised = false, requestNoStore = false }, expected] of table) {
  t.test(`an answer with ${what} is ${expected ? `not kept: ${expected}` : 'kept'}`, async (t) => {
    t.equal(whyNotStored({ status, fields, control: controlOf(fields), authorised, requestNoStore }), expected)
  })
}
