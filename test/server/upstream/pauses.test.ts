/** Pauses of a response while another one is received. */
import t from 'tap'
import type { Exchange } from '../../../server/http/transport.ts'
import { createUpstream } from '../../../server/upstream/upstream.ts'
import { startRawOrigin } from '../../fixtures/origin.ts'

t.test('a paused response is resumed while another one is received, as a drained connection does', async (t) => {
  const part = Buffer.alloc(400_000, 'x')
  const base = await startRawOrigin(t, (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${part.length}\r\n\r\n`)
    socket.end(part)
  })
  const upstream = createUpstream({ base, timeoutMs: 30_000, connections: 2 })
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
