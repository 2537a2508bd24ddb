/**
 * The log of the process: one line of JSON per event on standard output, with level names and RFC 3339 times; and the
 * log of what may happen often, which has a line of each kind now and then.
 */
import { type Logger, pino } from 'pino'
import { pathsByName } from '../../shared/calls/table.ts'
import type { Settings } from '../settings.ts'

/** Creates the log at the level of the settings. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const options = {
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: pathOfCall
  }
  return pino(options, standardOutput())
}

/** Beside the short name of a call its path, which is the name that its backend's team knows. */
function pathOfCall(fields: { call?: unknown } | null): { path?: string } {
  const path = pathsByName.get(String(fields?.call))
  return path === undefined ? {} : { path }
}

/** Bytes that are buffered while standard output cannot be written; lines beyond it are dropped. */
const maxBufferedBytes = 1_048_576

/** Standard output, written asynchronously. If it fails, for example on a full disk, only log lines are lost. */
function standardOutput() {
  const output = pino.destination({ fd: 1, sync: false, maxLength: maxBufferedBytes })
  output.on('error', () => {})
  // pino calls this at exit: on a full disk it retries for ever and the process cannot end. `flushLog` replaces it.
  output.flushSync = () => {}
  return output
}

/** Resolves when all buffered lines are written, or after half a second. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 500)
    log.flush(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

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
