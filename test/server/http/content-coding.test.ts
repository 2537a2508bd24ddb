import { randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, deflateSync, gunzipSync, gzipSync } from 'node:zlib'
import t from 'tap'
import { copyBytes, decodeContent, encodeContent } from '../../../server/http/content-coding.ts'
import { negotiateCoding } from '../../../server/http/stored-response.ts'

const table: [string, string | undefined, string][] = [
  ['no Accept-Encoding', undefined, 'identity'],
  ['an empty value', '', 'identity'],
  ['gzip alone', 'gzip', 'gzip'],
  ['what browsers send', 'gzip, deflate, br, zstd', 'br'],
  ['upper case', 'GZIP', 'gzip'],
  ['equal weights', 'gzip;q=0.5, br;q=0.5', 'br'],
  ['a higher weight of gzip', 'br;q=0.5, gzip;q=0.8', 'gzip'],
  ['a higher weight of br', 'br;q=0.9, gzip;q=0.8', 'br'],
  ['a weight of 1, as others have without one', 'br;q=1, gzip', 'br'],
  ['a weight after another parameter', 'gzip;x=1;q=0.2, br;q=0.1', 'gzip'],
  ['weight 0, which forbids a coding', 'br;q=0, gzip', 'gzip'],
  ['weight 0 of both', 'br;q=0, gzip;q=0.0', 'identity'],
  ['a weight that is no number', 'br;q=x, gzip;q=0.1', 'gzip'],
  ['the wildcard', '*', 'br'],
  ['the wildcard beside a forbidden coding', 'br;q=0, *', 'gzip'],
  ['the forbidden wildcard beside a coding', 'gzip, *;q=0', 'gzip'],
  ['codings that the server does not produce', 'deflate, zstd', 'identity'],
  ['a value of 200 characters', `${'x'.repeat(194)}, gzip`, 'gzip'],
  ['a value of more than 200 characters', `${'x'.repeat(195)}, gzip`, 'identity']
]
for (const [subject, value, expected] of table)
  t.test(`${subject} selects ${expected}`, async (t) => {
    t.equal(negotiateCoding(value), expected)
    t.equal(negotiateCoding(value), expected, 'also where the result is memoized')
  })

t.test('a field of several values selects identity', async (t) => {
  t.equal(negotiateCoding(['gzip', 'br']), 'identity')
})

t.test('coded bodies decode to the identity body and occupy no more memory than their length', async (t) => {
  const identity = Buffer.from(JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, name: `name ${id}` }))))
  const { gzip, br } = await encodeContent(identity)
  t.ok(gzip && gunzipSync(gzip).equals(identity))
  t.ok(br && brotliDecompressSync(br).equals(identity))
  for (const encoded of [gzip, br]) t.equal(encoded?.buffer.byteLength, encoded?.length)
})

t.test('a small body and an incompressible body get no coded forms', async (t) => {
  t.same(Object.keys(await encodeContent(Buffer.alloc(1023))), ['identity'])
  t.same(Object.keys(await encodeContent(Buffer.alloc(1024))), ['identity', 'gzip', 'br'])
  t.same(Object.keys(await encodeContent(randomBytes(2000))), ['identity'])
})

const text = Buffer.from('text '.repeat(200))
const coded: [string, Buffer][] = [
  ['gzip', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  [' GZip ', gzipSync(text)],
  ['identity', text],
  ['', text]
]
for (const [coding, body] of coded)
  t.test(`a body with Content-Encoding "${coding}" is decoded`, async (t) => {
    t.same(await decodeContent(['Content-Encoding', coding], body, text.length), text)
  })

t.test('a body without Content-Encoding stays as it is', async (t) => {
  t.equal(await decodeContent([], text, 1), text)
})

t.test('a body that decodes to more than the maximum is refused', async (t) => {
  for (const [coding, body] of coded.slice(0, 5))
    t.equal(await decodeContent(['Content-Encoding', coding], body, text.length - 1), undefined, coding)
})

t.test('corrupt data is refused', async (t) => {
  for (const coding of ['gzip', 'deflate', 'br'])
    t.equal(await decodeContent(['Content-Encoding', coding], Buffer.from('no coded data'), 1000), undefined, coding)
  t.equal(await decodeContent(['Content-Encoding', 'gzip'], gzipSync(text).subarray(0, 20), 1000), undefined, 'cut')
})

t.test('an unknown coding, and several codings, are refused', async (t) => {
  for (const coding of ['zstd', 'constructor', 'gzip, br'])
    t.equal(await decodeContent(['Content-Encoding', coding], text, 10_000), undefined, coding)
})

t.test('bytes that share a larger allocation are copied to one of their own length', async (t) => {
  const allocation = Buffer.from('the middle of it'.repeat(100))
  const part = allocation.subarray(4, 10)
  const copy = copyBytes(part)
  t.equal(copy.toString(), 'middle')
  t.equal(copy.buffer.byteLength, 6)
  allocation.fill(0)
  t.equal(copy.toString(), 'middle')
})

t.test('bytes with an allocation of their own are returned as they are', async (t) => {
  const bytes = Buffer.allocUnsafeSlow(6)
  t.equal(copyBytes(bytes), bytes)
})
