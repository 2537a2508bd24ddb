/** Purges that reach all who store responses: the shared store, this process, the edge. */
import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import type { RedisCache } from '../cache/redis/redis-cache.ts'
import type { RecentPurge } from '../observe/live-snapshot.ts'
import type { ThrottledLog } from '../observe/log.ts'
import type { Settings } from '../settings.ts'
import type { ApiProxy } from './api-proxy.ts'
import { everything } from './downstream-headers.ts'
import { affectedCalls, type PurgeSelection } from './purge-selection.ts'

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

/**
 * Passes purges on to the edge as one (EDGE_PURGE_URL); undefined selects everything. Resolves with what became of it,
 * for people, and never rejects.
 */
export type EdgePurge = (selections: readonly (PurgeSelection | undefined)[]) => Promise<string>

/** Milliseconds after which the purge of the site itself is answered without the edge. */
const edgeTimeoutMs = 2000

/**
 * A purge is one POST with the tags: in `xkey-purge`, as Varnish's xkey takes them, and as JSON. Undefined without
 * `url`, which may contain credentials: it is logged nowhere.
 */
function createEdgePurge(url: string | undefined, log: ThrottledLog): EdgePurge | undefined {
  if (url === undefined) return undefined
  const { origin, pathname, search, username, password } = new URL(url)
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const authorization = username === '' ? {} : { authorization: `Basic ${credentials.toString('base64')}` }
  return async (selections) => {
    const tags = [...new Set(selections.flatMap(tagsOfPurge))]
    // Purges are rare: no connection stays open between two.
    const pool = new Pool(origin)
    try {
      const { statusCode, body } = await pool.request({
        path: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'xkey-purge': tags.join(' '), ...authorization },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(edgeTimeoutMs)
      })
      await body.dump()
      if (statusCode >= 200 && statusCode < 300) return 'purged'
      return fail(`status ${statusCode}`)
    } catch (error) {
      // What is thrown is an Error, of Node or undici, whose code is a string where it has one.
      const { name, code } = error as { name?: string; code?: string }
      return fail(name === 'TimeoutError' ? 'timeout' : (code ?? 'failed'))
    } finally {
      await pool.destroy()
    }
  }

  function fail(reason: string): string {
    const message = 'the edge was not purged: it may show what was purged until CDN_TTL_S has passed'
    log.warn(`edge ${reason}`, { reason }, message)
    return reason
  }
}

/**
 * The tags that reach at least what a purge selects. An edge does not know which parameters and records a response has,
 * so that a record takes all responses of its call with it, and tags of the backend or an address take everything: pages are
 * made from responses that it has not seen.
 */
function tagsOfPurge(selection: PurgeSelection | undefined): string[] {
  if (selection === undefined) return [everything]
  if ('cacheTags' in selection) return [everything, ...selection.cacheTags]
  if ('url' in selection) return [everything]
  return 'tag' in selection ? [selection.tag] : affectedCalls(selection.calls)
}
