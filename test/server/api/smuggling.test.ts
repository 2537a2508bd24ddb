import t from 'tap'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'
import { startProxied, startProxy } from '../../fixtures/test-proxy.ts'

t.test('Expect: 100-continue is answered here and not sent to the backend', async (t) => {
  const { origin, front } = await startProxied(t)
  const text = await sendBytes(
    front.base,
    'POST /api/x HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello'
  )
  t.match(text, /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  t.equal(origin.requests[0]!.headers.expect, undefined)
  t.equal(origin.requests[0]!.body, 'hello')
})

t.test('hop-by-hop fields of the backend are not sent to clients', async (t) => {
  const origin = await startOrigin(
    t,
    sendData(1, {
      connection: 'x-secret, keep-alive',
      'x-secret': '1',
      'keep-alive': 'timeout=99',
      'proxy-authenticate': 'Basic',
      server: 'backend/1.0',
      'x-powered-by': 'php',
      'cache-control': 'max-age=60'
    })
  )
  const front = await startProxy(t, origin.base)
  for (const path of ['/api/other', '/api/other', '/api/getHomeMenuList', '/api/getHomeMenuList']) {
    const answer = await sendRequest(front.base, path, { headers: { connection: 'close' } })
    for (const name of ['x-secret', 'proxy-authenticate', 'server', 'x-powered-by'])
      t.equal(answer.headers[name], undefined, name)
    t.equal(answer.headers.connection, 'close')
    t.not(answer.headers['keep-alive'], 'timeout=99')
  }
})

const calls = ['/api/other', '/api/getHomeMenuList', '/api/wechat/share_sign?url=https%3A%2F%2Ffair.example%2F']
for (const call of calls)
  t.test(`a backend address that leads back to this process gives 508 to ${call}, and a log message`, async (t) => {
    let base = ''
    const { origin, front } = await startProxied(t, (request, response) => {
      void sendRequest(base, `/api${request.url}`, { headers: { via: request.headers.via ?? '' } }).then((answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(answer.body)
      })
    })
    base = front.base
    t.equal((await sendRequest(front.base, call)).status, 508)
    t.equal(origin.requests.length, 1)
    t.match(front.log[0], { message: /API_UPSTREAM/ })
  })
