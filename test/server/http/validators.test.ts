import t from 'tap'
import { askWith, notModified, weakened } from '../../../server/cache/validators.ts'

const now = Date.UTC(2025, 5, 11)
const old = 'Sun, 06 Nov 1994 08:49:37 GMT'
const older = 'Sun, 06 Nov 1994 08:49:36 GMT'
const held = { etag: '"v1"', lastModified: old }

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
for (const [headers, expected] of table) {
  t.test(`${JSON.stringify(headers)} is answered with ${expected ? 304 : 200}`, async (t) => {
    t.equal(notModified(headers, held, now), expected)
  })
}

t.test('without an ETag only * matches', async (t) => {
  const bare = { etag: undefined, lastModified: undefined }
  t.equal(notModified({ 'if-none-match': '*' }, bare, now), true)
  t.equal(notModified({ 'if-none-match': '"v1"' }, bare, now), false)
})

t.test('a question carries the validators as they were stored', async (t) => {
  t.same(askWith(['ETag', 'W/"x"', 'Last-Modified', old]), ['if-none-match', 'W/"x"', 'if-modified-since', old])
  t.same(askWith(['Date', old]), [])
})

t.test('a weak tag is not weakened twice', async (t) => {
  t.equal(weakened('"a"'), 'W/"a"')
  t.equal(weakened('W/"a"'), 'W/"a"')
})
