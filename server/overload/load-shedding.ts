/**
 * Turns requests away while the event loop is late. A plugin that samples memory as well would read /proc, which fails
 * when no descriptor is left, and an error in its timer would end the process; the delay alone is read from Node.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { createAdmission } from './admission.ts'

export interface LoadSheddingOptions {
  /** Mean delay of the event loop, in milliseconds, above which requests of the scope are turned away. */
  maxDelayMs: number
  /** Milliseconds between two looks at the delay; each look gives the mean since the one before. */
  sampleMs: number
}

/** What a request is turned away with; status 503. */
export class Overloaded extends Error {
  readonly statusCode = 503

  constructor() {
    super('the event loop is late')
    this.name = 'Overloaded'
  }
}

const resolutionMs = 10

/**
 * Watches from now until the app closes; every request of the scope fails with `Overloaded` while the loop is late, or
 * while others have waited for too long to be let in.
 */
export function shedLoad(scope: FastifyInstance, { maxDelayMs, sampleMs }: LoadSheddingOptions): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let isLate = false
  const timer = setInterval(() => {
    // Where the loop stood still there is not a single delay, and their mean is no number.
    const { mean } = delays
    isLate = Number.isNaN(mean) || mean / 1e6 - resolutionMs > maxDelayMs
    delays.reset()
  }, sampleMs).unref()
  const { admit } = createAdmission(scope.server)
  scope.addHook('onRequest', (_request, reply, done) => {
    if (isLate) return done(new Overloaded())
    // Who has left meanwhile is not served any more.
    admit(
      () => reply.raw.destroyed || done(),
      () => done(new Overloaded())
    )
  })
  scope.addHook('onClose', async () => {
    clearInterval(timer)
    delays.disable()
  })
}
