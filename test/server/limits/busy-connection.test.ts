import net from 'node:net'
import t from 'tap'
import { startOrigin } from '../../fixtures/origin.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const head = (line: string, ...fields: string[]) => `${[`${line} HTTP/1.1`, 'Host: a', ...fields].join('\r\n')}\r\n\r\n`

t.test('one connection with 1,300 requests takes sixteen slots at the backend, and others are served', async (t) => {
  let maxOpen = 0
  let open = 0
  const origin = await startOrigin(t, (request, response) => {
    if (!request.url!.startsWith('/api/slow')) return response.end('{}')
    open += 1
    maxOpen = Math.max(maxOpen, open)
    setTimeout(() => {
      open -= 1
      response.end('{}')
    }, 300)
  })
  const site = await startProcess(t, { API_UPSTREAM: `${origin.base}/api` })
  const greedy = net.connect(Number(new URL(site.base).port), '127.0.0.1')
  t.teardown(() => greedy.destroy())
  greedy.on('error', () => {})
  greedy.write(Array.from({ length: 1300 }, (_, i) => head(`GET /api/slow?${i}`)).join(''))
  while (open < 16) await new Promise((resolve) => setTimeout(resolve, 10))
  const { status } = await sendRequest(site.base, '/api/other')
  t.equal(status, 200)
  t.equal(maxOpen, 16)
})

t.test('the response to an upgrade request closes the connection, because Node drops what follows it', async (t) => {
  const site = await startProcess(t)
  for (const path of ['/healthz', '/api/getHomeMenuList', '/en/']) {
    await sendRequest(site.base, path)
    const received = await sendBytes(
      site.base,
      head(`GET ${path}`, 'Connection: Upgrade', 'Upgrade: h2c') + head('GET /healthz')
    )
    t.match(received, /^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/i, path)
  }
})
