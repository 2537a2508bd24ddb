import http from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import type { SiteProcess } from '../fixtures/site-process.ts'
import { startProbing } from './probing.ts'

t.test('a site that works on something else for 400 ms is found out, on a busy machine too', async (t) => {
  let asked = 0
  const server = http.createServer((_request, response) => {
    asked += 1
    if (asked === 10) {
      const until = process.cpuUsage().user + 400_000
      while (process.cpuUsage().user < until);
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const health = startProbing(t, [{ base, pid: process.pid } as SiteProcess])
  while (asked < 30) await new Promise((resolve) => setTimeout(resolve, 50))
  const [found] = await health()
  t.match(found, { failures: [] })
  t.ok(found!.mostRanMs >= 300, `${found!.mostRanMs} ms`)
  t.ok(found!.counted + found!.leftOut >= 30, 'every probe is counted or left out')
})
