/** The inputs of derived resources: responses of the API's calls, from the same cache that serves browsers. */
import type { CacheResult } from '../cache/cache-request.ts'
import type { CacheEntry } from '../cache/entry.ts'
import type { ApiProxy } from '../proxy/api-proxy.ts'
import type { Call } from '../proxy/calls.ts'

export type { Call, CallName } from '../proxy/calls.ts'

/** The result of a call. `hash` is that of the stored body; undefined for a response that may not be stored. */
export type Input =
  /** `data` is frozen and shared by all derivations. */
  | { kind: 'ok'; data: unknown; hash: string | undefined }
  /** 404, 410, a success without data, or a well-formed envelope with a failing code (shared/README.md#the-api). */
  | { kind: 'missing'; hash: string | undefined }
  /**
   * `status` is the backend's own 4xx, else 502, 503 or 504 (shared/README.md#page-status). `retryAfter` is in seconds.
   * `detail` is for the log; it contains no internal address.
   */
  | { kind: 'failed'; status: number; retryAfter?: number; detail: string }

export interface Inputs {
  /** The cached input if it may be used now; undefined if it must be fetched. Synchronous. */
  peek(call: Call): Input | undefined
  /** The cached input, or that of the one fetch in progress, which takes a slot of `client`. Never rejects. */
  read(call: Call, client?: string): Promise<Input>
  /**
   * Milliseconds for which the cached inputs have these hashes if nothing changes; undefined if one is not cached or
   * has another hash.
   */
  validFor(calls: readonly Call[], inputHashes: readonly (string | undefined)[]): number | undefined
  /** A counter that grows whenever a cached response changes or is purged. */
  revision(): number
}

/** Creates the inputs over the API proxy's cache. */
export function createInputs({
  cache,
  declaredRequests,
  revision
}: Pick<ApiProxy, 'cache' | 'declaredRequests' | 'revision'>): Inputs {
  // One object per entry: `memoizeByInput` and the frames of pages compare data by identity.
  const inputs = new WeakMap<CacheEntry, Input>()

  const inputOfEntry = (entry: CacheEntry): Input => {
    let input = inputs.get(entry)
    if (!input) {
      const { value: data, bodyHash } = entry
      input = Object.freeze(
        data === undefined ? { kind: 'missing', hash: bodyHash } : { kind: 'ok', data, hash: bodyHash }
      )
      inputs.set(entry, input)
    }
    return input
  }
  const inputOf = (result: CacheResult): Input => {
    if (result.kind === 'entry') return inputOfEntry(result.entry)
    if (result.kind === 'complete') {
      const { value: data } = result
      return data === undefined ? { kind: 'missing', hash: undefined } : { kind: 'ok', data, hash: undefined }
    }
    // A response that is not piped is discarded.
    if (result.kind !== 'failure') return { kind: 'failed', status: 502, detail: 'too-large' }
    const { failure, response, retryAfterS } = result
    // A 429 is about the site's load on the backend, not about the page: it becomes a 503.
    const isRefusal =
      response !== undefined && response.status >= 400 && response.status < 500 && response.status !== 429
    return {
      kind: 'failed',
      status: isRefusal ? response.status : failure.status,
      ...(retryAfterS === undefined ? {} : { retryAfter: retryAfterS }),
      detail: failure.reason
    }
  }

  return {
    peek(call) {
      const hit = cache.lookup(declaredRequests.forCall(call))
      return hit && inputOfEntry(hit.entry)
    },
    read: (call, client) =>
      new Promise((resolve) =>
        cache.handle({ ...declaredRequests.forCall(call), client }, (result) => resolve(inputOf(result)))
      ),
    validFor(calls, inputHashes) {
      let validMs = Number.POSITIVE_INFINITY
      for (const [i, call] of calls.entries()) {
        const hit = cache.lookup(declaredRequests.forCall(call))
        if (!hit || hit.entry.bodyHash !== inputHashes[i]) return undefined
        validMs = Math.min(validMs, hit.freshMs)
      }
      return validMs
    },
    revision
  }
}
