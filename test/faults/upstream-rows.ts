/** How the site behaves while its backend fails: with an empty cache, with stored responses, and after the recovery. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest, type TestResponse } from '../fixtures/send-request.ts'
import { type LogLine, type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { type Fault, type FaultyApi, faults, pageTitle, startFaultyApi } from './faulty-api.ts'
import { movingRows } from './moving-rows.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

interface Expected {
  failure: string
  fault: Fault | 'refuse'
  /** Status of a page and of a declared call while the cache is empty. */
  page: number
  api: number
  /** Status of an undeclared call; `cut`: the connection closes before the end of the response. */
  other: number | 'cut'
  /** The message of the warning. */
  log: RegExp
}

const unreachable = /cannot be reached: see API_UPSTREAM/
const unusable = /answered with something unusable: see (?:its own log|`why`)/
const elsewhere = /redirects out of its API: that is neither followed nor passed on/
const late = /did not answer in time: see UPSTREAM_TIMEOUT_MS/

const table: Expected[] = [
  { failure: 'refused', fault: 'refuse', page: 502, api: 502, other: 502, log: unreachable },
  { failure: 'reset before the headers', fault: faults.resetBefore, page: 502, api: 502, other: 502, log: unusable },
  { failure: 'reset after the headers', fault: faults.resetAfter, page: 502, api: 502, other: 'cut', log: unreachable },
  { failure: 'truncated', fault: faults.truncated, page: 502, api: 502, other: 'cut', log: unusable },
  { failure: '1 byte a second', fault: faults.drip, page: 504, api: 504, other: 'cut', log: late },
  { failure: 'never answering', fault: faults.silent, page: 504, api: 504, other: 504, log: late },
  { failure: 'wrong type', fault: faults.wrongType, page: 502, api: 502, other: 200, log: unusable },
  { failure: 'wrong charset', fault: faults.wrongCharset, page: 502, api: 502, other: 200, log: unusable },
  { failure: 'gzip bomb', fault: faults.bomb, page: 502, api: 502, other: 200, log: unusable },
  { failure: 'redirect to another host', fault: faults.redirect, page: 502, api: 502, other: 502, log: elsewhere },
  { failure: '5xx', fault: faults.serverError, page: 502, api: 500, other: 500, log: unusable },
  { failure: '429, Retry-After: 7', fault: faults.tooMany, page: 503, api: 429, other: 429, log: unusable }
]

const page = '/en/exhibition/about'
const call = '/api/getHomeMenuList'
const other = '/api/other'
const timeoutMs = 1000
/** Back-off takes some seconds; a busy machine more. */
const recoveryEndMs = 60_000
const english = { headers: { lang: 'en' } }

export const upstreamRows: RowDefinition[] = [
  ...table.map((expected): RowDefinition => ({ failure: expected.failure, run: (row) => withSite(row, expected) })),
  { failure: 'two seconds of `code: 0`, or of an HTML 404', run: maintenance },
  { failure: 'slow, then fast', run: slowThenFast },
  { failure: 'host name does not resolve', run: unresolvableHost },
  ...movingRows
]

async function withSite(row: Row, expected: Expected): Promise<void> {
  const { t, end } = createEnding()
  try {
    const { api, site } = await start(t)
    await api.fail(expected.fault)
    await checkEmptyCache(row, site, api, expected)
    await api.fail(undefined)
    await checkRecovery(row, site)
    await sendRequest(site.base, other, english)
    await wait(1200)
    const before = site.lines.length
    await api.fail(expected.fault)
    await checkStoredResponses(row, site, expected)
    await api.fail(undefined)
    await checkRecovery(row, site)
    checkWarning(row, site.lines, expected.log)
    checkWarningCount(row, site.lines.slice(before))
  } finally {
    await end()
  }
}

async function start(t: Test): Promise<{ api: FaultyApi; site: SiteProcess }> {
  const api = await startFaultyApi(t)
  const site = await startProcess(t, { API_UPSTREAM: api.base, UPSTREAM_TIMEOUT_MS: String(timeoutMs) })
  return { api, site }
}

