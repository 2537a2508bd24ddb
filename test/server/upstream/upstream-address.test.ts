import dns from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { createUpstream } from '../../../server/upstream/upstream.ts'

/** Starts a server whose response body is its own address; `port` 0 chooses a free port. Returns the port. */
async function startAt(host: string, port: number): Promise<number> {
  const server = http.createServer((_request, response) => response.end(host))
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

t.test('a changed DNS address of the backend is used although the old server still responds', async (t) => {
  const port = await startAt('127.0.0.1', 0)
  await startAt('127.0.0.2', port)
  let address = '127.0.0.1'
  let lookups = 0
  const { lookup } = dns
  const stub = (_name: string, options: { all?: boolean }, done: (...args: unknown[]) => void) => {
    lookups += 1
    process.nextTick(() => (options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4)))
  }
  Object.assign(dns, { lookup: stub })
  t.teardown(() => Object.assign(dns, { lookup }))
  const upstream = createUpstream({
    base: `http://backend.example:${port}/api`,
    timeoutMs: 2000,
    connectionLifeMs: 300
  })
  t.teardown(() => upstream.close())
  const get = () =>
    new Promise<string>((resolve, reject) => {
      let text = ''
      upstream.send(
        { method: 'GET', target: '/x', headers: [] },
        {
          head: () => {},
          data: (chunk) => {
            text += chunk
          },
          end: () => resolve(text),
          fail: ({ reason }) => reject(new Error(reason))
        }
      )
    })
  for (let i = 0; i < 5; i += 1) t.equal(await get(), '127.0.0.1')
  t.ok(lookups < 5, `${lookups} lookups for 5 requests: connections are reused`)

  address = '127.0.0.2'
  const began = performance.now()
  // The connections are never idle, so that only `connectionLifeMs` ends them; four requests at once use several.
  while (performance.now() - began < 600) {
    await Promise.all(Array.from({ length: 4 }, get))
    await wait(10)
  }
  for (let i = 0; i < 10; i += 1) t.equal(await get(), '127.0.0.2')
})
