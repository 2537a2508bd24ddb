/**
 * The inputs of derived resources: responses of the API's calls, from the same cache that serves browsers. A call that
 * fails or hangs is left out after a bounded wait (shared/README.md#caching). What is computed from the data of an input
 * is memoized for as long as these are in memory.
 */

import type { ApiLocale } from '../../../shared/locale/languages.ts'
import { BoundedReads, hanging, type ReadWait } from '../../cache/bounded-reads.ts'
import type { CacheResult } from '../../cache/cache-request.ts'
import { type CacheEntry, isReusable } from '../../cache/entry.ts'
import type { TraceContext } from '../../http/trace-context.ts'
import type { ApiProxy } from '../api-proxy.ts'
import type { Call } from '../calls.ts'

/** The result of a call. `version` is the same for inputs from which the same resource is derived. */
export type Input =
  /** `data` is frozen and shared by all derivations. */
  | ({ kind: 'ok'; data: unknown } & Given)
  /** 404, 410, a success without data, or a well-formed envelope with a failing code (shared/README.md#the-api). */
  | ({ kind: 'missing' } & Given)
  | FailedInput

interface FailedInput {
  kind: 'failed'
  version: string
  /** The backend's own 4xx, else 502, 503 or 504 (shared/README.md#page-status). */
  status: number
  /** In seconds. */
  retryAfter?: number
  /** For the log and for Cache-Status; contains no internal address. */
  detail: string
}

/** What the backend said about a response beside its data. */
interface Given {
  version: string
  /** Why each resource has to request the call again, for example `no-cache`; undefined where it is reused. */
  uncachedBecause?: string
  /** True: the response may not be stored, and so may no cache downstream store what is derived from it. */
  noStore?: boolean
}

/** Reason of an input that an earlier process has saved: the backend is asked again when it answers. */
export const restored = 'restored'

/** `detail` of a response that is too large for the cache. */
export const tooLarge = 'too-large'

/** A failed input; `retryAfter` in seconds. */
export function failedInput(status: number, detail: string, retryAfter?: number): FailedInput {
  const version = `${status} ${detail}`
  return Object.freeze({ kind: 'failed', version, status, detail, ...(retryAfter === undefined ? {} : { retryAfter }) })
}

/** An input with the data of a response, or without any. `uncachedBecause` and `noStore`: see `Given`. */
export function givenInput(
  data: unknown,
  bodyHash: string,
  uncachedBecause: string | undefined,
  noStore: boolean
): Input {
  const said = uncachedBecause === undefined ? {} : { uncachedBecause, noStore }
  // A resource says by its headers whether it is stored, so an input that changes in this gives another resource.
  const version = uncachedBecause === undefined ? bodyHash : `${bodyHash} ${uncachedBecause}`
  return Object.freeze(
    data === undefined ? { kind: 'missing', version, ...said } : { kind: 'ok', data, version, ...said }
  )
}

/**
 * Returns `work` memoized: for the same data object and the same further arguments, of which there must be few
 * combinations, it runs once. All callers share the result and must not change it. Data that are no object are not
 * memoized.
 */
export function memoizeByInput<R, Args extends string[]>(
  work: (data: unknown, ...args: Args) => R
): (data: unknown, ...args: Args) => R {
  const resultsByData = new WeakMap<object, Map<string, { value: R }>>()
  return (data, ...args) => {
    if (typeof data !== 'object' || data === null) return work(data, ...args)
    const results = resultsByData.get(data) ?? new Map<string, { value: R }>()
    resultsByData.set(data, results)
    const key = args.join('\n')
    let result = results.get(key)
    if (!result) {
      result = { value: work(data, ...args) }
      results.set(key, result)
    }
    return result.value
  }
}

/** Thrown by a derivation that cannot do without an input; `status` is the response's, `retryAfter` is in seconds. */
export class MissingInput extends Error {
  constructor(
    readonly status: number,
    readonly retryAfter: number | undefined
  ) {
    super(`an input of a derived resource is missing: ${status}`)
    this.name = 'MissingInput'
  }
}

