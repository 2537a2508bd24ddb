/** What the cache asks of whatever carries a request to the origin and an answer back. */
import type { Readable } from 'node:stream'

export interface Outgoing {
  method: string
  /** Path and query, beginning with a slash; where it hangs is the carrier's business. */
  target: string
  /** Names and values in turn; no hop-by-hop field, no Host. */
  headers: string[]
  body?: Readable | undefined
  /** Names the client for which it is sent, so that places are shared fairly; undefined: for the site itself. */
  client?: string | undefined
}

/**
 * 504: no whole answer within the deadline; 503: too much to do already; 502: refused, cut, or no HTTP.
 * `reason` is a code such as `ECONNREFUSED`, never an address.
 */
export interface Failure {
  status: 502 | 503 | 504
  reason: string
}

/** Hears what happens: `head` once, `data` any number of times, then either `end` or `fail`; or `fail` alone. */
export interface Listener {
  /** Fields are names and values in turn, as they came. */
  head(status: number, fields: string[]): void
  data(chunk: Buffer): void
  end(): void
  fail(failure: Failure): void
}

export interface Exchange {
  /** Stops the flow from the origin, and the clock: the visitor is the slow one. */
  pause(): void
  resume(): void
  /** Gives the whole time again: a piece of the visitor's body has come, and what it took was the visitor's time. */
  restart(): void
  /** Gives up; the listener hears nothing more. */
  abort(): void
}

/** Sends a request. The listener is never called before this returns. */
export type Send = (request: Outgoing, listener: Listener) => Exchange
