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

/** A total deadline in milliseconds that starts at once, can be held, and fires once. */
export function createDeadline(milliseconds: number, fire: () => void): Deadline {
  let left = milliseconds
  let since = 0
  let timer: NodeJS.Timeout | undefined
  let over = false

  const run = () => {
    if (over || timer) return
    since = performance.now()
    timer = setTimeout(
      () => {
        over = true
        fire()
      },
      Math.max(1, left)
    )
  }
  const hold = () => {
    if (!timer) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
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
      if (timer) clearTimeout(timer)
      timer = undefined
    }
  }
}
