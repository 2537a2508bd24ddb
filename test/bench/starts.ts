/** The time from the start of the process to its first complete page, and its memory idle and under load. */

import { createEnding } from '../fixtures/ending.ts'
import { memoryMib } from '../fixtures/process-figures.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type Env, startProcess } from '../fixtures/site-process.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'
import { putLoad } from './load.ts'
import { median } from './median.ts'

/** Milliseconds until `/` answers 200, median of `times` starts. */
export async function measureStart(times: number): Promise<number> {
  const durations: number[] = []
  for (let i = 0; i < times; i += 1) {
    const { t, end } = createEnding()
    const began = performance.now()
    const { base } = await startProcess(t)
    const { status } = await sendRequest(base, '/')
    durations.push(performance.now() - began)
    await end()
    if (status !== 200) throw new Error(`the first page answered ${status}`)
  }
  return median(durations)
}

/** Resident memory in MiB: after the first page, at the end of the load, and the maximum. */
interface MemoryFigures {
  name: string
  atRest: number
  busy: number
  peak: number
}

/**
 * Measures memory under 64 connections that request pages, their data and calls, with the embedded backend and without.
 */
export async function measureMemory(seconds: number): Promise<MemoryFigures[]> {
  const { t, end } = createEnding()
  const six = await startSixCalls(t)
  const cases: [string, Env, string[]][] = [
    ['with the embedded backend', {}, pages.flatMap((path) => [path, `/en${path}`, `/_data${path}`]).concat(calls)],
    ['in front of a backend', { API_UPSTREAM: six.base }, ['/', '/en/', '/_data/', ...calls]]
  ]
  const figures: MemoryFigures[] = []
  for (const [name, env, paths] of cases) {
    const { pid, base } = await startProcess(t, env)
    await sendRequest(base, '/')
    const atRest = memoryMib(pid).now
    await putLoad({
      port: Number(new URL(base).port),
      paths,
      headers: { 'Accept-Encoding': 'br' },
      connections: 64,
      seconds
    })
    const { now, peak } = memoryMib(pid)
    figures.push({ name, atRest, busy: now, peak })
  }
  await end()
  return figures
}

const pages = [
  '/',
  '/exhibition/about',
  '/exhibitor/featured',
  '/visitor/products',
  '/visitor/guide',
  '/event/activities',
  '/event/award',
  '/news',
  '/exhibition/gallery',
  '/contact/us'
]
const calls = ['/api/getHomeMenuList', '/api/getWebInfo', '/api/industry/tree', '/api/getProductCategoryList?pid=0']
