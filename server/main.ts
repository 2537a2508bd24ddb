/** The process: settings, the embedded backend where no other is named, listen, close with grace. */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { keepAssets } from './assets.ts'
import { startBackend } from './backend/start.ts'
import { listenForMetrics } from './health.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

function settingsOrExit(): Readonly<Settings> {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
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
  const { app, metrics } = await createApp({
    settings,
    upstream: settings.apiUpstream ?? backend!.origin,
    sample: backend !== undefined,
    assets,
    log
  })
  if (backend) log.warn('no backend is configured (API_UPSTREAM): the embedded one serves sample data')
  if (!settings.siteOriginGiven) log.warn('SITE_ORIGIN is unset: pages are noindex and carry no absolute addresses')
  await app.listen({ port: settings.port, host: settings.host })
  const scraped = settings.metricsPort && (await listenForMetrics(settings.metricsPort, settings.host, metrics))
  void keepAssets(assets, path.join(settings.dataDir, 'assets'), log)

  closeWithGrace({ delay: 10_000, logger: false }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, 'the process ends because of an error')
    else log.info({ signal }, 'closing')
    await app.close()
    if (scraped) scraped.close()
    await backend?.close()
  })
}

await start()
