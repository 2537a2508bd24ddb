/**
 * The process: reads the settings, starts the embedded backend where it answers some or all calls, and serves the site.
 * `--check-config` prints the settings instead.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { loadBundle } from './backend/code-cache.ts'
import { contentSource, requireOwnFolder } from './backend/content-source.ts'
import { startBackend } from './backend/start.ts'
import { editorAccess } from './editor/editor-access.ts'
import { readDescriptors, shareDescriptors } from './limits/descriptor-limit.ts'
import { ignoreSignals } from './observe/process-end.ts'
import { settingsReport } from './observe/settings-report.ts'
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

/** Cache size in MB from which the few MB of a larger young generation do not matter. */
const largeCacheMb = 256

/**
 * Limits the growth of V8's heap: 241 MiB at the peak beside 295 MiB while pages are rendered
 * (.github/decisions/v8-settings.md). The young generation stays at 2 MB instead of growing up to 48, and old objects are
 * collected when the heap has grown by a half instead of fourfold. In front of a large cache (`cacheMaxMb`) the young
 * generation keeps V8's size: each minor collection visits every page of old objects, however few objects are new.
 * To be called when the process serves: during its start, the heap would be collected about forty times.
 */
function limitHeapGrowth(cacheMaxMb: number): void {
  if (cacheMaxMb < largeCacheMb) setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=50')
}

async function start() {
  const settings = settingsOrExit()
  // Throws for any other argument: a misspelled check must not start anything.
  if (parseArgs({ options: { 'check-config': { type: 'boolean' } } }).values['check-config']) {
    process.stdout.write(settingsReport(settings, process.env))
    return
  }
  // With API_UPSTREAM the site does without a folder that nobody has named.
  if (settings.content === 'embedded' || process.env.DATA_DIR?.trim()) requireOwnFolder(settings.dataDir)
  const descriptors = shareDescriptors({
    ...readDescriptors(),
    embedded: settings.content === 'embedded',
    beside: settings.apiUpstream !== undefined,
    metrics: settings.metricsPort !== undefined
  })
  const starting =
    settings.content === 'upstream'
      ? undefined
      : startBackend({
          worker: new URL('backend-worker.js', import.meta.url),
          edition: settings.edition,
          content: contentSource(settings, here),
          dataDir: settings.dataDir,
          retentionDays: settings.retentionDays,
          previewDate: settings.previewDate,
          stateKey: editorAccess(settings)?.stateKey,
          log: (level, message, fields) => log[level](fields ?? {}, message)
        })
  // `serve` below awaits it; without this an early failure would be an unhandled rejection.
  starting?.catch(() => undefined)
  // The backend's thread starts while this thread loads the site's bundle.
  const site = loadBundle(path.join(here, 'site.cjs'))
  const { createLog, serve } = site.run() as typeof import('./site.ts') // site.cjs is the bundle of site.ts
  const log = createLog(settings)
  if (site.isRecompiled) {
    const message =
      'the start takes longer: the compiled code of the build is missing, or another version of Node created it'
    log.info({ node: process.version }, message)
  }
  const assets = path.join(here, '..', 'assets')
  const backend = await starting
  await serve({ settings, log, assets, backend, descriptors })
  // The rest of a large folder is loaded and checked after the first pages.
  await backend?.ready
  limitHeapGrowth(settings.cacheMaxMb)
}

ignoreSignals()
await start().catch((error) => exitWith(error instanceof Error ? error.message : String(error)))
