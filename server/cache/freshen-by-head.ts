/** Updates or invalidates a stored response by a response to HEAD (RFC 9111, section 4.3.5). */
import { cacheControlOf } from '../http/cache-control.ts'
import { type Fields, firstField } from '../http/fields.ts'
import { hasValidator } from '../http/validators.ts'
import type { Counter } from './counters.ts'
import type { CacheEntry } from './entry.ts'
import type { ExchangeTimes } from './lifetimes.ts'
import type { Selection } from './selection.ts'
import { entryOf, type Store } from './store.ts'
import { newEntry, variantOf } from './storing.ts'
import { updateStoredFields } from './update-stored-fields.ts'

/**
 * Returns a function that takes status and fields of the response to a HEAD; `entry` is what the HEAD selects. A 200
 * that describes the stored content updates the stored fields, as a 304 would; another 200 soft-purges the key. Nothing
 * changes where the stored response has been replaced or purged since the request, and where the response to HEAD has
 * no validator or may be meant for one client alone. `now` is a clock in milliseconds.
 */
export function freshenByHead(
  { request, directives, secondaryKey }: Selection,
  entry: CacheEntry,
  counter: Counter,
  store: Store,
  now: () => number
): (status: number | undefined, fields: Fields) => void {
  const { rule, key, target, clientHeaders } = request
  const requestTime = now()
  return (status, received) => {
    if (status !== 200 || entry.status !== 200 || entryOf(store.get(key), secondaryKey) !== entry) return
    const fields = rule.rewriteLocations(received, target)
    if (!fields || directives.noStore || clientHeaders.authorization !== undefined) return
    if (!describesContent(fields, entry)) return store.softPurge(key)
    // Without a validator nothing says that the stored content is still the current one.
    if (!hasValidator(fields)) return
    const updated = updateStoredFields(entry.fields, fields)
    const cacheControl = cacheControlOf(updated)
    const hasCookie = clientHeaders.cookie !== undefined
    const candidate = {
      status,
      fields: updated,
      cacheControl,
      hasAuthorization: false,
      hasCookie,
      requestNoStore: false
    }
    if (rule.whyNotStorable(candidate)) return
    const times: ExchangeTimes = { requestTime, responseTime: now() }
    const variant = variantOf(updated, clientHeaders, rule)
    store.put(request, variant.names, variant.secondaryKey, newEntry(rule, counter, entry, updated, fields, times))
  }
}

/** True when each validator received, and Content-Length, equals that of the stored response. */
function describesContent(received: Fields, { fields, bodies }: CacheEntry): boolean {
  const length = firstField(received, 'content-length')
  if (length !== undefined && length !== String(bodies.identity.length)) return false
  return ['etag', 'last-modified'].every((name) => {
    const value = firstField(received, name)
    return value === undefined || value === firstField(fields, name)
  })
}
