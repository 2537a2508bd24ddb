/**
 * The first process where WORKERS is more than one: it has the workers that serve the site, the embedded backend, the
 * limits of forms and the listener of METRICS_PORT (shared/README.md#processes).
 */
import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import type { Tag } from '../../shared/calls/call.ts'
import { listenErrorMessage } from '../connections.ts'
import { createFormCounter } from '../forms/form-limits.ts'
import { renderLivePage } from '../live/live-page.tsx'
import { mergeSnapshots } from '../live/merge-snapshots.ts'
import { listenPrivately } from '../live/private-listener.ts'
import type { Settings } from '../settings.ts'
import { flushLog } from '../telemetry/log.ts'
import { handleUncaughtErrors } from '../uncaught-errors.ts'
import { type Channel, createChannel } from './channel.ts'
import { createPrimaryMetrics } from './primary-metrics.ts'
import type { OfPrimary, OfWorker } from './questions.ts'

/** A worker is started again after this delay, which doubles up to the maximum; after so long a life it begins anew. */
const firstDelayMs = 500
const maxDelayMs = 30_000
const stableAfterMs = 60_000
/** Milliseconds after draining in which the workers end; later they are killed. */
const maxShutdownMs = 11_000

/** What is needed of the embedded backend. */
export interface SharedBackend {
  origin: string
  ready: Promise<{ isSample: boolean }>
  contentFaults: () => readonly string[]
  onChanged: (listener: (tags: readonly Tag[]) => void) => void
  onFaults: (listener: (lines: readonly string[]) => void) => void
  close: () => Promise<void>
}

export interface PrimaryOptions {
  settings: Settings
  log: Logger
  /** The embedded backend; undefined where another one answers all calls. */
  backend: SharedBackend | undefined
}

interface Running {
  number: number
  worker: Worker
  channel: Channel<OfWorker>
  exited: Promise<string>
  isListening: boolean
}

/**
 * Starts the workers, the first one before the others, and starts those again that end, until SIGTERM or SIGINT.
 * Resolves when all listen. Rejects with a one-line Error when the first one does not, or METRICS_PORT cannot be
 * used.
 */
