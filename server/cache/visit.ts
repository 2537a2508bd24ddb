/** One visitor's request on its way through the cache. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { Happened } from './cache-status.ts'
import type { Fields } from './fields.ts'
import type { Shown } from './heads.ts'
import type { Place } from './store.ts'
import type { Exchange, Failure } from './transport.ts'

export interface Visit extends Place {
  request: IncomingMessage
  response: ServerResponse
  method: string
  /** Names a call that the site's policy knows. */
  label?: string
  target: string
  /** What goes to the origin: the visitor's fields that travel on. */
  headers: string[]
  body?: Readable | undefined
  /** Told the exchange that carries the body, as soon as there is one. */
  onExchange?: (exchange: Exchange) => void
  /** For whom a place at the origin is taken. */
  client?: string | undefined
}

/** What a site adds to what the standards say. */
export interface Manners {
  /** Fields as visitors get them. */
  show(fields: Fields): Shown
  /** Puts the origin's own addresses where visitors reach them; undefined: the answer leads somewhere else. */
  relocate(fields: Fields, target: string): string[] | undefined
  /** Answers for an origin that did not; `retryAfterS` is when to come again. */
  refuse(visit: Visit, failure: Failure, happened: Happened, retryAfterS?: number): void
  /** Told what happened to a visit, before its answer goes out. */
  note(visit: Visit, happened: Happened): void
}

/** True when nobody listens any more. */
export function isGone(visit: Visit): boolean {
  return visit.response.destroyed || visit.response.writableEnded
}
