import type { OutgoingHttpHeaders } from 'node:http'
import t, { type Test } from 'tap'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const path = '/api/other'
const stored = { 'cache-control': 'max-age=60', etag: '"v1"', 'x-own': '1' }

/** A proxy with a stored response of ten bytes that is stale, and what its origin has sent. */
async function startWithStale(t: Test, onHead: { status?: number; fields: OutgoingHttpHeaders }, fields = stored) {
  const { origin, front } = await startProxied(t, (request, response) => {
    const isHead = request.method === 'HEAD'
    response.writeHead(isHead ? (onHead.status ?? 200) : 200, isHead ? onHead.fields : fields)
    response.end('0123456789')
  })
  await sendRequest(front.base, path)
  front.advanceClock(70)
  return { origin, front }
}
const fresh = { 'cache-control': 'max-age=600', etag: '"v1"', 'content-length': '10', 'x-own': '2' }

const others: [string, { status?: number; fields: OutgoingHttpHeaders }, OutgoingHttpHeaders][] = [
  ['another ETag', { fields: { ...fresh, etag: '"v2"' } }, {}],
  ['another Last-Modified', { fields: { ...fresh, 'last-modified': 'Sun, 06 Nov 1994 08:49:37 GMT' } }, {}],
  ['another length', { fields: { ...fresh, 'content-length': '11' } }, {}],
  ['another status', { status: 404, fields: fresh }, {}],
  ['Set-Cookie', { fields: { ...fresh, 'set-cookie': 'a=b' } }, {}],
  ['private', { fields: { ...fresh, 'cache-control': 'private, max-age=600' } }, {}],
  ['a redirect out of the API in Location', { fields: { ...fresh, location: 'https://evil.example/' } }, {}],
  ['a request with Authorization', { fields: fresh }, { authorization: 'Bearer x' }],
  ['a request with no-store', { fields: fresh }, { 'cache-control': 'no-store' }]
]
for (const [title, onHead, headers] of others)
  t.test(`the response to HEAD does not update the stored response: ${title}`, async (t) => {
    const { origin, front } = await startWithStale(t, onHead)
    await sendRequest(front.base, path, { method: 'HEAD', headers })
    const answer = await sendRequest(front.base, path)
    t.match(answer.headers['cache-status'], /^bff; fwd=stale/)
    t.equal(answer.headers['x-own'], '1')
    t.equal(origin.requests.length, 3)
  })

t.test('a purge during the HEAD takes precedence', async (t) => {
  const { origin, front } = await startWithStale(t, { fields: fresh })
  origin.respondWith((request, response) => {
    if (request.method === 'HEAD') front.proxy.purge(undefined, false)
    response.writeHead(200, request.method === 'HEAD' ? fresh : stored)
    response.end('0123456789')
  })
  await sendRequest(front.base, path, { method: 'HEAD' })
  t.match((await sendRequest(front.base, path)).headers['cache-status'], /fwd=stale/)
})
