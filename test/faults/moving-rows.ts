/** A backend that is restarted under load, and one that moves to another address. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startFaultyApi } from './faulty-api.ts'
import { expect, type Row, type RowMaking } from './row.ts'

export const movingRows: RowMaking[] = [
  { failure: 'restarted under load', run: restarted },
  { failure: 'moved to another address (DNS)', run: moved }
]

const english = { headers: { lang: 'en' } }
/** Seconds within which a backend that has moved is found, and those that the row grants beyond. */
const foundWithinS = 30
const slackS = 15

/** Eight who ask for what is kept and four who ask for what is not, without a pause, while the backend is away. */
async function restarted(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const api = await startFaultyApi(t)
    const site = await startProcess(t, { API_UPSTREAM: api.base, CACHE_TTL_S: '60' })
    await ask(site.base, '/en/exhibition/about')
    await ask(site.base, '/api/getHomeMenuList', english)
    let over = false
    const unkept: number[] = []
    let missed = 0
    let lastMiss = 0
    const kept = async () => {
      for (; !over; await wait(5)) {
        const shown = await ask(site.base, '/en/exhibition/about')
        const called = await ask(site.base, '/api/getHomeMenuList', english)
        if (shown.status !== 200 || called.status !== 200) unkept.push(shown.status, called.status)
      }
    }
    let asked = 0
    const others = async () => {
      for (; !over; await wait(5)) {
        asked += 1
        const answer = await ask(site.base, `/api/search?q=${asked}`, english).catch(() => undefined)
        if (answer?.status === 200) continue
        missed += 1
        lastMiss = performance.now()
      }
    }
    const load = [...Array.from({ length: 8 }, kept), ...Array.from({ length: 4 }, others)]
    await wait(500)
    await api.fail('refuse')
    await wait(1000)
    await api.fail(undefined)
    const back = performance.now()
    await wait(4000)
    over = true
    await Promise.all(load)
    const took = Math.max(0, lastMiss - back)
    expect(row, unkept.length === 0, `what is kept: ${unkept.slice(0, 10)}`)
    expect(row, missed > 0, 'nobody met the restart')
    expect(row, took < 2000, `others failed for ${Math.round(took)} ms after the return`)
    expect(row, (await ask(site.base, '/healthz')).status === 200, 'the process does not live')
    const faults = site.lines.filter(({ level }) => level >= 50)
    expect(row, faults.length === 0, `errors in the log: ${faults[0]?.msg}`)
    row.sees = 'what is kept 200 throughout; other calls 502, and 200 within 2 s of the return'
    row.stale = 'page and policy calls'
    const line = site.lines.find(({ level, msg }) => level === 40 && /cannot be reached: see API_UPSTREAM/.test(msg))
    expect(row, line !== undefined, 'the log does not say that the backend cannot be reached')
    row.log = line ? `${line.msg.split(':')[0]} (\`${line.reason}\`), ${line.msg.split(': ')[1]}` : ''
  } finally {
    await end()
  }
}

/** The name leads to another address while the old one still answers, and somebody asks all the time. */
async function moved(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const port = await serve(t, '127.0.0.1', 0)
    await serve(t, '127.0.0.2', port)
    const site = await startProcess(t, {
      API_UPSTREAM: `http://backend.example:${port}/`,
      NODE_OPTIONS: `--import=${JSON.stringify(resolver(t))}`
    })
    const place = async () => (await ask(site.base, '/api/other')).body
    expect(row, (await place()) === '127.0.0.1', 'the first address does not answer')
    process.kill(site.pid, 'SIGCONT')
    const began = performance.now()
    let now = await place()
    while (now !== '127.0.0.2' && performance.now() - began < (foundWithinS + slackS) * 1000) {
      await wait(100)
      now = await place()
    }
    const took = Math.round((performance.now() - began) / 1000)
    expect(row, now === '127.0.0.2', `after ${took} s it still asks ${now}`)
    for (let i = 0; i < 20; i += 1) expect(row, (await place()) === '127.0.0.2', 'it asks the old one again')
    row.sees = `nothing: the new address is asked within ${foundWithinS} s, also where the old one still answers`
    row.stale = 'nothing'
    row.log = 'nothing'
  } finally {
    await end()
  }
}

/** A backend that answers with its own address; `port` 0 takes a free one. */
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

/** A module that looks names up at one address until its process is told that they have moved. */
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
