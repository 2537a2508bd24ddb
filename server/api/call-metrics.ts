/** Metrics of the declared calls: how the cache answered them, and faults against the contract. */
import { Counter } from 'prom-client'
import { callDefinitions } from '../../shared/calls/table.ts'
import type { Counters } from '../cache/counters.ts'
import type { Metrics } from '../observe/metrics.ts'
import type { SparedCall } from './calls.ts'

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

export interface CallMetricSources {
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
