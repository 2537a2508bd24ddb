/** Stores the responses of a fetch, or says why not (RFC 9111, section 3). */
import { cacheControlOf } from '../http/cache-control.ts'
import { encodeContent } from '../http/encode-content.ts'
import { type Fields, firstField } from '../http/fields.ts'
import type { CacheRequest } from './cache-request.ts'
import { type CacheEntry, createEntry } from './entry.ts'
import { type Variant, variantOf } from './new-entry.ts'
import type { NotStorable } from './rule.ts'
import type { Selection } from './selection.ts'
import { entryOf, type Store } from './store.ts'

const unvaried: Variant = { names: [], secondaryKey: '' }
const tooLarge: NotStorable = { why: 'too-large', isByRequest: false, personal: true }

/** Where a response will be stored, or the reason why not. Neither: the request is declared as not cacheable. */
export type StoringDecision = { variant: Variant; reason?: undefined } | { variant?: undefined; reason?: NotStorable }

/** True when Content-Length announces a body of more than `maxBytes`. */
export function isTooLarge(fields: Fields, maxBytes: number): boolean {
  return Number(firstField(fields, 'content-length')) > maxBytes
}

/**
 * Decides whether the response to a fetch is stored. A response that is not, but takes the place of the stored one,
 * drops that from the store. `maxBytes` is the limit of a stored body.
 */
export function decideStoring(
  { request, stored, directives, secondaryKey }: Selection,
  store: Store,
  status: number,
  fields: Fields,
  maxBytes: number
): StoringDecision {
  const { rule, clientHeaders } = request
  if (rule.forced) return request.cacheable ? { variant: unvaried } : {}
  const reasonOfRule = rule.whyNotStorable({
    status,
    fields,
    cacheControl: cacheControlOf(fields),
    hasAuthorization: clientHeaders.authorization !== undefined,
    hasCookie: clientHeaders.cookie !== undefined,
    requestNoStore: directives.noStore
  })
  if (reasonOfRule && request.cacheable) rule.onNotStorable(reasonOfRule, fields)
  const reason = reasonOfRule ?? (isTooLarge(fields, maxBytes) ? tooLarge : undefined)
  if (!reason) return request.cacheable ? { variant: variantOf(fields, clientHeaders, rule) } : {}
  // A reason in the request says nothing about the response that is stored for other clients. A checked one that is
  // stored still serves while the origin fails.
  if (stored && !rule.check && !reason.isByRequest && supersedesStored(status))
    store.dropVariant(request.key, secondaryKey)
  return { reason }
}

/** Stores an entry; bodies that have been checked are compressed in the background. */
export function storeEntry(request: CacheRequest, store: Store, entry: CacheEntry, variant: Variant): void {
  store.put(request, variant.names, variant.secondaryKey, entry)
  if (request.rule.check && !entry.missing && entry.bodies.br === undefined) {
    void addEncodedBodies(request, entry, store, variant)
  }
}

/** Compresses the body of a stored entry and replaces the entry, unless another one has been stored meanwhile. */
async function addEncodedBodies(
  request: CacheRequest,
  entry: CacheEntry,
  store: Store,
  { names, secondaryKey }: Variant
): Promise<void> {
  const bodies = await encodeContent(entry.bodies.identity)
  if (!bodies.br && !bodies.gzip) return
  if (entryOf(store.get(request.key), secondaryKey) !== entry) return
  store.put(request, names, secondaryKey, createEntry({ ...entry, bodies }))
}

/** True for statuses of a response that replaces the stored one even though it is not storable itself. */
function supersedesStored(status: number): boolean {
  return (status >= 200 && status < 400) || status === 404 || status === 410
}
