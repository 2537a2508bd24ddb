/**
 * The store of derived resources: pages, their data, feeds, calendars. A derived resource is a pure function of the
 * build, its address, its language, the fair's day and its inputs, which are API responses. It is valid while the
 * content hashes of its inputs are unchanged; there is no TTL.
 */
import { LRUCache } from 'lru-cache'
import type { FieldLines } from '../http/prebuilt-head.ts'
import type { Call, Input, Inputs } from './inputs.ts'
import { type DerivedContent, type PreparedResponse, prepareResponse } from './prepared-response.ts'

/** How a resource is derived. */
export interface Derivation {
  /** Identifies the resource. That of a cacheable resource contains parameters with finitely many values only. */
  key: string
  inputs: readonly Call[]
  /** False where free text or a simulated clock takes part: the resource is sent with `no-store` and not stored. */
  cacheable: boolean
  /**
   * True: only inputs that are cached now are used, so that a failure page does not wait for a failing backend again.
   */
  cachedInputsOnly?: boolean
  /** A pure function of the key and the inputs, which have the order of `Derivation.inputs`. */
  derive: (inputs: readonly Input[]) => DerivedContent
}

/** The client on whose behalf a resource is derived. */
export interface Requester {
  /** Key of the client in whose share of the backend's slots inputs are fetched; undefined: the site itself. */
  client?: string | undefined
  /** Called with the milliseconds for which inputs were awaited. */
  onUpstreamWait?: (milliseconds: number) => void
}

export interface DerivedStore {
  /** The stored resource if it is valid now. Synchronous. */
  peek: (key: string) => PreparedResponse | undefined
  /**
   * The stored resource if it is valid, else a new one. Inputs are awaited on behalf of each call's own requester; of
   * concurrent calls, the first one's derivation runs for all. Rejects with DerivationQueueFull, or with the error that
   * `derive` throws.
   */
  get: (derivation: Derivation, requester?: Requester) => Promise<PreparedResponse>
  /** Hits and derivations so far, and the derivations that wait now. */
  counters: { hits: number; derivations: number; waiting: number }
  /** Size of all stored resources. */
  bytes: () => number
  /** Number of stored resources. */
  entries: () => number
}

export interface DerivedStoreOptions {
  inputs: Inputs
  /** Bound of the stored bytes. */
  maxBytes: number
  /** Headers of every resource. */
  headers: FieldLines
  /** Derivations that may wait; one more is rejected with DerivationQueueFull. */
  maxWaiting: number
  /** Called with the milliseconds for which a derivation has waited to begin. */
  onWait?: (milliseconds: number) => void
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

/** While derivations wait longer than this, new ones are rejected, even if fewer than `maxWaiting` wait. */
const maxWaitMs = 1000

/** Inputs are looked up again at least this often, so that the LRU of the API cache counts them as used. */
const maxValidityMs = 5000

/**
 * Node 20 and 22 accept one connection per event-loop turn. Between two derivations so many turns pass, so that an
 * overload gets 503 instead of queueing in the kernel.
 */
const turnsBetweenDerivations = 8

async function yieldToAccept(): Promise<void> {
  for (let i = 0; i < turnsBetweenDerivations; i += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Creates an empty store. */
export function createDerivedStore(options: DerivedStoreOptions): DerivedStore {
  const { inputs, headers } = options
  const now = options.now ?? (() => performance.now())
  const stored = new LRUCache<string, PreparedResponse>({
    maxSize: options.maxBytes,
    sizeCalculation: (entry) => entry.size
  })
  /** By the key and the hashes of the inputs. */
  const inProgress = new Map<string, Promise<PreparedResponse>>()
  const counters = { hits: 0, derivations: 0, waiting: 0 }
  let lastDerivation: Promise<unknown> = Promise.resolve()
  /** How long the derivation that began last had waited. */
  let latestWaitMs = 0

  /** Runs one derivation at a time, with event-loop turns between two, so that hits are served meanwhile. */
  const enqueue = <T>(work: () => T): Promise<T> => {
    const isSlow = counters.waiting > 0 && latestWaitMs > maxWaitMs
    if (counters.waiting >= options.maxWaiting || isSlow) return Promise.reject(new DerivationQueueFull())
    counters.waiting += 1
    const since = now()
    const result = lastDerivation
      .then(yieldToAccept)
      .then(() => {
        latestWaitMs = now() - since
        options.onWait?.(latestWaitMs)
        return work()
      })
      .finally(() => {
        counters.waiting -= 1
      })
    lastDerivation = result.catch(() => undefined)
    return result
  }

  /** Compares the hashes of all inputs, unless no input has changed and they were compared recently. */
  const isValid = (entry: PreparedResponse) => {
    const { validity } = entry
    const revision = inputs.revision()
    const time = now()
    if (validity.revision === revision && time < validity.until) return true
    const validMs = inputs.validFor(entry.inputs, entry.inputHashes)
    if (validMs === undefined) return false
    validity.revision = revision
    validity.until = time + Math.min(validMs, maxValidityMs)
    return true
  }

  return {
    counters,
    bytes: () => stored.calculatedSize,
    entries: () => stored.size,
    peek(key) {
      const entry = stored.get(key)
      if (!entry || !isValid(entry)) return undefined
      counters.hits += 1
      return entry
    },
    async get(derivation, requester) {
      const fetchInput = (call: Call) =>
        derivation.cachedInputsOnly ? notFetched : inputs.read(call, requester?.client)
      const pending = derivation.inputs.map((call) => inputs.peek(call) ?? fetchInput(call))
      const since = now()
      const values = await Promise.all(pending)
      if (pending.some((value) => value instanceof Promise)) requester?.onUpstreamWait?.(now() - since)
      const hashes = values.map(hashOf)
      const isStorable = derivation.cacheable && hashes.every((hash) => hash !== undefined)
      const entry = isStorable ? stored.get(derivation.key) : undefined
      if (entry?.inputHashes.every((hash, index) => hash === hashes[index])) return entry
      const derive = () => {
        counters.derivations += 1
        return prepareResponse(derivation.inputs, hashes, derivation.derive(values), headers, isStorable)
      }
      if (!isStorable) return enqueue(derive)
      const name = `${derivation.key}\n${hashes.join()}`
      const running = inProgress.get(name)
      if (running) return running
      const promise = enqueue(derive)
        .then((created) => {
          stored.set(derivation.key, created)
          return created
        })
        .finally(() => inProgress.delete(name))
      inProgress.set(name, promise)
      return promise
    }
  }
}

/** Takes the place of an input that is not cached and must not be fetched. */
const notFetched: Input = Object.freeze({ kind: 'failed', status: 503, detail: 'not-asked' })

/** Thrown when too many derivations wait, or for too long; answered with 503 and Retry-After. */
export class DerivationQueueFull extends Error {
  readonly statusCode = 503
  constructor() {
    super('too many derivations wait')
    this.name = 'DerivationQueueFull'
  }
}

/** The content hash of an input; undefined if it failed or may not be stored. */
function hashOf(input: Input): string | undefined {
  return input.kind === 'failed' ? undefined : input.hash
}
