/** The cost of a hit by the number of stored entries and pages. */
import { setTimeout as wait } from 'node:timers/promises'
import { createEnding } from '../fixtures/ending.ts'
import { type Responder, sendJson, startOrigin } from '../fixtures/origin.ts'
import { cpuMs, memoryMib } from '../fixtures/process-figures.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { putLoad } from './load.ts'
import { median } from './median.ts'

interface GrowthFigures {
  kind: 'entries' | 'pages'
  count: number
  /** Microseconds of CPU per hit, and their ratio to those of the smallest count: medians of the rounds. */
  cpuUs: number
  ratio: number
  /** MiB. */
  memory: number
}

const text = 'x'.repeat(2000)
const script: Responder = (request, response, count) => {
  const call = request.url!.split('?')[0]
  const list = { list: [], total: 0, page: 1, pages: 1 }
  const data =
    call === '/getNewsList' ? list : call === '/getHomeMenuList' || call === '/getProductCategoryList' ? [] : { text }
  sendJson({ code: 1, msg: 'ok', data }, { 'cache-control': 'max-age=3600' })(request, response, count)
}

/** News lists by kind and page number have enough addresses: in both languages, as documents and as data. */
const prefixes = ['', '/en', '/_data', '/_data/en']
const kinds = ['', 'kind=industry_news&', 'kind=exhibition_news&']
const addresses: Record<GrowthFigures['kind'], (i: number) => string> = {
  entries: (i) => `/api/records/${i}`,
  pages: (i) => `${prefixes[i % 4]}/news?${kinds[Math.floor(i / 4) % 3]}page=${Math.floor(i / 12) + 2}`
}
const headers = { 'Accept-Encoding': 'br' }

/**
 * Measures both kinds with each of `counts`, one process for each, in `rounds` rounds of `seconds` for each process.
 */
export async function measureGrowth(
  counts: readonly number[],
  rounds: number,
  seconds: number
): Promise<GrowthFigures[]> {
  const figures: GrowthFigures[] = []
  for (const kind of ['entries', 'pages'] as const) {
    const { t, end } = createEnding()
    const origin = await startOrigin(t, script)
    const sites = []
    for (const count of counts) {
      const { pid, base } = await startProcess(t, { API_UPSTREAM: origin.base, CACHE_MAX_MB: '2048' })
      const paths = Array.from({ length: count }, (_, i) => addresses[kind](i))
      await fill(base, paths)
      sites.push({ count, pid, load: { port: Number(new URL(base).port), paths, headers, connections: 16 } })
    }
    for (const { pid, load } of sites) {
      await putLoad({ ...load, seconds: 1 })
      await atRest(pid)
    }
    const costs: number[][] = []
    for (let round = 0; round < rounds; round += 1) {
      const costsNow = []
      for (const { pid, load } of sites) {
        const before = cpuMs(pid)
        const { responses, failed } = await putLoad({ ...load, seconds })
        if (failed > 0) throw new Error(`${failed} requests failed`)
        costsNow.push(((cpuMs(pid) - before) * 1000) / responses)
      }
      costs.push(costsNow)
    }
    sites.forEach(({ count, pid }, index) => {
      const cpuUs = median(costs.map((round) => round[index]!))
      const ratio = median(costs.map((round) => round[index]! / round[0]!))
      figures.push({ kind, count, cpuUs, ratio, memory: memoryMib(pid).now })
    })
    await end()
  }
  return figures
}

/** Requests every path once, 25 at a time. Throws where a status is not 200. */
async function fill(base: string, paths: readonly string[]): Promise<void> {
  for (let first = 0; first < paths.length; first += 25) {
    const batch = paths.slice(first, first + 25)
    for (const { status } of await Promise.all(batch.map((address) => sendRequest(base, address, { headers })))) {
      if (status !== 200) throw new Error(`an address answered ${status}`)
    }
  }
}

/** Waits until a process is idle: it recompresses stored bodies after it has sent them. */
async function atRest(pid: number): Promise<void> {
  let before = cpuMs(pid)
  for (let quiet = 0; quiet < 2; ) {
    await wait(250)
    const now = cpuMs(pid)
    quiet = now - before < 25 ? quiet + 1 : 0
    before = now
  }
}
