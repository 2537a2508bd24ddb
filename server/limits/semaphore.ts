/** A semaphore whose waiters time out: bounds how many operations run at the same time. */

export interface Semaphore {
  /** Resolves with true when a slot is taken, which `release` must give back; with false after the maximal wait. */
  acquire(): Promise<boolean>
  /** Gives a slot back; it goes to the waiter that has waited longest. */
  release(): void
}

/** Creates a semaphore with so many slots; `maxWaitMs` is the longest wait for one, in milliseconds. */
export function createSemaphore(slots: number, maxWaitMs: number): Semaphore {
  let free = slots
  const waiters = new Set<(isAcquired: boolean) => void>()
  return {
    acquire() {
      if (free > 0) {
        free -= 1
        return Promise.resolve(true)
      }
      return new Promise((resolve) => {
        const finish = (isAcquired: boolean) => {
          clearTimeout(timer)
          waiters.delete(finish)
          resolve(isAcquired)
        }
        const timer = setTimeout(() => finish(false), maxWaitMs)
        waiters.add(finish)
      })
    },
    release() {
      const [next] = waiters
      if (next) next(true)
      else free += 1
    }
  }
}
