/**
 * Updates the fields of a stored response from a 304 (RFC 9111, sections 3.2 and 4.3.4), and updates or invalidates one
 * by a response to HEAD (section 4.3.5).
 */
import { credentialNames } from '../http/directives.ts'
import { endToEndFields, type Fields, firstField } from '../http/fields.ts'
import { hasValidator, weakEtag } from '../http/validators.ts'
import type { Counter } from './counters.ts'
import type { CacheEntry } from './entry.ts'
import type { ExchangeTimes } from './lifetimes.ts'
import type { Selection } from './selection.ts'
import { entryOf, type Store } from './store.ts'
import { newEntry, variantOf } from './storing.ts'

/**
 * Fields that describe the stored content itself and are never updated. RFC 9111, section 3.2, excepts Content-Length
 * and lets a cache omit fields on which its processing of the content depends, such as Content-Encoding and
 * Content-Range. The exception of ETag is our own choice: the stored one identifies the stored content.
 */
const neverUpdated = new Set([
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'etag',
  'transfer-encoding'
])

/**
 * True when a 304 is about the stored response: its ETag, or where one of both has none its Last-Modified, is the
 * stored one. Otherwise it must not update the stored response (RFC 9111, section 4.3.4). Tags are compared weakly,
 * because servers that compress send the same tag weak and strong. A 304 without validators is about the response that
 * was revalidated.
 */
export function identifiesStored(stored: Fields, received: Fields): boolean {
  const etag = firstField(received, 'etag')
  const storedEtag = firstField(stored, 'etag')
  if (etag !== undefined && storedEtag !== undefined) return weakEtag(etag) === weakEtag(storedEtag)
  const modified = firstField(received, 'last-modified')
  const storedModified = firstField(stored, 'last-modified')
  if (etag !== undefined) return modified !== undefined && modified === storedModified
  return modified === undefined || storedModified === undefined || modified === storedModified
}

/** The stored fields after a 304: each field of the 304 replaces all stored ones of the same name. */
export function updateStoredFields(stored: Fields, received: Fields): string[] {
  const updates = new Map<string, string[]>()
  const endToEnd = endToEndFields(received)
  for (let i = 0; i < endToEnd.length; i += 2) {
    // Names and values come in pairs.
    const line = [endToEnd[i]!, endToEnd[i + 1]!]
    const name = endToEnd[i]!.toLowerCase()
    if (neverUpdated.has(name)) continue
    const lines = updates.get(name)
    if (lines) lines.push(...line)
    else updates.set(name, line)
  }
  // The stored Age belongs to the earlier message, so it is removed even where the 304 has none.
  if (!updates.has('age')) updates.set('age', [])

  const result: string[] = []
  for (let i = 0; i < stored.length; i += 2) {
    // Names and values come in pairs.
    if (!updates.has(stored[i]!.toLowerCase())) result.push(stored[i]!, stored[i + 1]!)
  }
  for (const lines of updates.values()) result.push(...lines)
  return result
}

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
    if (rule.whyNotStorable({ status, fields: updated, credentials: credentialNames(clientHeaders) })) return
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
