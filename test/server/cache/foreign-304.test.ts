import t from 'tap'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const headers = { 'cache-control': 'max-age=60', 'content-type': 'application/json' }
const bodyOf = (version: string) => JSON.stringify({ code: 1, msg: '', data: version })

for (const path of ['/api/getHomeMenuList', '/api/other']) {
  t.test(`${path}: after a 304 with another ETag the response is requested without preconditions`, async (t) => {
    const { origin, front } = await startProxied(t, (request, response, count) => {
      if (request.headers['if-none-match']) return response.writeHead(304, { ...headers, etag: '"v2"' }).end()
      const version = count === 1 ? 'v1' : 'v2'
      return response.writeHead(200, { ...headers, etag: `"${version}"` }).end(bodyOf(version))
    })
    t.equal((await sendRequest(front.base, path)).json().data, 'v1')
    front.advanceClock(70)
    const answers = await Promise.all([sendRequest(front.base, path), sendRequest(front.base, path)])
    for (const answer of answers) {
      t.equal(answer.status, 200)
      t.equal(answer.json().data, 'v2')
      t.equal(answer.headers.etag, '"v2"')
    }
    const found = origin.requests.map((request) => request.headers['if-none-match'])
    t.same(found, [undefined, '"v1"', undefined])
    const hit = await sendRequest(front.base, path)
    t.match(hit.headers['cache-status'], /^bff; hit/)
    t.equal(hit.json().data, 'v2')
  })

  t.test(`${path}: a second 304 is a failure, which the stale response covers`, async (t) => {
    const { origin, front } = await startProxied(t, (_request, response, count) => {
      if (count > 1) return response.writeHead(304, { ...headers, etag: '"v2"' }).end()
      return response.writeHead(200, { ...headers, etag: '"v1"' }).end(bodyOf('v1'))
    })
    await sendRequest(front.base, path)
    front.advanceClock(70)
    const answer = await sendRequest(front.base, path)
    t.equal(answer.json().data, 'v1')
    t.match(answer.headers['cache-status'], /detail="stale-if-error unexpected-304"/)
    t.equal(origin.requests.length, 3)
  })
}

t.test('a status that answers no condition or range of the request is 502, and one beyond 599', async (t) => {
  const { front } = await startProxied(t, (request, response) => {
    const status = Number(request.url?.slice(-3))
    response.writeHead(status, { etag: '"a"', 'content-type': 'text/plain', 'content-range': 'bytes 0-1/9' }).end()
  })
  const statusOf = async (status: number, own: Record<string, string> = {}) =>
    (await sendRequest(front.base, `/api/other/${status}`, { headers: own })).status
  t.equal(await statusOf(304), 502)
  t.equal(await statusOf(304, { 'if-none-match': '"a"' }), 304)
  t.equal(await statusOf(206), 502)
  t.equal(await statusOf(206, { range: 'bytes=0-1' }), 206)
  t.equal(await statusOf(600), 502)
  t.equal(await statusOf(999), 502)
  t.equal(await statusOf(599), 599)
})
