/** The metrics of all processes as one answer. */
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { MetricsData } from './questions.ts'

/**
 * Creates the function that adds the metrics of the workers up, with those of this process and `workers_up`, the number
 * of workers that run. It gives the text that Prometheus scrapes.
 */
export function createPrimaryMetrics(running: () => number): (ofWorkers: readonly MetricsData[]) => Promise<string> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'workers_up',
    help: 'Workers that run',
    registers: [registry],
    collect() {
      this.set(running())
    }
  })
  return async (ofWorkers) => {
    const known = new Set(['workers_up', ...ofWorkers.flat().map(({ name }) => name)])
    // The workers leave out the default metrics whose names are not valid.
    const own = (await registry.getMetricsAsJSON()).filter(({ name }) => known.has(name))
    return AggregatorRegistry.aggregate([...ofWorkers, own]).metrics()
  }
}
