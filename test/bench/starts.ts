/** From the start of the process to its first whole page; and its memory, at rest and busy. */
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { memoryMib } from '../fixtures/process-figures.ts'
import { type Env, startProcess } from '../fixtures/site-process.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'
import { putLoad } from './load.ts'
import { median } from './median.ts'

/** Milliseconds until `/` answers 200, median of `times` starts. */
export async function measureStart(times: number): Promise<number> {
  const all: number[] = []
  for (let i = 0; i < times; i += 1) {
    const { t, end } = createEnding()
    const began = performance.now()
    const { base } = await startProcess(t)
    const { status } = await ask(base, '/')
    all.push(performance.now() - began)
    await end()
    if (status !== 200) throw new Error(`the first page answered ${status}`)
  }
  return median(all)
}

export interface MemoryFigures {
  name: string
  /** MiB. */
  atRest: number
  busy: number
  peak: number
}

/** Memory under 64 busy connections that ask pages, their data and calls, with the embedded backend and without. */
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
    await ask(base, '/')
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
