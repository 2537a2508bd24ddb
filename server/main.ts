/**
 * The process: reads the settings, starts the embedded backend where it answers some or all calls, and serves the site.
 * `--check-config` prints the settings instead.
 */
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Tag } from '../shared/calls/call.ts'
import { contentSource, requireOwnFolder } from './backend/content-source.ts'
import { type RunningBackend, startBackend } from './backend/start.ts'
import { loadBundle } from './code-cache.ts'
import { editorAccess } from './editor/editor-access.ts'
import { type DescriptorShares, readDescriptors, shareDescriptors } from './limits/descriptor-limit.ts'
import { ignoreSignals } from './observe/process-end.ts'
import { logStart, settingsReport } from './observe/settings-report.ts'
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
  // Awaited below; without this an early failure would be an unhandled rejection.
  starting?.catch(() => undefined)
  // The backend's thread starts while this thread loads the site's bundle.
  const site = loadBundle(path.join(here, 'site.cjs'))
  const modules = site.run() as typeof import('./app.ts') // site.cjs is the bundle of app.ts
  const log = modules.createLog(settings)
  if (site.isRecompiled) {
    const message =
      'the start takes longer: the compiled code of the build is missing, or another version of Node created it'
    log.info({ node: process.version }, message)
  }
  const backend = await starting
  await serveSite(modules, { settings, log, backend, descriptors })
  limitHeapGrowth(settings.cacheMaxMb)
}

/** Milliseconds for which listening waits for the check of the backend. */
const maxCheckMs = 1000
/**
 * Milliseconds for which listening waits for the copies of built files, where replicas of another build run: without
 * them these answer 404 to pages of this build. A network volume takes seconds for some hundred files.
 */
const maxCopyMs = 20_000

interface Started {
  settings: Readonly<Settings>
  log: Logger
  /** The embedded backend; undefined where another one answers all calls. */
  backend: RunningBackend | undefined
  descriptors: DescriptorShares
}

/**
 * Creates the application and serves it until SIGTERM or SIGINT. Resolves when it listens; rejects with a one-line Error
 * when a port cannot be used.
 */
async function serveSite(
  { createApp, serve }: typeof import('./app.ts'),
  { settings, log, backend, descriptors }: Started
): Promise<void> {
  // `readSettings` refuses settings without a backend.
  const upstream = (settings.apiUpstream ?? backend?.origin)!
  const app = await createApp({
    settings,
    upstream,
    embeddedBeside: settings.apiUpstream === undefined ? undefined : backend?.origin,
    contentFaults: backend?.contentFaults ?? (() => []),
    storeFault: backend?.storeFault,
    assets: path.join(here, '..', 'assets'),
    log,
    descriptors
  })
  logStart({ settings, log, content: await backend?.ready })
  // Responses are fresh for a minute: without this an edit of the content would be seen that much later.
  backend?.onChanged((tags) => {
    for (const tag of tags) void purgeTag(app, tag)
    void app.menuCheck?.check()
  })
  const isNewBuild = await app.earlierAssets.isNewBuild()
  // A backend that is up has answered when the process listens, which is ready then; and replicas of another build find
  // the files that pages of this one ask them for. What hangs delays it no longer.
  await Promise.all([
    within(maxCheckMs, app.backendCheck.askAll()),
    isNewBuild && within(maxCopyMs, app.earlierAssets.refresh())
  ])
  await serve(app, { log, livePage: app.livePage, end: async () => backend?.close() })
  if (!isNewBuild) void app.earlierAssets.refresh()
  void app.menuCheck?.check()
}

/** Has the cached responses with a tag revalidated before their next use, by all replicas and at the edge. */
async function purgeTag({ purges }: FastifyInstance, tag: Tag): Promise<void> {
  await purges.purge({ tag }, false)
  await purges.purgeEdge?.([{ tag }])
}

/** Resolves when the work is done, at the latest after so many milliseconds. */
async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, wait(milliseconds, undefined, { ref: false })])
}

ignoreSignals()
await start().catch((error) => exitWith(error instanceof Error ? error.message : String(error)))
