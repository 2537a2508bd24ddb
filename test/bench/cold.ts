/** What it costs to make a page anew, beside rendering it alone: in this process, with the embedded backend's answers. */
import { createAnswers } from '../../server/answers.ts'
import { createDoor } from '../../server/api/door.ts'
import { createMadeStore } from '../../server/made.ts'
import { pageMaking } from '../../server/pages/page-making.ts'
import { type PageContext, pageState } from '../../server/pages/page-state.ts'
import { renderApp } from '../../server/pages/render.tsx'
import { securityHeaders } from '../../server/security.ts'
import { readSettings } from '../../server/settings.ts'
import { createUpstream } from '../../server/upstream.ts'
import { shanghaiDay } from '../../shared/dates.ts'
import { matchRoute } from '../../shared/routes.ts'
import { createEnding } from '../fixtures/ending.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { median } from './median.ts'

export interface ColdFigures {
  path: string
  /** Microseconds of CPU. */
  makingUs: number
  renderUs: number
  perSecond: number
}

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Measures each path in English, `rounds` times `each` makings and renderings in turn. */
export async function measureCold(paths: readonly string[], rounds: number, each: number): Promise<ColdFigures[]> {
  const { t, end } = createEnding()
  const site = await startProcess(t)
  const settings = readSettings({ SITE_ORIGIN: 'https://fair.example' })
  const upstream = createUpstream({ base: `${site.base}/api`, timeoutMs: 5000 })
  t.teardown(() => upstream.close())
  const headers = securityHeaders(settings)
  const door = createDoor({
    upstream,
    ttlS: 3600,
    staleS: 0,
    maxBytes: 33_554_432,
    force: [],
    security: headers,
    log: silent
  })
  const answers = createAnswers(door)
  const context: PageContext = { settings, sample: true, today: shanghaiDay(Date.now() / 1000) }

  const figures: ColdFigures[] = []
  for (const path of paths) {
    const address = { locale: 'en' as const, path, match: matchRoute(path, '') }
    const making = pageMaking(context, address, 'document')
    const read = await Promise.all(making.calls.map((call) => answers.read(call)))
    const state = pageState(context, address, read, 200)
    const make = async () => {
      const store = createMadeStore({ answers, maxBytes: 10_000_000, headers, limit: 10 })
      for (let i = 0; i < each; i += 1) await store.get({ ...making, key: `${making.key} ${i}` })
    }
    const render = async () => {
      for (let i = 0; i < each; i += 1) renderApp(state)
    }
    await make()
    await render()
    const makings: number[] = []
    const renderings: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      makings.push((await cpuUs(make)) / each)
      renderings.push((await cpuUs(render)) / each)
    }
    const makingUs = median(makings)
    figures.push({ path, makingUs, renderUs: median(renderings), perSecond: 1_000_000 / makingUs })
  }
  await end()
  return figures
}

async function cpuUs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
