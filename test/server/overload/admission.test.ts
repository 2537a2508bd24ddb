import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import t from 'tap'
import { createAdmission } from '../../server/admission.ts'

t.test('of many who come while the process is busy a few are served, and all others are refused at once', async (t) => {
  const seen = { served: 0, refused: 0 }
  const server = http.createServer((_request, response) => {
    const serve = () => {
      const began = performance.now()
      while (performance.now() - began < 20);
      seen.served += 1
      response.end()
    }
    admit(serve, () => {
      seen.refused += 1
      response.writeHead(503).end()
    })
  })
  const { admit } = createAdmission(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const one = () =>
    new Promise<number>((resolve) => {
      const began = performance.now()
      const socket = net.connect(port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
      )
      socket.resume().on('close', () => resolve(performance.now() - began))
    })
  const waits = await Promise.all(Array.from({ length: 600 }, one))
  server.close()
  t.ok(seen.served >= 1 && seen.refused >= 300, `${seen.served} served, ${seen.refused} refused`)
  t.equal(seen.served + seen.refused, 600)
  t.ok(Math.max(...waits) < 6000, 'all at once would take twelve seconds')
})
