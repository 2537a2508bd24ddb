/**
 * Reads of the site itself, for what it derives from responses, and how long they are awaited.
 *
 * Those who need the same response at the same moment share one fetch, whatever the response says about storing. Such a
 * fetch is the site's own request: it carries no cookie, no credentials and no other field of a visitor, so that
 * `private`, `Set-Cookie` or `Vary: *` of its response cannot be about one of them. Nothing is stored by that: those who
 * share it all wait while it is in progress, and the next read requests it again (RFC 9111, section 5.2.2.5, forbids the
 * storing of `no-store`; section 3.5 and `private` are about the responses to users' own requests).
 */
import { LRUCache } from 'lru-cache'
import type { CacheRequest, CacheResult } from './cache-request.ts'
import type { CacheEngine } from './engine.ts'
import type { Failure } from './failures.ts'

/** How long a result is awaited. */
export interface ReadWait {
  /** True: until it comes, unless it is known to hang or a stale response is stored. */
  isRequired: boolean
  /** Settles when whoever reads awaits nothing else: until then a result that is not required is awaited too. */
  until?: Promise<undefined> | undefined
}

/** What stands in for a response, and for how many milliseconds. */
export interface StandIn {
  result: CacheResult
  validMs: number
}

/** A fetch in progress. */
interface Read {
  result: Promise<CacheResult>
  /** The result, or undefined after the longest wait. */
  inTime: Promise<CacheResult | undefined>
  /** True once those who need it go on without it. */
  isOverdue: boolean
  invalidations: number
}

/** What the last fetch of a key showed. */
interface LastRead {
  /** Undefined where it has not failed. */
  failed: CacheResult | undefined
  /**
   * It took longer than the longest wait, and its response was not stored: until a purge the next one is not awaited.
   */
  isLate: boolean
  /** Until when it is not fetched again, in `performance.now` milliseconds. */
  heldUntil: number
  invalidations: number
}

/** Stands for a response that is awaited no longer, and has not failed before. */
export const hanging: CacheResult = Object.freeze<Failure>({
  kind: 'failure',
  failure: { status: 504, reason: 'timeout' },
  personal: false,
  retryAfterS: undefined,
  cacheStatus: { detail: 'timeout' }
})
/** A response that is too large for the cache is not requested again in this time at least. */
const minHeldMs = 4000
/** Keys whose last fetch is remembered. */
const maxRemembered = 5000

/** Reads from a cache, each for at most `waitMs` milliseconds where the response is not required. */
export class BoundedReads {
  readonly #cache: CacheEngine
  readonly #waitMs: number
  readonly #inProgress = new Map<string, Read>()
  readonly #last = new LRUCache<string, LastRead>({ max: maxRemembered })
  /** Number of fetches that ended after those who needed them had gone on. */
  ended = 0

  constructor(cache: CacheEngine, waitMs: number) {
    this.#cache = cache
    this.#waitMs = waitMs
  }

