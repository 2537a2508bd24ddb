import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import t, { type Test } from 'tap'
import type { OriginRequest } from '../../../server/http/transport.ts'
import { createUpstream } from '../../../server/upstream/upstream.ts'

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

/** Starts a backend that calls `respond` for each request and records `connection.request METHOD`, counted from 0. */
async function startBackend(t: Test, respond: (socket: Socket, connection: number, request: number) => void) {
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
      respond(socket, connection, request++)
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
  const send = (options: Partial<OriginRequest> = {}) =>
    new Promise<string>((resolve) => {
      let text = ''
      const request = { method: 'GET', target: '/x', headers: [], ...options }
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
  return { requests, send }
}

/** Closes the first connection at its second request, after sending `bytes`. */
const closing =
  (close: (socket: Socket) => void, bytes = '') =>
  (socket: Socket, connection: number, request: number) => {
    if (connection === 0 && request === 1) {
      if (bytes !== '') socket.write(bytes, () => close(socket))
      else close(socket)
    } else socket.write(ok)
  }
const closings: [string, (socket: Socket) => void][] = [
  ['closed', (socket) => socket.destroy()],
  ['ended', (socket) => socket.end()],
  ['reset', (socket) => socket.resetAndDestroy()]
]

for (const [name, close] of closings) {
  t.test(`a GET whose reused connection is ${name} before the first byte is repeated on a new one`, async (t) => {
    const { requests, send } = await startBackend(t, closing(close))
    t.equal(await send(), '200 ok')
    t.equal(await send(), '200 ok')
    t.same(requests, ['0.0 GET', '0.1 GET', '1.0 GET'])
  })
  t.test(`a POST on a reused connection that is ${name} is never repeated`, async (t) => {
    const { requests, send } = await startBackend(t, closing(close))
    await send()
    t.match(await send({ method: 'POST', body: Buffer.from('hello') }), /^failed 502 /)
    t.same(requests, ['0.0 GET', '0.1 POST'])
  })
  t.test(`methods other than GET are not repeated when the connection is ${name}`, async (t) => {
    const { requests, send } = await startBackend(t, closing(close))
    await send()
    t.match(await send({ method: 'DELETE' }), /^failed 502 /)
    t.same(requests, ['0.0 GET', '0.1 DELETE'])
  })
}

t.test('a GET is not repeated after the first byte of the response', async (t) => {
  const { requests, send } = await startBackend(
    t,
    closing((socket) => socket.destroy(), 'H')
  )
  await send()
  t.match(await send(), /^failed 502 /)
  t.same(requests, ['0.0 GET', '0.1 GET'])
})

t.test('a GET is not repeated when it was the first request of its connection', async (t) => {
  const { requests, send } = await startBackend(t, (socket) => socket.destroy())
  t.match(await send(), /^failed 502 /)
  t.same(requests, ['0.0 GET'])
})

t.test('a GET is repeated at most once', async (t) => {
  const { requests, send } = await startBackend(t, (socket, connection, request) => {
    if (connection === 0 && request === 0) socket.write(ok)
    else socket.destroy()
  })
  await send()
  t.match(await send(), /^failed 502 /)
  t.same(requests, ['0.0 GET', '0.1 GET', '1.0 GET'])
})

t.test('a response is read although the backend closes before the request body is complete', async (t) => {
  const { send } = await startBackend(t, (socket) => {
    socket.write('HTTP/1.1 413 Content Too Large\r\nContent-Length: 5\r\nConnection: close\r\n\r\nlarge')
    // The rest of the body is written to a closed connection, before the response has been read.
    socket.destroy()
  })
  t.equal(await send({ method: 'POST', body: Buffer.alloc(5_000_000) }), '413 large')
})
