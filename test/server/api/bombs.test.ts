import { monitorEventLoopDelay } from 'node:perf_hooks'
import * as zlib from 'node:zlib'
import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { startFront } from '../../fixtures/front.ts'
import { type Script, startOrigin } from '../../fixtures/origin.ts'

const unpacked = 100_000_000
const text = Buffer.alloc(unpacked, ' ')
text.write('{"code":1,"msg":"","data":"')
const { gzipSync, deflateSync, deflateRawSync, brotliCompressSync, constants } = zlib
const fast = { level: 1 }
/** Not in every Node that this runs on; a backend may send it all the same. */
const { zstdCompressSync = gzipSync } = zlib as { zstdCompressSync?: (bytes: Buffer) => Buffer }
const once = gzipSync(text, fast)

const bombs: [string, Buffer][] = [
  ['gzip', once],
  ['x-gzip', once],
  ['deflate', deflateSync(text, fast)],
  ['deflate', deflateRawSync(text, fast)],
  ['br', brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['zstd', zstdCompressSync(text)],
  ['gzip, gzip', gzipSync(once)],
  ['br, gzip', gzipSync(once)],
  ['gzip, gzip, gzip', gzipSync(gzipSync(once))]
]
const share = `/api/wechat/share_sign?url=${encodeURIComponent('https://fair.example/')}`

for (const [coding, bomb] of bombs) {
  t.test(`${bomb.length} bytes of ${coding} that unpack to 100 MB cost neither memory nor time`, async (t) => {
    const send: Script = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding })
      response.end(bomb)
    }
    const origin = await startOrigin(t, send)
    const front = await startFront(t, origin.base)
    const before = process.memoryUsage()
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, i) => ask(front.base, `/api/getNews?id=${i + 1}`)),
      ask(front.base, '/api/getHomeMenuList'),
      ask(front.base, share)
    ])
    const passed = await ask(front.base, '/api/other', { headers: { 'accept-encoding': coding } })
    delay.disable()
    const after = process.memoryUsage()
    t.same(new Set(answers.map(({ status }) => status)), new Set([502]))
    t.ok(answers.every(({ bytes }) => bytes.length < 1000))
    t.equal(front.door.entries(), 0)
    t.ok(passed.bytes.equals(bomb), 'a call that no policy knows goes through as it came, packed')
    const grown = after.external + after.heapUsed - before.external - before.heapUsed
    t.ok(grown < 60_000_000, `${Math.round(grown / 1e6)} MB more`)
    t.ok(delay.max < 250e6, `the loop was late by ${Math.round(delay.max / 1e6)} ms`)
  })
}
