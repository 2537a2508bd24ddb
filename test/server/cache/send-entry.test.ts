import t from 'tap'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

t.test('without Last-Modified, If-Modified-Since is compared with Date', async (t) => {
  const generated = Math.floor(Date.now() / 1000) * 1000
  const date = new Date(generated).toUTCString()
  const { origin, front } = await startProxied(t, (_request, response) => {
    response.writeHead(200, { 'cache-control': 'max-age=60', date })
    response.end('x')
  })
  await sendRequest(front.base, '/api/other')
  for (const [milliseconds, status] of [
    [0, 304],
    [1000, 304],
    [-1000, 200]
  ] as const) {
    const headers = { 'if-modified-since': new Date(generated + milliseconds).toUTCString() }
    t.equal((await sendRequest(front.base, '/api/other', { headers })).status, status, `${milliseconds} ms after Date`)
  }
  t.equal(origin.requests.length, 1)
})
