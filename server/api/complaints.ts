/** Log lines about what goes wrong again and again: each class once in ten seconds, with how often it was left out. */

/** The part of a pino logger that is used here. */
export interface Log {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

export interface Complaints {
  /** Says it unless the class has been heard of in the last ten seconds. */
  warn(klass: string, facts: object, message: string): void
  /** Says it once in the life of the process. */
  once(klass: string, facts: object, message: string): void
}

const silenceMs = 10_000
const mostClasses = 1000

/** `now` gives milliseconds. */
export function createComplaints(log: Log, now: () => number): Complaints {
  const heard = new Map<string, { at: number; left: number }>()
  const said = new Set<string>()
  return {
    warn(klass, facts, message) {
      const before = heard.get(klass)
      if (before && Math.abs(now() - before.at) < silenceMs) {
        before.left += 1
        return
      }
      if (heard.size >= mostClasses) heard.clear()
      heard.set(klass, { at: now(), left: 0 })
      log.warn(before && before.left > 0 ? { ...facts, leftOut: before.left } : facts, message)
    },
    once(klass, facts, message) {
      if (said.has(klass) || said.size >= mostClasses) return
      said.add(klass)
      log.warn(facts, message)
    }
  }
}
