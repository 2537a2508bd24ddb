/** A store whose responses of declared calls are also saved in files, and the restoring of them into a store. */

import { cacheControlOf } from '../../http/cache-control.ts'
import { without } from '../../http/fields.ts'
import type { CacheRequest } from '../cache-request.ts'
import type { Counters } from '../counters.ts'
import { type CacheEntry, restoredEntry } from '../entry.ts'
import type { Store } from '../store.ts'
import { newEntry } from '../storing.ts'
import type { SavedResponse, SavedResponses } from './saved-responses.ts'

/** What is said about the request of a saved response; undefined where it is no cacheable declared call any more. */
export type RequestOfKey = (key: string) => { request: CacheRequest; rule: string } | undefined

/** Saves what is put into `store`, and removes what is dropped from it. An eviction leaves the file. */
export function createSavingStore(store: Store, saved: SavedResponses, requestOf: RequestOfKey): Store {
  /** Of the entries that are saved: an entry is put again when its body has been compressed. */
  const known = new WeakSet<CacheEntry['lifetimes']>()
  return {
    ...store,
    put(cacheKey, names, secondaryKey, entry) {
      store.put(cacheKey, names, secondaryKey, entry)
      // Responses of undeclared calls have no tag. The backend no longer has what is missing, unless that is doubtful.
      if (entry.tag === '' || entry.doubtful || known.has(entry.lifetimes)) return
      known.add(entry.lifetimes)
      const declared = entry.missing || entry.status !== 200 ? undefined : requestOf(cacheKey.key)
      if (declared) saved.save({ key: cacheKey.key, rule: declared.rule, entry })
      else saved.remove(cacheKey.key)
    },
    drop(key) {
      store.drop(key)
      saved.remove(key)
    },
    dropVariant(key, secondaryKey) {
      store.dropVariant(key, secondaryKey)
      saved.remove(key)
    }
  }
}

const age = new Set(['age'])

/**
 * Puts a saved response into `store` if its rule would store it today and its time has not run out. It has to be
 * revalidated before it is reused, as after a soft purge, and it is served stale while the origin fails. Returns
 * whether it was put there.
 */
export async function restoreResponse(
  { key, rule, status, fields, generatedAt, bodyHash, body }: SavedResponse,
  requestOf: RequestOfKey,
  store: Store,
  counters: Counters,
  now: number
): Promise<boolean> {
  const known = requestOf(key)
  if (!known || known.rule !== rule || generatedAt > now) return false
  const { request } = known
  const checked = await request.rule.check?.(status, fields, body)
  if (checked?.kind !== 'valid') return false
  const cacheControl = cacheControlOf(fields)
  const candidate = { status, fields, cacheControl, hasAuthorization: false, hasCookie: false, requestNoStore: false }
  if (!request.rule.forced && request.rule.whyNotStorable(candidate)) return false
  const { value, size: valueSize } = checked
  const content = { status, bodies: { identity: body }, bodyHash, value, valueSize, missing: false, doubtful: false }
  // The age on receipt is already part of `generatedAt`.
  const received = without(fields, age)
  const times = { requestTime: generatedAt, responseTime: generatedAt }
  const entry = newEntry(
    request.rule,
    counters.of(request.rule.label, request.rule.language),
    content,
    received,
    received,
    times
  )
  if (entry.lifetimes.alwaysRevalidate || entry.lifetimes.staleIfUnreachableUntil <= now) return false
  store.put(request, [], '', restoredEntry(entry))
  return true
}
