/** The shared cache that the settings name (shared/README.md#replicas). */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { createRedisCache, type RedisCache } from '../cache/redis/redis-cache.ts'
import { createKeyedHash } from '../cache/redis/shared-cache.ts'
import { createThrottledLog } from '../observe/log.ts'
import type { Settings } from '../settings.ts'
import { purgeSelector, readPurgeSelection } from './purge-selection.ts'

/**
 * Connects to SHARED_CACHE_URL; undefined where it is not set. `waitMs`: see `RedisCacheOptions`. Never rejects for a
 * store that cannot be reached.
 */
export async function createSharedCache(
  settings: Settings,
  log: Logger,
  waitMs?: number
): Promise<RedisCache | undefined> {
  const { sharedCacheUrl: url, sharedCachePrefix: prefix } = settings
  if (url === undefined) return undefined
  const throttledLog = createThrottledLog(log, Date.now)
  let wasDown = false
  return createRedisCache({
    url,
    prefix,
    waitMs,
    site: siteOf(settings),
    hash: createKeyedHash(settings),
    selectorOf(value) {
      const selection = readPurgeSelection(value)
      return selection && purgeSelector(selection)
    },
    onDown({ reason, words }) {
      wasDown = true
      const why = words ?? 'see SHARED_CACHE_URL and the store itself'
      const message = `the shared cache does not answer, this replica goes on by itself: ${why}`
      throttledLog.warn(`shared cache: ${why}`, { reason }, message)
    },
    onUp() {
      if (wasDown) throttledLog.info('shared cache', {}, 'the shared cache answers again')
    },
    onInvalid() {
      throttledLog.warn('shared message', {}, 'a message in the shared cache is not of this site and is ignored')
    }
  })
}

/**
 * What makes this another site than others that use the same store: its public origin, its backend, the content of the
 * embedded one, and the simulated date. Equal for replicas with the same settings, whichever build they run.
 */
export function siteOf(settings: Settings): string {
  const { apiUpstream, content, upstreamCalls, edition, contentDir, previewDate } = settings
  const embedded = content === 'embedded' && [contentDir === undefined ? edition : path.resolve(contentDir)]
  // Without a public origin the facts tell two folders apart that have the same path in two containers. With it an edit
  // of the facts leaves a replica that starts after it together with those that started before.
  const origin = settings.isSiteOriginSet ? settings.siteOrigin : embedded && factsOf(contentDir)
  const parts = [origin, apiUpstream, embedded && apiUpstream && upstreamCalls.toSorted(), embedded, previewDate]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)
}

/** The facts of a content folder as they stand in their file; empty where there is none. */
function factsOf(contentDir: string | undefined): string {
  try {
    return contentDir === undefined ? '' : readFileSync(path.join(contentDir, 'edition.yaml'), 'utf8')
  } catch {
    return ''
  }
}
