/** How many requests were answered, and how long that took: plain numbers, so that a hit pays next to nothing. */
import {
  type MethodClass,
  methodIndex,
  methods,
  type RouteClass,
  routes,
  type StatusClass,
  statuses,
  statusIndex
} from './request-class.ts'

/** Upper bounds of the buckets in seconds; the last bucket has none. */
export const buckets: readonly number[] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const boundsMs = buckets.map((seconds) => seconds * 1000)

export interface Series {
  readonly labels: { route: RouteClass; method: MethodClass; status: StatusClass }
  /** Requests by bucket, each counted in one alone. */
  readonly counts: number[]
  seconds: number
}

export interface RequestTimes {
  /** Counts a request; `status` is the answer's, or 499 where it was not sent whole. */
  add(route: RouteClass, method: string | undefined, status: number, milliseconds: number): void
  /** The label sets that have been counted. */
  series(): Series[]
}

/** All at zero. */
export function createRequestTimes(): RequestTimes {
  const routeIndex = Object.fromEntries(routes.map((route, index) => [route, index])) as Record<RouteClass, number>
  const table = new Array<Series | undefined>(routes.length * methods.length * statuses.length).fill(undefined)

  const create = (route: RouteClass, method: number, status: number): Series => ({
    labels: { route, method: methods[method]!, status: statuses[status]! },
    counts: new Array<number>(buckets.length + 1).fill(0),
    seconds: 0
  })

  return {
    add(route, method, status, milliseconds) {
      const byMethod = methodIndex(method)
      const byStatus = statusIndex(status)
      const index = (routeIndex[route] * methods.length + byMethod) * statuses.length + byStatus
      let series = table[index]
      if (!series) {
        series = create(route, byMethod, byStatus)
        table[index] = series
      }
      let bucket = 0
      while (bucket < boundsMs.length && milliseconds > boundsMs[bucket]!) bucket += 1
      series.counts[bucket]! += 1
      series.seconds += milliseconds / 1000
    },
    series: () => table.filter((series) => series !== undefined)
  }
}
