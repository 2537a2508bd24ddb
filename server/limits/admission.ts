/**
 * Admission of requests that need work, so that overload is answered with 503 instead of queueing in the kernel.
 *
 * Node 20 and 22 accept one connection (two at most) per event-loop turn; Node 24 and 26 accept all of the backlog. If
 * each turn also carried the work of a request, the older versions would accept connections only as fast as they serve
 * them: all others would wait in the backlog for seconds, where they cannot be refused. So after each admitted request,
 * turns without such work follow while connections keep coming. Connections are then accepted eight times as fast as
 * requests are served, health checks and hits are answered in between, and requests beyond the limits are refused.
 * Where all connections are accepted in one turn, the same limits hold, because they are limits of this queue.
 */
import type { Server } from 'node:http'

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
 * So few requests are served however long they wait, here, in load-shedding.ts and in the queue of derivations: a slow
 * machine alone is no overload.
 */
export const minWaiting = 100

export interface Admission {
  /** Calls `start` now or later, or `refuse` if too many requests wait or this one has waited for too long. */
  admit(start: () => unknown, refuse: () => void): void
}

interface WaitingRequest {
  start: () => unknown
  refuse: () => void
  since: number
}

/** Creates the queue for the requests of `server`, whose new connections it counts. `now` is in milliseconds. */
export function createAdmission(server: Server, now: () => number = () => performance.now()): Admission {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  const queue: WaitingRequest[] = []
  let isScheduled = false

  const refuseExpired = () => {
    const oldest = now() - maxWaitMs
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
      queue.push({ start, refuse, since: now() })
    }
  }
}
