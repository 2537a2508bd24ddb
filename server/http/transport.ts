/** The interface between the cache and the HTTP client that forwards its requests to the origin. */
import type { TraceContext } from './trace-context.ts'

export interface OriginRequest {
  method: string
  /** Path and query, beginning with a slash. The transport prepends the base path of the origin. */
  target: string
  /** Names and values in alternation, without hop-by-hop fields and Host. */
  headers: string[]
  /** Complete: a request waits for no client once it has its place at the origin. */
  body?: Buffer | undefined
  /** The client on whose behalf the request is sent, for fair queueing; undefined: the site itself. */
  client?: string | undefined
  /** The id of the request on whose behalf it is sent; undefined: it gets one of its own. */
  trace?: TraceContext | undefined
}

/**
 * Why there is no complete response. 504: the deadline has passed; 503: too many requests are queued; 502: the origin
 * refused or closed the connection, or its response is not valid HTTP. `reason` is a code such as `ECONNREFUSED` and
 * contains no address.
 */
export interface OriginFailure {
  status: 502 | 503 | 504
  reason: string
  /** The code in the body of an unusable response, for the log. */
  code?: number | undefined
  /** A redirect that is not passed on, for the log. */
  redirect?: { status: number; location: string } | undefined
}

/** The reason of an exchange that this process's own end has cut: no failure of the origin. */
export const closingReason = 'closing'

/** An error of this server, in whatever receives a response. */
export const internalFailure: OriginFailure = { status: 502, reason: 'internal' }

/**
 * Receives a response: `head` once, `data` for each chunk, then either `end` or `fail`; or `fail` alone. Informational
 * responses come before `head`.
 */
export interface ResponseListener {
  /** A 1xx other than 100 and 101 (RFC 9110, section 15.2); `fields` as received. */
  informational?(status: number, fields: string[]): void
  /** `fields` as received. */
  head(status: number, fields: string[]): void
  data(chunk: Buffer): void
  end(): void
  fail(failure: OriginFailure): void
}

/** A request to the origin and its response, in progress. */
export interface Exchange {
  /**
   * Stops reading from the origin and the deadline's clock, while the client reads slowly. The exchange then holds no
   * place of others, and may be ended in favour of other slow readers.
   */
  pause(): void
  resume(): void
  /** Ends the exchange; the listener is not called again. */
  abort(): void
}

/**
 * Sends a request. The listener is never called before this returns. One that throws gets `fail` with `internalFailure`,
 * unless that has thrown, and nothing after it.
 */
export type Send = (request: OriginRequest, listener: ResponseListener) => Exchange
