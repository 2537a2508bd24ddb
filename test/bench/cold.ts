/**
 * What it costs to make a page anew of answers that are kept, beside rendering it alone: in this process, with the
 * embedded backend's content.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createAnswers } from '../../server/answers.ts'
import { createDoor } from '../../server/api/door.ts'
import { fieldLines } from '../../server/cache/send-whole.ts'
import { createMadeStore } from '../../server/made.ts'
import { pageMaking } from '../../server/pages/page-making.ts'
import { type PageContext, pageState } from '../../server/pages/page-state.ts'
import { renderApp } from '../../server/pages/render.tsx'
import { securityHeaders } from '../../server/security.ts'
import { readSettings } from '../../server/settings.ts'
import { createUpstream } from '../../server/upstream.ts'
import { shanghaiDay } from '../../shared/dates.ts'
import { matchRoute } from '../../shared/routes.ts'
import { dist } from '../fixtures/root.ts'
import { runBackend } from '../fixtures/running-backend.ts'
import { median } from './median.ts'

export interface ColdFigures {
  path: string
  /** Microseconds of CPU. */
  makingUs: number
  renderUs: number
  /** Median of the rounds' own ratios: a machine that is slow for a while is so for both. */
  times: number
  perSecond: number
}

const warmUps = 1000

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Measures each path in English, `rounds` times `each` makings and renderings in turn. */
export async function measureCold(paths: readonly string[], rounds: number, each: number): Promise<ColdFigures[]> {
  const settings = readSettings({ SITE_ORIGIN: 'https://fair.example' })
  const content = path.join(dist, 'server', `content-${settings.edition}.json`)
  const backend = await runBackend(JSON.parse(readFileSync(content, 'utf8')))
  const upstream = createUpstream({ base: backend.origin, timeoutMs: 5000 })
  const headers = fieldLines(securityHeaders(settings))
  const door = createDoor({
    upstream,
    ttlS: 3600,
    staleS: 0,
    maxBytes: 33_554_432,
    force: [],
    security: headers.fields,
    log: silent
  })
  const answers = createAnswers(door)
  const context: PageContext = { settings, sample: true, today: shanghaiDay(Date.now() / 1000) }

  const figures: ColdFigures[] = []
  for (const address of paths) {
    const page = { locale: 'en' as const, path: address, match: matchRoute(address, '') }
    const making = pageMaking(context, page, 'document')
    const read = await Promise.all(making.calls.map((call) => answers.read(call)))
    const state = pageState(context, page, read, 200)
    const make = async () => {
      const store = createMadeStore({ answers, maxBytes: 10_000_000, headers, limit: 10 })
      for (let i = 0; i < each; i += 1) {
        const made = await store.get({ ...making, key: `${making.key} ${i}` })
        if (!made.stored) throw new Error(`${address} was not kept: this measures nothing`)
      }
    }
    const render = async () => {
      for (let i = 0; i < each; i += 1) renderApp(state)
    }
    // Before it has run some hundreds of times V8 measures its own compiler.
    for (let i = 0; i < warmUps; i += each) {
      await make()
      await render()
    }
    const makings: number[] = []
    const renderings: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      makings.push((await cpuUs(make)) / each)
      renderings.push((await cpuUs(render)) / each)
    }
    const makingUs = median(makings)
    const times = median(makings.map((making, round) => making / renderings[round]!))
    figures.push({ path: address, makingUs, renderUs: median(renderings), times, perSecond: 1_000_000 / makingUs })
  }
  await upstream.close()
  await backend.close()
  return figures
}

async function cpuUs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
