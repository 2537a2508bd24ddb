/** What the parts of the server know about one answer, for its log line and for metrics. */
import type { ServerResponse } from 'node:http'
import type { AnyFormName } from '../shared/forms.ts'
import type { FormResult } from './form-result.ts'

/**
 * Why a request was turned away: too many pages wait to be rendered, the event loop is late, or too many requests to
 * the backend are open.
 */
export const shedReasons = ['renders', 'event_loop', 'upstream'] as const
export type ShedReason = (typeof shedReasons)[number]

export interface RequestNotes {
  /** Milliseconds for which the answer waited for the backend. */
  upstreamMs?: number
  /** When the wait for the backend began, on the clock of `performance.now`. */
  upstreamSince?: number
  formName?: AnyFormName | undefined
  formResult?: FormResult | undefined
  shed?: ShedReason
}

const notes = new WeakMap<ServerResponse, RequestNotes>()

/** The notes of an answer; anybody may add to them until it is sent. */
export function notesOf(response: ServerResponse): RequestNotes {
  let own = notes.get(response)
  if (!own) {
    own = {}
    notes.set(response, own)
  }
  return own
}

/** Adds milliseconds that the answer waited for the backend. */
export function addUpstreamWait(response: ServerResponse, milliseconds: number): void {
  const own = notesOf(response)
  own.upstreamMs = (own.upstreamMs ?? 0) + milliseconds
}

/** From now on the answer waits for the backend; called again, it waits only from then on. */
export function beginUpstreamWait(response: ServerResponse): void {
  notesOf(response).upstreamSince = performance.now()
}

/** The backend has answered, or failed; does nothing where no wait has begun. */
export function endUpstreamWait(response: ServerResponse): void {
  const own = notesOf(response)
  if (own.upstreamSince === undefined) return
  addUpstreamWait(response, performance.now() - own.upstreamSince)
  delete own.upstreamSince
}
