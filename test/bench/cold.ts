/**
 * The cost of deriving a page from stored inputs, compared with rendering alone: in this process, with the content of
 * the embedded backend.
 */
import path from 'node:path'
import { createApiProxy } from '../../server/api/api-proxy.ts'
import { createInputs } from '../../server/api/inputs/inputs.ts'
import { readPack } from '../../server/backend/content-source.ts'
import { serializeFields } from '../../server/http/response-head.ts'
import { createDerivedStore } from '../../server/pages/derived/derived-store.ts'
import { pageDerivation, type RenderContext } from '../../server/pages/page-derivation.ts'
import { pageState } from '../../server/pages/page-state.ts'
import { renderApp, renderPage } from '../../server/pages/render.tsx'
import { securityHeaders } from '../../server/pages/security.ts'
import { readSettings } from '../../server/settings.ts'
import { createUpstream } from '../../server/upstream/upstream.ts'
import { matchRoute } from '../../shared/pages/match-page.ts'
import { shanghaiDay } from '../../shared/time/dates.ts'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { runBackend } from '../fixtures/running-backend.ts'
import { median } from './median.ts'

interface ColdFigures {
  path: string
  /** Microseconds of CPU for one derivation and for one rendering. */
  derivationUs: number
  renderUs: number
  /**
   * `derivationUs` by `renderUs`: the median of the ratios of each round, in which the machine is equally slow for
   * both.
   */
  times: number
  perSecond: number
}

const warmUps = 1000

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Measures each path in English: `rounds` times `each` derivations, then as many renderings. */
export async function measureCold(paths: readonly string[], rounds: number, each: number): Promise<ColdFigures[]> {
  const settings = readSettings({ SITE_ORIGIN: 'https://fair.example' })
  const content = path.join(dist, 'server', `content-${settings.edition}.json`)
  const backend = await runBackend(createEnding().t, readPack(content))
  const upstream = createUpstream({ base: backend.origin, timeoutMs: 5000 })
  const headers = serializeFields(securityHeaders(settings))
  const proxy = createApiProxy({
    upstream,
    ttlS: 3600,
    staleS: 0,
    maxBytes: 33_554_432,
    force: [],
    security: headers.fields,
    log: silent
  })
  const inputs = createInputs({ ...proxy, waitMs: 1000 })
  const today = shanghaiDay(Date.now() / 1000)
  const context: RenderContext = { settings, today, render: renderPage }

  const figures: ColdFigures[] = []
  for (const address of paths) {
    const page = { locale: 'en' as const, path: address, match: matchRoute(address, '') }
    const derivation = pageDerivation(context, page, 'document')
    const values = await Promise.all(derivation.inputs.map((call) => inputs.read(call)))
    const state = pageState(context, page, values, 200)
    const derive = async () => {
      const store = createDerivedStore({ inputs, maxBytes: 10_000_000, headers, maxWaiting: 10 })
      for (let i = 0; i < each; i += 1) {
        const derived = await store.get({ ...derivation, key: `${derivation.key} ${i}` })
        if (!derived.stored) throw new Error(`${address} was not stored: the figures would be wrong`)
      }
    }
    const render = async () => {
      for (let i = 0; i < each; i += 1) renderApp(state)
    }
    // V8 compiles code that has run some hundreds of times; without a warm-up the figures would include its compiler.
    for (let i = 0; i < warmUps; i += each) {
      await derive()
      await render()
    }
    const derivations: number[] = []
    const renderings: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      derivations.push((await cpuUs(derive)) / each)
      renderings.push((await cpuUs(render)) / each)
    }
    const derivationUs = median(derivations)
    const times = median(derivations.map((cost, round) => cost / renderings[round]!))
    figures.push({
      path: address,
      derivationUs,
      renderUs: median(renderings),
      times,
      perSecond: 1_000_000 / derivationUs
    })
  }
  await upstream.close()
  await backend.close()
  return figures
}

/** Microseconds of CPU that the work takes. */
async function cpuUs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}
