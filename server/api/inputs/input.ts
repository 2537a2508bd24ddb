/**
 * An input of a derived resource: the result of a call; and what is computed from its data, memoized for as long as
 * these are in memory.
 */

/** The result of a call. `version` is the same for inputs from which the same resource is derived. */
export type Input =
  /** `data` is frozen and shared by all derivations. */
  | ({ kind: 'ok'; data: unknown } & Given)
  /** 404, 410, a success without data, or a well-formed envelope with a failing code (shared/README.md#the-api). */
  | ({ kind: 'missing' } & Given)
  | FailedInput

export interface FailedInput {
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
