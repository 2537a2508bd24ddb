import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { encodeContent } from '../../../server/http/content-coding.ts'

t.test('coded bodies decode to the identity body and occupy no more memory than their length', async (t) => {
  const identity = Buffer.from(JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, name: `name ${id}` }))))
  const { gzip, br } = await encodeContent(identity)
  t.ok(gzip && gunzipSync(gzip).equals(identity))
  t.ok(br && brotliDecompressSync(br).equals(identity))
  for (const encoded of [gzip, br]) t.equal(encoded?.buffer.byteLength, encoded?.length)
})

t.test('a small body and an incompressible body get no coded forms', async (t) => {
  t.same(Object.keys(await encodeContent(Buffer.alloc(1023))), ['identity'])
  t.same(Object.keys(await encodeContent(randomBytes(2000))), ['identity'])
})
