/**
 * Facts about one response that several parts of the server collect for its log line and for metrics. Labels are small
 * fixed sets, so that no client can add a time series. The numbers and durations of requests by them are plain counters,
 * because every cache hit updates them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { AnyFormName } from '../../shared/forms/forms.ts'
import type { FormResult } from './form-result.ts'

/** The classes of routes, values of the label `route`. */
export type RouteClass =
  | 'page'
  | 'data'
  | 'api'
  | 'asset'
  | 'feed'
  | 'calendar'
  | 'sitemap'
  | 'health'
  | 'form'
  | 'purge'
  | 'other'

/** The statuses that answer a request that is no HTTP, has too large a head, or is late. */
export const unreadableStatuses = [400, 408, 413, 431] as const
export type UnreadableStatus = (typeof unreadableStatuses)[number]

/**
 * Why a request was refused with 503: too many derivations wait, the event loop is late, too many requests to the
 * backend are open, or the bodies of requests take too much memory.
 */
export const shedReasons = ['renders', 'event_loop', 'upstream', 'bodies'] as const
export type ShedReason = (typeof shedReasons)[number]

export interface RequestNotes {
  /** Undefined: no route has taken the request. */
  route?: RouteClass | undefined
  /** Milliseconds for which the response waited for the backend. */
  upstreamMs?: number
  /** Start of the current wait for the backend, in `performance.now` milliseconds. */
  upstreamSince?: number
  formName?: AnyFormName | undefined
  formResult?: FormResult | undefined
  shed?: ShedReason
  /** The response's member of Cache-Status (RFC 9211); undefined for a hit before the router. */
  cacheStatus?: string
}

const notes = new WeakMap<ServerResponse, RequestNotes>()

/** The notes of a response, created on first use. They may be changed until the response is closed. */
export function notesOf(response: ServerResponse): RequestNotes {
  let current = notes.get(response)
  if (!current) {
    current = {}
    notes.set(response, current)
  }
  return current
}

/** Adds milliseconds for which the response waited for the backend. */
export function addUpstreamWait(response: ServerResponse, milliseconds: number): void {
  const current = notesOf(response)
  current.upstreamMs = (current.upstreamMs ?? 0) + milliseconds
}

/** Starts a wait for the backend; a second call restarts it. */
export function beginUpstreamWait(response: ServerResponse): void {
  notesOf(response).upstreamSince = performance.now()
}

/** Ends the wait and adds its time; does nothing if no wait has started. */
export function endUpstreamWait(response: ServerResponse): void {
  const current = notesOf(response)
  if (current.upstreamSince === undefined) return
  addUpstreamWait(response, performance.now() - current.upstreamSince)
  delete current.upstreamSince
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The class of the route's requests; a function where it depends on the request, which may add notes. */
    routeClass?: RouteClass | ((request: IncomingMessage, notes: RequestNotes) => RouteClass)
  }
}

/** Notes the class that its route names, before anything else handles a request; without a route it is `other`. */
export function noteRouteClasses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { routeClass } = request.routeOptions.config
    const notes = notesOf(reply.raw)
    notes.route = typeof routeClass === 'function' ? routeClass(request.raw, notes) : routeClass
    done()
  })
}

/** Methods that are counted by their names. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The status under which an incomplete response is counted and logged, as nginx does. */
export const incompleteStatus = 499

/** Upper bounds of the buckets in seconds; one more bucket, without bound, follows. */
export const buckets: readonly number[] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const boundsMs = buckets.map((seconds) => seconds * 1000)

/** The counters of one label set. */
export interface Series {
  readonly labels: { route: RouteClass; method: string; status: string }
  /** Requests by bucket; each request counts in one bucket only, unlike in the exposition format. */
  readonly counts: number[]
  /** Sum of the durations. */
  seconds: number
}

export interface RequestTimes {
  /** Counts a request; `status` is the response's, or 499 if it was not sent completely. */
  add(route: RouteClass, method: string | undefined, status: number, milliseconds: number): void
  /** The counters of all label sets with at least one request. */
  series(): Series[]
  /** All requests, and those of them that post a form. */
  totals(): { requests: number; forms: number }
}

/** Creates the counters, all zero. */
export function createRequestTimes(): RequestTimes {
  const table = new Map<string, Series>()
  return {
    add(route, receivedMethod, responseStatus, milliseconds) {
      const method = methods.find((name) => name === receivedMethod) ?? 'other'
      const status = responseStatus === incompleteStatus ? '499' : `${Math.trunc(responseStatus / 100)}xx`
      const key = `${route} ${method} ${status}`
      let series = table.get(key)
      if (!series) {
        series = { labels: { route, method, status }, counts: new Array(buckets.length + 1).fill(0), seconds: 0 }
        table.set(key, series)
      }
      let bucket = 0
      // `counts` has one more entry than `boundsMs`.
      while (bucket < boundsMs.length && milliseconds > boundsMs[bucket]!) bucket += 1
      series.counts[bucket]! += 1
      series.seconds += milliseconds / 1000
    },
    series: () => [...table.values()],
    totals() {
      let [requests, forms] = [0, 0]
      for (const { labels, counts } of table.values())
        for (const count of counts) {
          requests += count
          if (labels.route === 'form') forms += count
        }
      return { requests, forms }
    }
  }
}
