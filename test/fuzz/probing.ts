/** Probing sites with health-prober.mjs while they are fuzzed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Test } from 'tap'
import { root } from '../fixtures/root.ts'
import type { SiteProcess } from '../fixtures/site-process.ts'

/** What the probes of one site have found; times in milliseconds. */
export interface Health {
  counted: number
  /** Probes during which the prober itself was held up. */
  leftOut: number
  medianMs: number
  p99Ms: number
  maxMs: number
  /** The longest that the site's main thread itself ran during one probe, the ones that are left out included. */
  mostRanMs: number
  failures: string[]
}

/** Begins to probe these sites; the result ends it, and gives what was found of each. */
export function startProbing(t: Test, sites: readonly SiteProcess[]): () => Promise<Health[]> {
  const words = sites.map(({ base, pid }) => `${new URL(base).port}:${pid}`)
  const prober = fork(path.join(root, 'test/fuzz/health-prober.mjs'), words)
  t.teardown(() => prober.kill('SIGKILL'))
  return async () => {
    prober.send('stop')
    const [figures] = (await once(prober, 'message')) as [Health[]]
    return figures
  }
}
