/** The signals that neither end the process nor open anything. SIGTERM and SIGINT end it. */
import type { AllEvents } from 'close-with-grace'

/** A closed terminal, tools that reload other programs, and a key of the terminal. */
const ignored = ['SIGHUP', 'SIGUSR2', 'SIGQUIT'] as const

/** What does not end the process in order: these signals; `handleUncaughtErrors` decides about errors. */
export const skippedEvents: AllEvents[] = ['uncaughtException', 'unhandledRejection', ...ignored]

/** A listener replaces what the system does by default or, for SIGUSR1, that Node opens its inspector. */
export function ignoreSignals(): void {
  for (const signal of [...ignored, 'SIGUSR1'] as const) process.on(signal, () => undefined)
}
