/** Runs the embedded backend in a worker thread and restarts it after a crash. It is used over HTTP only. */
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Tag } from '../../shared/calls/call.ts'
import { readPassKey } from './pass/pass-key.ts'
import type { BackendLog, BackendWorkerData, BackendWorkerMessage } from './worker-messages.ts'

export interface BackendOptions extends Omit<BackendWorkerData, 'port'> {
  /** The bundled `worker.ts`. */
  worker: URL
  log: BackendLog
}

export interface RunningBackend {
  /** Base address of the calls, `http://127.0.0.1:PORT`; unchanged after a restart. */
  origin: string
  /**
   * Resolves when the content is served, with whether its firms and people are invented; until then calls are answered
   * 503. Rejects where there is no content.
   */
  ready: Promise<{ isSample: boolean }>
  /** Faults of a followed content folder, one a line; none while it is in order. */
  contentFaults: () => readonly string[]
  /** Why submissions cannot be stored; undefined where they can. */
  storeFault: () => string | undefined
  /** Sets what is called with the cache tags of calls whose responses have changed. */
  onChanged: (listener: (tags: readonly Tag[]) => void) => void
  /** Stops the thread when open requests have ended, at the latest after two seconds. */
  close: () => Promise<void>
}

const firstDelayMs = 50
const maxDelayMs = 5000
/** A worker that ran for longer resets the delay of restarts. */
const stableAfterMs = 60_000
const closeTimeoutMs = 2000
/** With a young generation of 8 MB the process needs some 30 MB less under load, at the same CPU time. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

interface RunningWorker {
  worker: Worker
  port: number
  ready: Promise<{ isSample: boolean }>
  exited: Promise<void>
}

/**
 * Starts the backend and returns its address when it listens; its content is `ready` later. If its thread exits, it is
 * restarted on the same port with exponential backoff: after 50 ms, then twice as long each time, up to 5 s. Rejects if
 * the first start fails before it listens, and where the key of passes is one that cannot sign.
 */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  readPassKey(options.dataDir)
  const closing = new AbortController()
  let faults: readonly string[] = []
  let storeFault: string | undefined
  let notifyChanged: (tags: readonly Tag[]) => void = () => undefined
  const onMessage = (message: BackendWorkerMessage) => {
    if (message.type === 'log') options.log(message.level, message.msg, message.facts)
    else if (message.type === 'faults') faults = message.lines
    else if (message.type === 'store') storeFault = message.fault
    else if (message.type === 'changed') notifyChanged(message.tags)
  }
  let running = await startWorker(options, 0, onMessage)
  const { port, ready } = running

  const keepAlive = async () => {
    // Whoever awaits it ends the process.
    if (!(await isFulfilled(ready))) return
    let delay = firstDelayMs
    while (!closing.signal.aborted) {
      const startedAt = Date.now()
      await running.exited
      // The next thread reports what it finds.
      storeFault = undefined
      if (closing.signal.aborted) return
      if (Date.now() - startedAt > stableAfterMs) delay = firstDelayMs
      options.log('error', 'the embedded backend died and is started again', { delayMs: delay })
      running = await restartWorker(options, port, delay, closing.signal, onMessage)
      delay = Math.min(delay * 2, maxDelayMs)
    }
  }
  const supervision = keepAlive().catch((error: unknown) => {
    if (!closing.signal.aborted) options.log('error', 'the embedded backend stays down', { err: String(error) })
  })

  return {
    origin: `http://127.0.0.1:${port}`,
    ready,
    contentFaults: () => faults,
    storeFault: () => storeFault,
    onChanged(listener) {
      notifyChanged = listener
    },
    close: async () => {
      closing.abort()
      running.worker.postMessage('close')
      const deadline = new AbortController()
      const timeout = wait(closeTimeoutMs, undefined, { signal: deadline.signal }).then(
        () => running.worker.terminate(),
        () => undefined
      )
      await Promise.race([running.exited, timeout])
      deadline.abort()
      await supervision
    }
  }
}

const isFulfilled = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false
  )

/** Tries to start a worker until it listens, with growing delays from `delay` on. Rejects when `signal` aborts. */
async function restartWorker(
  options: BackendOptions,
  port: number,
  delay: number,
  signal: AbortSignal,
  onMessage: (message: BackendWorkerMessage) => void
): Promise<RunningWorker> {
  for (let next = delay; ; ) {
    await wait(next, undefined, { signal })
    try {
      const running = await startWorker(options, port, onMessage)
      await running.ready
      if (signal.aborted) await running.worker.terminate()
      return running
    } catch (error) {
      next = Math.min(next * 2, maxDelayMs)
      options.log('error', 'the embedded backend does not start', { err: String(error), nextTryMs: next })
    }
  }
}

/** Resolves when the worker listens; rejects if it exits before. */
function startWorker(
  options: BackendOptions,
  port: number,
  onMessage: (message: BackendWorkerMessage) => void
): Promise<RunningWorker> {
  const { edition, content, dataDir, retentionDays, previewDate, stateKey } = options
  const data: BackendWorkerData = { edition, content, dataDir, retentionDays, previewDate, stateKey, port }
  const worker = new Worker(options.worker, { workerData: data, resourceLimits })
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  let failure: unknown = new Error('the thread ended before it listened')
  let isReady = false
  worker.on('error', (error) => {
    failure = error
    // Before it is ready the error rejects the start instead.
    if (isReady) options.log('error', 'an error ended the embedded backend', { err: String(error) })
  })
  worker.on('message', onMessage)
  /** Resolves with the first message of a type; rejects if the worker exits before. */
  const first = <T extends BackendWorkerMessage['type']>(type: T) =>
    new Promise<Extract<BackendWorkerMessage, { type: T }>>((resolve, reject) => {
      worker.on('message', (message: BackendWorkerMessage) => {
        // It has the type.
        if (message.type === type) resolve(message as Extract<BackendWorkerMessage, { type: T }>)
      })
      exited.then(() => reject(failure))
    })
  const ready = first('ready')
  void isFulfilled(ready).then((isFulfilled) => {
    isReady = isFulfilled
  })
  return first('listening').then(({ port }) => ({ worker, port, ready, exited }))
}
