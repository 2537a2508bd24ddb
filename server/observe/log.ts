/** The log of the process: one line of JSON per event on standard output, with level names and RFC 3339 times. */
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
