/** How the site behaves in front of a backend that fails: with nothing kept, with what was kept, and once it is back. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import { type Answered, ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { type LogLine, type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { type Fault, type FaultyApi, faults, pageTitle, startFaultyApi } from './faulty-api.ts'
import { movingRows } from './moving-rows.ts'
import { expect, type Row, type RowMaking } from './row.ts'

interface Expected {
  failure: string
  fault: Fault | 'refuse'
  /** Status of a page and of a call of the policy while nothing is kept. */
  page: number
  api: number
  /** Status of a call that no policy knows; `cut`: the connection ends before the answer does. */
  other: number | 'cut'
  /** What the log says of it. */
  log: RegExp
  /** Seconds within which all is well again; 5 where the backend asks for no longer wait. */
  backWithinS?: number
}

const unreachable = /cannot be reached: see API_UPSTREAM/
const unusable = /answered with something unusable: see its own log/
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
  { failure: 'redirect to another host', fault: faults.elsewhere, page: 502, api: 502, other: 502, log: unusable },
  { failure: '5xx', fault: faults.broken, page: 502, api: 500, other: 500, log: unusable },
  {
    failure: '429, Retry-After: 7',
    fault: faults.tooMany,
    page: 503,
    api: 429,
    other: 429,
    log: unusable,
    backWithinS: 9
  }
]

const page = '/en/exhibition/about'
const call = '/api/getHomeMenuList'
const other = '/api/other'
const timeoutMs = 1000
const english = { headers: { lang: 'en' } }

export const upstreamRows: RowMaking[] = [
  ...table.map((expected): RowMaking => ({ failure: expected.failure, run: (row) => withSite(row, expected) })),
  { failure: 'slow, then fast', run: slowThenFast },
  { failure: 'DNS gone', run: noSuchHost },
  ...movingRows
]

async function withSite(row: Row, expected: Expected): Promise<void> {
  const { t, end } = createEnding()
  try {
    const { api, site } = await start(t)
    await api.fail(expected.fault)
    await coldly(row, site, api, expected)
    await api.fail(undefined)
    await recovers(row, site, expected.backWithinS ?? 5)
    await ask(site.base, other, english)
    await wait(1200)
    const before = site.lines.length
    await api.fail(expected.fault)
    await warmly(row, site, expected)
    await api.fail(undefined)
    await recovers(row, site, expected.backWithinS ?? 5)
    logged(row, site.lines, expected.log)
    quietly(row, site.lines.slice(before))
  } finally {
    await end()
  }
}

async function start(t: Test): Promise<{ api: FaultyApi; site: SiteProcess }> {
  const api = await startFaultyApi(t)
  const site = await startProcess(t, { API_UPSTREAM: api.base, UPSTREAM_TIMEOUT_MS: String(timeoutMs) })
  return { api, site }
}

/** Nothing is kept: the failure is told, honestly and safely. */
async function coldly(row: Row, site: SiteProcess, api: FaultyApi, expected: Expected): Promise<void> {
  const shown = await ask(site.base, page)
  expect(row, shown.status === expected.page, `cold page: ${shown.status} instead of ${expected.page}`)
  failurePage(row, shown)
  const answered = await ask(site.base, call, english)
  expect(row, answered.status === expected.api, `cold call: ${answered.status} instead of ${expected.api}`)
  if (answered.status >= 502) envelopeOf(row, answered)
  expect(row, answered.headers['cache-control'] === 'no-store', 'a failed call may be kept by others')
  const passed = await ask(site.base, other, english)
  const cut = !passed.complete
  expect(
    row,
    expected.other === 'cut' ? cut : passed.status === expected.other && !cut,
    `other call: ${passed.status}, cut ${cut}`
  )
  for (const answer of [shown, answered, passed]) tellsNothing(row, answer, api)
  const ready = await ask(site.base, '/readyz')
  expect(row, ready.status === 503, `/readyz ${ready.status}`)
  const lives = await ask(site.base, '/healthz')
  expect(row, lives.status === 200, `/healthz ${lives.status}`)
  row.sees = `page ${shown.status} with the error page; \`/api/\` ${answered.status}; other calls ${cut ? 'are cut' : passed.status}`
}

