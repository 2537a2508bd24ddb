/** SIGTERM under load: 64 connections send requests without a pause, and each one gets its complete response. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import { createEnding } from '../fixtures/ending.ts'
import { type LoadOptions, startKeepAliveLoad } from '../fixtures/keep-alive-load.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

export const drainRows: RowDefinition[] = [
  {
    failure: 'SIGTERM under 64 connections of cached pages',
    run: (row) => runSixTimes(row, 50_000, endSingleProcess(getPage))
  },
  {
    failure: 'SIGTERM under 64 connections of POSTs',
    run: (row) => runSixTimes(row, 8400, endSingleProcess(postCall))
  }
]

const connections = 64
const drainS = 1

/** Returns the bytes of a new request, header and body. */
type RequestFactory = () => string

const page = '/en/exhibition/about'
const getPage: RequestFactory = () => `GET ${page} HTTP/1.1\r\nHost: fair\r\nAccept-Encoding: br\r\n\r\n`

let posted = 0
const postCall: RequestFactory = () => {
  posted += 1
  const body = JSON.stringify({ number: posted, text: 'x'.repeat(posted % 2000) })
  const fields = `Content-Type: application/json\r\nContent-Length: ${body.length}`
  return `POST /api/other HTTP/1.1\r\nHost: fair\r\n${fields}\r\n\r\n${body}`
}
interface LoadResult {
  /** Complete responses. */
  answered: number
  /** Messages of the checks that failed. */
  failedChecks: string[]
}

/** Does six runs of at least `minResponses` responses each. */
async function runSixTimes(
  row: Row,
  minResponses: number,
  run: (t: Test, minResponses: number) => Promise<LoadResult>
): Promise<void> {
  let answered = 0
  for (let round = 1; round <= 6; round += 1) {
    const { t, end } = createEnding()
    try {
      const result = await run(t, minResponses)
      answered += result.answered
      for (const message of result.failedChecks) expect(row, false, `run ${round}: ${message}`)
    } finally {
      await end()
    }
  }
  expect(row, answered >= 50_000, `only ${answered} requests`)
  row.sees = `nothing: of 50,000 requests and more${minResponses < 50_000 ? ' in six runs' : ', six times,'} none is lost; exit code 0`
  row.log = 'closing, with the signal'
}

/** SIGTERM to a single process; clients open no new connections once `/readyz` answers 503. */
const endSingleProcess =
  (request: RequestFactory) =>
  async (t: Test, minResponses: number): Promise<LoadResult> => {
    const site = await startProcess(t, { API_UPSTREAM: await startBackend(t), DRAIN_S: String(drainS) })
    await sendRequest(site.base, page)
    let isReady = true
    const load = startLoad({ port: portOf(site), connections, request, isReady: () => isReady })
    await load.until(minResponses)
    const ended = site.stop()
    while ((await sendRequest(site.base, '/readyz')).status !== 503) await wait(10)
    isReady = false
    const result = await load.result(ended)
    if (load.closing() === 0) result.failedChecks.push('no response closed its connection')
    return result
  }

/** Starts the load; `until` waits for a number of responses, `result` for the end of the load and of the process. */
function startLoad(options: LoadOptions) {
  const load = startKeepAliveLoad(options)
  return {
    closing: () => load.counts.closing,
    async until(responses: number): Promise<void> {
      while (load.answered() < responses) await wait(5)
    },
    async result(ended: Promise<number | null>): Promise<LoadResult> {
      await load.ended
      const code = await ended
      const { failed, statuses, refused } = load.counts
      const failedChecks: string[] = []
      if (failed > 0) failedChecks.push(`${failed} requests got no complete response`)
      if (code !== 0) failedChecks.push(`exit code ${code}`)
      const others = [...statuses].filter(([status]) => status !== 200)
      for (const [status, count] of others) failedChecks.push(`${count} responses with status ${status}`)
      if (refused > 0) failedChecks.push(`${refused} connections were refused`)
      return { answered: load.answered(), failedChecks }
    }
  }
}

/**
 * Starts a backend that responds to a request once its body has arrived completely. Its keep-alive timeout is longer
 * than a run, so that it closes no connection itself.
 */
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
