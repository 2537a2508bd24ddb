/** A backend that is restarted under load, and one that moves to another address. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startFaultyApi } from './faulty-api.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

export const movingRows: RowDefinition[] = [
  { failure: 'restarted under load', run: restartUnderLoad },
  { failure: 'moved to another address (DNS)', run: moveAddress }
]

const english = { headers: { lang: 'en' } }
/** Seconds within which requests go to the new address, and the tolerance of the row. */
const movedWithinS = 30
const slackS = 15

/** Eight clients request stored responses and four request others, without a pause, while the backend is down. */
async function restartUnderLoad(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const api = await startFaultyApi(t)
    const site = await startProcess(t, { API_UPSTREAM: api.base, CACHE_TTL_S: '60' })
    await sendRequest(site.base, '/en/exhibition/about')
    await sendRequest(site.base, '/api/getHomeMenuList', english)
    let isOver = false
    const wrongStatuses: number[] = []
    let missed = 0
    let missedBefore = 0
    const requestStored = async () => {
      for (; !isOver; await wait(5)) {
        const page = await sendRequest(site.base, '/en/exhibition/about')
        const call = await sendRequest(site.base, '/api/getHomeMenuList', english)
        if (page.status !== 200 || call.status !== 200) wrongStatuses.push(page.status, call.status)
      }
    }
    let sent = 0
    const requestOthers = async () => {
      for (; !isOver; await wait(5)) {
        sent += 1
        const response = await sendRequest(site.base, `/api/search?q=${sent}`, english).catch(() => undefined)
        if (response?.status === 200) continue
        missed += 1
      }
    }
    const load = [...Array.from({ length: 8 }, requestStored), ...Array.from({ length: 4 }, requestOthers)]
    await wait(500)
    await api.fail('refuse')
    await wait(1000)
    await api.fail(undefined)
    const restarted = performance.now()
    const isBack = async () => (await sendRequest(site.base, `/api/search?q=back${sent}`, english)).status === 200
    while (!(await isBack()) && performance.now() - restarted < 60_000) await wait(20)
    missedBefore = missed
    await wait(500)
    isOver = true
    await Promise.all(load)
    expect(row, wrongStatuses.length === 0, `statuses of stored responses: ${wrongStatuses.slice(0, 10)}`)
    expect(row, missed - missedBefore <= 4, `${missed - missedBefore} other calls failed after one had been answered`)
    expect(row, missed > 0, 'no request failed while the backend was down')
    expect(row, (await sendRequest(site.base, '/healthz')).status === 200, '/healthz does not answer 200')
    const faults = site.lines.filter(({ level }) => level >= 50)
    expect(row, faults.length === 0, `errors in the log: ${faults[0]?.msg}`)
    row.sees = 'what is stored 200 throughout; other calls 502, and 200 after the return'
    row.stale = 'page and declared calls'
    const line = site.lines.find(({ level, msg }) => level === 40 && /cannot be reached: see API_UPSTREAM/.test(msg))
    expect(row, line !== undefined, 'the log does not say that the backend cannot be reached')
    row.log = line ? `${line.msg.split(':')[0]} (\`${line.reason}\`), ${line.msg.split(': ')[1]}` : ''
  } finally {
    await end()
  }
}

/**
 * The host name resolves to a new address while the old one still responds, and a client sends requests all the time.
 */
async function moveAddress(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const port = await serve(t, '127.0.0.1', 0)
    await serve(t, '127.0.0.2', port)
    const site = await startProcess(t, {
      API_UPSTREAM: `http://backend.example:${port}/`,
      NODE_OPTIONS: `--import=${JSON.stringify(resolver(t))}`
    })
    const answeringHost = async () => (await sendRequest(site.base, '/api/other')).body
    expect(row, (await answeringHost()) === '127.0.0.1', 'the first address does not respond')
    process.kill(site.pid, 'SIGCONT')
    const began = performance.now()
    let host = await answeringHost()
    while (host !== '127.0.0.2' && performance.now() - began < (movedWithinS + slackS) * 1000) {
      await wait(100)
      host = await answeringHost()
    }
    const took = Math.round((performance.now() - began) / 1000)
    expect(row, host === '127.0.0.2', `after ${took} s requests still go to ${host}`)
    for (let i = 0; i < 20; i += 1)
      expect(row, (await answeringHost()) === '127.0.0.2', 'a request goes to the old address again')
    row.sees = `nothing: the new address is used within ${movedWithinS} s, also where the old one still answers`
    row.stale = 'nothing'
    row.log = 'nothing'
  } finally {
    await end()
  }
}

/** Starts a backend that responds with its own address; gives its port. `port` 0 takes a free one. */
async function serve(t: Test, host: string, port: number): Promise<number> {
  const server = http.createServer((_request, response) => response.end(host))
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Writes a module that resolves backend.example to 127.0.0.1, and to 127.0.0.2 after SIGCONT; gives its path. */
function resolver(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'resolver-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'resolver.mjs')
  writeFileSync(
    file,
    `import dns from 'node:dns'
     let address = '127.0.0.1'
     const { lookup } = dns
     dns.lookup = (name, options, done) => {
       if (name !== 'backend.example') return lookup(name, options, done)
       process.nextTick(() => (options.all ? done(null, [{ address, family: 4 }]) : done(null, address, 4)))
     }
     process.on('SIGCONT', () => { address = '127.0.0.2' })`
  )
  return file
}
