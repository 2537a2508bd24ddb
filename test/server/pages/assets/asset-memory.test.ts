import { writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import t, { type Test } from 'tap'
import { serializeFields } from '../../../../server/http/response-head.ts'
import { createAssetMemory } from '../../../../server/pages/assets/asset-routes.ts'
import { listenUntilEnd } from '../../../fixtures/origin.ts'
import { sendRequest, type TestResponse } from '../../../fixtures/send-request.ts'

const script = 'export const a = 1\n'.repeat(100)

/** A server that answers hits, and 404 to all other requests. */
async function serve(t: Test) {
  const folder = t.testdir()
  writeFileSync(path.join(folder, 'main-ABCD1234.js'), script)
  writeFileSync(path.join(folder, 'main-ABCD1234.js.br'), brotliCompressSync(script))
  writeFileSync(path.join(folder, 'large-ABCD1234.svg'), Buffer.alloc(600_000))
  writeFileSync(path.join(folder, 'manual-ABCD1234.pdf'), 'x')
  const files = createAssetMemory(folder, serializeFields(['X-Content-Type-Options', 'nosniff']))
  const server = http.createServer((request, response) => {
    if (!files.hit(request, response)) response.writeHead(404).end()
  })
  const base = `http://127.0.0.1:${await listenUntilEnd(t, server)}`
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(base, `/assets/${name}`, { headers, method })
  /** Requests a file until it has been read into memory. */
  const warm = async (name: string): Promise<TestResponse> => {
    for (;;) {
      const answer = await get(name)
      if (answer.status !== 404) return answer
    }
  }
  return { get, warm }
}

t.test('a file is a hit after its first request, cacheable for a year, in the preferred coding', async (t) => {
  const { get, warm } = await serve(t)
  t.equal((await get('main-ABCD1234.js')).status, 404, 'the first request is no hit')
  const plain = await warm('main-ABCD1234.js')
  t.equal(plain.body, script)
  t.match(plain.headers, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff'
  })
  const coded = await get('main-ABCD1234.js', { 'accept-encoding': 'gzip, br' })
  t.equal(coded.headers['content-encoding'], 'br')
  t.equal(brotliDecompressSync(coded.bytes).toString(), script)
  t.equal((await get('main-ABCD1234.js', { 'accept-encoding': 'gzip' })).headers['content-encoding'], undefined)
  const head = await get('main-ABCD1234.js', {}, 'HEAD')
  t.match(head, { status: 200, body: '', headers: { 'content-length': String(script.length) } })
  const { etag } = plain.headers
  t.match(await get('main-ABCD1234.js', { 'if-none-match': etag! }), { status: 304, body: '', headers: { etag } })
})

for (const [name, headers, method] of [
  ['a part of a file', { range: 'bytes=0-9' }, 'GET'],
  ['another method', {}, 'POST']
] as const)
  t.test(`${name} is not answered from memory`, async (t) => {
    const { get, warm } = await serve(t)
    await warm('main-ABCD1234.js')
    t.equal((await get('main-ABCD1234.js', headers, method)).status, 404)
  })

t.test('large files, documents and names that the build has not created are never served from memory', async (t) => {
  const { get } = await serve(t)
  for (const name of [
    'large-ABCD1234.svg',
    'manual-ABCD1234.pdf',
    'none.js',
    '../package.json',
    'main-ABCD1234.js?x'
  ]) {
    for (let i = 0; i < 20; i += 1) t.equal((await get(name)).status, 404, name)
  }
})
