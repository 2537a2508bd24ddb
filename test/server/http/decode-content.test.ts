import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import t from 'tap'
import { decodeContent } from '../../../server/http/content-coding.ts'

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
for (const [coding, body] of coded) {
  t.test(`a body with Content-Encoding "${coding}" is decoded`, async (t) => {
    t.same(await decodeContent(['Content-Encoding', coding], body, text.length), text)
  })
}

t.test('a body without Content-Encoding stays as it is', async (t) => {
  t.equal(await decodeContent([], text, 1), text)
})

t.test('a body that decodes to more than the maximum is refused', async (t) => {
  for (const [coding, body] of coded.slice(0, 5)) {
    t.equal(await decodeContent(['Content-Encoding', coding], body, text.length - 1), undefined, coding)
  }
})

t.test('corrupt data is refused', async (t) => {
  for (const coding of ['gzip', 'deflate', 'br']) {
    t.equal(await decodeContent(['Content-Encoding', coding], Buffer.from('no coded data'), 1000), undefined, coding)
  }
  t.equal(await decodeContent(['Content-Encoding', 'gzip'], gzipSync(text).subarray(0, 20), 1000), undefined, 'cut')
})

t.test('an unknown coding, and several codings, are refused', async (t) => {
  for (const coding of ['zstd', 'constructor', 'gzip, br']) {
    t.equal(await decodeContent(['Content-Encoding', coding], text, 10_000), undefined, coding)
  }
})
