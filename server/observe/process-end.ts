/**
 * The end of the process: in order at a signal and after an uncaught error; that of a stream or of a promise costs one
 * request.
 */

import closeWithGrace, { type AllEvents } from 'close-with-grace'
import type { Logger } from 'pino'

/** Codes of errors that concern one stream, socket or message only, not the state of the process. */
const streamCode =
  /^(?:E[A-Z]{3,20}|ABORT_ERR|ERR_(?:STREAM|HTTP|SOCKET|SSL|TLS)_[A-Z_]{1,60}|UND_ERR_[A-Z_]{1,60}|HPE_[A-Z_]{1,60}|Z_[A-Z_]{1,40})$/

/** True for an error that a stream or a socket emitted: only that stream and its request are affected. */
export function isStreamError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return typeof error.code === 'string' && streamCode.test(error.code)
}

/** Milliseconds after draining at which the process exits, whatever is still open. */
const maxShutdownMs = 10_000

/**
 * Ends the process at SIGTERM and SIGINT after `shutDown`, which first drains for so many seconds; after an uncaught
 * error it does not drain.
 */
export function endInOrder(log: Logger, drainS: number, shutDown: (drainS: number) => Promise<void>): void {
  let ending: Promise<void> | undefined
  const end = (seconds: number) => {
    ending ??= shutDown(seconds)
    return ending
  }
  closeWithGrace({ delay: drainS * 1000 + maxShutdownMs, logger: false, skip: skippedEvents }, async ({ signal }) => {
    log.info({ signal }, 'closing')
    await end(drainS)
  })
  handleUncaughtErrors(log, () => {
    setTimeout(() => process.exit(1), maxShutdownMs).unref()
    void end(0).finally(() => process.exit(1))
  })
}

/**
 * Handles the process's 'uncaughtException' and 'unhandledRejection'. A stream's error and a rejected promise are
 * logged. After any other error the state of the process is unknown: `end` is called with it, once; a second such error
 * exits at once.
 */
export function handleUncaughtErrors(log: Pick<Logger, 'error' | 'fatal'>, end: (error: unknown) => void): void {
  let ending = false
  process.on('uncaughtException', (err) => {
    if (isStreamError(err))
      return log.error({ err }, 'a stream emitted an error without a listener: its request is lost')
    log.fatal({ err }, 'the process ends because of an uncaught error')
    if (ending) process.exit(1)
    ending = true
    end(err)
  })
  process.on('unhandledRejection', (err) => {
    log.error({ err }, 'a promise was rejected without a handler: its request is lost')
  })
}

/** A closed terminal, tools that reload other programs, and a key of the terminal. */
const ignored = ['SIGHUP', 'SIGUSR2', 'SIGQUIT'] as const

/** What does not end the process in order: these signals; `handleUncaughtErrors` decides about errors. */
const skippedEvents: AllEvents[] = ['uncaughtException', 'unhandledRejection', ...ignored]

/** A listener replaces what the system does by default or, for SIGUSR1, that Node opens its inspector. */
export function ignoreSignals(): void {
  for (const signal of [...ignored, 'SIGUSR1'] as const) process.on(signal, () => undefined)
}

/** Lets a program end as usual where its output is not read to the end (`content.js check ./fair | head`). */
export function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
