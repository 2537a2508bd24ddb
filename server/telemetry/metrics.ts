/** Metrics for Prometheus. One registry for each app; what is counted often is read from plain numbers at a scrape. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Counts } from './cache/counts.ts'
import type { FormResult } from './form-result.ts'
import { registerRequestMetrics } from './request-metrics.ts'
import { type ShedReason, shedReasons } from './request-notes.ts'
import { createRequestTimes, type RequestTimes } from './request-times.ts'
import { createUpstreamMetrics, type UpstreamMetrics } from './upstream-metrics.ts'

export interface MetricsOptions {
  /** What this process is: the build's id, Node's version, the edition. */
  build: { version: string; node: string; edition: string }
  /** True: prom-client's own metrics of the process and of Node as well, which watch the event loop all the time. */
  ofProcess: boolean
}

/** The parts of an app that are read at a scrape. */
export interface Watched {
  /** What happened in the cache, by call. */
  counts: Counts
  /** Bytes and entries by store: answers, made. */
  stores: Record<string, { bytes: () => number; entries: () => number }>
  /** Rendered pages and their like. */
  renders: { hits: number; makings: number; waiting: number }
}

export interface Metrics {
  /** The text that Prometheus scrapes. */
  text(): Promise<string>
  watch(parts: Watched): void
  requests: RequestTimes
  upstream: UpstreamMetrics
  /** Counts a posted form; a form that nobody knows is `unknown`. */
  form(name: string, result: FormResult): void
  /** Counts a request, or a connection, that was turned away. */
  shed(reason: ShedReason | 'connections'): void
  /** Notes the milliseconds for which something waited for its turn to be rendered. */
  renderWaited(milliseconds: number): void
}

const results = {
  hits: 'hit',
  stale: 'stale',
  misses: 'miss',
  collapsed: 'collapsed',
  refreshes: 'refresh',
  errors: 'error'
} as const

/** Gauges of prom-client whose names end like a counter's, which promtool refuses; their parts by type stay. */
const misnamed = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total']

/** A registry of its own. */
export function createMetrics({ build, ofProcess }: MetricsOptions): Metrics {
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
  const upstream = createUpstreamMetrics(registry)
  const forms = new Counter({
    name: 'forms_total',
    help: 'Posted forms, by form and by what became of them',
    labelNames: ['form', 'result'],
    registers
  })
  const sheds = new Counter({
    name: 'requests_shed_total',
    help: 'Requests and connections that were turned away because there was too much to do, by what there was too much of',
    labelNames: ['reason'],
    registers
  })
  for (const reason of [...shedReasons, 'connections']) sheds.inc({ reason }, 0)
  const waits = new Histogram({
    name: 'page_render_wait_seconds',
    help: 'Time for which a page, its data or a file made like it waited for its turn to be rendered',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers
  })
  new Gauge({
    name: 'build_info',
    help: 'What runs: id of the build, version of Node and edition, as labels of a 1',
    labelNames: ['version', 'node', 'edition'],
    registers
  }).set(build, 1)
  if (ofProcess) {
    collectDefaultMetrics({ register: registry })
    for (const name of misnamed) registry.removeSingleMetric(name)
  }
  const oldMemory = 'Old name, to be removed: use process_resident_memory_bytes'
  gauge('process_resident_bytes', oldMemory, () => process.memoryUsage.rss())

  const watch = ({ counts, stores, renders }: Watched) => {
    new Counter({
      name: 'api_cache_requests_total',
      help: 'Requests of the API by call and by what happened to them in the cache',
      labelNames: ['call', 'result'],
      registers,
      collect() {
        this.reset()
        for (const counted of counts.all()) {
          for (const [field, result] of Object.entries(results)) {
            this.inc({ call: counted.label, result }, counted[field as keyof typeof results])
          }
        }
      }
    })
    for (const what of ['bytes', 'entries'] as const) {
      new Gauge({
        name: `cache_${what}`,
        help: what === 'bytes' ? 'Bytes in the cache' : 'Entries in the cache',
        labelNames: ['store'],
        registers,
        collect() {
          for (const [store, figures] of Object.entries(stores)) this.set({ store }, figures[what]())
        }
      })
    }
    counter(
      'page_renders_total',
      'Pages, their data and files made like them that were rendered',
      () => renders.makings
    )
    counter(
      'page_cache_hits_total',
      'Pages and page data that were sent as they had been rendered before',
      () => renders.hits
    )
    gauge('page_renders_waiting', 'Pages and the like that wait for their turn to be rendered', () => renders.waiting)
    gauge('made_waiting', 'Old name, to be removed: use page_renders_waiting', () => renders.waiting)
    new Counter({
      name: 'made_requests_total',
      help: 'Old name, to be removed: use page_cache_hits_total (hit) and page_renders_total (made)',
      labelNames: ['result'],
      registers,
      collect() {
        this.reset()
        this.inc({ result: 'hit' }, renders.hits)
        this.inc({ result: 'made' }, renders.makings)
      }
    })
  }

  return {
    text: () => registry.metrics(),
    watch,
    requests,
    upstream,
    form: (form, result) => forms.inc({ form, result }),
    shed: (reason) => sheds.inc({ reason }),
    renderWaited: (milliseconds) => waits.observe(milliseconds / 1000)
  }
}
