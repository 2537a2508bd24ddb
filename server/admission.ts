/**
 * How newcomers are let in. Node 20 and 22 accept one connection (two at most) per turn of the event loop, Node 24 and
 * 26 all that wait. Where each turn also carries the work of a request, the older ones accept only as many as they can
 * serve: all others wait in the kernel's queue for seconds, where nobody can refuse them. So a request that is work is
 * followed by turns without such work while connections keep coming: they are accepted eight times as fast as they
 * are served, health checks and hits are answered in between, and whoever is too many is refused here. Where all are
 * accepted in one turn the same bound on the wait holds, because it is that of this queue.
 */
import type { Server } from 'node:http'

const turnsForOne = 8
/**
 * Most that wait, and for how many milliseconds; more and longer is refused. A thousand who ask for the same answer at
 * the same moment are served well within that: letting one of them in takes about a tenth of a millisecond.
 */
const mostWaiting = 4000
const mostWaitMs = 750
/** So few are served however long it takes: then the machine is slow, and nobody too many. */
const fewWaiting = 100

export interface Admission {
  /** Calls `start` now or after a while, or `refuse` where too many wait or it has waited for too long. */
  admit(start: () => unknown, refuse: () => void): void
}

/** Watches the connections that `server` accepts; it starts nothing by itself. */
export function createAdmission(server: Server, now: () => number = () => performance.now()): Admission {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  const waiting: { start: () => unknown; refuse: () => void; since: number }[] = []
  let isTurning = false

  const turn = (left: number, before: number) => {
    const since = now() - mostWaitMs
    while (waiting.length > fewWaiting && waiting[0]!.since < since) waiting.shift()!.refuse()
    // With nobody in the kernel's queue one is served each turn.
    if (accepted !== before && left > 0) return void setImmediate(turn, left - 1, accepted)
    const next = waiting.shift()
    if (!next) {
      isTurning = false
      return
    }
    setImmediate(turn, turnsForOne, accepted)
    next.start()
  }

  return {
    admit(start, refuse) {
      if (!isTurning) {
        isTurning = true
        // The first of these still belongs to the present turn.
        setImmediate(() => setImmediate(turn, turnsForOne, accepted))
        start()
        return
      }
      if (waiting.length >= mostWaiting) return refuse()
      waiting.push({ start, refuse, since: now() })
    }
  }
}
