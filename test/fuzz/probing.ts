/** Probes sites with health-prober.mjs while they are fuzzed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Test } from 'tap'
import { root } from '../fixtures/root.ts'
import type { SiteProcess } from '../fixtures/site-process.ts'

/** Of the probes of one site. */
interface Health {
  counted: number
  /** The maximum of the CPU time of the site's main thread during one probe. */
  maxCpuMs: number
  failures: string[]
}

/** Starts to probe these sites; the function that it returns stops it and gives the figures of each. */
export function startProbing(t: Test, sites: readonly SiteProcess[]): () => Promise<Health[]> {
  const args = sites.map(({ base, pid }) => `${new URL(base).port}:${pid}`)
  const prober = fork(path.join(root, 'test/fuzz/health-prober.mjs'), args)
  t.teardown(() => prober.kill('SIGKILL'))
  return async () => {
    prober.send('stop')
    const [figures] = (await once(prober, 'message')) as [Health[]]
    return figures
  }
}
