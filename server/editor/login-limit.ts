/** Limits how often a token may be tried. */
import type { FastifyRequest } from 'fastify'
import { senderOf } from '../forms/form-limits.ts'
import { createFormRate } from '../forms/form-rate.ts'
import type { Trust } from '../security.ts'

/** For one address, and for all together; each process counts by itself. */
const senderRate = { perMinute: 10, burst: 5 }
const overallRate = { perMinute: 60, burst: 30, addresses: 1 }

/** Counts an attempt; gives the seconds until the next one passes, undefined where this one does. */
export function createLoginLimit(trust: Trust): (request: FastifyRequest) => number | undefined {
  const ofSender = createFormRate(senderRate)
  const overall = createFormRate(overallRate)
  return (request) => {
    const own = ofSender.take(senderOf(request, trust).key)
    const decision = own.passes ? overall.take('') : own
    return decision.passes ? undefined : Math.ceil(decision.waitMs / 1000)
  }
}
