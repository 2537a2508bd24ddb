import { createServer } from 'node:http'
import t from 'tap'
import { noFields, serializeFields } from '../../../../server/http/response-head.ts'
import { prepareResponse, sendPrepared } from '../../../../server/pages/derived/prepared-response.ts'
import { listenUntilEnd } from '../../../fixtures/origin.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'

const text = 'rice '.repeat(1000)
const content = { status: 200, type: 'text/calendar; charset=utf-8', body: text, headers: ['Content-Language', 'en'] }

/** Starts a server that sends it to every request; `overrides` replaces fields. */
async function serve(overrides: string[] = [], isStored = true): Promise<string> {
  const shared = serializeFields(['X-Content-Type-Options', 'nosniff'])
  const file = prepareResponse({ inputs: [], values: [], isStored }, content, { headers: shared })
  const server = createServer((request, response) => sendPrepared(request, response, file, overrides))
  return `http://127.0.0.1:${await listenUntilEnd(t, server)}`
}

t.test('the first response is a miss, all others are hits', async (t) => {
  const base = await serve()
  const first = await sendRequest(base, '/')
  const second = await sendRequest(base, '/')
  t.equal(first.headers['cache-status'], 'bff; fwd=miss; stored')
  t.equal(second.headers['cache-status'], 'bff; hit')
  t.equal(second.body, text)
  t.equal(second.headers['x-content-type-options'], 'nosniff')
})

t.test('a response for one request only is compressed as well', async (t) => {
  const base = await serve([], false)
  for (const coding of ['br', 'gzip', 'identity']) {
    const { headers, body } = await sendRequest(base, '/', { headers: { 'accept-encoding': coding } })
    t.equal(headers['content-encoding'] ?? 'identity', coding)
    t.equal(coding === 'identity' ? body : text, text)
    t.equal(headers['cache-control'], 'no-store')
  }
})

t.test(
  'texts are compressed, whatever their media type, and pictures that are compressed already are not',
  async (t) => {
    const isCompressed = (type: string) =>
      'br' in
      prepareResponse({ inputs: [], values: [], isStored: true }, { ...content, type }, { headers: noFields }).bodies
    for (const type of ['text/html', 'application/json', 'application/manifest+json; charset=utf-8', 'image/svg+xml'])
      t.ok(isCompressed(type), type)
    for (const type of ['image/png', 'application/octet-stream']) t.notOk(isCompressed(type), type)
  }
)

t.test('a part is sent without a coding, and one beyond the end is 416', async (t) => {
  const base = await serve()
  const part = await sendRequest(base, '/', { headers: { range: 'bytes=5-8' } })
  t.equal(part.status, 206)
  t.equal(part.body, 'rice')
  t.equal(part.headers['content-range'], `bytes 5-8/${text.length}`)
  t.equal((await sendRequest(base, '/', { headers: { range: 'bytes=9999-' } })).status, 416)
  const coded = await sendRequest(base, '/', { headers: { range: 'bytes=5-8', 'accept-encoding': 'br' } })
  t.equal(coded.status, 200)
  t.equal(coded.headers['content-encoding'], 'br')
})

t.test('a matching entity tag is 304 in every coding', async (t) => {
  const base = await serve()
  for (const coding of ['br', 'gzip', 'identity']) {
    const { headers } = await sendRequest(base, '/', { headers: { 'accept-encoding': coding } })
    t.equal(headers['content-encoding'] ?? 'identity', coding)
    const again = await sendRequest(base, '/', {
      headers: { 'accept-encoding': coding, 'if-none-match': String(headers.etag) }
    })
    t.equal(again.status, 304)
    t.equal(again.headers.vary, 'Accept-Encoding')
    t.equal(again.headers['content-type'], undefined)
  }
})

t.test('a field in place of another is sent once, also beside the shared ones', async (t) => {
  const base = await serve(['Cache-Control', 'no-store', 'X-Content-Type-Options', 'other'])
  const { headers, body } = await sendRequest(base, '/', { headers: { 'accept-encoding': 'gzip' } })
  t.equal(headers['cache-control'], 'no-store')
  t.equal(headers['x-content-type-options'], 'other')
  t.ok(body.length > 0)
})
