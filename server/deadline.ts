export interface Deadline {
  /** Lets the clock run on. */
  run(): void
  /** Stops the clock: what we wait for now is not what the deadline measures. */
  hold(): void
  /** Gives the whole time again. */
  restart(): void
  /** Ends it; it never fires after that. */
  clear(): void
}

/** What a deadline measures with. */
export interface Clock {
  /** Milliseconds of a clock that never jumps. */
  now(): number
  /** Calls back once, so many milliseconds later; gives what calls that off. */
  after(milliseconds: number, call: () => void): () => void
}

const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  }
}

/** A total deadline in milliseconds that starts at once, can be held, and fires once. */
export function createDeadline(milliseconds: number, fire: () => void, clock = realClock): Deadline {
  let left = milliseconds
  let since = 0
  let callOff: (() => void) | undefined
  let over = false

  const run = () => {
    if (over || callOff) return
    since = clock.now()
    callOff = clock.after(Math.max(1, left), () => {
      over = true
      fire()
    })
  }
  const hold = () => {
    if (!callOff) return
    callOff()
    callOff = undefined
    left -= clock.now() - since
  }
  run()
  return {
    run,
    hold,
    restart() {
      if (over) return
      hold()
      left = milliseconds
      run()
    },
    clear() {
      over = true
      callOff?.()
      callOff = undefined
    }
  }
}
