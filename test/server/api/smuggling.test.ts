import t from 'tap'
import { sendData, startOrigin } from '../../fixtures/origin.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

const shapes: [string, string][] = [
  [
    'a length and chunks',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
  ],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  ['an unknown transfer coding', 'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  [
    'chunked before another coding',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'
  ],
  ['a folded header', 'GET /api/x HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\nConnection: close\r\n\r\n'],
  ['bare line feeds', 'GET /api/x HTTP/1.1\nHost: x\nConnection: close\n\n'],
  ['a space before the colon', 'GET /api/x HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\nhello'],
  ['no Host', 'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n']
]
for (const [title, bytes] of shapes) {
  t.test(`${title} is refused and does not reach the backend`, async (t) => {
    const origin = await startOrigin(t)
    const front = await startProxy(t, origin.base)
    const text = await sendBytes(front.base, bytes)
    // A folded header may be read as one value; it must be one header upstream then.
    if (title === 'a folded header' && text.startsWith('HTTP/1.1 200')) {
      t.equal(origin.requests[0]!.headers.a, 'b c')
      return
    }
    t.match(text, /^HTTP\/1\.1 400 /)
    t.equal(origin.requests.length, 0)
  })
}

t.test('hop-by-hop fields of a client are not sent to the backend', async (t) => {
  const origin = await startOrigin(t)
  const front = await startProxy(t, origin.base)
  const answer = await sendRequest(front.base, '/api/other', {
    headers: {
      connection: 'close, lang, authorization, x-internal',
      'keep-alive': '5',
      te: 'trailers',
      upgrade: 'h2c',
      'proxy-authorization': 'Basic x',
      'proxy-connection': 'close',
      'x-internal': 'smuggled',
      lang: 'en',
      authorization: 'Basic y',
      'x-own': '1'
    }
  })
  t.equal(answer.status, 200)
  const { headers } = origin.requests[0]!
  for (const name of [
    'keep-alive',
    'te',
    'trailer',
    'upgrade',
    'proxy-authorization',
    'proxy-connection',
    'x-internal'
  ]) {
    t.equal(headers[name], undefined, name)
  }
  t.equal(headers.connection, 'keep-alive')
  t.match(headers, { lang: 'en', authorization: 'Basic y', 'x-own': '1' })
  t.match(headers.via, /^1\.1 bff-[0-9a-f]{8}$/)
})

t.test('Expect: 100-continue is answered here and not sent to the backend', async (t) => {
  const origin = await startOrigin(t)
  const front = await startProxy(t, origin.base)
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
    for (const name of ['x-secret', 'proxy-authenticate', 'server', 'x-powered-by']) {
      t.equal(answer.headers[name], undefined, name)
    }
    t.equal(answer.headers.connection, 'close')
    t.not(answer.headers['keep-alive'], 'timeout=99')
  }
})

const calls = ['/api/other', '/api/getHomeMenuList', '/api/wechat/share_sign?url=https%3A%2F%2Ffair.example%2F']
for (const call of calls) {
  t.test(`a backend address that leads back to this process gives 508 to ${call}, and a log message`, async (t) => {
    let base = ''
    const origin = await startOrigin(t, (request, response) => {
      void sendRequest(base, `/api${request.url}`, { headers: { via: request.headers.via ?? '' } }).then((answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(answer.body)
      })
    })
    const front = await startProxy(t, origin.base)
    base = front.base
    t.equal((await sendRequest(front.base, call)).status, 508)
    t.equal(origin.requests.length, 1)
    t.match(front.log[0], { message: /API_UPSTREAM/ })
  })
}
