/** The requests of saved responses: each is found by the key that it had in the cache (shared/README.md#caching). */
import { apiLocales } from '../../shared/bilingual.ts'
import type { PurgeSelector } from '../cache/purge-selector.ts'
import type { Store } from '../cache/store.ts'
import { boundedText } from '../http/fields.ts'
import type { SavedResponses } from '../saved/saved-responses.ts'
import type { RequestOfKey } from '../saved/saving-store.ts'
import { findCall } from './calls.ts'
import type { DeclaredRequests } from './declared-requests.ts'
import { mount, parseRequestTarget } from './request-target.ts'

/** Creates what finds the request of a key; `declaredRequests` is called at each use. */
export function createRequestOfKey(declaredRequests: () => DeclaredRequests): RequestOfKey {
  return (key) => {
    const locale = apiLocales.find((code) => key.startsWith(`${code} `))
    const target = locale && parseRequestTarget(mount + key.slice(locale.length + 1), mount)
    const definition = target && findCall(target.path, target.query)
    if (!definition) return undefined
    const request = declaredRequests().forQuery(definition, locale, target.query)
    const { success, fixedParameters, isRecord } = definition
    const rule = JSON.stringify({ success, fixedParameters, isRecord })
    // What visitors typed is in no file, even where CACHE_FORCE stores it.
    const isSaved = definition.cacheable && request.cacheable
    return request.key === key && isSaved ? { request, rule } : undefined
  }
}

/** Removes the files of selected responses, or of all, also of those that are not in memory. */
export function removeSaved(
  saved: SavedResponses,
  requestOfKey: RequestOfKey,
  memory: Store,
  selects: PurgeSelector = () => true
): void {
  for (const key of saved.keys()) {
    const request = requestOfKey(key)?.request
    if (!request) continue
    const { tag, label } = request.rule
    const entry = memory.get(key)?.only
    if (selects({ tag, label, url: boundedText(request.url), entry })) saved.remove(key)
  }
}
