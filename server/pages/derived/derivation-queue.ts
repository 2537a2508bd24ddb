/** The queue in which derivations wait for the process's only thread. */
import { minWaiting } from '../../limits/load-shedding.ts'

/** While derivations wait longer than this, new ones are rejected where `minWaiting` wait. */
const maxWaitMs = 1000

/**
 * Node 20 and 22 accept one connection per event-loop turn. Between two derivations so many turns pass, so that an
 * overload gets 503 instead of queueing in the kernel.
 */
const turnsBetweenDerivations = 8

async function yieldToAccept(): Promise<void> {
  for (let i = 0; i < turnsBetweenDerivations; i += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Derivations that wait for their turn. */
export interface Queue {
  waiting(): number
  /**
   * Runs the work when it is its turn. Rejects with DerivationQueueFull on overload, or with what the work throws, of
   * which `onError` is told.
   */
  add<T>(work: () => T, onError?: (error: unknown) => void): Promise<T>
}

/** Runs one derivation at a time, with event-loop turns between two, so that hits are served meanwhile. */
export function createQueue(
  maxWaiting: number,
  now: () => number,
  onWait: ((milliseconds: number) => void) | undefined
): Queue {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  /** How long the derivation that began last had waited. */
  let latestWaitMs = 0
  return {
    waiting: () => waiting,
    add(work, onError) {
      const isSlow = waiting >= minWaiting && latestWaitMs > maxWaitMs
      if (waiting >= maxWaiting || isSlow) return Promise.reject(new DerivationQueueFull())
      waiting += 1
      const since = now()
      const result = last
        .then(yieldToAccept)
        .then(() => {
          latestWaitMs = now() - since
          onWait?.(latestWaitMs)
          try {
            return work()
          } catch (error) {
            onError?.(error)
            throw error
          }
        })
        .finally(() => {
          waiting -= 1
        })
      last = result.catch(() => undefined)
      return result
    }
  }
}

/** Thrown when too many derivations wait, fewer where they wait for long; answered with 503 and Retry-After. */
export class DerivationQueueFull extends Error {
  readonly statusCode = 503
  constructor() {
    super('too many derivations wait')
    this.name = 'DerivationQueueFull'
  }
}
