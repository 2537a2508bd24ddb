import net from 'node:net'
import t from 'tap'
import { createConnection } from '../../../server/upstream/connection.ts'
import { startRawOrigin } from '../../fixtures/origin.ts'

t.test('where the transport throws at an event, one exchange fails and the process goes on', async (t) => {
  const base = await startRawOrigin(t, (socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\na'))
  const { port } = new URL(base)
  const connection = createConnection(new URL(base), {
    connect: (_target, done) => {
      const socket = net.connect(Number(port), '127.0.0.1', () => done(null, socket))
      // In place of an assertion of undici, before undici's own listener.
      socket.once('end', () => {
        throw new Error('an assertion')
      })
    }
  })
  t.teardown(() => connection.destroy())
  const failed = new Promise<Error>((resolve, reject) => {
    connection.dispatch(
      { method: 'GET', path: '/' },
      {
        onRequestStart: () => {},
        onResponseStart: () => {},
        onResponseData: () => {},
        onResponseEnd: () => reject(new Error('the response counts as complete')),
        onResponseError: (_controller, error) => resolve(error)
      }
    )
  })
  t.match(await failed, { code: 'UND_ERR_SOCKET', cause: { message: 'an assertion' } })
})
