/**
 * Fetches of calls for derived resources, and how long a resource waits for them.
 *
 * Derivations that need the same call at the same moment share one fetch, whatever the response says about storing. A
 * fetch for a derivation is the site's own request: it carries no cookie, no credentials and no other field of a
 * visitor, so that `private`, `Set-Cookie` or `Vary: *` of its response cannot be about one of them. Nothing is
 * stored by that: those who share it all wait while it is in progress, and the next derivation requests it again
 * (RFC 9111, section 5.2.2.5, forbids the storing of `no-store`; section 3.5 and `private` are about the responses to
 * users' own requests, which the API proxy keeps apart).
 */
import { LRUCache } from 'lru-cache'
import type { CacheRequest } from '../../cache/cache-request.ts'
import { failedInput, type Input, tooLarge } from './input.ts'

export interface ReadingsOptions {
  /** Longest time that a derivation waits for a call that it can do without, in milliseconds. */
  waitMs: number
  /** See `CacheEngine`. */
  invalidations: () => number
  /** Sends the request; `receive` is called once, perhaps before this returns. */
  fetch: (request: CacheRequest, receive: (input: Input) => void) => void
}

export interface Readings {
  /**
   * The input of a request, after at most the time that `isRequired` allows. `stale` gives the stored input that may
   * take the place of one that does not come in time.
   */
  read(request: CacheRequest, isRequired: boolean, stale: () => Input | undefined): Input | Promise<Input>
  /** What stands in for a call that hangs or whose response is too large, and for how many milliseconds. */
  known(request: CacheRequest, stale: () => Input | undefined): { input: Input; validMs: number } | undefined
  /** Number of fetches that ended after derivations had gone on without them. */
  ended(): number
}

/** A fetch in progress. */
interface Reading {
  result: Promise<Input>
  /** The result, or undefined after the longest wait. */
  inTime: Promise<Input | undefined>
  /** True once derivations go on without it. */
  isOverdue: boolean
  invalidations: number
}

/** What the last fetch of a call showed. */
interface LastReading {
  input: Input
  /**
   * It took longer than the longest wait, and its response was not stored: until a purge the next one is not awaited.
   */
  isLate: boolean
  /** Until when it is not fetched again, in `performance.now` milliseconds. */
  heldUntil: number
  invalidations: number
}

/** Stands for a call that is awaited no longer, and has not failed before. */
export const hanging = failedInput(504, 'timeout')
/** A response that is too large for the cache is not requested again for a page in this time at least. */
const minHeldMs = 4000
/** Calls whose last fetch is remembered. */
const maxRemembered = 5000

/** Creates the readings; nothing is in progress. */
export function createReadings({ waitMs, invalidations, fetch }: ReadingsOptions): Readings {
  const inProgress = new Map<string, Reading>()
  const last = new LRUCache<string, LastReading>({ max: maxRemembered })
  let ended = 0

  /** The fetch in progress, unless a purge since its start forbids to use its response. */
  const current = (key: string) => {
    const reading = inProgress.get(key)
    return reading?.invalidations === invalidations() ? reading : undefined
  }
  const held = ({ key }: CacheRequest) => {
    const remembered = last.get(key)
    const isHeld =
      remembered && remembered.invalidations === invalidations() && performance.now() < remembered.heldUntil
    return isHeld ? remembered : undefined
  }

  /** What derivations use while a fetch is overdue. */
  const insteadOf = (key: string, stale: () => Input | undefined): Input => {
    const lastInput = last.get(key)?.input
    return stale() ?? (lastInput?.kind === 'failed' ? lastInput : hanging)
  }

  const remember = ({ key, rule }: CacheRequest, reading: Reading, input: Input) => {
    const isFailed = input.kind === 'failed'
    const isTooLarge = isFailed && input.detail === tooLarge
    const isLate =
      (reading.isOverdue || (isFailed && input.detail === hanging.detail)) && (isFailed || input.noStore === true)
    if (!isLate && !isTooLarge) return void last.delete(key)
    const heldMs = isTooLarge ? Math.max(minHeldMs, (rule.defaults.fallbackS ?? 0) * 1000) : 0
    last.set(key, {
      input,
      isLate,
      heldUntil: performance.now() + heldMs,
      invalidations: reading.invalidations
    })
  }

  /** Starts a fetch. The result is an input where the cache answers at once. */
  const start = (request: CacheRequest): Input | Reading => {
    const { key } = request
    let receive: (input: Input) => void = () => {}
    let immediate: Input | undefined
    const result = new Promise<Input>((resolve) => {
      receive = resolve
    })
    fetch(request, (input) => {
      immediate = input
      receive(input)
    })
    if (immediate) return immediate
    const lastReading = last.get(key)
    const isWaited = !lastReading?.isLate || lastReading.invalidations !== invalidations()
    let timer: NodeJS.Timeout | undefined
    const inTime = new Promise<Input | undefined>((resolve) => {
      timer = setTimeout(
        () => {
          reading.isOverdue = true
          resolve(undefined)
        },
        isWaited ? waitMs : 0
      )
      void result.then(resolve)
    })
    const reading: Reading = { result, inTime, isOverdue: !isWaited, invalidations: invalidations() }
    inProgress.set(key, reading)
    void result.then((input) => {
      clearTimeout(timer)
      if (inProgress.get(key) === reading) inProgress.delete(key)
      remember(request, reading, input)
      if (reading.isOverdue) ended += 1
    })
    return reading
  }

  return {
    read(request, isRequired, stale) {
      // The late response to a search could not be stored, so the one who searches waits for it; and texts that
      // visitors typed are not shared.
      if (!request.cacheable) return new Promise((resolve) => fetch(request, resolve))
      const remembered = held(request)
      if (remembered) return remembered.input
      const reading = current(request.key) ?? start(request)
      if ('kind' in reading) return reading
      const isKnownToHang = reading.isOverdue && last.get(request.key)?.input.kind === 'failed'
      if (isRequired && !isKnownToHang && !stale()) return reading.result
      if (reading.isOverdue) return insteadOf(request.key, stale)
      return reading.inTime.then((input) => input ?? insteadOf(request.key, stale))
    },
    known(request, stale) {
      const remembered = held(request)
      if (remembered) return { input: remembered.input, validMs: remembered.heldUntil - performance.now() }
      if (!current(request.key)?.isOverdue) return undefined
      return { input: insteadOf(request.key, stale), validMs: Number.POSITIVE_INFINITY }
    },
    ended: () => ended
  }
}
