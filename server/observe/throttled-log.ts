/** A log for recurring lines: one line per topic in ten seconds, with the number of lines left out. */

/** The part of a pino logger that is used here. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface ThrottledLog {
  /** Logs a warning unless one of the same topic was logged in the last ten seconds. */
  warn(topic: string, fields: object, message: string): void
  /** The same at info. */
  info(topic: string, fields: object, message: string): void
  /** Logs a warning once per topic in the life of the process. */
  once(topic: string, fields: object, message: string): void
}

const intervalMs = 10_000
/** Bounds the memory: topics may contain text of the backend. */
const maxTopics = 1000

/** Creates a throttled log in front of `log`; `now` is a clock in milliseconds. */
export function createThrottledLog(log: Log, now: () => number): ThrottledLog {
  const recent = new Map<string, { loggedAt: number; leftOut: number }>()
  const loggedOnce = new Set<string>()
  const throttled = (level: 'info' | 'warn') => (topic: string, fields: object, message: string) => {
    const key = `${level} ${topic}`
    const last = recent.get(key)
    // The wall clock may be set back, hence the absolute difference.
    if (last && Math.abs(now() - last.loggedAt) < intervalMs) {
      last.leftOut += 1
      return
    }
    if (recent.size >= maxTopics) recent.clear()
    recent.set(key, { loggedAt: now(), leftOut: 0 })
    log[level](last && last.leftOut > 0 ? { ...fields, leftOut: last.leftOut } : fields, message)
  }
  return {
    warn: throttled('warn'),
    info: throttled('info'),
    once(topic, fields, message) {
      if (loggedOnce.has(topic) || loggedOnce.size >= maxTopics) return
      loggedOnce.add(topic)
      log.warn(fields, message)
    }
  }
}
