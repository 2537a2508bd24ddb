/**
 * Load shedding: requests fail with 503 while the event loop is late. Only the delay is sampled, from Node itself. A
 * plugin that also samples memory reads /proc: without a free descriptor that fails, in a timer, and ends the process.
 * A slow machine alone is no overload: `minWaiting` requests at a time are served however late the event loop is.
 */

import type { Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

/** Event-loop turns that follow an admitted request while connections keep coming. */
const turnsPerRequest = 8
/**
 * Limits of the queue. A thousand requests for the same response at the same moment fit within them, on a slow machine
 * too: admitting one of them takes a tenth of a millisecond, ten times that while the code is new and the cores are
 * busy.
 */
const maxWaiting = 4000
const maxWaitMs = 2000
/**
 * So few requests are served however long they wait, here and in the queue of derivations: a slow machine alone is no
 * overload.
 */
export const minWaiting = 100

interface Admission {
  /** Calls `start` now or later, or `refuse` if too many requests wait or this one has waited for too long. */
  admit(start: () => unknown, refuse: () => void): void
}

interface WaitingRequest {
  start: () => unknown
  refuse: () => void
  since: number
}

/**
 * Creates the queue for the requests of `server`, whose new connections it counts: overload is answered with 503 instead
 * of queueing in the kernel.
 *
 * Node 20 and 22 accept one connection (two at most) per event-loop turn; Node 24 and 26 accept all of the backlog. If
 * each turn also carried the work of a request, the older versions would accept connections only as fast as they serve
 * them: all others would wait in the backlog for seconds, where they cannot be refused. So after each admitted request,
 * turns without such work follow while connections keep coming. Connections are then accepted eight times as fast as
 * requests are served, health checks and hits are answered in between, and requests beyond the limits are refused.
 * Where all connections are accepted in one turn, the same limits hold, because they are limits of this queue.
 */
export function createAdmission(server: Server): Admission {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  const queue: WaitingRequest[] = []
  let isScheduled = false

  const refuseExpired = () => {
    const oldest = performance.now() - maxWaitMs
    while (queue.length > minWaiting && queue[0] && queue[0].since < oldest) queue.shift()?.refuse()
  }

  const turn = (turnsLeft: number, acceptedBefore: number) => {
    refuseExpired()
    // Without new connections the backlog is empty, and one request is admitted per turn.
    if (accepted !== acceptedBefore && turnsLeft > 0) return void setImmediate(turn, turnsLeft - 1, accepted)
    const next = queue.shift()
    if (!next) {
      isScheduled = false
      return
    }
    setImmediate(turn, turnsPerRequest, accepted)
    next.start()
  }

  return {
    admit(start, refuse) {
      if (!isScheduled) {
        isScheduled = true
        // The first setImmediate callback still belongs to the current turn.
        setImmediate(() => setImmediate(turn, turnsPerRequest, accepted))
        start()
        return
      }
      if (queue.length >= maxWaiting) return refuse()
      queue.push({ start, refuse, since: performance.now() })
    }
  }
}

export interface LoadSheddingOptions {
  /** Mean delay of the event loop, in milliseconds, above which requests are refused. */
  maxDelayMs: number
  /** Milliseconds between two samples; each sample is the mean since the previous one. */
  sampleMs: number
}

/** The error of a refused request; Fastify answers it with its `statusCode`, 503. */
class Overloaded extends Error {
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
