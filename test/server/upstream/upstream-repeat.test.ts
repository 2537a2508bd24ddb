import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import t, { type Test } from 'tap'
import type { Outgoing } from '../../server/cache/transport.ts'
import { createUpstream } from '../../server/upstream.ts'

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

/** A backend that says what `speak` says to the n-th request of a connection; it records connection and request. */
async function startBackend(t: Test, speak: (socket: Socket, connection: number, request: number) => void) {
  const requests: string[] = []
  let connections = 0
  const sockets = new Set<Socket>()
  const server = net.createServer((socket) => {
    const connection = connections++
    let request = 0
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      if (!/^[A-Z]+ \//.test(String(chunk))) return
      requests.push(`${connection}.${request} ${String(chunk).split(' ', 1)[0]}`)
      speak(socket, connection, request++)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const upstream = createUpstream({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    timeoutMs: 2000,
    connections: 1
  })
  t.teardown(async () => {
    await upstream.close()
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  const ask = (more: Partial<Outgoing> = {}) =>
    new Promise<string>((resolve) => {
      let text = ''
      const request = { method: 'GET', target: '/x', headers: [], ...more }
      upstream.send(request, {
        head: (status) => {
          text = `${status} `
        },
        data: (chunk) => {
          text += chunk
        },
        end: () => resolve(text),
        fail: ({ status, reason }) => resolve(`${text}failed ${status} ${reason}`)
      })
    })
  return { requests, ask }
}

/** Closes the first connection at its second request, after these bytes. */
const closing =
  (how: (socket: Socket) => void, bytes = '') =>
  (socket: Socket, connection: number, request: number) => {
    if (connection === 0 && request === 1) {
      if (bytes !== '') socket.write(bytes, () => how(socket))
      else how(socket)
    } else socket.write(ok)
  }
const ways: [string, (socket: Socket) => void][] = [
  ['closed', (socket) => socket.destroy()],
  ['ended', (socket) => socket.end()],
  ['reset', (socket) => socket.resetAndDestroy()]
]

for (const [name, how] of ways) {
  t.test(`a GET on a reused connection that is ${name} before any byte is sent once more, on a new one`, async (t) => {
    const { requests, ask } = await startBackend(t, closing(how))
    t.equal(await ask(), '200 ok')
    t.equal(await ask(), '200 ok')
    t.same(requests, ['0.0 GET', '0.1 GET', '1.0 GET'])
  })
  t.test(`a POST on a reused connection that is ${name} is never sent twice`, async (t) => {
    const { requests, ask } = await startBackend(t, closing(how))
    await ask()
    t.match(await ask({ method: 'POST', body: Readable.from([Buffer.from('hello')]) }), /^failed 502 /)
    t.same(requests, ['0.0 GET', '0.1 POST'])
  })
  t.test(`other methods than GET are not sent twice when the connection is ${name}`, async (t) => {
    const { requests, ask } = await startBackend(t, closing(how))
    await ask()
    t.match(await ask({ method: 'DELETE' }), /^failed 502 /)
    t.same(requests, ['0.0 GET', '0.1 DELETE'])
  })
}

t.test('a GET is not sent again when a byte of the answer had come', async (t) => {
  const { requests, ask } = await startBackend(
    t,
    closing((socket) => socket.destroy(), 'H')
  )
  await ask()
  t.match(await ask(), /^failed 502 /)
  t.same(requests, ['0.0 GET', '0.1 GET'])
})

t.test('a GET is not sent again when it was the first of its connection', async (t) => {
  const { requests, ask } = await startBackend(t, (socket) => socket.destroy())
  t.match(await ask(), /^failed 502 /)
  t.same(requests, ['0.0 GET'])
})

t.test('a GET is sent twice at most', async (t) => {
  const { requests, ask } = await startBackend(t, (socket, connection, request) => {
    if (connection === 0 && request === 0) socket.write(ok)
    else socket.destroy()
  })
  await ask()
  t.match(await ask(), /^failed 502 /)
  t.same(requests, ['0.0 GET', '0.1 GET', '1.0 GET'])
})

t.test('an answer is read though the backend closes before the body has been sent', async (t) => {
  const body = new Readable({ read() {} })
  const { ask } = await startBackend(t, (socket) => {
    socket.write('HTTP/1.1 413 Content Too Large\r\nContent-Length: 5\r\nConnection: close\r\n\r\nlarge')
    socket.destroy()
    // Written before the answer has been read, to a connection that is closed already.
    for (let i = 0; i < 4; i++) body.push(Buffer.alloc(65_536))
  })
  body.push('begun')
  t.equal(await ask({ method: 'POST', headers: ['content-length', '5000000'], body }), '413 large')
})
