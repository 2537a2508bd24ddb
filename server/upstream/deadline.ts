/** A total time limit that can be paused, so that the client's own slowness does not count against the backend. */

export interface Deadline {
  /** Continues the countdown. */
  resume(): void
  /** Stops the countdown; the remaining time is kept. */
  pause(): void
  /** Cancels the deadline; it never fires afterwards. */
  clear(): void
}

/** The time source of a deadline. */
export interface Clock {
  /** Monotonic time in milliseconds. */
  now(): number
  /** Calls back once after so many milliseconds; returns a function that cancels the call. */
  after(milliseconds: number, callback: () => void): () => void
}

const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  }
}

/** Creates a deadline of so many milliseconds that starts at once and calls `onExpired` at most once. */
export function createDeadline(milliseconds: number, onExpired: () => void, clock = realClock): Deadline {
  let remaining = milliseconds
  let resumedAt = 0
  let cancelTimer: (() => void) | undefined
  let isOver = false

  const resume = () => {
    if (isOver || cancelTimer) return
    resumedAt = clock.now()
    cancelTimer = clock.after(Math.max(1, remaining), () => {
      isOver = true
      onExpired()
    })
  }
  const pause = () => {
    if (!cancelTimer) return
    cancelTimer()
    cancelTimer = undefined
    remaining -= clock.now() - resumedAt
  }
  resume()
  return {
    resume,
    pause,
    clear() {
      isOver = true
      cancelTimer?.()
      cancelTimer = undefined
    }
  }
}