/** What was kept covers the failure; nobody waits twice for it. */
async function warmly(row: Row, site: SiteProcess, expected: Expected): Promise<void> {
  await ask(site.base, page)
  await ask(site.base, call, english)
  const began = performance.now()
  const shown = await ask(site.base, page)
  const answered = await ask(site.base, call, english)
  const took = performance.now() - began
  expect(row, shown.status === 200 && shown.body.includes(pageTitle), `stale page: ${shown.status}`)
  expect(row, answered.status === 200 && answered.json().code === 1, `stale call: ${answered.status}`)
  expect(row, took < timeoutMs / 2, `stale answers took ${Math.round(took)} ms`)
  const status = String(answered.headers['cache-status'])
  expect(row, /hit; ttl=-\d+|fwd=stale/.test(status), `stale call says ${status}`)
  const covers = [502, 504, 500].includes(Number(expected.other))
  if (covers) expect(row, (await ask(site.base, other, english)).status === 200, 'the other call is not covered')
  row.stale = `page and policy calls${covers ? ', other calls by stale-if-error' : ''}`
}

async function recovers(row: Row, site: SiteProcess, seconds: number): Promise<void> {
  const began = performance.now()
  for (;;) {
    const [shown, answered] = [await ask(site.base, page), await ask(site.base, call, english)]
    const fresh = answered.status === 200 && !/ttl=-|fwd=stale/.test(String(answered.headers['cache-status']))
    if (shown.status === 200 && fresh) return
    if (performance.now() - began > seconds * 1000)
      return expect(row, false, `not back within ${seconds} s: ${shown.status}`)
    await wait(50)
  }
}

/** One warning a failure class names the remedy. */
function logged(row: Row, lines: LogLine[], pattern: RegExp): void {
  const line = lines.find(({ level, msg }) => level >= 40 && pattern.test(msg))
  expect(row, line !== undefined, `the log does not say ${pattern}`)
  row.log = line ? `${line.msg.split(':')[0]} (\`${line.reason}\`), ${line.msg.split(': ')[1] ?? ''}` : ''
}

/** The same failure is not told again with each request. */
function quietly(row: Row, lines: LogLine[]): void {
  const warnings = lines.filter(({ level }) => level >= 40)
  expect(row, warnings.length <= 12, `${warnings.length} warnings while all was covered`)
}

async function slowThenFast(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const { api, site } = await start(t)
    await api.fail(faults.silent)
    const first = ask(site.base, page)
    await wait(timeoutMs / 2)
    await api.fail(undefined)
    const shown = await first
    expect(row, shown.status === 504, `the page that met the slow backend: ${shown.status}`)
    failurePage(row, shown)
    await recovers(row, site, 5)
    row.sees = 'page 504 with the error page, then 200 within 5 s'
    row.stale = 'nothing was kept yet'
    logged(row, site.lines, late)
  } finally {
    await end()
  }
}

async function noSuchHost(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const site = await startProcess(t, { API_UPSTREAM: 'http://backend.invalid:8080/api', UPSTREAM_TIMEOUT_MS: '3000' })
    const shown = await ask(site.base, page)
    expect(row, shown.status === 502 || shown.status === 504, `page: ${shown.status}`)
    failurePage(row, shown)
    const answered = await ask(site.base, call, english)
    expect(row, answered.status === 502 || answered.status === 504, `call: ${answered.status}`)
    envelopeOf(row, answered)
    for (const answer of [shown, answered])
      expect(row, !answer.body.includes('backend.invalid'), 'the backend is named')
    row.sees = `page ${shown.status} with the error page; \`/api/\` ${answered.status}`
    row.stale = 'as when refused'
    logged(row, site.lines, /cannot be reached: see API_UPSTREAM|did not answer in time/)
  } finally {
    await end()
  }
}

function failurePage(row: Row, { headers, body }: Answered): void {
  expect(row, String(headers['content-type']).startsWith('text/html'), 'the page is no HTML')
  expect(row, /<html lang="en"/.test(body) && /<h1/.test(body), 'the page does not say what happened')
  expect(row, headers['cache-control'] === 'no-store', 'the error page may be kept')
  expect(row, /^\d+$/.test(String(headers['retry-after'])), 'the error page does not say when to come again')
}

function envelopeOf(row: Row, answer: Answered): void {
  const { code, msg, data } = answer.json()
  expect(row, code === answer.status && msg.length > 0 && data === null, `no envelope: ${answer.body.slice(0, 80)}`)
}

/** Neither the backend's address nor anything of our own code. */
function tellsNothing(row: Row, { body, rawHeaders }: Answered, api: FaultyApi): void {
  const text = `${body} ${rawHeaders.join(' ')}`
  expect(row, !text.includes(new URL(api.base).host), 'the backend’s address is told')
  expect(row, !/\bat .*\.(js|ts):\d+|node:internal/.test(text), 'a stack is told')
}
