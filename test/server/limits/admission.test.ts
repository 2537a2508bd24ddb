import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import t from 'tap'
import { createAdmission } from '../../../server/limits/load-shedding.ts'

t.test('of many connections to a busy process a few are served and all others are refused at once', async (t) => {
  const counts = { served: 0, refused: 0 }
  const server = http.createServer((_request, response) => {
    const serve = () => {
      const began = performance.now()
      while (performance.now() - began < 20);
      counts.served += 1
      response.end()
    }
    admit(serve, () => {
      counts.refused += 1
      response.writeHead(503).end()
    })
  })
  const { admit } = createAdmission(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const request = () =>
    new Promise<void>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
      )
      socket.resume().on('close', () => resolve())
    })
  await Promise.all(Array.from({ length: 600 }, request))
  server.close()
  t.ok(counts.served >= 1 && counts.refused >= 300, `${counts.served} served, ${counts.refused} refused`)
  t.equal(counts.served + counts.refused, 600)
})
