import http from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import type { SiteProcess } from '../fixtures/site-process.ts'
import { startProbing } from './probing.ts'

t.test('400 ms of work in the main thread of a site are measured, on a busy machine too', async (t) => {
  let requestCount = 0
  const server = http.createServer((_request, response) => {
    requestCount += 1
    if (requestCount === 10) {
      const until = process.cpuUsage().user + 400_000
      while (process.cpuUsage().user < until);
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const health = startProbing(t, [{ base, pid: process.pid } as SiteProcess])
  while (requestCount < 30) await new Promise((resolve) => setTimeout(resolve, 50))
  const [figures] = await health()
  t.match(figures, { failures: [] })
  t.ok(figures!.maxCpuMs >= 300, `${figures!.maxCpuMs} ms`)
  t.ok(figures!.counted >= 30, 'every probe is counted')
})
