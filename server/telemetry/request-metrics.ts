/** Metrics of the requests that were answered, read from plain numbers when somebody asks. */
import { Counter, type Histogram, type Registry } from 'prom-client'
import { buckets, type RequestTimes, type Series } from './request-times.ts'

/** Registers `http_requests_total` and `http_request_duration_seconds`. */
export function registerRequestMetrics(registry: Registry, times: RequestTimes): void {
  new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, hits of the cache among them; status 499: the connection was closed before the whole answer was sent',
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
    help: 'Time from the head of a request to the end of its answer; of a hit of the cache, until the answer is written',
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({ ...metric, values: times.series().flatMap((series) => valuesOf(name, series)) })
  }
  // prom-client's own histogram can only be fed one value at a time; of a metric the registry asks for `get` alone.
  registry.registerMetric(metric as unknown as Histogram)
}

/** The lines of a histogram: each bucket counts what the smaller ones count, too. */
function valuesOf(name: string, { labels, counts, seconds }: Series) {
  let upTo = 0
  const lines = counts.map((count, index) => {
    upTo += count
    return { metricName: `${name}_bucket`, labels: { ...labels, le: String(buckets[index] ?? '+Inf') }, value: upTo }
  })
  return [
    ...lines,
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: upTo }
  ]
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
