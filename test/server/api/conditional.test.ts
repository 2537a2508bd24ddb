import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import t from 'tap'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const modified = 'Sun, 06 Nov 1994 08:49:37 GMT'
const paths: [string, string][] = [
  ['a declared call', '/api/getHomeMenuList'],
  ['an undeclared call', '/api/other']
]

for (const [title, path] of paths) {
  t.test(`${title}: conditional requests are answered from the cache`, async (t) => {
    const headers = {
      etag: '"v1"',
      'last-modified': modified,
      date: new Date().toUTCString(),
      'cache-control': 'max-age=60'
    }
    const origin = await startOrigin(t, sendData('x'.repeat(3000), headers))
    const front = await startProxy(t, origin.base)
    const complete = await sendRequest(front.base, path)
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': '"v1"' }, 304],
      [{ 'if-none-match': '"v2"', 'if-modified-since': modified }, 200],
      [{ 'if-modified-since': modified }, 304],
      [{ range: 'items=0-1' }, 200]
    ]
    for (const [fields, status] of cases) {
      const answer = await sendRequest(front.base, path, { headers: fields })
      t.equal(answer.status, status, JSON.stringify(fields))
      t.match(answer.headers['cache-status'], /^bff; hit; ttl=\d+$/)
      if (status === 200) {
        t.equal(answer.body, complete.body)
        continue
      }
      t.equal(answer.body, '')
      t.equal(answer.headers.etag, '"v1"')
      for (const name of ['cache-control', 'date', 'age', 'x-content-type-options']) {
        t.ok(answer.headers[name] !== undefined, name)
      }
      for (const name of ['content-length', 'content-type']) t.equal(answer.headers[name], undefined, name)
    }
    t.equal(origin.requests.length, 1)
  })

  t.test(`${title}: HEAD is served from the stored GET response with the same fields`, async (t) => {
    const origin = await startOrigin(t, sendData('x', { etag: '"v1"', 'cache-control': 'max-age=60' }))
    const front = await startProxy(t, origin.base)
    const got = await sendRequest(front.base, path)
    const head = await sendRequest(front.base, path, { method: 'HEAD' })
    t.equal(head.body, '')
    t.equal(head.headers['content-length'], String(got.bytes.length))
    t.equal(head.headers.etag, got.headers.etag)
    t.equal(head.headers['content-type'], got.headers['content-type'])
    t.equal(origin.requests.length, 1)
  })
}

t.test('stored responses of declared calls are sent as br or gzip to clients that accept them', async (t) => {
  const origin = await startOrigin(t, sendData('展会'.repeat(2000), { etag: '"v1"' }))
  const front = await startProxy(t, origin.base)
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
