import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { sendData } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

t.test('stored responses of declared calls are sent as br or gzip to clients that accept them', async (t) => {
  const { origin, front } = await startProxied(t, sendData('展会'.repeat(2000), { etag: '"v1"' }))
  const path = '/api/getHomeMenuList'
  const plain = await sendRequest(front.base, path, { headers: { 'accept-encoding': 'br' } })
  t.equal(plain.headers['content-encoding'], undefined, 'the first response does not wait for the compression')
  const codings: [string | undefined, string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    [undefined, undefined]
  ]
  for (
    let i = 0;
    i < 100 &&
    (await sendRequest(front.base, path, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding'] ===
      undefined;
    i++
  ) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  for (const [accept, coding] of codings) {
    const answer = await sendRequest(front.base, path, {
      headers: accept === undefined ? {} : { 'accept-encoding': accept }
    })
    t.equal(answer.headers['content-encoding'], coding, String(accept))
    const body =
      coding === 'br' ? brotliDecompressSync(answer.bytes) : coding === 'gzip' ? gunzipSync(answer.bytes) : answer.bytes
    t.equal(body.toString(), plain.body)
    t.equal(answer.headers.etag, coding ? 'W/"v1"' : '"v1"')
    t.equal(answer.headers['content-length'], String(answer.bytes.length))
    t.equal(answer.headers.vary, 'lang, Accept-Encoding')
  }
  t.equal(
    (await sendRequest(front.base, path, { headers: { 'accept-encoding': 'br', 'if-none-match': 'W/"v1"' } })).status,
    304
  )
  t.equal(origin.requests.length, 1)
})
