/**
 * The store of derived resources: pages, their data, feeds, calendars. A derived resource is a pure function of the
 * build, its address, its language, the fair's day and its inputs, which are API responses. It is valid while the
 * versions of its inputs are unchanged, content hashes or failures; there is no TTL.
 */
import { LRUCache } from 'lru-cache'
import { type SparedCall, sparedCall } from '../../api/calls.ts'
import type { EdgeLifetimes } from '../../api/edge-fields.ts'
import { failedInput, type Input } from '../../api/inputs/input.ts'
import type { Call, Inputs } from '../../api/inputs/inputs.ts'
import { hanging } from '../../api/inputs/readings.ts'
import type { FieldLines } from '../../http/response-head.ts'
import type { TraceContext } from '../../http/trace-context.ts'
import { minWaiting } from '../../limits/admission.ts'
import { type DerivedContent, type PreparedResponse, prepareResponse } from './prepared-response.ts'

/** How a resource is derived. */
export interface Derivation {
  /** Identifies the resource. That of a cacheable resource contains parameters with finitely many values only. */
  key: string
  inputs: readonly Call[]
  /** Whether the resource needs each input, in the order of `inputs`; one that is absent is required. */
  required?: readonly boolean[]
  /** False where free text or a simulated clock takes part: the resource is sent with `no-store` and not stored. */
  cacheable: boolean
  /**
   * True: only inputs that are cached now are used, so that a failure page does not wait for a failing backend again.
   */
  cachedInputsOnly?: boolean
  /**
   * A pure function of the key and the inputs, which have the order of `Derivation.inputs`. An error page shows
   * `requestId` too: the id of the request that met the failure, whose log line names the calls.
   */
  derive: (inputs: readonly Input[], requestId?: string) => DerivedContent
}

/** The client on whose behalf a resource is derived. */
export interface Requester {
  /** Key of the client in whose share of the backend's slots inputs are fetched; undefined: the site itself. */
  client?: string | undefined
  /** The id of its request, with which inputs are fetched. */
  trace?: TraceContext
  /** Called with the milliseconds for which inputs were awaited. */
  onUpstreamWait?: (milliseconds: number) => void
}

export interface DerivedStore {
  /** The stored resource if it is valid now, to be sent: it counts as a hit. Synchronous. */
  peek: (key: string) => PreparedResponse | undefined
  /** Whether this resource is stored under the key and valid now; counts nothing. Synchronous. */
  holds: (key: string, resource: PreparedResponse) => boolean
  /**
   * The stored resource if it is valid, else a new one. Inputs are awaited on behalf of each call's own requester; of
   * concurrent calls, the first one's derivation runs for all. Rejects with DerivationQueueFull, or with the error that
   * `derive` throws.
   */
  get: (derivation: Derivation, requester?: Requester) => Promise<PreparedResponse>
  /** Hits and derivations so far, and the derivations that wait now. */
  counters: { readonly hits: number; derivations: number; waiting: number }
  /** How often each call's response, by language, was stored for a resource that was sent: no request was needed. */
  sparedCalls: () => ReadonlyMap<SparedCall, number>
  /** Size of all stored resources, those of failures included. */
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
  /** Lifetimes for an edge; undefined: there is none. */
  edge?: EdgeLifetimes | undefined
  /** Derivations that may wait; one more is rejected with DerivationQueueFull. */
  maxWaiting: number
  /** Called with the milliseconds for which a derivation has waited to begin. */
  onWait?: (milliseconds: number) => void
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

/** While derivations wait longer than this, new ones are rejected where `minWaiting` wait. */
const maxWaitMs = 1000

/** Inputs are looked up again at least this often, so that the LRU of the API cache counts them as used. */
const maxValidityMs = 5000

/** Share of the memory for resources with a status of 500 and above, so that they evict no others: one of so many. */
const failureShare = 16
/** Errors of `derive` that are remembered, and for how many milliseconds. */
const maxErrors = 1000
const errorTtlMs = 5000

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
  const createCache = (maxSize: number) =>
    new LRUCache<string, PreparedResponse>({
      maxSize,
      sizeCalculation: (entry) => entry.size,
      dispose: (entry) => addServes(removed, entry)
    })
  /** The counts of resources that are no longer stored, and of inputs that were at hand for a derivation. */
  const removed: Served = { hits: 0, calls: new Map() }
  const failureBytes = Math.ceil(options.maxBytes / failureShare)
  const stored = createCache(options.maxBytes - failureBytes)
  const failures = createCache(failureBytes)
  /** What `derive` threw, by the key and the versions of the inputs: it is a pure function of them. */
  const errors = new LRUCache<string, { error: unknown }>({ max: maxErrors, ttl: errorTtlMs })
  /** By the key and the versions of the inputs. */
  const inProgress = new Map<string, Promise<PreparedResponse>>()
  /** Sums up what hits have counted in the stored resources: a hit costs one addition. */
  const served = (): Served => {
    const sum: Served = { hits: removed.hits, calls: new Map(removed.calls) }
    for (const cache of [stored, failures]) for (const entry of cache.values()) addServes(sum, entry)
    return sum
  }
  const counters = {
    get hits() {
      return served().hits
    },
    derivations: 0,
    waiting: 0
  }
  let lastDerivation: Promise<unknown> = Promise.resolve()
  /** How long the derivation that began last had waited. */
  let latestWaitMs = 0

