/** The cost of a hit on the menu, the home page and a built file, each beside bare node:http with the same bytes. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { sendData, startOrigin } from '../fixtures/origin.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startBare } from './bare.ts'
import { startNginx } from './nginx.ts'
import { type Compared, type Contender, compare, type Subject } from './paired.ts'

interface HitsOptions {
  rounds: number
  seconds: number
}

interface HitFigures {
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

async function menuHit(options: HitsOptions): Promise<HitFigures> {
  const { t, end } = createEnding()
  const origin = await startOrigin(t, sendData(items, { 'cache-control': 'max-age=3600' }))
  const site = await startProcess(t, { API_UPSTREAM: origin.base })
  const subject: Subject = { path: '/api/getHomeMenuList', headers: { lang: 'en', Accept: 'application/json' } }
  await sendRequest(site.base, subject.path, { headers: subject.headers })
  const figures = await compareWithOthers(t, 'a  menu', site, subject, options, await startNginx(t, origin.base))
  await end()
  return figures
}

async function embeddedHit(name: string, address: string, options: HitsOptions): Promise<HitFigures> {
  const { t, end } = createEnding()
  const site = await startProcess(t)
  const subject: Subject = { path: address, headers: { 'Accept-Encoding': 'gzip, deflate, br' } }
  await sendRequest(site.base, address, { headers: subject.headers })
  const figures = await compareWithOthers(t, name, site, subject, options, undefined)
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
  options: HitsOptions,
  other: Contender | undefined
): Promise<HitFigures> {
  const bare = await startBare(t, site.base, request)
  const ours = { name: 'ours', pids: [site.pid], port: Number(new URL(site.base).port) }
  const { bytes } = await sendRequest(site.base, request.path, { headers: request.headers })
  const contenders = [bare, ours, ...(other ? [other] : [])]
  return { subject, bytes: bytes.length, compared: await compare(contenders, request, options) }
}
