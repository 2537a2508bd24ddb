/** The process: settings, the embedded backend where no other is named, and the site. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { startBackend } from './backend/start.ts'
import { keepHeapSmall } from './heap.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

keepHeapSmall()

const here = path.dirname(fileURLToPath(import.meta.url))

function exitWith(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function settingsOrExit(): Readonly<Settings> {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    exitWith(error.message)
  }
}

async function start() {
  const settings = settingsOrExit()
  const log = pino({ level: settings.logLevel })
  const starting = settings.apiUpstream
    ? undefined
    : startBackend({
        worker: new URL('backend.js', import.meta.url),
        content: path.join(here, `content-${settings.edition}.json`),
        dataDir: settings.dataDir,
        log: (level, message, facts) => log[level](facts ?? {}, message)
      })
  starting?.catch(() => undefined)
  // The backend's thread starts while this one reads the rest of the code.
  const { serve } = await import('./serve.ts')
  await serve({ settings, log, assets: path.join(here, '..', 'assets'), backend: await starting })
}

await start().catch((error) => exitWith(error instanceof Error ? error.message : String(error)))
