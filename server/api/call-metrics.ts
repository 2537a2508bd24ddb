/**
 * Metrics of the calls: durations and errors of requests to the backend, how the cache answered, and faults against the
 * contract.
 */
import { Counter, Histogram, type Registry } from 'prom-client'
import { callDefinitions } from '../../shared/calls/table.ts'
import type { Counters } from '../cache/counters.ts'
import type { OriginFailure, OriginRequest } from '../http/transport.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { UpstreamObserver } from '../upstream/upstream.ts'
import { findCall, type SparedCall } from './calls.ts'
import { formOfCall } from './forms/form-guard.ts'
import { sharePath } from './share-route.ts'

interface UpstreamMetrics extends UpstreamObserver {
  /** Counts a complete but unusable response by the cache's reason; reasons that are no error are not counted. */
  unusable(request: Pick<OriginRequest, 'method' | 'target'>, reason: string): void
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The label `call` of a request to the backend: a name of the table of calls, `share`, `form` or `other`. */
export function callOf({ method, target }: Pick<OriginRequest, 'method' | 'target'>): string {
  const [path = '', query = ''] = target.split('?', 2)
  if (method === 'POST') return formOfCall(`/api${path}`) === undefined ? 'other' : 'form'
  if (path === sharePath) return 'share'
  const call = method === 'GET' || method === 'HEAD' ? findCall(path, query) : undefined
  return call?.name ?? 'other'
}

/** The label `reason` by the code of a failure. */
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
  'invalid-status': 'invalid',
  'unexpected-206': 'invalid',
  'unexpected-304': 'invalid',
  UND_ERR_HEADERS_OVERFLOW: 'invalid',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'reset'
}

/** The label `reason` by the cache's reason for a complete but unusable response. */
const unusableReasons: Record<string, string> = {
  'no-json': 'invalid',
  'no-code': 'invalid',
  undecodable: 'invalid',
  'unexpected-304': 'invalid',
  code: 'failing_code',
  'no-data': 'failing_code',
  location: 'redirect'
}

/** The label `reason` of a failed request; `other` for unknown codes. */
export function reasonOf({ reason }: OriginFailure): string {
  return reasons[reason] ?? (reason.startsWith('HPE_') ? 'invalid' : 'other')
}

function reasonOfUnusable(reason: string): string | undefined {
  if (/^3\d\d$/.test(reason)) return 'redirect'
  // `responseStarted` has counted 5xx and 429 already, when their head arrived.
  if (/^4\d\d$/.test(reason) && reason !== '429') return 'status_4xx'
  return unusableReasons[reason]
}

/** Registers the metrics and returns the observer that feeds them. */
export function createUpstreamMetrics(registry: Registry): UpstreamMetrics {
  const duration = new Histogram({
    name: 'upstream_request_duration_seconds',
    help: 'Time from a request to the backend to the head of its response, or to its failure before that',
    labelNames: ['call'],
    buckets,
    registers: [registry]
  })
  const errors = new Counter({
    name: 'upstream_errors_total',
    help: 'Failed requests to the backend and unusable responses, by call and reason',
    labelNames: ['call', 'reason'],
    registers: [registry]
  })
  const observe = (call: string, milliseconds: number) => duration.observe({ call }, milliseconds / 1000)
  return {
    responseStarted(request, milliseconds, status) {
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
      const label = reasonOfUnusable(reason)
      if (label !== undefined) errors.inc({ call: callOf(request), reason: label })
    }
  }
}

/** Fields of a cache counter, each with its value of the label `result`. */
const results = [
  ['hits', 'hit'],
  ['shared', 'shared'],
  ['stale', 'stale'],
  ['misses', 'miss'],
  ['collapsed', 'collapsed'],
  ['refreshes', 'refresh'],
  ['errors', 'error']
] as const

interface CallMetricSources {
  /** Results of cache requests, by call. */
  counters: Counters
  /** Responses that were at hand for pages and other derived resources, by language and call; they count as hits. */
  sparedCalls: () => ReadonlyMap<SparedCall, number>
  /** Faults against the contract so far, by call. */
  contractFaults: () => ReadonlyMap<string, number>
}

/** Registers the metrics; the sources are read at a scrape. */
export function registerCallMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  { counters, sparedCalls, contractFaults }: CallMetricSources
): void {
  const registers = [registry]
  new Counter({
    name: 'api_cache_requests_total',
    help: 'API requests, and uses of calls by pages, by call, language and cache result',
    labelNames: ['call', 'locale', 'result'],
    registers,
    collect() {
      this.reset()
      for (const [key, count] of sparedCalls()) {
        const [locale = '', call = ''] = key.split(' ', 2)
        this.inc({ call, locale, result: 'hit' }, count)
      }
      for (const counted of counters.all()) {
        const { label: call, language: locale } = counted
        for (const [field, result] of results) this.inc({ call, locale, result }, counted[field])
      }
    }
  })
  new Counter({
    name: 'contract_faults_total',
    help: 'Fields in responses of the backend that do not follow the contract, by call',
    labelNames: ['call'],
    registers,
    collect() {
      this.reset()
      for (const call of callDefinitions.keys()) this.inc({ call }, contractFaults().get(call) ?? 0)
    }
  })
}
