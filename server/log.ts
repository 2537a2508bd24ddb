/** The log of the process: one line of JSON for each thing that happened. */
import { type Logger, pino } from 'pino'
import type { Settings } from './settings.ts'

/** Opens it at the level that the settings name. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({ level: logLevel })
}
