/** Four times as many requests as the process can handle: what is served, what gets 503, and how soon it recovers. */
import type { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createEnding } from '../fixtures/ending.ts'
import { memoryMib } from '../fixtures/process-figures.ts'
import { sendRequest, type TestResponse } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { capacityOf } from '../soak/load.ts'
import { expect, type Row } from './row.ts'

/** A search: it is never cached, so each one takes a request to the backend and a rendering. */
const searchPath = (index: number) => `/en/search?q=tea+${index}`
const seconds = 6

/** The row: loads the process for six seconds and probes a hit, a page and `/healthz` meanwhile. */
export async function overload(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const site = await startProcess(t)
    const port = Number(new URL(site.base).port)
    for (const path of ['/en/', '/healthz', searchPath(0)]) await sendRequest(site.base, path)
    const search = (base: string, agent: Agent, index: number) => sendRequest(base, searchPath(index), {}, agent)
    const capacity = await capacityOf(site.base, [{ name: 'search', isCovered: false, send: search }], 2)
    const figures = { answered: 0, rejected: 0, other: 0, failed: 0 }
    const probes: { path: string; response: TestResponse | undefined; ms: number }[] = []
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
          const began = performance.now()
          const response = await sendRequest(site.base, path, { signal: AbortSignal.timeout(10_000) }).catch(
            () => undefined
          )
          probes.push({ path, response, ms: performance.now() - began })
        }
        await wait(100)
      }
    })()
    await wait(seconds * 1000)
    clearInterval(load)
    const over = performance.now()
    isLoaded = false
    await watch
    let recoveryMs = Number.POSITIVE_INFINITY
    while (performance.now() - over < 60_000) {
      const began = performance.now()
      const { status } = await sendRequest(site.base, searchPath(index++))
      if (status === 200 && performance.now() - began < 500) {
        recoveryMs = performance.now() - over
        break
      }
      await wait(50)
    }
    await Promise.all(open)
    const bad = probes.filter(({ response }) => response?.status !== 200)
    const slowest = Math.max(...probes.map(({ ms }) => ms))
    expect(
      row,
      probes.length > 5 && bad.length === 0,
      `${bad.length} of ${probes.length} hits and health checks failed: ${bad[0]?.path} ${bad[0]?.response?.status}`
    )
    expect(row, figures.answered > 0, 'no search was answered')
    expect(row, figures.other === 0, `${figures.other} responses were neither 200 nor 503 with Retry-After`)
    expect(row, figures.failed === 0, `${figures.failed} requests got no response`)
    expect(row, Number.isFinite(recoveryMs), 'no search was answered in 500 ms after the load')
    const { peak } = memoryMib(site.pid)
    const again = await sendRequest(site.base, '/en/')
    expect(row, again.status === 200, `a page after the load: ${again.status}`)
    row.sees = `hits and health 200 (slowest ${Math.round(slowest)} ms); of ${open.length} searches ${figures.answered} were answered, ${figures.rejected} got 503 with Retry-After; normal again after ${Math.round(recoveryMs)} ms; memory peaked at ${Math.round(peak)} MiB`
    row.log = site.lines.find(({ msg }) => /^overloaded: /.test(msg))?.msg ?? 'nothing: no search got 503'
  } finally {
    await end()
  }
}

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
