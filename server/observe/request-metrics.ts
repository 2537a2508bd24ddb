/** Metrics of requests; a scrape reads them from the plain counters of `request-class.ts`. */
import { Counter, type Histogram, type Registry } from 'prom-client'
import { buckets, type RequestTimes, type Series } from './request-class.ts'

/** Registers `http_requests_total` and `http_request_duration_seconds`. */
export function registerRequestMetrics(registry: Registry, times: RequestTimes): void {
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
