/** Metrics for Prometheus, one registry per app. Frequent events are plain counters, which are read at a scrape. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FormResult } from './form-result.ts'
import { memoryLimit } from './memory-limit.ts'
import {
  buckets,
  createRequestTimes,
  type RequestTimes,
  type Series,
  type ShedReason,
  shedReasons,
  type UnreadableStatus,
  unreadableStatuses
} from './request-notes.ts'

export interface MetricsOptions {
  /** Labels of `build_info`: id of the build, version of Node, edition. */
  build: { version: string; node: string; edition: string }
  /** True: adds prom-client's default metrics of the process, which sample the event loop all the time. */
  processMetrics: boolean
}

/** The sizes of a store of responses. */
interface StoreSizes {
  bytes: () => number
  entries: () => number
}

export interface Metrics {
  /** The text that Prometheus scrapes. */
  text(): Promise<string>
  registry: Registry
  /** Registers a figure that is read at a scrape. */
  gauge(name: string, help: string, read: () => number): void
  /** Registers a count that is read at a scrape. */
  counter(name: string, help: string, read: () => number): void
  /** Adds the sizes of a store; its name is a value of the label `store`. */
  addStore(name: string, sizes: StoreSizes): void
  requests: RequestTimes
  /** Counts a posted form; the name of an unrecognized form is `unknown`. */
  form(name: string, result: FormResult): void
  /** Counts a refused request or connection. */
  shed(reason: ShedReason | 'connections'): void
  /** Counts a request that could not be read, or did not arrive in time. */
  unreadable(status: UnreadableStatus): void
  /** Observes the milliseconds for which a derivation waited to begin. */
  renderWaited(milliseconds: number): void
}

/** Gauges of prom-client that promtool rejects because their names end like a counter's; the gauges by type remain. */
const invalidGauges = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

const memoryLimitHelp = 'Memory that the process may take: the limit of its container, or the memory of the machine'

/** Creates a registry with the metrics that need no source. */
export function createMetrics({ build, processMetrics }: MetricsOptions): Metrics {
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

  const stores = new Map<string, StoreSizes>()
  for (const unit of ['bytes', 'entries'] as const) {
    new Gauge({
      name: `cache_${unit}`,
      help: unit === 'bytes' ? 'Bytes in the cache' : 'Entries in the cache',
      labelNames: ['store'],
      registers,
      collect() {
        for (const [store, sizes] of stores) this.set({ store }, sizes[unit]())
      }
    })
  }

  return {
    text: () => registry.metrics(),
    registry,
    gauge,
    counter,
    addStore: (name, sizes) => void stores.set(name, sizes),
    requests,
    ...eventMetrics(registers)
  }
}

/** What is counted when it happens. */
function eventMetrics(registers: Registry[]): Pick<Metrics, 'form' | 'shed' | 'unreadable' | 'renderWaited'> {
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
  return {
    form: (form, result) => forms.inc({ form, result }),
    shed: (reason) => sheds.inc({ reason }),
    unreadable: (status) => unreadable.inc({ status }),
    renderWaited: (milliseconds) => waits.observe(milliseconds / 1000)
  }
}

/** Registers `http_requests_total` and `http_request_duration_seconds`. */
function registerRequestMetrics(registry: Registry, times: RequestTimes): void {
  new Counter({
    name: 'http_requests_total',
    help: 'Requests, cache hits included; status 499: the connection was closed before the response was complete',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, counts } of times.series()) this.inc(labels, sum(counts))
    }
  })
  const name = 'http_request_duration_seconds'
  const metric = {
    name,
    help: 'Time from the head of a request to the end of its response; for cache hits, until the response is written',
    type: 'histogram'
  }
  // prom-client's Histogram takes one value at a time only. The registry calls nothing but `get` of a metric.
  const get = async () => ({ ...metric, values: times.series().flatMap((series) => valuesOf(name, series)) })
  registry.registerMetric({ ...metric, get } as unknown as Histogram)
}

/** The samples of a histogram in the exposition format, where each bucket includes all smaller ones. */
function valuesOf(name: string, { labels, counts, seconds }: Series) {
  let cumulative = 0
  const bucketValues = counts.map((count, index) => {
    cumulative += count
    return {
      metricName: `${name}_bucket`,
      labels: { ...labels, le: String(buckets[index] ?? '+Inf') },
      value: cumulative
    }
  })
  return [
    ...bucketValues,
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: cumulative }
  ]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