/** With an empty cache, every response is an error response, and none names the backend. */
async function checkEmptyCache(row: Row, site: SiteProcess, api: FaultyApi, expected: Expected): Promise<void> {
  const pageResponse = await sendRequest(site.base, page)
  expect(row, pageResponse.status === expected.page, `cold page: ${pageResponse.status} instead of ${expected.page}`)
  checkErrorPage(row, pageResponse)
  const callResponse = await sendRequest(site.base, call, english)
  expect(row, callResponse.status === expected.api, `cold call: ${callResponse.status} instead of ${expected.api}`)
  if (callResponse.status >= 502) checkErrorEnvelope(row, callResponse)
  expect(row, callResponse.headers['cache-control'] === 'no-store', 'a failed call may be stored downstream')
  const otherResponse = await sendRequest(site.base, other, english)
  const cut = !otherResponse.complete
  expect(
    row,
    expected.other === 'cut' ? cut : otherResponse.status === expected.other && !cut,
    `other call: ${otherResponse.status}, cut ${cut}`
  )
  for (const response of [pageResponse, callResponse, otherResponse]) checkNoInternals(row, response, api)
  const ready = await sendRequest(site.base, '/readyz')
  expect(row, ready.status === 503, `/readyz ${ready.status}`)
  const health = await sendRequest(site.base, '/healthz')
  expect(row, health.status === 200, `/healthz ${health.status}`)
  row.sees = `page ${pageResponse.status} with the error page; \`/api/\` ${callResponse.status}; other calls ${cut ? 'are cut' : otherResponse.status}`
}

/** Stored responses are served stale while the backend fails. */
async function checkStoredResponses(row: Row, site: SiteProcess, expected: Expected): Promise<void> {
  await sendRequest(site.base, page)
  await sendRequest(site.base, call, english)
  const pageResponse = await sendRequest(site.base, page)
  const callResponse = await sendRequest(site.base, call, english)
  expect(
    row,
    pageResponse.status === 200 && pageResponse.body.includes(pageTitle),
    `stale page: ${pageResponse.status}`
  )
  expect(row, callResponse.status === 200 && callResponse.json().code === 1, `stale call: ${callResponse.status}`)
  const status = String(callResponse.headers['cache-status'])
  expect(row, /hit; ttl=-\d+|fwd=stale/.test(status), `stale call: Cache-Status ${status}`)
  const isServedStale = [502, 504, 500].includes(Number(expected.other))
  if (isServedStale)
    expect(row, (await sendRequest(site.base, other, english)).status === 200, 'the other call is not served stale')
  row.stale = `page and declared calls${isServedStale ? ', other calls by stale-if-error' : ''}`
}

/** Waits until page and call are fresh again. */
async function checkRecovery(row: Row, site: SiteProcess): Promise<void> {
  const began = performance.now()
  for (;;) {
    const [pageResponse, callResponse] = [
      await sendRequest(site.base, page),
      await sendRequest(site.base, call, english)
    ]
    const fresh = callResponse.status === 200 && !/ttl=-|fwd=stale/.test(String(callResponse.headers['cache-status']))
    if (pageResponse.status === 200 && fresh) return
    if (performance.now() - began > recoveryEndMs)
      return expect(row, false, `not fresh again: page ${pageResponse.status}`)
    await wait(50)
  }
}

/** The log has a warning that names the remedy. */
function checkWarning(row: Row, lines: LogLine[], pattern: RegExp): void {
  const line = lines.find(({ level, msg }) => level >= 40 && pattern.test(msg))
  expect(row, line !== undefined, `the log has no warning ${pattern}`)
  row.log = line ? `${line.msg.split(':')[0]} (\`${line.reason}\`), ${line.msg.split(': ')[1] ?? ''}` : ''
}

/** Repeated failures do not log a warning for each request. */
function checkWarningCount(row: Row, lines: LogLine[]): void {
  const warnings = lines.filter(({ level }) => level >= 40)
  expect(row, warnings.length <= 12, `${warnings.length} warnings while stored responses were served`)
}

/** What looks like "not found" for two seconds leaves what is stored as it is, and nothing else behind. */
async function maintenance(row: Row): Promise<void> {
  const said: string[] = []
  for (const fault of [faults.failingCode, faults.htmlNotFound]) {
    const { t, end } = createEnding()
    try {
      const { api, site } = await start(t)
      await checkMaintenance(row, api, site, fault)
      const warnings = site.lines.filter(({ level, call: name }) => level === 40 && name === 'page')
      expect(row, warnings.length === 1, `${warnings.length} warnings about the page`)
      const [line] = warnings
      said.push(`\`${line?.reason}\`${line?.code === undefined ? '' : ` ${line.code}`}`)
      row.log = `${line?.msg.split(':')[0]} (${said.join(' or ')}), and how a record is deleted`
    } finally {
      await end()
    }
  }
  row.sees = 'nothing where the page is stored; any other page is 404, and shown with the first request after it'
  row.stale = 'page and declared calls'
}

