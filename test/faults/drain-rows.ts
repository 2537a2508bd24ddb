/** SIGTERM under load: 64 connections ask without a pause, and each request that was sent gets its whole answer. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { keepAliveLoad, type LoadOptions } from '../fixtures/keep-alive-load.ts'
import { startNginx } from '../fixtures/nginx-proxy.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { expect, type Row, type RowMaking } from './row.ts'

export const drainRows: RowMaking[] = [
  { failure: 'SIGTERM under 64 connections of cached pages', run: (row) => sixTimes(row, 50_000, endOfOne(getPage)) },
  { failure: 'SIGTERM under 64 connections of POSTs', run: (row) => sixTimes(row, 8400, endOfOne(postCall)) },
  { failure: 'SIGTERM of one of two processes behind nginx', run: (row) => sixTimes(row, 8400, endBehindNginx) }
]

const connections = 64
const drainS = 1

/** The head of a request and its body; a new one each time. */
type Asking = () => string

const page = '/en/exhibition/about'
const getPage: Asking = () => `GET ${page} HTTP/1.1\r\nHost: fair\r\nAccept-Encoding: br\r\n\r\n`

let posted = 0
const postCall: Asking = () => {
  posted += 1
  const body = JSON.stringify({ number: posted, text: 'x'.repeat(posted % 2000) })
  const fields = `Content-Type: application/json\r\nContent-Length: ${body.length}`
  return `POST /api/other HTTP/1.1\r\nHost: fair\r\n${fields}\r\n\r\n${body}`
}
const mixed: Asking = () => {
  const ask = posted % 2 === 0 ? postCall : getPage
  if (ask === getPage) posted += 1
  return ask()
}

interface Outcome {
  answered: number
  /** What did not hold. */
  wrong: string[]
}

/** Runs it six times, with `least` answers each; `signalAt` is the answer at which SIGTERM may come, another each time. */
async function sixTimes(
  row: Row,
  least: number,
  run: (t: Test, least: number, signalAt: number) => Promise<Outcome>
): Promise<void> {
  let answered = 0
  for (let time = 1; time <= 6; time += 1) {
    const { t, end } = createEnding()
    try {
      const outcome = await run(t, least, Math.round((least * time) / 6))
      answered += outcome.answered
      for (const what of outcome.wrong) expect(row, false, `time ${time}: ${what}`)
    } finally {
      await end()
    }
  }
  expect(row, answered >= 50_000, `only ${answered} requests`)
  row.sees = `nothing: of 50,000 requests and more${least < 50_000 ? ' in six runs' : ', six times,'} none is lost; exit code 0`
  row.log = 'closing, with the signal'
}

/** One process that is told to end; clients stop to connect when it says that it is no longer ready. */
const endOfOne =
  (request: Asking) =>
  async (t: Test, least: number): Promise<Outcome> => {
    const site = await startProcess(t, { API_UPSTREAM: await startBackend(t), DRAIN_S: String(drainS) })
    await ask(site.base, page)
    let isReady = true
    const load = watched({ to: { port: portOf(site) }, connections, request, isReady: () => isReady })
    await load.until(least)
    const ended = site.stop()
    while ((await ask(site.base, '/readyz')).status !== 503) await wait(10)
    isReady = false
    const outcome = await load.outcome(ended)
    if (load.closing() === 0) outcome.wrong.push('no answer closed its connection')
    return outcome
  }

/** Two processes behind nginx, which keeps connections to both and knows nothing of `/readyz`; one is told to end. */
async function endBehindNginx(t: Test, least: number, signalAt: number): Promise<Outcome> {
  const API_UPSTREAM = await startBackend(t)
  const sites = [
    await startProcess(t, { API_UPSTREAM, DRAIN_S: String(drainS) }),
    await startProcess(t, { API_UPSTREAM })
  ]
  for (const site of sites) await ask(site.base, page)
  const servers = sites.map((site) => `server 127.0.0.1:${portOf(site)};`).join(' ')
  const nginx = await startNginx(
    t,
    `upstream fair { ${servers} keepalive 64; }`,
    'location / { proxy_pass http://fair; proxy_http_version 1.1; proxy_set_header Connection ""; }'
  )
  let isOn = true
  const load = watched({ to: { path: nginx.socketPath }, connections, request: mixed, isReady: () => isOn })
  await load.until(signalAt)
  const ended = sites[0]!.stop()
  await ended
  await load.until(least)
  isOn = false
  const outcome = await load.outcome(ended)
  // A connection that is refused is no lost request: nginx asks the other process then.
  const errors = nginx.errors().filter((line) => !/refused/.test(line))
  if (errors.length > 0) outcome.wrong.push(`nginx logs ${errors.length} errors: ${errors[0]}`)
  return outcome
}

/** The load, with a wait for its answers, and what came of it once it is over. */
function watched(options: LoadOptions) {
  const load = keepAliveLoad(options)
  return {
    closing: () => load.counts.closing,
    async until(answers: number): Promise<void> {
      while (load.answered() < answers) await wait(5)
    },
    async outcome(ended: Promise<number | null>): Promise<Outcome> {
      await load.ended
      const code = await ended
      const { failed, statuses, refused } = load.counts
      const wrong: string[] = []
      if (failed > 0) wrong.push(`${failed} requests got no whole answer`)
      if (code !== 0) wrong.push(`exit code ${code}`)
      const others = [...statuses].filter(([status]) => status !== 200)
      for (const [status, count] of others) wrong.push(`${count} answers ${status}`)
      if (refused > 0) wrong.push(`${refused} connections were refused`)
      return { answered: load.answered(), wrong }
    }
  }
}

/** Answers every call; a body only when it has come whole. Its connections stay open, so that it ends none itself. */
async function startBackend(t: Test): Promise<string> {
  const data = (path: string) =>
    path.startsWith('/getPage') ? { path: '/exhibition/about', title_en: 'About', sections: [], updated: 1 } : []
  const server = http.createServer((request, response) => {
    request.resume().on('end', () => {
      const body = JSON.stringify({ code: 1, msg: 'ok', data: data(request.url!) })
      const length = Buffer.byteLength(body)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body)
    })
  })
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function portOf({ base }: SiteProcess): number {
  return Number(new URL(base).port)
}