  /**
   * The result of a request that the cache cannot answer now, or what stands in for it. Never rejects.
   */
  read(request: CacheRequest, { isRequired, until }: ReadWait): CacheResult | Promise<CacheResult> {
    // The late response to a search could not be stored, so the one who searches waits for it; and texts that visitors
    // typed are not shared.
    if (!request.cacheable) return new Promise((resolve) => this.#cache.handle(request, resolve))
    const held = this.#held(request)
    if (held?.failed) return held.failed
    const read = this.#current(request.key) ?? this.#start(request)
    if ('kind' in read) return read
    const isKnownToHang = read.isOverdue && this.#last.get(request.key)?.failed !== undefined
    const mayWait = !isKnownToHang && !this.#cache.lookupStale(request)
    if (isRequired && mayWait) return read.result
    const longer = mayWait ? until : undefined
    if (read.isOverdue && !longer) return this.#insteadOf(request)
    const inTime = longer ? read.inTime.then((result) => result ?? Promise.race([read.result, longer])) : read.inTime
    return inTime.then((result) => result ?? this.#insteadOf(request))
  }

  /** What stands in for a response that hangs, that is too large, or that is known to fail. */
  standIn(request: CacheRequest): StandIn | undefined {
    const held = this.#held(request)
    if (held?.failed) return { result: held.failed, validMs: held.heldUntil - performance.now() }
    if (this.#current(request.key)?.isOverdue)
      return { result: this.#insteadOf(request), validMs: Number.POSITIVE_INFINITY }
    const failing = this.#cache.knownFailure(request)
    return failing && { result: failing.failure, validMs: failing.retryMs }
  }

  /** The fetch in progress, unless a purge since its start forbids to use its response. */
  #current(key: string): Read | undefined {
    const read = this.#inProgress.get(key)
    return read?.invalidations === this.#cache.invalidations ? read : undefined
  }

  #held({ key }: CacheRequest): LastRead | undefined {
    const last = this.#last.get(key)
    return last?.invalidations === this.#cache.invalidations && performance.now() < last.heldUntil ? last : undefined
  }

  /** What is used while a fetch is overdue. */
  #insteadOf(request: CacheRequest): CacheResult {
    const entry = this.#cache.lookupStale(request)
    if (entry) return { kind: 'entry', entry }
    return this.#last.get(request.key)?.failed ?? hanging
  }

  /** Starts a fetch. Gives the result where the cache answers at once. */
  #start(request: CacheRequest): CacheResult | Read {
    const { key } = request
    let receive: (result: CacheResult) => void = () => {}
    let immediate: CacheResult | undefined
    const result = new Promise<CacheResult>((resolve) => {
      receive = resolve
    })
    this.#cache.handle(request, (received) => {
      immediate = received
      receive(received)
    })
    if (immediate) return immediate
    const last = this.#last.get(key)
    const isAwaited = !last?.isLate || last.invalidations !== this.#cache.invalidations
    let timer: NodeJS.Timeout | undefined
    const inTime = new Promise<CacheResult | undefined>((resolve) => {
      const giveUp = () => {
        read.isOverdue = true
        resolve(undefined)
      }
      timer = setTimeout(giveUp, isAwaited ? this.#waitMs : 0)
      void result.then(resolve)
    })
    const read: Read = { result, inTime, isOverdue: !isAwaited, invalidations: this.#cache.invalidations }
    this.#inProgress.set(key, read)
    void result.then((received) => {
      clearTimeout(timer)
      if (this.#inProgress.get(key) === read) this.#inProgress.delete(key)
      this.#remember(request, read, received)
      if (read.isOverdue) this.ended += 1
    })
    return read
  }

  #remember({ key, rule }: CacheRequest, read: Read, result: CacheResult): void {
    // A complete response is one that is not stored.
    const failed = withoutBody(result)
    const isUnstored = failed !== undefined || result.kind === 'complete'
    const isLate = (read.isOverdue || isTimeout(result)) && isUnstored
    if (!isLate && !isTooLarge(result)) return void this.#last.delete(key)
    const heldMs = isTooLarge(result) ? Math.max(minHeldMs, (rule.defaults.fallbackS ?? 0) * 1000) : 0
    const heldUntil = performance.now() + heldMs
    this.#last.set(key, { failed, isLate, heldUntil, invalidations: read.invalidations })
  }
}

/** A response that is not piped is discarded: it is too large to be stored. */
const isTooLarge = ({ kind }: CacheResult) => kind === 'stream' || kind === 'forward'

/** A failed result as it is remembered, which must not keep a response in memory; undefined for any other. */
function withoutBody(result: CacheResult): CacheResult | undefined {
  if (isTooLarge(result)) return { kind: 'forward', cacheStatus: result.cacheStatus ?? {} }
  if (result.kind !== 'failure') return undefined
  return { ...result, response: result.response && { ...result.response, body: Buffer.alloc(0) } }
}

const isTimeout = (result: CacheResult) => result.kind === 'failure' && result.failure.reason === 'timeout'