async function checkMaintenance(row: Row, api: FaultyApi, site: SiteProcess, fault: Fault): Promise<void> {
  const stored = [page, `/_data${page}`, '/api/getPage?path=/exhibition/about', call]
  const unknown = '/en/exhibition/standards'
  const statuses = new Set<number>()
  const unknownStatuses = new Set<number>()
  const readStored = async () => {
    for (const path of stored) statuses.add((await sendRequest(site.base, path, english)).status)
  }
  await readStored()
  await wait(1200)
  await api.fail(fault)
  for (const began = performance.now(); performance.now() - began < 2000; await wait(50)) {
    await readStored()
    unknownStatuses.add((await sendRequest(site.base, unknown)).status)
  }
  await api.fail(undefined)
  const after = await sendRequest(site.base, unknown)
  await readStored()
  expect(row, [...statuses].join() === '200', `stored pages and calls: ${[...statuses]}`)
  expect(row, [...unknownStatuses].join() === '404', `a page that is not stored: ${[...unknownStatuses]}`)
  expect(row, after.status === 200, `a page that is not stored, after the maintenance: ${after.status}`)
}

async function slowThenFast(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const { api, site } = await start(t)
    let receive = () => {}
    const received = new Promise<void>((resolve) => {
      receive = resolve
    })
    await api.fail(({ url }) => url?.startsWith('/getPage?') && receive())
    const first = sendRequest(site.base, page)
    await received
    await api.fail(undefined)
    const pageResponse = await first
    expect(row, pageResponse.status === 504, `the page that waited for the slow backend: ${pageResponse.status}`)
    checkErrorPage(row, pageResponse)
    await checkRecovery(row, site)
    row.sees = 'page 504 with the error page, then 200'
    row.stale = 'nothing was stored yet'
    checkWarning(row, site.lines, late)
  } finally {
    await end()
  }
}

async function unresolvableHost(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const site = await startProcess(t, { API_UPSTREAM: 'http://backend.invalid:8080/api', UPSTREAM_TIMEOUT_MS: '3000' })
    const pageResponse = await sendRequest(site.base, page)
    expect(row, pageResponse.status === 502 || pageResponse.status === 504, `page: ${pageResponse.status}`)
    checkErrorPage(row, pageResponse)
    const callResponse = await sendRequest(site.base, call, english)
    expect(row, callResponse.status === 502 || callResponse.status === 504, `call: ${callResponse.status}`)
    checkErrorEnvelope(row, callResponse)
    for (const response of [pageResponse, callResponse])
      expect(row, !response.body.includes('backend.invalid'), 'the response names the backend')
    row.sees = `page ${pageResponse.status} with the error page; \`/api/\` ${callResponse.status}`
    row.stale = 'as when refused'
    checkWarning(row, site.lines, /cannot be reached: see API_UPSTREAM|did not answer in time/)
  } finally {
    await end()
  }
}

function checkErrorPage(row: Row, { headers, body }: TestResponse): void {
  expect(row, String(headers['content-type']).startsWith('text/html'), 'the error page is no HTML')
  expect(row, /<html lang="en"/.test(body) && /<h1/.test(body), 'the error page has no language or no headline')
  expect(row, headers['cache-control'] === 'no-store', 'the error page may be stored')
  expect(row, /^\d+$/.test(String(headers['retry-after'])), 'the error page has no Retry-After')
}

function checkErrorEnvelope(row: Row, response: TestResponse): void {
  const { code, msg, data } = response.json()
  expect(
    row,
    code === response.status && msg.length > 0 && data === null,
    `no error envelope: ${response.body.slice(0, 80)}`
  )
}

/** A response shows neither the address of the backend nor a stack trace. */
function checkNoInternals(row: Row, { body, rawHeaders }: TestResponse, api: FaultyApi): void {
  const text = `${body} ${rawHeaders.join(' ')}`
  expect(row, !text.includes(new URL(api.base).host), 'the response names the address of the backend')
  expect(row, !/\bat .*\.(js|ts):\d+|node:internal/.test(text), 'the response has a stack trace')
}
