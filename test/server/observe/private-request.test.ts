import { once } from 'node:events'
import net from 'node:net'
import t from 'tap'
import { listenPrivately } from '../../../server/observe/private-listener.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'

const port = await freePort()
const purged: string[] = []
const server = await listenPrivately(port, '127.0.0.1', 'fair.example', {
  maxConnections: 4,
  metrics: async () => 'up 1\n',
  livePage: () => 'live',
  purge: async (token) => `purged ${purged.push(token)}`
})
t.teardown(() => {
  server.closeAllConnections()
  server.close()
})
const base = `http://127.0.0.1:${port}`

const hosts: [string, number][] = [
  ['127.0.0.1', 200],
  ['10.1.2.3', 200],
  ['[::1]', 200],
  ['[fd00::7]', 200],
  ['localhost', 200],
  ['LOCALHOST', 200],
  ['fair', 200],
  ['fair.monitoring.svc', 200],
  ['fair.monitoring.svc.cluster.local', 200],
  ['fair.monitoring.svc.cluster.local.', 200],
  ['fair.prod.internal', 200],
  ['fair.example', 200],
  ['metrics.fair.example', 200],
  ['evil.example', 403],
  ['evil.example.', 403],
  ['notfair.example', 403],
  ['fair.example.evil.example', 403],
  ['local.evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['svc.evil', 403],
  ['fair@evil.example', 403],
  ['127.0.0.1.nip.io', 403]
]
for (const [host, status] of hosts)
  t.test(`Host: ${host} gets ${status}`, async (t) => {
    for (const path of ['/metrics', '/'])
      t.equal((await sendRequest(base, path, { headers: { host: `${host}:${port}` } })).status, status, path)
  })

t.test('HEAD is answered like GET, without a body', async (t) => {
  for (const path of ['/metrics', '/', '/?purge=1', '/none', '/purge']) {
    const [head, get] = [await sendRequest(base, path, { method: 'HEAD' }), await sendRequest(base, path)]
    t.equal(head.status, get.status, path)
    t.equal(head.headers['content-type'], get.headers['content-type'], path)
    t.equal(head.body, '', path)
  }
})

t.test('a request without Host is refused', async (t) => {
  t.match(await sendBytes(base, 'GET /metrics HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 403 /)
})

const senders: [Record<string, string>, boolean][] = [
  [{}, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: base }, true],
  [{ origin: base }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'http://evil.example' }, false],
  [{ origin: 'null' }, false]
]
for (const [headers, isServed] of senders)
  t.test(`a request with ${JSON.stringify(headers)} is ${isServed ? 'served' : 'refused'}`, async (t) => {
    t.equal((await sendRequest(base, '/metrics', { headers })).status, isServed ? 200 : 403)
    const before = purged.length
    const post = { method: 'POST', headers, body: 'token=x&tag=all' }
    t.equal((await sendRequest(base, '/purge', post)).status, isServed ? 303 : 403)
    t.equal(purged.length, before + (isServed ? 1 : 0))
  })

t.test('connections without a head are closed; Prometheus is served meanwhile and after them', async (t) => {
  const silent = ['', 'GET /metrics HTTP/1.1\r\nHost: a\r\nX: '].map((text) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('error', () => undefined)
    socket.resume()
    return once(socket, 'close')
  })
  t.equal((await sendRequest(base, '/metrics')).status, 200)
  await Promise.all(silent)
  t.equal((await sendRequest(base, '/metrics')).status, 200)
})