export async function servePrimary({ settings, log, backend }: PrimaryOptions): Promise<void> {
  const isSample = (await backend?.ready)?.isSample === true
  const running = new Map<number, Running>()
  const takeForm = createFormCounter()
  const secret = randomUUID()
  let isClosing = false
  const all = () => [...running.values()]
  /** The answers of those that answer. */
  const askAll = async <T>(ask: (one: Running) => Promise<T>, from = all()): Promise<T[]> => {
    const results = await Promise.allSettled(from.map(ask))
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }
  const answersFor = (number: number) => ({
    start: () => ({
      number,
      secret,
      backend: backend && {
        origin: backend.origin,
        isSample,
        contentFaults: backend.contentFaults()
      }
    }),
    takeForm,
    async purgeOthers(...selection: Parameters<OfPrimary['purgeOthers']>) {
      const others = all().filter((one) => one.number !== number)
      const touched = await askAll(({ channel }) => channel.ask('purge', ...selection), others)
      return touched.reduce((sum, count) => sum + count, 0)
    }
  })

  cluster.setupPrimary({ serialization: 'advanced' })
  const fork = (number: number): Running => {
    const worker = cluster.fork()
    const channel = createChannel<OfWorker>(
      {
        // A worker that is ending has no channel any more.
        send: (message) => worker.isConnected() && worker.send(message),
        onMessage: (listener) => worker.on('message', listener)
      },
      answersFor(number)
    )
    worker.on('error', (err) => log.error({ err, worker: number }, 'a message to a worker was lost'))
    const exited = new Promise<string>((resolve) =>
      worker.once('exit', (code, signal) => {
        channel.close()
        running.delete(number)
        resolve(signal ?? String(code))
      })
    )
    const one = { number, worker, channel, exited, isListening: false }
    worker.once('listening', () => {
      one.isListening = true
    })
    running.set(number, one)
    return one
  }
  /** Resolves when the worker listens, with undefined, or when it has ended, with its exit code or signal. */
  const listens = ({ worker, exited }: Running) =>
    Promise.race([new Promise<undefined>((resolve) => worker.once('listening', () => resolve(undefined))), exited])
  const keepAlive = async (first: Running, number: number) => {
    let delayMs = firstDelayMs
    for (let one = first; ; one = fork(number)) {
      const startedAt = performance.now()
      const end = await one.exited
      if (isClosing) return
      if (performance.now() - startedAt > stableAfterMs) delayMs = firstDelayMs
      log.error({ worker: number, end, delayMs }, 'a worker has ended and is started again')
      await wait(delayMs)
      delayMs = Math.min(delayMs * 2, maxDelayMs)
      if (isClosing) return
    }
  }

  let metricsServer: Awaited<ReturnType<typeof listenPrivately>> | undefined
  const shutDown = async (drainS: number) => {
    isClosing = true
    const deadline = setTimeout(
      () => {
        for (const { worker } of all()) worker.process.kill('SIGKILL')
      },
      drainS * 1000 + maxShutdownMs
    )
    const ends = all().map(({ exited }) => exited)
    await askAll(async (one) => {
      // One that does not listen yet has no requests, and answers nothing.
      if (!one.isListening) return one.worker.process.kill('SIGTERM')
      return one.channel.ask('close').catch(() => one.worker.process.kill('SIGTERM'))
    })
    await Promise.all(ends)
    clearTimeout(deadline)
    metricsServer?.close()
    await backend?.close()
    await flushLog(log)
  }
  const skip: ('uncaughtException' | 'unhandledRejection')[] = ['uncaughtException', 'unhandledRejection']
  const delay = settings.drainS * 1000 + maxShutdownMs + 2000
  // From now on: the first worker serves requests while the others start.
  closeWithGrace({ delay, logger: false, skip }, async ({ signal }) => {
    log.info({ signal }, 'closing')
    await shutDown(settings.drainS)
  })

  const first = fork(1)
  const early = await listens(first)
  if (isClosing) return
  if (early !== undefined) throw new Error(`the first worker ended with ${early} before it listened`)
  const others = Array.from({ length: settings.workers - 1 }, (_, index) => fork(index + 2))
  for (const one of [first, ...others]) void keepAlive(one, one.number)
  await Promise.all(others.map(listens))
  if (isClosing) return
  log.info({ workers: running.size }, 'the workers listen')

  // Told to one: it tells the others.
  backend?.onChanged(
    (tags) =>
      void all()[0]
        ?.channel.ask('contentChanged', tags)
        .catch(() => undefined)
  )
  backend?.onFaults((lines) => void askAll(({ channel }) => channel.ask('contentFaults', lines)))

  const { host, metricsPort } = settings
  const metrics = createPrimaryMetrics(() => running.size)
  if (metricsPort)
    metricsServer = await listenPrivately(metricsPort, host, {
      metrics: async () => metrics(await askAll(({ channel }) => channel.ask('metrics'))),
      async livePage(outcome) {
        const snapshots = await askAll(({ channel }) => channel.ask('snapshot'))
        return renderLivePage(mergeSnapshots(snapshots), { canPurge: settings.purgeToken !== undefined, outcome })
      },
      async purge(...command) {
        const [one] = all()
        if (!one) return 'Nothing was purged: no worker runs.'
        return one.channel.ask('purgeByForm', ...command)
      }
    }).catch((error) => {
      for (const { worker } of all()) worker.process.kill('SIGKILL')
      throw new Error(listenErrorMessage('METRICS_PORT', metricsPort, host, error))
    })
  handleUncaughtErrors(log, () => {
    setTimeout(() => process.exit(1), maxShutdownMs).unref()
    void shutDown(0).finally(() => process.exit(1))
  })
}
