/** The process: settings, the embedded backend where no other is named, listen, close with grace. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { keepAssets } from './assets.ts'
import { startBackend } from './backend/start.ts'
import { listenFault } from './connections.ts'
import { listenForMetrics } from './health.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

/** What is open when the process is told to end may take so long; containers are killed after 10 s. */
const graceMs = 7000

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
  const assets = path.join(here, '..', 'assets')
  const backend = settings.apiUpstream
    ? undefined
    : await startBackend({
        worker: new URL('backend.js', import.meta.url),
        content: path.join(here, `content-${settings.edition}.json`),
        dataDir: settings.dataDir,
        log: (level, message, facts) => log[level](facts ?? {}, message)
      })
  const { app, metrics, close } = await createApp({
    settings,
    upstream: settings.apiUpstream ?? backend!.origin,
    sample: backend !== undefined,
    assets,
    log
  })
  if (backend) log.warn('no backend is configured (API_UPSTREAM): the embedded one serves sample data')
  if (!settings.siteOriginGiven) log.warn('SITE_ORIGIN is unset: pages are noindex and carry no absolute addresses')
  const { host, port, metricsPort } = settings
  await app.listen({ port, host }).catch((error) => exitWith(listenFault('PORT', port, host, error)))
  const scraped =
    metricsPort &&
    (await listenForMetrics(metricsPort, host, metrics).catch((error) =>
      exitWith(listenFault('METRICS_PORT', metricsPort, host, error))
    ))
  void keepAssets(assets, path.join(settings.dataDir, 'assets'), log)

  closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'the process ends because of an error')
    else log.info({ signal }, 'closing')
    if (scraped) scraped.close()
    await close(graceMs)
    await backend?.close()
  })
}

await start().catch((error) => exitWith(`the process cannot start: ${error instanceof Error ? error.message : error}`))
