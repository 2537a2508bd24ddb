import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import t, { type Test } from 'tap'
import {
  answerClientError,
  connectionOptions,
  listenErrorMessage,
  manageConnections
} from '../../../server/limits/connections.ts'
import { listenUntilEnd } from '../../fixtures/origin.ts'
import { sendBytes } from '../../fixtures/send-request.ts'

const headers = ['X-Content-Type-Options', 'nosniff']

/** A server with the usual options, except those of `overrides`; it answers `/slow` after 1.5 s. */
async function serve(t: Test, overrides: http.ServerOptions = {}) {
  const server = http.createServer({ ...connectionOptions, ...overrides }, (request, response) => {
    request.resume()
    if (request.url === '/slow') setTimeout(() => response.end('done'), 1500)
    else if (request.url === '/begun') response.write('begun')
    else request.on('end', () => response.end('done'))
  })
  server.on('clientError', answerClientError(headers))
  const connections = manageConnections(server, 10_000)
  return { server, connections, base: `http://127.0.0.1:${await listenUntilEnd(t, server)}` }
}

const quickOptions = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 20 }
const post = (fields: string) => `POST / HTTP/1.1\r\nHost: a\r\n${fields}\r\n\r\n`
const unreadable: [string, string, number][] = [
  ['no HTTP at all', 'HELO\r\n\r\n', 400],
  ['a head of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a length and a transfer coding', post('Content-Length: 1\r\nTransfer-Encoding: chunked'), 400],
  ['two lengths', post('Content-Length: 5\r\nContent-Length: 6'), 400],
  ['an unknown transfer coding', post('Transfer-Encoding: xchunked'), 400],
  ['chunked before another coding', post('Transfer-Encoding: chunked, identity'), 400],
  ['a folded field', 'GET / HTTP/1.1\r\nHost: a\r\nA: b\r\n c\r\n\r\n', 400],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: a\nConnection: close\n\n', 400],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n', 400],
  ['a head that does not end', 'GET / HTTP/1.1\r\nHost: a\r\nX: ', 408],
  ['a body that does not come', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx', 408]
]
for (const [name, text, status] of unreadable)
  t.test(`${name} gets ${status} with the security headers, and its connection is closed`, async (t) => {
    const { base } = await serve(t, quickOptions)
    const received = await sendBytes(base, text)
    t.match(received, new RegExp(`^HTTP/1\\.1 ${status} `))
    t.match(received, '\r\nX-Content-Type-Options: nosniff\r\n')
    t.match(received, '\r\nConnection: close\r\n')
    const body = received.slice(received.indexOf('\r\n\r\n') + 4)
    t.match(received, `\r\nContent-Length: ${body.length}\r\n`)
    t.match(JSON.parse(body), { code: status, data: null })
  })

t.test('an unreadable request is answered after the requests before it', async (t) => {
  const { base } = await serve(t)
  const received = await sendBytes(
    base,
    'GET /slow HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\nGARBAGE\r\n\r\n'
  )
  const found = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  t.same(found, ['200', '200', '400'])
  t.match(received, /done[\s\S]*done[\s\S]*"code":400/)
})

t.test('a request with an unreadable body is answered at once', async (t) => {
  const { base } = await serve(t)
  const received = await sendBytes(base, 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n')
  t.match(received, /^HTTP\/1\.1 400 /)
})

t.test('no second response follows one that has begun when the body of its request becomes unreadable', async (t) => {
  const { base } = await serve(t)
  const socket = net.connect(Number(new URL(base).port), '127.0.0.1', () =>
    socket.write('POST /begun HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
  )
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
    if (received.includes('begun')) socket.write('zz\r\n')
  })
  // A reset may come before, with which `once` of node:events rejects.
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  t.match(received, 'begun')
  t.notMatch(received, '400')
})

t.test('close finishes open requests, and no other connection delays it', async (t) => {
  const { server, connections, base } = await serve(t)
  const slow = sendBytes(base, 'GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  const silent = sendBytes(base, '')
  const half = sendBytes(base, 'GET / HT')
  while ((await new Promise<number>((done) => server.getConnections((_error, count) => done(count)))) < 3)
    await once(server, 'connection')
  await connections.close(60_000)
  t.match(await slow, /\r\n\r\ndone$/)
  t.same([await silent, await half], ['', ''])
})

t.test('close destroys a response that is open after graceMs', async (t) => {
  const { server, connections, base } = await serve(t)
  const endless = sendBytes(base, 'GET /begun HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(server, 'request')
  await connections.close(500)
  t.match(await endless, 'begun')
})

t.test('a port that cannot be used is reported in one line that names the setting', async (t) => {
  const { base } = await serve(t)
  const port = Number(new URL(base).port)
  const second = http.createServer()
  second.listen(port, '127.0.0.1')
  const [error] = await once(second, 'error')
  const found = listenErrorMessage('PORT', port, '127.0.0.1', error)
  t.equal(found, `PORT=${port} cannot be used: something else listens there`)
  const seen = listenErrorMessage('PORT', 80, '::', { code: 'EACCES' })
  t.equal(seen, 'PORT=80 cannot be used: this user may not listen there')
  const listed = listenErrorMessage('PORT', 1, '192.0.2.1', { code: 'EADDRNOTAVAIL' })
  t.match(listed, 'HOST=192.0.2.1 is no address of this machine')
})

t.test('each unreadable request is told once, by status and code, without its bytes', async (t) => {
  const told: [number, string][] = []
  const server = http.createServer(connectionOptions)
  server.on(
    'clientError',
    answerClientError(headers, (status, code) => void told.push([status, code]))
  )
  const base = `http://127.0.0.1:${await listenUntilEnd(t, server)}`
  await sendBytes(base, 'GET /secret of ada@mail.example\r\n\r\n')
  await sendBytes(base, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)
  t.match(told, [
    [400, /^HPE_[A-Z_]+$/],
    [431, 'HPE_HEADER_OVERFLOW']
  ])
  t.equal(told.length, 2)
})

t.test('CONNECT gets 501, and its connection is closed', async (t) => {
  const { base } = await serve(t)
  t.match(await sendBytes(base, 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n\r\n'), /^HTTP\/1\.1 501 /)
})
