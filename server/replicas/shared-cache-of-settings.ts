/** The shared cache that the settings name (shared/README.md#replicas). */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { purgeSelector, readPurgeSelection } from '../proxy/purge-selection.ts'
import type { Settings } from '../settings.ts'
import { createThrottledLog } from '../telemetry/throttled-log.ts'
import { createKeyedHash } from './keyed-hash.ts'
import { createRedisCache, type RedisCache } from './redis-cache.ts'

/**
 * Connects to SHARED_CACHE_URL; undefined where it is not set. `waitMs`: see `RedisCacheOptions`. Never rejects for a
 * store that cannot be reached.
 */
export async function createSharedCache(
  settings: Settings,
  log: Logger,
  waitMs?: number
): Promise<RedisCache | undefined> {
  const { sharedCacheUrl: url, sharedCachePrefix: prefix, apiUpstream, content, upstreamCalls, edition } = settings
  if (url === undefined) return undefined
  const throttledLog = createThrottledLog(log, Date.now)
  // Replicas share responses of the same backend only. Embedded ones of the same edition have the same content.
  const embedded = content === 'embedded' ? `embedded ${edition}` : ''
  const divided = apiUpstream && embedded ? `${apiUpstream} ${upstreamCalls.toSorted().join(' ')} ${embedded}` : ''
  const backend = createHash('sha256')
    .update(divided || (apiUpstream ?? embedded))
    .digest('base64url')
    .slice(0, 16)
  let wasDown = false
  return createRedisCache({
    url,
    prefix,
    waitMs,
    backend,
    hash: createKeyedHash(settings),
    selectorOf(value) {
      const selection = readPurgeSelection(value)
      return selection && purgeSelector(selection)
    },
    onDown(reason) {
      wasDown = true
      const message = 'the shared cache does not answer: this replica goes on by itself (see SHARED_CACHE_URL)'
      throttledLog.warn('shared cache', { reason }, message)
    },
    onUp() {
      if (wasDown) log.info('the shared cache answers again')
    },
    onInvalid() {
      throttledLog.warn('shared message', {}, 'a message in the shared cache is not of this site and is ignored')
    }
  })
}
