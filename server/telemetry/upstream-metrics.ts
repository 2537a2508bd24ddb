/** Metrics of the requests to the backend: how long each call takes, and what goes wrong. */
import { Counter, Histogram, type Registry } from 'prom-client'
import { sharePath } from './api/share-url.ts'
import type { Failure, Outgoing } from './cache/transport.ts'
import { formOfCall } from './form-guard.ts'
import { policyOf } from './policy.ts'
import type { UpstreamObserver } from './upstream.ts'

export interface UpstreamMetrics extends UpstreamObserver {
  /** Counts an answer that came whole and is of no use, by the reason that the cache gives; others are not counted. */
  unusable(request: Pick<Outgoing, 'method' | 'target'>, reason: string): void
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The call that a request to the backend is: a name of the table, `share`, `form` or `other`. */
export function callOf({ method, target }: Pick<Outgoing, 'method' | 'target'>): string {
  const [path = '', query = ''] = target.split('?', 2)
  if (method === 'POST') return formOfCall(`/api${path}`) === undefined ? 'other' : 'form'
  if (path === sharePath) return 'share'
  return (method === 'GET' || method === 'HEAD') && policyOf(path, query) ? policyOf(path, query)!.name : 'other'
}

const reasons: Record<string, string> = {
  timeout: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  busy: 'busy',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  'invalid-header': 'invalid',
  UND_ERR_HEADERS_OVERFLOW: 'invalid',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset'
}

/** What the cache says of a whole answer that it cannot use. */
const unusableReasons: Record<string, string> = {
  'no-json': 'invalid',
  'no-code': 'invalid',
  undecodable: 'invalid',
  'unexpected-304': 'invalid',
  code: 'failing_code',
  location: 'redirect'
}

/** The reason in metrics of a request that failed, by its code; unknown codes are `other`. */
export function reasonOf({ reason }: Failure): string {
  return reasons[reason] ?? (reason.startsWith('HPE_') ? 'invalid' : 'other')
}

function reasonOfUnusable(reason: string): string | undefined {
  if (/^3\d\d$/.test(reason)) return 'redirect'
  // 5xx and 429 are counted when their head comes.
  if (/^4\d\d$/.test(reason) && reason !== '429') return 'status_4xx'
  return unusableReasons[reason]
}

/** Registers them. */
export function createUpstreamMetrics(registry: Registry): UpstreamMetrics {
  const duration = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Time from a request to the backend to the head of its answer, or to its failure before that',
    labelNames: ['call'],
    buckets,
    registers: [registry]
  })
  const latency = new Histogram({
    name: 'upstream_latency_seconds',
    help: 'Old name, to be removed: use upstream_request_duration_seconds, which tells the calls apart',
    buckets,
    registers: [registry]
  })
  const errors = new Counter({
    name: 'upstream_errors_total',
    help: 'Requests to the backend that failed, and answers of it that are of no use, by reason',
    labelNames: ['call', 'reason'],
    registers: [registry]
  })
  const observe = (call: string, milliseconds: number) => {
    duration.observe({ call }, milliseconds / 1000)
    latency.observe(milliseconds / 1000)
  }
  return {
    answered(request, milliseconds, status) {
      const call = callOf(request)
      observe(call, milliseconds)
      if (status >= 500) errors.inc({ call, reason: 'status_5xx' })
      else if (status === 429) errors.inc({ call, reason: 'status_429' })
    },
    failed(request, failure, milliseconds) {
      const call = callOf(request)
      if (milliseconds !== undefined) observe(call, milliseconds)
      errors.inc({ call, reason: reasonOf(failure) })
    },
    unusable(request, reason) {
      const counted = reasonOfUnusable(reason)
      if (counted !== undefined) errors.inc({ call: callOf(request), reason: counted })
    }
  }
}
