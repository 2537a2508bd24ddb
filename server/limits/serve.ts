/** Listens on the ports, and shuts down gracefully on SIGTERM and SIGINT. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { flushLog } from '../observe/log.ts'
import { listenPrivately, type PrivateSources } from '../observe/private-listener.ts'
import { endInOrder } from '../observe/process-end.ts'
import { listenErrorMessage } from './connections.ts'
import { maxScrapes } from './descriptor-limit.ts'

/** Milliseconds that open requests get to finish after draining. */
const graceMs = 7000

/**
 * Connections that may wait to be accepted: a client that finds the queue full retries only after one second, then
 * three.
 */
const backlog = 4096

interface ServeOptions {
  log: Logger
  /** What METRICS_PORT shows and takes beside the metrics. */
  livePage: Pick<PrivateSources, 'livePage' | 'purge'>
  /** Ends what the application has used; called when it is closed. */
  end: () => Promise<void>
}

/**
 * Serves an application until SIGTERM or SIGINT. Resolves when it listens; rejects with a one-line Error when a port
 * cannot be used.
 */
export async function serve(app: FastifyInstance, { log, livePage, end }: ServeOptions): Promise<void> {
  const { host, port, metricsPort, siteOrigin, drainS } = app.settings
  const failWith = (setting: string, value: number) => (error: unknown) => {
    throw new Error(listenErrorMessage(setting, value, host, error))
  }
  await app.listen({ port, host, backlog }).catch(failWith('PORT', port))
  const metricsServer =
    metricsPort &&
    (await listenPrivately(metricsPort, host, new URL(siteOrigin).hostname, {
      maxConnections: maxScrapes,
      metrics: app.metrics.text,
      ...livePage
    }).catch(failWith('METRICS_PORT', metricsPort)))

  endInOrder(log, drainS, async (drainSeconds) => {
    app.drain()
    await wait(drainSeconds * 1000)
    if (metricsServer) metricsServer.close()
    const served = await app.shutDown(graceMs)
    await end()
    log.info(served, 'closed')
    await flushLog(log)
  })
}
