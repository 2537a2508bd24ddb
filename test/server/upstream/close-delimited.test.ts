import type { Socket } from 'node:net'
import t, { type Test } from 'tap'
import { startRawOrigin } from '../../fixtures/origin.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

const part = 'x'.repeat(9000)

/** A backend whose responses have no length: they end with the connection, as `end` ends it. */
async function startBackend(t: Test, end: (socket: Socket) => void) {
  let requests = 0
  const origin = await startRawOrigin(t, (socket) => {
    requests += 1
    socket.write(`HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nCache-Control: max-age=600\r\n\r\n${part}`)
    // The site has the head and the part before the end.
    setTimeout(() => end(socket), 100)
  })
  return { base: await startSite(t, origin), requests: () => requests }
}

t.test('a response that ends with its connection is complete, and stored', async (t) => {
  const { base, requests } = await startBackend(t, (socket) => socket.end())
  for (let i = 0; i < 2; i += 1)
    t.match(await sendRequest(base, '/api/report.txt'), { status: 200, body: part, complete: true })
  t.equal(requests(), 1)
})

t.test('one whose connection is reset is cut, and not stored', async (t) => {
  const { base, requests } = await startBackend(t, (socket) => socket.resetAndDestroy())
  for (let i = 0; i < 2; i += 1) t.match(await sendRequest(base, '/api/report.txt'), { status: 200, complete: false })
  t.equal(requests(), 2)
})
