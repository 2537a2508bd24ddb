import * as zlib from 'node:zlib'
import t from 'tap'
import type { Responder } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const decompressedBytes = 30_000_000
const text = Buffer.alloc(decompressedBytes, ' ')
text.write('{"code":1,"msg":"","data":"')
const { gzipSync, deflateSync, deflateRawSync, brotliCompressSync, constants } = zlib
const fast = { level: 1 }
/** Not available in every supported version of Node; gzip bytes are as undecodable then. */
const { zstdCompressSync = gzipSync } = zlib as { zstdCompressSync?: (bytes: Buffer) => Buffer }
const gzipped = gzipSync(text, fast)

const bombs: [string, Buffer][] = [
  ['gzip', gzipped],
  ['x-gzip', gzipped],
  ['deflate', deflateSync(text, fast)],
  ['deflate', deflateRawSync(text, fast)],
  ['br', brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['zstd', zstdCompressSync(text)],
  ['gzip, gzip', gzipSync(gzipped)],
  ['br, gzip', gzipSync(gzipped)],
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipped))]
]
const share = `/api/wechat/share_sign?url=${encodeURIComponent('https://fair.example/')}`

for (const [coding, bomb] of bombs)
  t.test(`${bomb.length} bytes of ${coding} are refused before they are decompressed to 30 MB`, async (t) => {
    const send: Responder = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': coding })
      response.end(bomb)
    }
    const { front } = await startProxied(t, send)
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, (_, i) => sendRequest(front.base, `/api/getNews?id=${i + 1}`)),
      sendRequest(front.base, '/api/getHomeMenuList'),
      sendRequest(front.base, share)
    ])
    const passed = await sendRequest(front.base, '/api/other', { headers: { 'accept-encoding': coding } })
    t.same(new Set(responses.map(({ status }) => status)), new Set([502]))
    t.ok(responses.every(({ bytes }) => bytes.length < 1000))
    t.equal(front.proxy.entries(), 0)
    t.ok(passed.bytes.equals(bomb), 'an undeclared call is passed through compressed')
  })
