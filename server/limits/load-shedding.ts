/**
 * Load shedding: requests fail with 503 while the event loop is late. Only the delay is sampled, from Node itself. A
 * plugin that also samples memory reads /proc: without a free descriptor that fails, in a timer, and ends the process.
 * A slow machine alone is no overload: `minWaiting` requests at a time are served however late the event loop is.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { createAdmission, minWaiting } from './admission.ts'

export interface LoadSheddingOptions {
  /** Mean delay of the event loop, in milliseconds, above which requests are refused. */
  maxDelayMs: number
  /** Milliseconds between two samples; each sample is the mean since the previous one. */
  sampleMs: number
}

/** The error of a refused request; Fastify answers it with its `statusCode`, 503. */
export class Overloaded extends Error {
  readonly statusCode = 503

  constructor() {
    super('the event loop is late')
    this.name = 'Overloaded'
  }
}

const resolutionMs = 10

/**
 * Creates the hook for the scopes whose load is shed, which samples until the app closes: a request fails with
 * `Overloaded` while the event loop is late, or if the admission queue refuses it.
 */
export function createLoadShedding(
  app: FastifyInstance,
  { maxDelayMs, sampleMs }: LoadSheddingOptions
): onRequestHookHandler {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let isLate = false
  const timer = setInterval(() => {
    // If the loop was blocked for the whole interval there is no sample, and the mean is NaN.
    const { mean } = delays
    isLate = Number.isNaN(mean) || mean / 1e6 - resolutionMs > maxDelayMs
    delays.reset()
  }, sampleMs).unref()
  const { admit } = createAdmission(app.server)
  let inProgress = 0
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
  return (_request, reply, done) => {
    if (isLate && inProgress >= minWaiting) return done(new Overloaded())
    inProgress += 1
    reply.raw.once('close', () => {
      inProgress -= 1
    })
    // A client that has disconnected while it waited is not served.
    admit(
      () => reply.raw.destroyed || done(),
      () => done(new Overloaded())
    )
  }
}
