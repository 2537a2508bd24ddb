import t from 'tap'
import { isNotModified, revalidationFields, weakEtag } from '../../../server/http/validators.ts'

const now = Date.UTC(2025, 5, 11)
const old = 'Sun, 06 Nov 1994 08:49:37 GMT'
const older = 'Sun, 06 Nov 1994 08:49:36 GMT'
const stored = { etag: '"v1"', lastModified: old }

const table: [Record<string, string>, boolean][] = [
  [{}, false],
  [{ 'if-none-match': '"v1"' }, true],
  [{ 'if-none-match': 'W/"v1"' }, true],
  [{ 'if-none-match': '"a", "v1"' }, true],
  [{ 'if-none-match': '"a",W/"v1"' }, true],
  [{ 'if-none-match': '*' }, true],
  [{ 'if-none-match': '"v2"' }, false],
  [{ 'if-none-match': 'v1' }, false],
  [{ 'if-none-match': '"x,"v1"' }, false],
  [{ 'if-modified-since': old }, true],
  [{ 'if-modified-since': 'Mon, 07 Nov 1994 08:49:37 GMT' }, true],
  [{ 'if-modified-since': older }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{ 'if-none-match': '"v2"', 'if-modified-since': old }, false],
  [{ 'if-none-match': '"v1"', 'if-modified-since': older }, true]
]
for (const [headers, expected] of table)
  t.test(`${JSON.stringify(headers)} is answered with ${expected ? 304 : 200}`, async (t) => {
    t.equal(isNotModified(headers, stored, now), expected)
  })

t.test('If-None-Match of a response without an ETag matches only as *', async (t) => {
  const withoutValidators = { etag: undefined, lastModified: undefined }
  t.equal(isNotModified({ 'if-none-match': '*' }, withoutValidators, now), true)
  t.equal(isNotModified({ 'if-none-match': '"v1"' }, withoutValidators, now), false)
})

t.test('a revalidation request has the stored validators', async (t) => {
  t.same(revalidationFields(['ETag', 'W/"x"', 'Last-Modified', old]), [
    'if-none-match',
    'W/"x"',
    'if-modified-since',
    old
  ])
  t.same(revalidationFields(['Date', old]), [])
})

t.test('weakEtag adds the prefix only once', async (t) => {
  t.equal(weakEtag('"a"'), 'W/"a"')
  t.equal(weakEtag('W/"a"'), 'W/"a"')
})
