/**
 * One call of a page fails, hangs or has careless headers: requests per second beside the page of a healthy backend in
 * the same run, and how often the backend is asked.
 */
import { putLoad } from '../bench/load.ts'
import { median } from '../bench/median.ts'
import { createEnding } from '../fixtures/ending.ts'
import { cpuMs } from '../fixtures/process-figures.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { type Fault, faults } from './faulty-api.ts'
import { carelessResponses, startOneCallApi } from './one-call-api.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

interface OneCall {
  name: string
  page: string
  /** Path of the call; undefined: all calls of the page. */
  call: string | undefined
  fault: Fault
  status: number
  /** Least requests per second, or per second of CPU, as a share of the healthy page's. */
  share: number
  /** Most requests of the call while the load lasts. */
  most?: number
  /** Most requests of the call per page view. */
  perView?: number
  /** Of each measurement. */
  seconds: number
  env?: Record<string, string>
}

/** Headings of `Row.figures`. */
export const oneCallHeadings = [
  'status',
  'a second',
  'of healthy',
  'of healthy by CPU',
  'first ms',
  'later ms',
  'requests per view'
]

const home = '/en/'
/** Of one measurement; rows that only guard against a cliff need no exact figure. */
const [failureSeconds, carelessSeconds] = [2, 1]
/** Back-off allows a request at once, and after 1, 3 and 7 s; one more may have been due when the load began. */
const mostByBackOff = 4
/** Far above what is measured, far below UPSTREAM_TIMEOUT_MS: a slow machine must not fail. */
const [firstMsBound, laterMsBound] = [9000, 5000]

const failing: [string, Fault, number][] = [
  ['500', faults.serverError, 502],
  ['hangs', faults.silent, 504],
  ['nonsense', faults.wrongType, 502],
  ['429, Retry-After: 7', faults.tooMany, 503]
]

/** A failing call: one of the shell, the only one of the home page itself, and one that a page requires. */
const failureRows = failing.flatMap(([name, fault, required]): OneCall[] => {
  const common = { fault, share: 0.3, most: mostByBackOff, seconds: failureSeconds }
  return [
    { ...common, name: `config ${name}`, page: home, call: '/getWebInfo', status: 200 },
    { ...common, name: `home ${name}`, page: home, call: '/getHome', status: 200 },
    {
      ...common,
      name: `required page ${name}`,
      page: '/en/exhibition/about',
      call: '/getPage',
      status: required,
      // Without a stored response the first visitors wait for the backend as long as it may take.
      env: { UPSTREAM_TIMEOUT_MS: '2000' }
    }
  ]
})

const carelessRows = carelessResponses.map(
  ({ name, call, fault, perView, forced }): OneCall => ({
    name,
    page: home,
    call,
    fault,
    status: 200,
    // Each view asks the backend here, so this guards against a cliff: rows had shares of 0.002 once. The slowest one has
    // 0.04 to 0.06 now.
    share: 0.03,
    seconds: carelessSeconds,
    perView,
    ...(forced === undefined ? {} : { env: { CACHE_FORCE: forced } })
  })
)

/** The rows, and a function that ends the healthy site which they share. */
export function createOneCallRows(): { rows: RowDefinition[]; end: () => Promise<void> } {
  const { t, end } = createEnding()
  let healthy: Promise<SiteProcess> | undefined
  const startHealthy = async () => {
    const api = await startOneCallApi(t, undefined, undefined)
    return startProcess(t, { API_UPSTREAM: api.base })
  }
  return {
    rows: [...failureRows, ...carelessRows].map((definition) => ({
      failure: `one call of a page: ${definition.name}`,
      run: async (row) => {
        healthy ??= startHealthy()
        await runRow(row, definition, await healthy)
      }
    })),
    end
  }
}

async function runRow(row: Row, definition: OneCall, healthy: SiteProcess): Promise<void> {
  const { page, call, fault, status, share, most, perView, seconds, env = {} } = definition
  const { t, end } = createEnding()
  try {
    const api = await startOneCallApi(t, call, fault)
    const site = await startProcess(t, { API_UPSTREAM: api.base, ...env })
    const view = async () => {
      const began = performance.now()
      const response = await sendRequest(site.base, page, { headers: { 'accept-encoding': 'br' } })
      return { response, ms: performance.now() - began }
    }
    const first = await view()
    const later: number[] = []
    for (let i = 0; i < 9; i += 1) later.push((await view()).ms)
    const { response } = await view()

    await sendRequest(healthy.base, page, { headers: { 'accept-encoding': 'br' } })
    const well = await measure(healthy, page, seconds)
    const before = api.counts.faulty
    const ill = await measure(site, page, seconds)
    const asked = api.counts.faulty - before
    const perSecondShare = ill.perSecond / well.perSecond
    const cpuShare = well.cpuMs / ill.cpuMs
    const laterMs = median(later)

    row.sees = `${response.status}, ${response.headers['cache-status']}`
    row.figures = [
      String(response.status),
      ill.perSecond.toFixed(0),
      perSecondShare.toFixed(2),
      cpuShare.toFixed(2),
      first.ms.toFixed(0),
      laterMs.toFixed(1),
      (asked / ill.responses).toFixed(4)
    ]
    expect(row, response.status === status, `status ${response.status} instead of ${status}`)
    const best = Math.max(perSecondShare, cpuShare)
    expect(row, best >= share, `${best.toFixed(2)} of the healthy page instead of ${share}`)
    expect(row, first.ms < firstMsBound, `the first answer took ${first.ms.toFixed(0)} ms`)
    expect(row, laterMs < laterMsBound, `later answers took ${laterMs.toFixed(0)} ms`)
    if (most !== undefined) {
      expect(row, asked <= most, `${asked} requests of the failing call in ${seconds} s`)
      expect(row, /detail=/.test(String(response.headers['cache-status'])), 'Cache-Status does not name the call')
    }
    if (perView !== undefined) {
      expect(row, asked / ill.responses <= perView, `${asked} requests for ${ill.responses} page views`)
    }
  } finally {
    await end()
  }
}

/** Requests per second, and milliseconds of CPU per response. */
async function measure({ pid, base }: SiteProcess, page: string, seconds: number) {
  const before = cpuMs(pid)
  const load = { port: Number(new URL(base).port), paths: [page], headers: { 'Accept-Encoding': 'br' }, seconds }
  const { responses, perSecond } = await putLoad(load)
  return { responses, perSecond, cpuMs: (cpuMs(pid) - before) / responses }
}
