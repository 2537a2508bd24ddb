import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { withCodings } from '../../../server/cache/compress.ts'

t.test('coded bodies say the same, and hold no more memory than their bytes take', async (t) => {
  const identity = Buffer.from(JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, name: `name ${id}` }))))
  const { gzip, br } = await withCodings(identity)
  t.ok(gzip && gunzipSync(gzip).equals(identity))
  t.ok(br && brotliDecompressSync(br).equals(identity))
  for (const coded of [gzip, br]) t.equal(coded?.buffer.byteLength, coded?.length)
})

t.test('a small body, and one that coding does not make smaller, stays as it is', async (t) => {
  t.same(Object.keys(await withCodings(Buffer.alloc(1023))), ['identity'])
  t.same(Object.keys(await withCodings(randomBytes(2000))), ['identity'])
})
