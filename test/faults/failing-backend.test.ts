/** The built process while its backend fails: with an empty cache, with stored responses, and after the recovery. */
import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { sendRequest, type TestResponse } from '../fixtures/send-request.ts'
import { type LogLine, type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { type Fault, faults, pageTitle, startFaultyApi } from './faulty-api.ts'

t.setTimeout(600_000)
// They mostly wait.
t.jobs = 4

const page = '/en/exhibition/about'
const call = '/api/getHomeMenuList'
const other = '/api/other'
const english = { headers: { lang: 'en' } }

const unreachable = /cannot be reached: see API_UPSTREAM/
const unusable = /answered with something unusable: see (?:its own log|`why`)/
const elsewhere = /redirects out of its API: that is neither followed nor passed on/
const late = /did not answer in time: see UPSTREAM_TIMEOUT_MS/

interface Expected {
  fault: Fault | 'refuse'
  /** Status of a page and of a declared call while the cache is empty. */
  page: number
  api: number
  /** Status of an undeclared call; `cut`: the connection closes before the end of the response. */
  other: number | 'cut'
  /** The message of the warning. */
  log: RegExp
}

const table: Record<string, Expected> = {
  'refuses connections': { fault: 'refuse', page: 502, api: 502, other: 502, log: unreachable },
  'resets before the headers': { fault: faults.resetBefore, page: 502, api: 502, other: 502, log: unusable },
  'resets after the headers': { fault: faults.resetAfter, page: 502, api: 502, other: 'cut', log: unreachable },
  'truncates its answers': { fault: faults.truncated, page: 502, api: 502, other: 'cut', log: unusable },
  'sends a byte a second': { fault: faults.drip, page: 504, api: 504, other: 'cut', log: late },
  'never answers': { fault: faults.silent, page: 504, api: 504, other: 504, log: late },
  'answers with a wrong type': { fault: faults.wrongType, page: 502, api: 502, other: 200, log: unusable },
  'answers in a wrong charset': { fault: faults.wrongCharset, page: 502, api: 502, other: 200, log: unusable },
  'answers with a gzip bomb': { fault: faults.bomb, page: 502, api: 502, other: 200, log: unusable },
  'redirects to another host': { fault: faults.redirect, page: 502, api: 502, other: 502, log: elsewhere },
  'answers 500': { fault: faults.serverError, page: 502, api: 500, other: 500, log: unusable },
  'answers 429 with Retry-After': { fault: faults.tooMany, page: 503, api: 429, other: 429, log: unusable }
}

for (const [failure, expected] of Object.entries(table))
  t.test(`a backend that ${failure}: errors with an empty cache, then what is stored, then recovery`, async (t) => {
    // Only what is to be late is: on a busy machine the others take a second, too.
    const { api, site } = await start(t, expected.log === late ? {} : { UPSTREAM_TIMEOUT_MS: '10000' })
    await api.fail(expected.fault)
    await assertErrors(t, site, expected, new URL(api.base).host)
    await api.fail(undefined)
    await untilFresh(site)
    await sendRequest(site.base, other, english)
    await wait(1200)
    const before = site.lines.length
    await api.fail(expected.fault)
    await assertStored(t, site, [500, 502, 504].includes(Number(expected.other)))
    await api.fail(undefined)
    await untilFresh(site)
    assertWarned(t, site.lines, expected.log)
    const warnings = site.lines.slice(before).filter(({ level }) => level >= 40)
    t.ok(warnings.length <= 12, `${warnings.length} warnings while stored responses were served`)
  })

async function start(t: Test, env: Record<string, string> = {}) {
  const api = await startFaultyApi(t)
  const site = await startProcess(t, { API_UPSTREAM: api.base, UPSTREAM_TIMEOUT_MS: '1000', ...env })
  return { api, site }
}

/** With an empty cache every response is an error response, and none names the backend. */
async function assertErrors(t: Test, site: SiteProcess, expected: Expected, host: string): Promise<void> {
  const pageResponse = await sendRequest(site.base, page)
  t.equal(pageResponse.status, expected.page)
  assertErrorPage(t, pageResponse)
  const callResponse = await sendRequest(site.base, call, english)
  t.equal(callResponse.status, expected.api)
  if (expected.api >= 502) assertErrorEnvelope(t, callResponse)
  t.equal(callResponse.headers['cache-control'], 'no-store')
  const otherResponse = await sendRequest(site.base, other, english)
  t.equal(otherResponse.complete ? otherResponse.status : 'cut', expected.other)
  for (const { body, rawHeaders } of [pageResponse, callResponse, otherResponse]) {
    const text = `${body} ${rawHeaders.join(' ')}`
    t.notMatch(text, host, 'the address of the backend')
    t.notMatch(text, /\bat .*\.(js|ts):\d+|node:internal/, 'a stack trace')
  }
  t.equal((await sendRequest(site.base, '/readyz')).status, 503)
  t.equal((await sendRequest(site.base, '/healthz')).status, 200)
}

/** Stored responses are served stale while the backend fails; an undeclared one by its stale-if-error alone. */
async function assertStored(t: Test, site: SiteProcess, isOtherCovered: boolean): Promise<void> {
  await sendRequest(site.base, page)
  await sendRequest(site.base, call, english)
  const pageResponse = await sendRequest(site.base, page)
  t.equal(pageResponse.status, 200)
  t.match(pageResponse.body, pageTitle)
  const callResponse = await sendRequest(site.base, call, english)
  t.match(callResponse, { status: 200, headers: { 'cache-status': /hit; ttl=-\d+|fwd=stale/ } })
  t.equal(callResponse.json().code, 1)
  if (isOtherCovered) t.equal((await sendRequest(site.base, other, english)).status, 200)
}

/** Waits until page and call are fresh; the test's own time limit ends it. */
async function untilFresh(site: SiteProcess): Promise<void> {
  for (;;) {
    const pageResponse = await sendRequest(site.base, page)
    const { status, headers } = await sendRequest(site.base, call, english)
    const isFresh = status === 200 && !/ttl=-|fwd=stale/.test(String(headers['cache-status']))
    if (pageResponse.status === 200 && isFresh) return
    await wait(50)
  }
}

const assertWarned = (t: Test, lines: LogLine[], pattern: RegExp) =>
  t.ok(
    lines.some(({ level, msg }) => level >= 40 && pattern.test(msg)),
    `a warning ${pattern}`
  )

function assertErrorPage(t: Test, { headers, body }: TestResponse): void {
  t.match(headers, { 'content-type': /^text\/html/, 'cache-control': 'no-store', 'retry-after': /^\d+$/ })
  t.match(body, /<html lang="en"/)
  t.match(body, /<h1/)
}

function assertErrorEnvelope(t: Test, response: TestResponse): void {
  const { code, msg, data } = response.json()
  t.same([code, data], [response.status, null])
  t.ok(msg.length > 0)
}

t.test('a backend that is restarted under load costs no stored response, and is used at once', async (t) => {
  const { api, site } = await start(t, { CACHE_TTL_S: '60' })
  await sendRequest(site.base, page)
  await sendRequest(site.base, call, english)
  let isOver = false
  const wrong: number[] = []
  let missed = 0
  let sent = 0
  const requestStored = async () => {
    for (; !isOver; await wait(5))
      for (const path of [page, call]) {
        const { status } = await sendRequest(site.base, path, english)
        if (status !== 200) wrong.push(status)
      }
  }
  const requestOthers = async () => {
    for (; !isOver; await wait(5)) {
      sent += 1
      const response = await sendRequest(site.base, `/api/search?q=${sent}`, english).catch(() => undefined)
      if (response?.status !== 200) missed += 1
    }
  }
  const load = [...Array.from({ length: 8 }, requestStored), ...Array.from({ length: 4 }, requestOthers)]
  await wait(500)
  await api.fail('refuse')
  await wait(1000)
  await api.fail(undefined)
  while ((await sendRequest(site.base, `/api/search?q=back${sent}`, english)).status !== 200) await wait(20)
  const missedBefore = missed
  await wait(500)
  isOver = true
  await Promise.all(load)
  t.same(wrong, [])
  t.ok(missedBefore > 0, 'requests failed while the backend was down')
  t.ok(missed - missedBefore <= 4, `${missed - missedBefore} other calls failed after one had been answered`)
  t.equal((await sendRequest(site.base, '/healthz')).status, 200)
  t.same(
    site.lines.filter(({ level }) => level >= 50),
    []
  )
  assertWarned(t, site.lines, unreachable)
})
