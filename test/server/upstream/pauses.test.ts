/** Pauses of a response while another one is received. */
import { once } from 'node:events'
import net from 'node:net'
import t from 'tap'
import type { Exchange } from '../../../server/http/transport.ts'
import { createUpstream } from '../../../server/upstream/upstream.ts'

t.test('a paused response is resumed while another one is received, as a drained connection does', async (t) => {
  const part = Buffer.alloc(400_000, 'x')
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${part.length}\r\n\r\n`)
      socket.end(part)
    })
  })
  t.teardown(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as net.AddressInfo
  const upstream = createUpstream({ base: `http://127.0.0.1:${port}`, timeoutMs: 30_000, connections: 2 })
  t.teardown(() => upstream.close())

  const receive = (onData: (exchange: Exchange, count: number) => void) => {
    let [bytes, count] = [0, 0]
    const done = new Promise<number | string>((resolve) => {
      const exchange = upstream.send(
        { method: 'GET', target: '/', headers: [] },
        {
          head: () => {},
          data(chunk) {
            bytes += chunk.length
            count += 1
            onData(exchange, count)
          },
          end: () => resolve(bytes),
          fail: ({ reason }) => resolve(reason)
        }
      )
    })
    return done
  }

  let paused: Exchange | undefined
  let pausedOnce = () => {}
  const isPaused = new Promise<void>((resolve) => {
    pausedOnce = resolve
  })
  const first = receive((exchange, count) => {
    if (count > 1) return
    exchange.pause()
    paused = exchange
    pausedOnce()
  })
  await isPaused
  const second = receive(() => paused?.resume())
  t.same(await Promise.all([first, second]), [part.length, part.length])
})
