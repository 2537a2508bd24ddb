/** Starts the embedded backend in a thread of its own and keeps it alive; everyone meets it over HTTP. */
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BackendLog, BackendReport, BackendWork } from './messages.ts'

export interface BackendOptions {
  /** The bundled `worker.ts`. */
  worker: URL
  /** File of the edition's compiled pack. */
  content: string
  /** Folder of the submissions. */
  dataDir: string
  /** Age in days from which on submissions are removed; undefined: never. */
  retentionDays?: number | undefined
  log: BackendLog
  /** Loopback port; left out, the system chooses. */
  port?: number
}

export interface RunningBackend {
  /** Base address of the calls, `http://127.0.0.1:PORT`; the same after a restart. */
  origin: string
  /** Lets open requests finish for at most two seconds. */
  close: () => Promise<void>
}

const firstDelay = 50
const longestDelay = 5000
/** After so many milliseconds of life a death counts as the first one again. */
const steady = 60_000
const closeWithin = 2000
/** Megabytes of short-lived memory: with eight the process is some 30 MB smaller under load, at the same cost. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

interface Life {
  worker: Worker
  port: number
  ended: Promise<void>
}

/**
 * Starts the backend and gives its address once it listens. When its thread dies it is started again on the same
 * port, after 50 ms, then twice as long each time, up to 5 s. Rejects when the first start fails.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const closing = new AbortController()
  let life = await bear(options, options.port ?? 0)
  const { port } = life

  const keepAlive = async () => {
    let delay = firstDelay
    while (!closing.signal.aborted) {
      const born = Date.now()
      await life.ended
      if (closing.signal.aborted) return
      if (Date.now() - born > steady) delay = firstDelay
      options.log('error', 'the embedded backend died and is started again', { delayMs: delay })
      life = await bearAgain(options, port, delay, closing.signal)
      delay = Math.min(delay * 2, longestDelay)
    }
  }
  const guard = keepAlive().catch((fault: unknown) => {
    if (!closing.signal.aborted) options.log('error', 'the embedded backend stays down', { err: String(fault) })
  })

  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      closing.abort()
      life.worker.postMessage('close')
      const deadline = new AbortController()
      const late = wait(closeWithin, undefined, { signal: deadline.signal }).then(
        () => life.worker.terminate(),
        () => undefined
      )
      await Promise.race([life.ended, late])
      deadline.abort()
      await guard
    }
  }
}

/** Tries until a life begins; the waits grow from `delay`. Throws when `signal` ends the wait. */
async function bearAgain(options: BackendOptions, port: number, delay: number, signal: AbortSignal): Promise<Life> {
  for (let next = delay; ; ) {
    await wait(next, undefined, { signal })
    try {
      const life = await bear(options, port)
      if (signal.aborted) await life.worker.terminate()
      return life
    } catch (fault) {
      next = Math.min(next * 2, longestDelay)
      options.log('error', 'the embedded backend does not start', { err: String(fault), nextTryMs: next })
    }
  }
}

function bear(options: BackendOptions, port: number): Promise<Life> {
  const { content, dataDir, retentionDays } = options
  const work: BackendWork = { content, dataDir, retentionDays, port }
  const worker = new Worker(options.worker, { workerData: work, resourceLimits })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    let fault: unknown = new Error('the thread ended before it listened')
    worker.on('error', (error) => {
      fault = error
      options.log('error', 'a fault ended the embedded backend', { err: String(error) })
    })
    worker.on('message', (report: BackendReport) => {
      if (report.type === 'log') options.log(report.level, report.msg, report.facts)
      else resolve({ worker, port: report.port, ended })
    })
    ended.then(() => reject(fault))
  })
}
