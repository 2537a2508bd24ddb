/** A bounded number of places that are taken and given back; who finds none waits in order, for a bounded time. */

export interface Places {
  /** True when a place was taken, which `give` must return; false when none became free in time. */
  take(): Promise<boolean>
  give(): void
}

/** `most` places; `longestWaitMs` milliseconds is the longest wait for one. */
export function createPlaces(most: number, longestWaitMs: number): Places {
  let free = most
  const waiting = new Set<(taken: boolean) => void>()
  return {
    take() {
      if (free > 0) {
        free -= 1
        return Promise.resolve(true)
      }
      return new Promise((resolve) => {
        const end = (taken: boolean) => {
          clearTimeout(late)
          waiting.delete(end)
          resolve(taken)
        }
        const late = setTimeout(() => end(false), longestWaitMs)
        waiting.add(end)
      })
    },
    give() {
      const [next] = waiting
      if (next) next(true)
      else free += 1
    }
  }
}
