/** Purges that reach all who store responses: the shared store, this process, the edge. */
import { setTimeout } from 'node:timers/promises'
import type { RedisCache } from '../cache/redis/redis-cache.ts'
import type { RecentPurge } from '../observe/live-snapshot.ts'
import type { ThrottledLog } from '../observe/throttled-log.ts'
import type { Settings } from '../settings.ts'
import type { ApiProxy } from './api-proxy.ts'
import { createEdgePurge, type EdgePurge } from './edge-purge.ts'
import type { PurgeSelection } from './purge-selection.ts'

/** Milliseconds in which a purge has reached all replicas (shared/README.md#replicas), with some room. */
const replicasPurgedMs = 250

export interface Purges {
  /** Purges in the shared store and in this process; the number of responses that this process had. */
  purge: (selection: PurgeSelection | undefined, hard: boolean) => Promise<number>
  /** Purges at the edge, once no replica can answer it with what was purged; undefined: there is none. */
  purgeEdge: EdgePurge | undefined
  /** What a purge would select in this process. */
  find: ApiProxy['find']
  onPurged: (purge: RecentPurge) => void
  /** The last purges of the endpoint, the latest first. */
  recent: () => readonly RecentPurge[]
}

/** Purges that the live page lists. */
const maxRecent = 20

/** Creates them. */
export function createPurges(
  settings: Pick<Settings, 'edgePurgeUrl'>,
  proxy: Pick<ApiProxy, 'purge' | 'find'>,
  shared: RedisCache | undefined,
  log: ThrottledLog
): Purges {
  const recent: RecentPurge[] = []
  const purgeEdge = createEdgePurge(settings.edgePurgeUrl, log)
  return {
    find: proxy.find,
    onPurged(purge) {
      recent.unshift(purge)
      recent.length = Math.min(recent.length, maxRecent)
    },
    recent: () => recent,
    async purge(selection, hard) {
      // The store first: requests that begin after this purge must know of it.
      await shared?.purge(selection ?? null, hard)
      return proxy.purge(selection, hard)
    },
    purgeEdge:
      purgeEdge && shared
        ? async (selections) => {
            await setTimeout(replicasPurgedMs)
            return purgeEdge(selections)
          }
        : purgeEdge
  }
}
