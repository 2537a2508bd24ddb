/** The log of the process: one line of JSON for each thing that happened, with level names and RFC 3339 times. */
import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

/** Opens it at the level that the settings name. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  const options = {
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) }
  }
  return pino(options, standardOutput())
}

/** Bytes that wait for a log that cannot be written just now; what is over it is dropped. */
const mostWaiting = 1_048_576

/** The standard output, written behind the event loop. When it is a full disk the log is lost and nothing else. */
function standardOutput() {
  const output = pino.destination({ fd: 1, sync: false, maxLength: mostWaiting })
  output.on('error', () => {})
  // It would try for ever while the disk is full, and the process could not end: the end waits for `flush` instead.
  output.flushSync = () => {}
  return output
}

/** Resolves when everything that was logged is written, or after half a second. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 500)
    log.flush(() => {
      clearTimeout(late)
      resolve()
    })
  })
}
