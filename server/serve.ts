/** Listens on the ports, and shuts down gracefully on SIGTERM and SIGINT. */
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildId } from 'virtual:manifest'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Tag } from '../shared/calls/call.ts'
import { createApp } from './app.ts'
import { listenErrorMessage } from './limits/connections.ts'
import { type DescriptorShares, maxScrapes } from './limits/descriptor-limit.ts'
import { renderLivePage } from './observe/live-page.tsx'
import { flushLog } from './observe/log.ts'
import { listenPrivately } from './observe/private-listener.ts'
import { endInOrder } from './observe/process-end.ts'
import { effectiveSettings, needlessSettings, resemblanceLine, resemblingVariables } from './observe/settings-report.ts'
import { createEarlierAssets } from './pages/assets/earlier-assets.ts'
import type { Settings } from './settings.ts'

/** Milliseconds that open requests get to finish after draining. */
const graceMs = 7000

/** Milliseconds for which listening waits for the check of the backend. */
const maxCheckMs = 1000
/**
 * Milliseconds for which listening waits for the copies of built files, where replicas of another build run: without
 * them these answer 404 to pages of this build. A network volume takes seconds for some hundred files.
 */
const maxCopyMs = 20_000

/**
 * Connections that may wait to be accepted: a client that finds the queue full retries only after one second, then
 * three.
 */
const backlog = 4096

/** What is needed of the embedded backend. */
export interface ServedBackend {
  origin: string
  /**
   * Resolves when it serves the shell and the home page, with whether the content's firms and people are invented;
   * rejects where there is no content.
   */
  opened: Promise<{ isSample: boolean }>
  /** Resolves when it serves all content; rejects where there is none. */
  ready: Promise<unknown>
  /** Faults of its content folder, one a line. */
  contentFaults: () => readonly string[]
  /** Why submissions cannot be stored; undefined where they can. */
  storeFault?: () => string | undefined
  /** Sets what is called with the cache tags of calls whose responses have changed. */
  onChanged: (listener: (tags: readonly Tag[]) => void) => void
  close: () => Promise<void>
}

export interface ServeOptions {
  settings: Settings
  log: Logger
  /** Folder with the built browser files. */
  assets: string
  /** The embedded backend; undefined where another one answers all calls. */
  backend: ServedBackend | undefined
  /** How many connections and files may be open; default: the shares of an unlimited process. */
  descriptors?: DescriptorShares
}

/**
 * Serves until SIGTERM or SIGINT. Resolves with the site's URL; rejects with a one-line Error when a port
 * cannot be used.
 */
export async function serve({ settings, log, assets, backend, descriptors }: ServeOptions): Promise<string> {
  const upstream = settings.apiUpstream ?? backend?.origin
  if (upstream === undefined) throw new Error('serve needs API_UPSTREAM or the embedded backend')
  let isLoading = backend !== undefined
  backend?.ready.then(
    () => {
      isLoading = false
    },
    // Whoever started the backend awaits it too.
    () => undefined
  )
  const app = await createApp({
    settings,
    upstream,
    embeddedBeside: settings.apiUpstream === undefined ? undefined : backend?.origin,
    contentFaults: backend?.contentFaults ?? (() => []),
    storeFault: backend?.storeFault,
    isLoading: () => isLoading,
    assets,
    log,
    ...(descriptors ? { descriptors } : {})
  })
  const content = await backend?.opened
  logStart({ settings, log, content })
  // Responses are fresh for a minute: without this an edit of the content would be seen that much later.
  backend?.onChanged((tags) => {
    for (const tag of tags) void purgeTag(app, tag)
    void app.menuCheck?.check()
  })
  const { host, port, metricsPort } = settings
  const failWith = (setting: string, value: number) => (error: unknown) => {
    throw new Error(listenErrorMessage(setting, value, host, error))
  }
  const earlierAssets = createEarlierAssets({ folder: assets, earlier: path.join(settings.dataDir, 'assets'), log })
  const isNewBuild = await earlierAssets.isNewBuild()
  // A backend that is up has answered when the process listens, which is ready then; and replicas of another build find
  // the files that pages of this one ask them for. What hangs delays it no longer.
  await Promise.all([
    within(maxCheckMs, app.backendCheck.askAll()),
    isNewBuild && within(maxCopyMs, earlierAssets.refresh())
  ])
  const address = await app.listen({ port, host, backlog }).catch(failWith('PORT', port))
  const metricsServer =
    metricsPort &&
    (await listenPrivately(metricsPort, host, new URL(settings.siteOrigin).hostname, {
      maxConnections: maxScrapes,
      metrics: app.metrics.text,
      livePage: (outcome) =>
        renderLivePage(app.liveSnapshot(), { canPurge: settings.purgeToken !== undefined, outcome }),
      purge: createPurgeByForm(app)
    }).catch(failWith('METRICS_PORT', metricsPort)))
  if (!isNewBuild) void earlierAssets.refresh()
  void app.menuCheck?.check()

  endInOrder(log, settings.drainS, async (drainS) => {
    app.drain()
    await wait(drainS * 1000)
    if (metricsServer) metricsServer.close()
    const served = await app.shutDown(graceMs)
    await earlierAssets.close()
    await backend?.close()
    log.info(served, 'closed')
    await flushLog(log)
  })
  return address
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

interface StartFacts extends Pick<ServeOptions, 'settings' | 'log'> {
  /** Of the embedded backend; undefined where another one answers all calls. */
  content: { isSample: boolean } | undefined
}

/** Logs what is started, and what an operator should know of the settings. */
function logStart({ settings, log, content }: StartFacts): void {
  const { edition, port, metricsPort } = settings
  const changed = effectiveSettings(settings, process.env).filter(({ isDefault }) => !isDefault)
  const own = Object.fromEntries(changed.map(({ name, value }) => [name, value]))
  log.info({ version: buildId, node: process.version, edition, port, metricsPort, settings: own }, 'starting')
  if (content?.isSample) {
    const reason = settings.apiUpstream === undefined ? 'API_UPSTREAM is unset' : 'CONTENT is embedded'
    log.warn(`${reason}: the embedded backend serves sample data`)
  }
  if (content && settings.apiUpstream !== undefined)
    log.info({ calls: settings.upstreamCalls }, 'API_UPSTREAM answers these calls, the embedded backend all others')
  if (settings.apiUpstream !== undefined && settings.upstreamPaths === undefined)
    log.info(
      'every call below /api is forwarded to API_UPSTREAM: UPSTREAM_PATHS limits what the contract does not name'
    )
  for (const line of needlessSettings(settings, process.env, content !== undefined)) log.warn(line)
  for (const resembling of resemblingVariables(process.env)) log.warn(resembling, resemblanceLine(resembling))
  if (!settings.isSiteOriginSet)
    log.warn('SITE_ORIGIN is unset: pages are noindex, and their absolute URLs name this machine alone')
}

/**
 * Creates the function of the live page that purges with a token, for a client's address, and gives what became of it,
 * for people. It goes through the purge endpoint, whose checks and log lines hold here too.
 */
function createPurgeByForm(app: FastifyInstance): (token: string, command: object, from: string) => Promise<string> {
  return async (token, command, from) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/_cache/purge',
      remoteAddress: from,
      headers: { authorization: `Bearer ${token}` },
      payload: JSON.stringify(command)
    })
    if (statusCode === 401) return 'Nothing was purged: the token is wrong.'
    // An envelope, in every answer of the endpoint.
    const { msg, data } = JSON.parse(body) as { msg: string; data: { touched: number } | null }
    return data ? `Purged: ${data.touched} stored responses.` : `Nothing was purged: ${msg}`
  }
}
