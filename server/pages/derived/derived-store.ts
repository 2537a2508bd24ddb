/**
 * The store of derived resources: pages, their data, feeds, calendars. A derived resource is a pure function of the
 * build, its address, its language, the fair's day and its inputs, which are API responses. It is valid while the
 * versions of its inputs are unchanged, content hashes or failures; there is no TTL.
 */
import { LRUCache } from 'lru-cache'
import { type SparedCall, sparedCall } from '../../api/calls.ts'
import type { EdgeLifetimes } from '../../api/downstream-headers.ts'
import { type Call, failedInput, type Input, type Inputs, late } from '../../api/inputs/inputs.ts'
import type { TraceContext } from '../../http/trace-context.ts'
import { createQueue } from './derivation-queue.ts'
import { type CommonHeaders, type DerivedContent, type PreparedResponse, prepareResponse } from './prepared-response.ts'

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
  counters: { readonly hits: number; derivations: number; readonly waiting: number }
  /** How often each call's response, by language, was stored for a resource that was sent: no request was needed. */
  sparedCalls: () => ReadonlyMap<SparedCall, number>
  /** Size of all stored resources, those of failures included. */
  bytes: () => number
  /** Number of stored resources. */
  entries: () => number
}

export interface DerivedStoreOptions extends CommonHeaders {
  inputs: Inputs
  /** Bound of the stored bytes. */
  maxBytes: number
  /** Lifetimes for an edge; undefined: there is none. */
  edge?: EdgeLifetimes | undefined
  /** Derivations that may wait; one more is rejected with DerivationQueueFull. */
  maxWaiting: number
  /** Called with the milliseconds for which a derivation has waited to begin. */
  onWait?: (milliseconds: number) => void
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

/** Inputs are looked up again at least this often, so that the LRU of the API cache counts them as used. */
const maxValidityMs = 5000

/** Share of the memory for resources with a status of 500 and above, so that they evict no others: one of so many. */
const failureShare = 16
/** Errors of `derive` that are remembered, and for how many milliseconds. */
const maxErrors = 1000
const errorTtlMs = 5000

/** Creates an empty store. */
export function createDerivedStore(options: DerivedStoreOptions): DerivedStore {
  const { inputs, maxBytes, now = () => performance.now() } = options
  /** The counts of resources that are no longer stored, and of inputs that were at hand for a derivation. */
  const removed: Served = { hits: 0, calls: new Map() }
  const resources = createResources(inputs, maxBytes, now, (resource) => addServes(removed, resource))
  const queue = createQueue(options.maxWaiting, now, options.onWait)
  /** What `derive` threw, by the key and the versions of the inputs: it is a pure function of them. */
  const errors = new LRUCache<string, { error: unknown }>({ max: maxErrors, ttl: errorTtlMs })
  /** By the key and the versions of the inputs. */
  const inProgress = new Map<string, Promise<PreparedResponse>>()
  /** Sums up what hits have counted in the stored resources: a hit costs one addition. */
  const served = (): Served => {
    const sum: Served = { hits: removed.hits, calls: new Map(removed.calls) }
    for (const resource of resources.all()) addServes(sum, resource)
    return sum
  }
  const counters = {
    get hits() {
      return served().hits
    },
    derivations: 0,
    get waiting() {
      return queue.waiting()
    }
  }

  /** Derives a resource and stores it; those who ask for the same one meanwhile share it, and what it throws. */
  const deriveOnce = (key: string, versions: readonly string[], derive: () => PreparedResponse) => {
    const name = `${key}\n${versions.join()}`
    const known = errors.get(name)
    if (known) throw known.error
    const running = inProgress.get(name)
    if (running) return running
    const promise = queue
      .add(derive, (error) => errors.set(name, { error }))
      .then((created) => resources.add(key, created))
      .finally(() => inProgress.delete(name))
    inProgress.set(name, promise)
    return promise
  }

  return {
    counters,
    bytes: resources.bytes,
    entries: resources.entries,
    peek(key) {
      const resource = resources.valid(key)
      if (resource) resource.serves += 1
      return resource
    },
    holds: (key, resource) => resources.valid(key) === resource,
    sparedCalls: () => served().calls,
    async get(derivation, requester) {
      const { key, cacheable } = derivation
      const { values, wereCached, hasWaited } = await readInputs(inputs, derivation, now, requester)
      const versions = values.map((value) => value.version)
      // Also where an input has to be requested each time: the same responses give the same resource.
      const stored = cacheable ? resources.withVersions(key, versions) : undefined
      if (stored && !hasWaited) {
        stored.serves += 1
        return stored
      }
      for (const [index, call] of derivation.inputs.entries())
        if (wereCached[index]) addCalls(removed, sparedCall(call), 1)
      if (stored) return stored
      const derive = () => {
        counters.derivations += 1
        return prepareResponse(
          { inputs: derivation.inputs, values, isStored: cacheable, edge: options.edge },
          derivation.derive(values, requester?.trace?.requestId),
          options
        )
      }
      return cacheable ? deriveOnce(key, versions, derive) : queue.add(derive)
    }
  }
}

/**
 * A slow backend answers the calls of a page at about the same time. So much longer than for those that it needs a page
 * waits for the others.
 */
const graceShare = 0.1

/** A promise, and what settles it. */
function createSignal(): { settled: Promise<undefined>; settle: () => void } {
  let settle = () => {}
  const settled = new Promise<undefined>((resolve) => {
    settle = () => resolve(undefined)
  })
  return { settled, settle }
}

/** The inputs of a derivation, and which of them were at hand. */
async function readInputs(
  inputs: Inputs,
  { inputs: calls, required, cachedInputsOnly }: Derivation,
  now: () => number,
  requester: Requester | undefined
): Promise<{ values: Input[]; wereCached: boolean[]; hasWaited: boolean }> {
  const sender = { client: requester?.client, trace: requester?.trace }
  const isRequired = (index: number) => required?.[index] ?? true
  const cached = calls.map((call) => inputs.peek(call))
  const awaited = cached.some((input, index) => !input && isRequired(index)) ? createSignal() : undefined
  const pending = calls.map((call, index) => {
    const found = cached[index]
    if (found) return found
    if (cachedInputsOnly) return notFetched
    return inputs.read(call, { isRequired: isRequired(index), until: awaited?.settled, ...sender })
  })
  const since = now()
  if (awaited)
    void Promise.all(pending.filter((_input, index) => isRequired(index))).then(() =>
      setTimeout(awaited.settle, (now() - since) * graceShare)
    )
  const inTime = await Promise.all(pending)
  // Without any data there is no page to show: a slow backend whose responses nobody has stored yet is awaited.
  const isEmpty = !cachedInputsOnly && inTime.every(({ kind }) => kind === 'failed')
  const values = isEmpty
    ? await Promise.all(
        inTime.map((value, index) =>
          value === late ? inputs.read(calls[index]!, { isRequired: true, ...sender }) : value
        )
      )
    : inTime
  const hasWaited = pending.some((value) => value instanceof Promise)
  if (hasWaited) requester?.onUpstreamWait?.(now() - since)
  return { values, wereCached: cached.map((input) => input !== undefined), hasWaited }
}

/** Stored resources by key; those with a status of 500 and above evict no others. */
interface Resources {
  /** The resource whose inputs have not changed. */
  valid(key: string): PreparedResponse | undefined
  withVersions(key: string, versions: readonly string[]): PreparedResponse | undefined
  /** Stores the resource, and gives it back. */
  add(key: string, resource: PreparedResponse): PreparedResponse
  all(): Iterable<PreparedResponse>
  bytes(): number
  entries(): number
}

function createResources(
  inputs: Inputs,
  maxBytes: number,
  now: () => number,
  onRemove: (resource: PreparedResponse) => void
): Resources {
  const createCache = (maxSize: number) =>
    new LRUCache<string, PreparedResponse>({ maxSize, sizeCalculation: ({ size }) => size, dispose: onRemove })
  const failureBytes = Math.ceil(maxBytes / failureShare)
  const good = createCache(maxBytes - failureBytes)
  const failures = createCache(failureBytes)

  /** Compares the versions of all inputs, unless no input has changed and they were compared recently. */
  const isValid = ({ validity, inputs: calls, inputVersions }: PreparedResponse) => {
    const revision = inputs.revision()
    const time = now()
    if (validity.revision === revision && time < validity.until) return true
    const validMs = inputs.validFor(calls, inputVersions)
    if (validMs === undefined) return false
    validity.revision = revision
    validity.until = time + Math.min(validMs, maxValidityMs)
    return true
  }
  const validIn = (cache: typeof good, key: string) => {
    const resource = cache.get(key)
    return resource && isValid(resource) ? resource : undefined
  }
  return {
    valid: (key) => validIn(good, key) ?? validIn(failures, key),
    withVersions: (key, versions) =>
      [good.get(key), failures.get(key)].find((resource) =>
        resource?.inputVersions.every((version, index) => version === versions[index])
      ),
    add(key, resource) {
      const cache = resource.status >= 500 ? failures : good
      cache.set(key, resource)
      return resource
    },
    *all() {
      yield* good.values()
      yield* failures.values()
    },
    bytes: () => good.calculatedSize + failures.calculatedSize,
    entries: () => good.size + failures.size
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
