/** The log of the process: one line of JSON for each thing that happened, with level names and RFC 3339 times. */
import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

/** Opens it at the level that the settings name. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) }
  })
}