/** The data of an optional input; undefined if the call failed or has no data. */
export function optionalData(input: Input | undefined): unknown {
  return input?.kind === 'ok' ? input.data : undefined
}

/** The data of an input, undefined if the backend has none. Throws MissingInput if the call failed. */
export function knownData(input: Input | undefined): unknown {
  if (input?.kind === 'failed') throw new MissingInput(input.status, input.retryAfter)
  return optionalData(input)
}

/**
 * The data of a required input. Throws MissingInput if the call failed, and with status 404 if the backend has no data.
 */
export function requiredData(input: Input | undefined): unknown {
  const data = knownData(input)
  if (data === undefined) throw new MissingInput(404, undefined)
  return data
}

export type { CallName } from '../../../shared/calls/table.ts'
export type { Call } from '../calls.ts'

export interface ReadOptions {
  /**
   * False: the resource can do without the call, so the result is a failure where the response does not come within
   * PAGE_WAIT_MS, or at once while the call is known to fail. Default true: the response is awaited, unless the call
   * is known to hang.
   */
  isRequired?: boolean
  /** See `ReadWait`. */
  until?: ReadWait['until']
  /** The client in whose share of the backend's slots the call is fetched; undefined: the site itself. */
  client?: string | undefined
  /** The id of the request on whose behalf the call is fetched; undefined: the fetch gets one of its own. */
  trace?: TraceContext | undefined
}

export interface Inputs {
  /** The cached input if it may be used now; undefined if it must be fetched. Synchronous. */
  peek(call: Call): Input | undefined
  /**
   * The cached input, or that of the one fetch in progress. A stored response that is stale takes the place of one that
   * does not come within PAGE_WAIT_MS. Synchronous where nothing has to be awaited. Never rejects.
   */
  read(call: Call, options?: ReadOptions): Input | Promise<Input>
  /**
   * Milliseconds for which the inputs have these versions if nothing changes; undefined if one has another version or
   * has to be fetched. A call that is known to fail counts with the version of its failure, until its next retry.
   */
  validFor(calls: readonly Call[], versions: readonly string[]): number | undefined
  /** A counter that grows whenever a cached response changes or is purged, or a call that was left out has ended. */
  revision(): number
}

interface InputsOptions extends Pick<ApiProxy, 'cache' | 'declaredRequests' | 'revision'> {
  /** Longest time that a resource waits for a call that it can do without, in milliseconds (PAGE_WAIT_MS). */
  waitMs: number
}

/** Creates the inputs over the API proxy's cache. */
export function createInputs({ cache, declaredRequests, revision, waitMs }: InputsOptions): Inputs {
  // One object per entry or result: `memoizeByInput` and the frames of pages compare data by identity.
  const inputs = new WeakMap<CacheEntry | CacheResult, Input>([[hanging, late]])
  const reads = new BoundedReads(cache, waitMs)
  const memoized = <T extends CacheEntry | CacheResult>(source: T, create: (source: T) => Input): Input => {
    const known = inputs.get(source)
    if (known) return known
    const input = create(source)
    inputs.set(source, input)
    return input
  }
  const inputOf = (result: CacheResult) =>
    result.kind === 'entry' ? memoized(result.entry, inputOfEntry) : memoized(result, inputOfResult)

  return {
    peek(call) {
      const hit = cache.lookup(declaredRequests.forCall(call))
      return hit && memoized(hit.entry, inputOfEntry)
    },
    read(call, { isRequired = true, until, client, trace } = {}) {
      const result = reads.read({ ...declaredRequests.forCall(call), client, trace }, { isRequired, until })
      return result instanceof Promise ? result.then(inputOf) : inputOf(result)
    },
    validFor(calls, versions) {
      let validMs = Number.POSITIVE_INFINITY
      for (const [i, call] of calls.entries()) {
        const request = declaredRequests.forCall(call)
        const hit = cache.lookup(request)
        const standIn = hit ? undefined : reads.standIn(request)
        const current = hit ? memoized(hit.entry, inputOfEntry) : standIn && inputOf(standIn.result)
        if (current?.version !== versions[i]) return undefined
        // The versions are equal, so there is a current input.
        validMs = Math.min(validMs, hit ? hit.freshMs : standIn!.validMs)
      }
      return validMs
    },
    revision: () => revision() + reads.ended + cache.purges
  }
}

