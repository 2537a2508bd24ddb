/** `/sw.js`: the service worker with what it has to know of the build (shared/README.md#offline). */
import { buildId, face, nights, offline, styles, workers } from 'virtual:manifest'
import { queryNames } from '../../shared/pages/record-parameters.ts'
import { type WorkerSite, workerPath } from '../../shared/pages/worker-site.ts'
import type { Settings } from '../settings.ts'
import type { Derivation } from './derived/derived-store.ts'

/** The derivation of `/sw.js`. With OFFLINE=off it is a worker that removes itself and what the other one has kept. */
export function serviceWorkerDerivation({ offline: isOn, edition }: Pick<Settings, 'offline' | 'edition'>): Derivation {
  const site: WorkerSite = {
    build: buildId,
    edition,
    assets: [...offline, styles[edition], nights[edition].styles, styles.tools, styles.pass, styles.panels, face],
    query: queryNames()
  }
  const body = isOn ? `const offlineSite=${JSON.stringify(site)};\n${workers.on}` : workers.off
  return {
    key: `file ${workerPath}`,
    inputs: [],
    cacheable: true,
    // The derived store sends `no-cache`: browsers compare the worker at each load.
    derive: () => ({ status: 200, type: 'text/javascript; charset=utf-8', body })
  }
}
