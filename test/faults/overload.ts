/** Four times as many requests as the process can answer: what goes on, what is turned away, and how soon it is over. */
import http from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answered, ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { memoryMib } from '../fixtures/process-figures.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { expect, type Row } from './row.ts'

/** Searches are never kept: each is a pass and a making. */
const dear = (index: number) => `/en/search?q=tea+${index}`
const seconds = 6

export async function overload(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const site = await startProcess(t)
    const port = Number(new URL(site.base).port)
    for (const path of ['/en/', '/healthz', dear(0)]) await ask(site.base, path)
    const capacity = await capacityOf(site.base)
    const figures = { answered: 0, turnedAway: 0, other: 0, failed: 0 }
    const seen: { path: string; answer: Answered | undefined; ms: number }[] = []
    let going = true
    const open: Promise<unknown>[] = []
    // Open loop: they come at their rate whatever happens to those before them.
    const every = 20
    const each = Math.ceil((capacity * 4 * every) / 1000)
    let index = 0
    const crowd = setInterval(() => {
      for (let i = 0; i < each; i += 1) {
        open.push(
          knock(port, dear(index++)).then((head) => {
            if (head === '') figures.failed += 1
            else if (/^HTTP\/1.1 200 /.test(head)) figures.answered += 1
            else if (/^HTTP\/1.1 503 .*\r\nretry-after: /is.test(head)) figures.turnedAway += 1
            else figures.other += 1
          })
        )
      }
    }, every)
    const watch = (async () => {
      while (going) {
        for (const path of ['/healthz', '/en/', '/api/getHomeMenuList']) {
          const began = performance.now()
          const answer = await ask(site.base, path, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
          seen.push({ path, answer, ms: performance.now() - began })
        }
        await wait(100)
      }
    })()
    await wait(seconds * 1000)
    clearInterval(crowd)
    const over = performance.now()
    going = false
    await watch
    let back = Number.POSITIVE_INFINITY
    while (performance.now() - over < 10_000) {
      const began = performance.now()
      const { status } = await ask(site.base, dear(index++))
      if (status === 200 && performance.now() - began < 500) {
        back = performance.now() - over
        break
      }
      await wait(50)
    }
    await Promise.all(open)
    const bad = seen.filter(({ answer }) => answer?.status !== 200)
    const slowest = Math.max(...seen.map(({ ms }) => ms))
    expect(
      row,
      seen.length > 5 && bad.length === 0,
      `${bad.length} of ${seen.length} hits and health checks failed: ${bad[0]?.path} ${bad[0]?.answer?.status}`
    )
    expect(row, figures.answered > 0, 'nothing was made at all')
    expect(row, figures.other === 0, `${figures.other} answers were neither 200 nor 503 with Retry-After`)
    expect(row, figures.failed === 0, `${figures.failed} requests got no answer`)
    expect(row, back < 5000, `back after ${Math.round(back)} ms`)
    const { peak } = memoryMib(site.pid)
    expect(row, peak < 400, `memory went up to ${Math.round(peak)} MiB`)
    const again = await ask(site.base, '/en/')
    expect(row, again.status === 200, `a page afterwards: ${again.status}`)
    row.sees = `hits and health 200 (slowest ${Math.round(slowest)} ms); of ${open.length} searches ${figures.answered} were answered, ${figures.turnedAway} got 503 with Retry-After; well again after ${Math.round(back)} ms`
    row.log =
      site.lines.find(({ msg }) => /visitors are turned away/.test(msg))?.msg ?? 'nothing: nobody had to be turned away'
  } finally {
    await end()
  }
}

/** Asks on a connection of its own, as cheaply as can be, and gives the head; empty where none came in 20 s. */
function knock(port: number, path: string): Promise<string> {
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

/** Dear requests a second that are answered when a few ask as fast as they can. */
async function capacityOf(base: string): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  const began = performance.now()
  let answered = 0
  const asker = async (first: number) => {
    for (let i = first; performance.now() - began < 2000; i += 8) {
      await ask(base, dear(100_000 + i), {}, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, i) => asker(i)))
  agent.destroy()
  return answered / 2
}