/** The input of a call that is awaited no longer, and has not failed before. */
export const late = failedInput(504, 'timeout')

function inputOfEntry(entry: CacheEntry): Input {
  const { value, bodyHash, lifetimes } = entry
  const reason = lifetimes.alwaysRevalidate ? 'no-cache' : 'no-lifetime'
  const uncachedBecause = entry.restored ? restored : isReusable(entry) ? undefined : reason
  return givenInput(value, bodyHash, uncachedBecause, false)
}

function inputOfResult(result: Exclude<CacheResult, { kind: 'entry' }>): Input {
  if (result.kind === 'complete')
    return givenInput(result.value, result.bodyHash, result.cacheStatus.detail ?? 'no-store', true)
  // A response that is not piped is discarded.
  if (result.kind !== 'failure') return failedInput(502, tooLarge)
  const { failure, response, retryAfterS } = result
  // A 429 is about the site's load on the backend, not about the page: it becomes a 503.
  const isRefusal = response !== undefined && response.status >= 400 && response.status < 500 && response.status !== 429
  return failedInput(isRefusal ? response.status : failure.status, failure.reason, retryAfterS)
}

/** The same objects for all pages: `api/calls.ts` stores the cache key of a call by object identity. */
const callOf = (locale: ApiLocale): Call => ({ name: 'fairInfo', locale, params: {} })
const fairInfo: Readonly<Record<ApiLocale, Call>> = { cn: callOf('cn'), en: callOf('en') }
/** Milliseconds after which a missing answer of the folder is asked for again. */
const retryMs = 1000
const separator = '\n'

/**
 * Inputs whose `config` has the entries of `fairInfo` before its own: of two with the same code the last one counts. So
 * facts, look and words of a fair come from the content folder beside a backend that does not know them.
 */
export function withFairInfo(inputs: Inputs): Inputs {
  const known = new WeakMap<Input, WeakMap<Input, Input>>()
  const merge = (given: Input, beside: Input): Input => {
    if (given.kind === 'failed' || beside.kind !== 'ok') return given
    const merged = known.get(given)?.get(beside) ?? mergedInput(given, beside)
    known.set(given, (known.get(given) ?? new WeakMap()).set(beside, merged))
    return merged
  }
  return {
    ...inputs,
    peek(call) {
      const given = inputs.peek(call)
      if (call.name !== 'config' || given === undefined) return given
      const beside = inputs.peek(fairInfo[call.locale])
      return beside && merge(given, beside)
    },
    read(call, options) {
      const given = inputs.read(call, options)
      if (call.name !== 'config') return given
      const beside = inputs.read(fairInfo[call.locale], { ...options, isRequired: false })
      if (!(given instanceof Promise) && !(beside instanceof Promise)) return merge(given, beside)
      return Promise.all([given, beside]).then(([one, other]) => merge(one, other))
    },
    validFor(calls, versions) {
      const isPlain = calls.some(({ name }, index) => name === 'config' && !versions[index]?.includes(separator))
      const validMs = inputs.validFor(
        calls.flatMap((call, index) => (versions[index]?.includes(separator) ? [call, fairInfo[call.locale]] : [call])),
        versions.flatMap((version) => version.split(separator))
      )
      return isPlain && validMs !== undefined ? Math.min(validMs, retryMs) : validMs
    }
  }
}

function mergedInput(given: Exclude<Input, { kind: 'failed' }>, beside: Extract<Input, { kind: 'ok' }>): Input {
  const entriesOf = (data: unknown) => (Array.isArray(data) ? data : [])
  const uncached = given.uncachedBecause === undefined ? beside : given
  return Object.freeze({
    kind: 'ok',
    data: Object.freeze([...entriesOf(beside.data), ...(given.kind === 'ok' ? entriesOf(given.data) : [])]),
    version: `${given.version}${separator}${beside.version}`,
    ...(uncached.uncachedBecause !== undefined && { uncachedBecause: uncached.uncachedBecause }),
    ...((given.noStore || beside.noStore) && { noStore: true })
  })
}
