/** Four times as many requests as the process can handle: what is served, what gets 503, and that it recovers. */
import type { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import t from 'tap'
import { sendRequest, type TestResponse } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { capacityOf } from '../soak/load.ts'

t.setTimeout(120_000)

/** A search: it is never cached, so each one takes a request to the backend and a rendering. */
const searchPath = (index: number) => `/en/search?q=tea+${index}`
const seconds = 6

t.test('at four times its capacity a site serves hits and health, and answers or refuses each search', async (t) => {
  const site = await startProcess(t)
  const port = Number(new URL(site.base).port)
  for (const path of ['/en/', '/healthz', searchPath(0)]) await sendRequest(site.base, path)
  const search = (base: string, agent: Agent, index: number) => sendRequest(base, searchPath(index), {}, agent)
  const capacity = await capacityOf(site.base, [{ name: 'search', isCovered: false, send: search }], 2)
  const figures = { answered: 0, rejected: 0, other: 0, failed: 0 }
  const probes: { path: string; response: TestResponse | undefined }[] = []
  let isLoaded = true
  const open: Promise<unknown>[] = []
  // Open loop: requests are sent at a fixed rate, however long earlier ones take.
  const intervalMs = 20
  const perInterval = Math.ceil((capacity * 4 * intervalMs) / 1000)
  let index = 0
  const load = setInterval(() => {
    for (let i = 0; i < perInterval; i += 1) {
      open.push(
        requestHead(port, searchPath(index++)).then((head) => {
          if (head === '') figures.failed += 1
          else if (/^HTTP\/1.1 200 /.test(head)) figures.answered += 1
          else if (/^HTTP\/1.1 503 .*\r\nretry-after: /is.test(head)) figures.rejected += 1
          else figures.other += 1
        })
      )
    }
  }, intervalMs)
  const watch = (async () => {
    while (isLoaded) {
      for (const path of ['/healthz', '/en/', '/api/getHomeMenuList']) {
        const response = await sendRequest(site.base, path, { signal: AbortSignal.timeout(10_000) }).catch(
          () => undefined
        )
        probes.push({ path, response })
      }
      await wait(100)
    }
  })()
  await wait(seconds * 1000)
  clearInterval(load)
  isLoaded = false
  await watch
  // It serves searches again; the test's own time limit ends it.
  while ((await sendRequest(site.base, searchPath(index++))).status !== 200) await wait(50)
  await Promise.all(open)
  const bad = probes.filter(({ response }) => response?.status !== 200)
  t.ok(probes.length > 5)
  t.same(
    bad.map(({ path, response }) => [path, response?.status]),
    [],
    'hits and health checks'
  )
  t.ok(figures.answered > 0)
  t.match(figures, { other: 0, failed: 0 }, 'all other searches got 503 with Retry-After')
  t.equal((await sendRequest(site.base, '/en/')).status, 200)
})

/**
 * Sends a request on its own connection and resolves with the response header; empty where none arrives within 20 s.
 */
function requestHead(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    let head = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
    )
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      if (!head.includes('\r\n\r\n')) head += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(head))
  })
}
