/** The cost of a hit on the menu, the home page and a built file, each beside bare node:http with the same bytes. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { sendData, startOrigin } from '../fixtures/origin.ts'
import { startRedis, withoutRedis } from '../fixtures/redis-process.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startBare } from './bare.ts'
import { startHttpProxy } from './http-proxy.ts'
import { median } from './median.ts'
import { startNginx } from './nginx.ts'
import { type Compared, type Contender, compare, type Subject } from './paired.ts'

export interface HitsOptions {
  rounds: number
  seconds: number
  /** Also compares with @fastify/http-proxy, which is installed into a temporary folder. */
  withHttpProxy: boolean
}

export interface HitFigures {
  subject: string
  bytes: number
  compared: Compared[]
}

const items = Array.from({ length: 10 }, (_, index) => ({
  name: `Section ${index}`,
  path: `/section/${index}`,
  out_link: '',
  target: '_self',
  is_nav: 1,
  hidden: 0,
  childlist: Array.from({ length: 6 }, (_, child) => ({
    name: `Section ${index}, entry ${child}`,
    path: `/section/${index}/${child}`,
    target: '_self'
  }))
}))

/** Measures the three hits one after the other. */
export async function measureHits(options: HitsOptions): Promise<HitFigures[]> {
  return [await menuHit(options), await embeddedHit('b  home page, br', '/en/', options), await fileHit(options)]
}

async function menuHit({ rounds, seconds, withHttpProxy }: HitsOptions): Promise<HitFigures> {
  const { t, end } = createEnding()
  const origin = await startOrigin(t, sendData(items, { 'cache-control': 'max-age=3600' }))
  const site = await startProcess(t, { API_UPSTREAM: origin.base })
  const subject: Subject = { path: '/api/getHomeMenuList', headers: { lang: 'en', Accept: 'application/json' } }
  await sendRequest(site.base, subject.path, { headers: subject.headers })
  const others = [await startNginx(t, origin.base), withHttpProxy ? await startHttpProxy(t, origin.base) : undefined]
  const figures = await compareWithOthers(t, 'a  menu', site, subject, { rounds, seconds }, others)
  await end()
  return figures
}

/**
 * Compares a hit of the menu with a shared store configured to one without, which is the first; a text that says why it
 * cannot. Two processes of one build differ by more than the store may cost, so several pairs are started; the figures
 * are medians of theirs.
 */
export async function compareSharedStore(options: {
  pairs: number
  rounds: number
  seconds: number
}): Promise<Compared[] | string> {
  if (withoutRedis) return withoutRedis
  const pairs: Compared[][] = []
  for (let pair = 0; pair < options.pairs; pair += 1) pairs.push(await compareStorePair(pair % 2 === 0, options))
  const medianOf = (index: number, figure: 'cpuUs' | 'perSecond' | 'p99' | 'ratio') =>
    median(pairs.map((compared) => compared[index]![figure])) // each pair has as many contenders as the first
  return pairs[0]!.map(({ name }, index) => ({
    name,
    cpuUs: medianOf(index, 'cpuUs'),
    perSecond: medianOf(index, 'perSecond'),
    p99: medianOf(index, 'p99'),
    ratio: medianOf(index, 'ratio'),
    failed: pairs.reduce((sum, compared) => sum + compared[index]!.failed, 0)
  }))
}

/** `isFirstWithout` decides which of the two processes is started first. */
async function compareStorePair(
  isFirstWithout: boolean,
  options: { rounds: number; seconds: number }
): Promise<Compared[]> {
  const { t, end } = createEnding()
  const origin = await startOrigin(t, sendData(items, { 'cache-control': 'max-age=3600' }))
  const redis = await startRedis(t)
  const subject: Subject = { path: '/api/getHomeMenuList', headers: { lang: 'en', Accept: 'application/json' } }
  const start = async (name: string, env = {}): Promise<Contender> => {
    const site = await startProcess(t, { API_UPSTREAM: origin.base, ...env })
    await sendRequest(site.base, subject.path, { headers: subject.headers })
    return { name, pids: [site.pid], port: Number(new URL(site.base).port) }
  }
  const startWith = () => start('with SHARED_CACHE_URL', { SHARED_CACHE_URL: redis.url })
  const early = isFirstWithout ? undefined : await startWith()
  const without = await start('without')
  const compared = await compare([without, early ?? (await startWith())], subject, options)
  await end()
  return compared
}

async function embeddedHit(name: string, address: string, { rounds, seconds }: HitsOptions): Promise<HitFigures> {
  const { t, end } = createEnding()
  const site = await startProcess(t)
  const subject: Subject = { path: address, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }
  await sendRequest(site.base, address, { headers: subject.headers })
  const figures = await compareWithOthers(t, name, site, subject, { rounds, seconds }, [])
  await end()
  return figures
}

async function fileHit(options: HitsOptions): Promise<HitFigures> {
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as { entry: string[] }
  return embeddedHit('c  built file, br', manifest.entry[0]!, options)
}

async function compareWithOthers(
  t: Parameters<typeof startBare>[0],
  subject: string,
  site: { pid: number; base: string },
  request: Subject,
  options: { rounds: number; seconds: number },
  others: readonly (Contender | undefined)[]
): Promise<HitFigures> {
  const bare = await startBare(t, site.base, request)
  const ours = { name: 'ours', pids: [site.pid], port: Number(new URL(site.base).port) }
  const { bytes } = await sendRequest(site.base, request.path, { headers: request.headers })
  const contenders = [bare, ours, ...others.filter((other) => other !== undefined)]
  return { subject, bytes: bytes.length, compared: await compare(contenders, request, options) }
}