  /** Runs one derivation at a time, with event-loop turns between two, so that hits are served meanwhile. */
  const enqueue = <T>(work: () => T): Promise<T> => {
    const isSlow = counters.waiting >= minWaiting && latestWaitMs > maxWaitMs
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

  /** Compares the versions of all inputs, unless no input has changed and they were compared recently. */
  const isValid = (entry: PreparedResponse) => {
    const { validity } = entry
    const revision = inputs.revision()
    const time = now()
    if (validity.revision === revision && time < validity.until) return true
    const validMs = inputs.validFor(entry.inputs, entry.inputVersions)
    if (validMs === undefined) return false
    validity.revision = revision
    validity.until = time + Math.min(validMs, maxValidityMs)
    return true
  }

  const validIn = (cache: typeof stored, key: string) => {
    const entry = cache.get(key)
    return entry && isValid(entry) ? entry : undefined
  }

  return {
    counters,
    bytes: () => stored.calculatedSize + failures.calculatedSize,
    entries: () => stored.size + failures.size,
    peek(key) {
      const entry = validIn(stored, key) ?? validIn(failures, key)
      if (entry) entry.serves += 1
      return entry
    },
    holds: (key, resource) => (validIn(stored, key) ?? validIn(failures, key)) === resource,
    sparedCalls: () => served().calls,
    async get(derivation, requester) {
      const { key, cacheable, cachedInputsOnly } = derivation
      const sender = { client: requester?.client, trace: requester?.trace }
      const fetchInput = (call: Call, index: number) =>
        cachedInputsOnly
          ? notFetched
          : inputs.read(call, { isRequired: derivation.required?.[index] ?? true, ...sender })
      const cached = derivation.inputs.map((call) => inputs.peek(call))
      const pending = derivation.inputs.map((call, index) => cached[index] ?? fetchInput(call, index))
      const countSpared = () => {
        for (const [index, call] of derivation.inputs.entries())
          if (cached[index]) addCalls(removed, sparedCall(call), 1)
      }
      const since = now()
      const inTime = await Promise.all(pending)
      // Without any data there is no page to show: a slow backend whose responses nobody has stored yet is awaited.
      const isEmpty = !cachedInputsOnly && inTime.every(({ kind }) => kind === 'failed')
      const values = isEmpty
        ? await Promise.all(
            inTime.map((value, index) =>
              value === hanging ? inputs.read(derivation.inputs[index]!, { isRequired: true, ...sender }) : value
            )
          )
        : inTime
      const hasWaited = pending.some((value) => value instanceof Promise)
      if (hasWaited) requester?.onUpstreamWait?.(now() - since)
      const versions = values.map((value) => value.version)
      const hasVersions = (entry: PreparedResponse | undefined): entry is PreparedResponse =>
        entry?.inputVersions.every((version, index) => version === versions[index]) ?? false
      if (cacheable) {
        // Also where an input has to be requested each time: the same responses give the same resource.
        const entry = [stored.get(key), failures.get(key)].find(hasVersions)
        if (entry && !hasWaited) {
          entry.serves += 1
          return entry
        }
        countSpared()
        if (entry) return entry
      } else countSpared()
      const derive = () => {
        counters.derivations += 1
        return prepareResponse(
          { inputs: derivation.inputs, values, isStored: cacheable, edge: options.edge },
          derivation.derive(values, requester?.trace?.requestId),
          headers
        )
      }
      if (!cacheable) return enqueue(derive)
      const name = `${key}\n${versions.join()}`
      const known = errors.get(name)
      if (known) throw known.error
      const running = inProgress.get(name)
      if (running) return running
      const promise = enqueue(() => {
        try {
          return derive()
        } catch (error) {
          errors.set(name, { error })
          throw error
        }
      })
        .then((created) => {
          const cache = created.status >= 500 ? failures : stored
          cache.set(key, created)
          return created
        })
        .finally(() => inProgress.delete(name))
      inProgress.set(name, promise)
      return promise
    }
  }
}

/** Hits, and by call the responses that were at hand. */
interface Served {
  hits: number
  calls: Map<SparedCall, number>
}

function addCalls({ calls }: Served, name: SparedCall, count: number): void {
  calls.set(name, (calls.get(name) ?? 0) + count)
}

/** Adds the hits of a resource; calls that it was made without are not spared. */
function addServes(sum: Served, { serves, givenCalls }: PreparedResponse): void {
  sum.hits += serves
  for (const name of givenCalls) addCalls(sum, name, serves)
}

/** Takes the place of an input that is not cached and must not be fetched. */
const notFetched: Input = failedInput(503, 'not-asked')

/** Thrown when too many derivations wait, fewer where they wait for long; answered with 503 and Retry-After. */
export class DerivationQueueFull extends Error {
  readonly statusCode = 503
  constructor() {
    super('too many derivations wait')
    this.name = 'DerivationQueueFull'
  }
}
