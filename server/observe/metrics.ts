/** Metrics for Prometheus, one registry per app. Frequent events are plain counters, which are read at a scrape. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { callDefinitions } from '../../shared/calls/table.ts'
import type { FormResult } from './form-result.ts'
import { memoryLimit } from './memory-limit.ts'
import { createRequestTimes, type RequestTimes } from './request-class.ts'
import { registerRequestMetrics } from './request-metrics.ts'
import { type ShedReason, shedReasons, type UnreadableStatus, unreadableStatuses } from './request-notes.ts'
import { type CallOf, createUpstreamMetrics, type UpstreamMetrics } from './upstream-metrics.ts'

export interface MetricsOptions {
  /** Labels of `build_info`: id of the build, version of Node, edition. */
  build: { version: string; node: string; edition: string }
  /** True: adds prom-client's default metrics of the process, which sample the event loop all the time. */
  processMetrics: boolean
  callOf: CallOf
}

/** Uses of a call in one language, by result. */
interface CallCounter extends Readonly<Record<(typeof results)[number][0], number>> {
  readonly label: string
  readonly language: string
}

/** The counters of an app's parts, which are read at a scrape. */
export interface MetricSources {
  /** Results of cache requests, by call. */
  counters: { all(): Iterable<CallCounter> }
  /** Bytes and entries by value of the label `store`. */
  stores: Record<string, { bytes: () => number; entries: () => number }>
  /** Derived resources: hits, derivations so far, derivations that wait now. */
  renders: { readonly hits: number; derivations: number; waiting: number }
  /** Responses that were at hand for pages and other derived resources, by language and call; they count as hits. */
  sparedCalls: () => ReadonlyMap<string, number>
  /** Responses read from files at start. */
  restored: () => number
  /** Faults against the contract so far, by call. */
  contractFaults: () => ReadonlyMap<string, number>
  /** Why the embedded backend cannot store submissions; no function: there is none. */
  storeFault?: (() => string | undefined) | undefined
  /** The store that replicas share; undefined: none is configured. */
  shared?: { readonly isUp: boolean } | undefined
}

export interface Metrics {
  /** The text that Prometheus scrapes. */
  text(): Promise<string>
  /** Registers the metrics of the app's parts; to be called once. */
  registerSources(sources: MetricSources): void
  requests: RequestTimes
  upstream: UpstreamMetrics
  /** Counts a posted form; the name of an unrecognized form is `unknown`. */
  form(name: string, result: FormResult): void
  /** Counts a refused request or connection. */
  shed(reason: ShedReason | 'connections'): void
  /** Counts a request that could not be read, or did not arrive in time. */
  unreadable(status: UnreadableStatus): void
  /** Observes the milliseconds for which a derivation waited to begin. */
  renderWaited(milliseconds: number): void
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

/** Gauges of prom-client that promtool rejects because their names end like a counter's; the gauges by type remain. */
const invalidGauges = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

const memoryLimitHelp = 'Memory that the process may take: the limit of its container, or the memory of the machine'
const storableHelp = '1 while the embedded backend can store submissions, checked every 30 s'

/** Creates a registry with the metrics that need no source. */
export function createMetrics({ build, processMetrics, callOf }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = createRequestTimes()
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      }
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      }
    })

  registerRequestMetrics(registry, requests)
  const upstream = createUpstreamMetrics(registry, callOf)
  const forms = new Counter({
    name: 'forms_total',
    help: 'Posted forms, by form and result',
    labelNames: ['form', 'result'],
    registers
  })
  const sheds = new Counter({
    name: 'requests_shed_total',
    help: 'Requests and connections refused because of overload, by the resource that was exhausted',
    labelNames: ['reason'],
    registers
  })
  for (const reason of [...shedReasons, 'connections']) sheds.inc({ reason }, 0)
  const unreadable = new Counter({
    name: 'http_requests_unreadable_total',
    help: 'Requests that could not be read or did not arrive in time, by the status that answered them',
    labelNames: ['status'],
    registers
  })
  for (const status of unreadableStatuses) unreadable.inc({ status }, 0)
  const waits = new Histogram({
    name: 'page_render_wait_seconds',
    help: 'Time for which a page, its data or another derived resource waited to be rendered',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers
  })
  new Gauge({
    name: 'build_info',
    help: 'Id of the build, version of Node and edition as labels; the value is 1',
    labelNames: ['version', 'node', 'edition'],
    registers
  }).set(build, 1)
  if (processMetrics) {
    collectDefaultMetrics({ register: registry })
    for (const name of invalidGauges) registry.removeSingleMetric(name)
    gauge('process_memory_limit_bytes', memoryLimitHelp, memoryLimit)
  }

  const registerSources = (sources: MetricSources) => {
    const { counters, stores, renders, sparedCalls, restored, contractFaults, storeFault, shared } = sources
    if (storeFault) gauge('submissions_storable', storableHelp, () => Number(storeFault() === undefined))
    if (shared) gauge('shared_cache_up', '1 while the shared cache answers', () => Number(shared.isUp))
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
    for (const unit of ['bytes', 'entries'] as const) {
      new Gauge({
        name: `cache_${unit}`,
        help: unit === 'bytes' ? 'Bytes in the cache' : 'Entries in the cache',
        labelNames: ['store'],
        registers,
        collect() {
          for (const [store, sizes] of Object.entries(stores)) this.set({ store }, sizes[unit]())
        }
      })
    }
    gauge('cache_restored_responses', 'Responses of an earlier process that were restored at start', restored)
    counter('page_renders_total', 'Rendered pages, page data and other derived resources', () => renders.derivations)
    counter(
      'page_cache_hits_total',
      'Pages and page data that were sent from the store of derived resources',
      () => renders.hits
    )
    gauge('page_renders_waiting', 'Derived resources that wait to be rendered', () => renders.waiting)
  }

  return {
    text: () => registry.metrics(),
    registerSources,
    requests,
    upstream,
    form: (form, result) => forms.inc({ form, result }),
    shed: (reason) => sheds.inc({ reason }),
    unreadable: (status) => unreadable.inc({ status }),
    renderWaited: (milliseconds) => waits.observe(milliseconds / 1000)
  }
}
