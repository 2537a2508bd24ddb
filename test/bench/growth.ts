/** What a hit costs as more and more is kept. */
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { type Script, sendJson, startOrigin } from '../fixtures/origin.ts'
import { cpuMs, memoryMib } from '../fixtures/process-figures.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { putLoad } from './load.ts'

export interface GrowthFigures {
  kind: 'entries' | 'pages'
  count: number
  /** Microseconds of CPU a hit. */
  cpuUs: number
  /** MiB. */
  memory: number
}

const text = 'x'.repeat(2000)
const script: Script = (request, response, count) => {
  const call = request.url!.split('?')[0]
  const list = { list: [], total: 0, page: 1, pages: 1 }
  const data =
    call === '/getNewsList' ? list : call === '/getHomeMenuList' || call === '/getProductCategoryList' ? [] : { text }
  sendJson({ code: 1, msg: 'ok', data }, { 'cache-control': 'max-age=3600' })(request, response, count)
}

const addresses: Record<GrowthFigures['kind'], (i: number) => string> = {
  entries: (i) => `/api/records/${i}`,
  // Lists by kind and page are the addresses of which there may be so many.
  pages: (i) => `/en/news?${['', 'kind=industry_news&', 'kind=exhibition_news&'][i % 3]}page=${Math.floor(i / 3) + 2}`
}
/** Pages that a list of three kinds may have. */
const mostPages = 2990

/** Measures `counts` of both kinds, one process a kind. Pages end at 2,990, for there are no more addresses of them. */
export async function measureGrowth(counts: readonly number[], seconds: number): Promise<GrowthFigures[]> {
  const figures: GrowthFigures[] = []
  for (const kind of ['entries', 'pages'] as const) {
    const { t, end } = createEnding()
    const origin = await startOrigin(t, script)
    const { pid, base } = await startProcess(t, { API_UPSTREAM: origin.base, CACHE_MAX_MB: '2048' })
    const port = Number(new URL(base).port)
    const headers = { 'Accept-Encoding': 'br' }
    let kept = 0
    for (const wanted of counts) {
      const count = kind === 'pages' ? Math.min(wanted, mostPages) : wanted
      for (; kept < count; kept += 50) {
        const some = Array.from({ length: Math.min(50, count - kept) }, (_, i) => addresses[kind](kept + i))
        for (const answer of await Promise.all(some.map((address) => ask(base, address, { headers })))) {
          if (answer.status !== 200) throw new Error(`an address answered ${answer.status}`)
        }
      }
      kept = count
      const paths = Array.from({ length: count }, (_, i) => addresses[kind](i))
      await putLoad({ port, paths, headers, seconds: 1, connections: 16 })
      await atRest(pid)
      const before = cpuMs(pid)
      const { answers, failed } = await putLoad({ port, paths, headers, seconds, connections: 16 })
      if (failed > 0) throw new Error(`${failed} requests failed`)
      figures.push({ kind, count, cpuUs: ((cpuMs(pid) - before) * 1000) / answers, memory: memoryMib(pid).now })
    }
    await end()
  }
  return figures
}

/** Waits until a process has done with what it began: bodies of kept answers are packed behind them. */
async function atRest(pid: number): Promise<void> {
  let before = cpuMs(pid)
  for (let quiet = 0; quiet < 2; ) {
    await wait(250)
    const now = cpuMs(pid)
    quiet = now - before < 25 ? quiet + 1 : 0
    before = now
  }
}
