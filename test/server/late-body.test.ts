import { once } from 'node:events'
import { connect } from 'node:net'
import t from 'tap'
import { startOrigin } from '../fixtures/origin.ts'
import { startSite } from '../fixtures/running-site.ts'

const origin = await startOrigin(t, (_request, response) => response.writeHead(500).end())
const base = new URL(await startSite(t, origin.base))

for (const path of ['/en/visitor/register', '/api/addSubscribe']) {
  t.test(`${path}: a body that is too large and goes on after its 413 gets no second response`, async (t) => {
    const socket = connect(Number(base.port), base.hostname)
    let received = ''
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        received += chunk
      })
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99999999\r\n\r\n`
    )
    const sending = setInterval(() => socket.write('x'.repeat(1000)), 50)
    // Not `once` of node:events, which rejects with a reset that comes before.
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(sending)
    t.match(received, /^HTTP\/1\.1 413 /)
    t.equal(received.match(/HTTP\/1\.1 /g)?.length, 1)
  })

  t.test(`${path}: a body that is too large and ends soon after its 413 leaves the connection open`, async (t) => {
    const socket = connect(Number(base.port), base.hostname).on('error', () => {})
    t.teardown(() => socket.destroy())
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n'
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${type}Content-Length: 2000000\r\n\r\n`)
    t.match(String((await once(socket, 'data'))[0]), /^HTTP\/1\.1 413 /)
    socket.write(`${'x'.repeat(2_000_000)}GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`)
    const [next] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    t.match(String(next), /^HTTP\/1\.1 200 /)
  })
}

const sizes: [string, number, string][] = [
  ['/en/visitor/register', 65_536, '100'],
  ['/en/visitor/register', 65_537, '413'],
  ['/api/addSubscribe', 65_536, '100'],
  ['/api/addSubscribe', 65_537, '413'],
  ['/api/other', 1_048_576, '100'],
  ['/api/other', 1_048_577, '413']
]
for (const [path, size, status] of sizes)
  t.test(`${path}: a client that announces ${size} bytes and waits for 100 Continue gets ${status}`, async (t) => {
    const socket = connect(Number(base.port), base.hostname)
    t.teardown(() => socket.destroy())
    const type = 'Content-Type: application/x-www-form-urlencoded\r\n'
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${type}Expect: 100-continue\r\nContent-Length: ${size}\r\n\r\n`)
    t.equal(String((await once(socket, 'data'))[0]).slice(9, 12), status)
  })
