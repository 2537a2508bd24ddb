/** Facts about one response that several parts of the server collect for its log line and for metrics. */
import type { ServerResponse } from 'node:http'
import type { AnyFormName } from '../../shared/forms/forms.ts'
import type { FormResult } from './form-result.ts'

/** The classes of routes, values of the label `route`. */
export const routes = [
  'page',
  'data',
  'api',
  'asset',
  'feed',
  'calendar',
  'sitemap',
  'health',
  'form',
  'purge',
  'other'
] as const
export type RouteClass = (typeof routes)[number]

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
