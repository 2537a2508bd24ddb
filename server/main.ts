/** The process: settings, the embedded backend where no other is named, and the site. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBackend } from './backend/start.ts'
import { readCompiled } from './compiled.ts'
import { readDescriptors, shareDescriptors } from './descriptor-limit.ts'
import { keepHeapSmall } from './heap.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

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
  const descriptors = shareDescriptors({
    ...readDescriptors(),
    embedded: settings.apiUpstream === undefined,
    metrics: settings.metricsPort !== undefined
  })
  const starting = settings.apiUpstream
    ? undefined
    : startBackend({
        worker: new URL('backend.js', import.meta.url),
        content: path.join(here, `content-${settings.edition}.json`),
        dataDir: settings.dataDir,
        retentionDays: settings.retentionDays,
        log: (level, message, facts) => log[level](facts ?? {}, message)
      })
  starting?.catch(() => undefined)
  // The backend's thread starts while this one reads the rest of the code.
  const site = readCompiled(path.join(here, 'site.cjs'))
  const { createLog, serve } = site.run() as typeof import('./site.ts')
  const log = createLog(settings)
  if (site.anew) {
    const message = 'the start takes longer: compiled code of the build is absent, or another version of Node made it'
    log.info({ node: process.version }, message)
  }
  await serve({ settings, log, assets: path.join(here, '..', 'assets'), backend: await starting, descriptors })
  keepHeapSmall(settings.cacheMaxMb)
}

await start().catch((error) => exitWith(error instanceof Error ? error.message : String(error)))
