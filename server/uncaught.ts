/** Errors that nobody listened for: those of a stream or a promise cost one request, any other ends the process. */
import type { Logger } from 'pino'

/** Codes of errors that say that one stream, socket or message is broken, and nothing of the process. */
const streamCode =
  /^(?:E[A-Z]{3,20}|ABORT_ERR|ERR_(?:STREAM|HTTP|SOCKET|SSL|TLS)_[A-Z_]{1,60}|UND_ERR_[A-Z_]{1,60}|HPE_[A-Z_]{1,60}|Z_[A-Z_]{1,40})$/

/** True for an error that a stream or a socket emitted: its own state is lost, and that of one request with it. */
export function isStreamError(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && streamCode.test(code)
}

/**
 * Takes the errors that nobody listened for. A stream's error and a rejected promise are logged; after any other the
 * state of the process is unknown, so `end` is called once with it.
 */
export function ownUncaught(log: Pick<Logger, 'error' | 'fatal'>, end: (error: unknown) => void): void {
  let ending = false
  process.on('uncaughtException', (err) => {
    if (isStreamError(err)) return log.error({ err }, 'nobody listened for the error of a stream: its request is lost')
    log.fatal({ err }, 'the process ends because of an error')
    if (ending) process.exit(1)
    ending = true
    end(err)
  })
  process.on('unhandledRejection', (err) => {
    log.error({ err }, 'nobody handled the rejection of a promise: its request is lost')
  })
}
