/** Metrics for Prometheus, read from plain numbers when somebody asks. One registry for each app. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Counts } from './cache/counts.ts'

export interface MetricsOptions {
  /** What happened in the cache, by call. */
  counts: Counts
  /** Bytes and entries by store: answers, made. */
  stores: Record<string, { bytes: () => number; entries: () => number }>
  /** Makings of pages and their like, if there are any. */
  made?: { hits: number; makings: number; waiting: number }
}

export interface Metrics {
  /** The text that Prometheus scrapes. */
  text(): Promise<string>
  /** Notes the milliseconds from a request to the head of the backend's answer. */
  upstreamLatency(milliseconds: number): void
}

const results = ['hits', 'stale', 'misses', 'collapsed', 'refreshes', 'errors'] as const
const resultNames = {
  hits: 'hit',
  stale: 'stale',
  misses: 'miss',
  collapsed: 'collapsed',
  refreshes: 'refresh',
  errors: 'error'
}

/** A registry of its own, and `watch`, which has it read the parts of one app. */
export function createMetrics(): { metrics: Metrics; watch: (options: MetricsOptions) => void } {
  const registry = new Registry()
  const latency = new Histogram({
    name: 'upstream_latency_seconds',
    help: 'Time from a request to the head of the answer of the backend',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry]
  })
  const watch = ({ counts, stores, made }: MetricsOptions) => {
    new Counter({
      name: 'api_cache_requests_total',
      help: 'Requests of the API by call and by what happened to them in the cache',
      labelNames: ['call', 'result'],
      registers: [registry],
      collect() {
        this.reset()
        for (const counter of counts.all()) {
          for (const result of results) this.inc({ call: counter.label, result: resultNames[result] }, counter[result])
        }
      }
    })
    for (const what of ['bytes', 'entries'] as const) {
      new Gauge({
        name: `cache_${what}`,
        help: what === 'bytes' ? 'Bytes that are kept' : 'Entries that are kept',
        labelNames: ['store'],
        registers: [registry],
        collect() {
          for (const [store, figures] of Object.entries(stores)) this.set({ store }, figures[what]())
        }
      })
    }
    if (made) {
      new Counter({
        name: 'made_requests_total',
        help: 'Pages and their like by what happened: kept bytes sent, or made anew',
        labelNames: ['result'],
        registers: [registry],
        collect() {
          this.reset()
          this.inc({ result: 'hit' }, made.hits)
          this.inc({ result: 'made' }, made.makings)
        }
      })
      new Gauge({
        name: 'made_waiting',
        help: 'Makings that wait for their turn',
        registers: [registry],
        collect() {
          this.set(made.waiting)
        }
      })
    }
    new Gauge({
      name: 'process_resident_bytes',
      help: 'Resident memory of the process',
      registers: [registry],
      collect() {
        this.set(process.memoryUsage.rss())
      }
    })
  }
  return {
    metrics: {
      text: () => registry.metrics(),
      upstreamLatency: (milliseconds) => latency.observe(milliseconds / 1000)
    },
    watch
  }
}
