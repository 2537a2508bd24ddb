/** Listens, and closes with grace. */
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { listenFault } from './connections.ts'
import type { DescriptorShares } from './descriptor-limit.ts'
import { createEarlierAssets } from './earlier-assets.ts'
import { listenForMetrics } from './health.ts'
import { flushLog } from './log.ts'
import type { Settings } from './settings.ts'
import { ownUncaught } from './uncaught.ts'

/** What is open when the process has drained may take so long. */
const graceMs = 7000
/** So long after that the process ends whatever is open. */
const mostMs = 10_000

/** Connections that wait to be accepted: whom a full queue leaves out knocks again only after one second, then three. */
const backlog = 4096

export interface ServeOptions {
  settings: Settings
  log: Logger
  /** Folder with the built browser files. */
  assets: string
  /** The embedded backend, where no other is configured. */
  backend: { origin: string; close: () => Promise<void> } | undefined
  /** How many connections and files may be open; left out, as many as are ever used. */
  descriptors?: DescriptorShares
}

/** Serves until the process is told to end; gives its own address. Rejects with one line where a port cannot be had. */
export async function serve({ settings, log, assets, backend, descriptors }: ServeOptions): Promise<string> {
  const { app, metrics, drain, close } = await createApp({
    settings,
    upstream: settings.apiUpstream ?? backend!.origin,
    sample: backend !== undefined,
    assets,
    log,
    ...(descriptors ? { descriptors } : {})
  })
  if (backend) log.warn('no backend is configured (API_UPSTREAM): the embedded one serves sample data')
  if (!settings.siteOriginGiven) log.warn('SITE_ORIGIN is unset: pages are noindex and carry no absolute addresses')
  const { host, port, metricsPort } = settings
  const fail = (name: string, wanted: number) => (error: unknown) => {
    throw new Error(listenFault(name, wanted, host, error))
  }
  const address = await app.listen({ port, host, backlog }).catch(fail('PORT', port))
  const scraped =
    metricsPort && (await listenForMetrics(metricsPort, host, metrics).catch(fail('METRICS_PORT', metricsPort)))
  const earlier = createEarlierAssets({ folder: assets, earlier: path.join(settings.dataDir, 'assets'), log })
  void earlier.refresh()

  const end = async (drainS: number) => {
    drain()
    await wait(drainS * 1000)
    if (scraped) scraped.close()
    await close(graceMs)
    await earlier.end()
    await backend?.close()
    await flushLog(log)
  }
  const skip: ('uncaughtException' | 'unhandledRejection')[] = ['uncaughtException', 'unhandledRejection']
  closeWithGrace({ delay: settings.drainS * 1000 + mostMs, logger: false, skip }, async ({ signal }) => {
    log.info({ signal }, 'closing')
    await end(settings.drainS)
  })
  ownUncaught(log, () => {
    setTimeout(() => process.exit(1), mostMs).unref()
    void end(0).finally(() => process.exit(1))
  })
  return address
}
