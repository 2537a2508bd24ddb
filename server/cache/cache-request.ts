/** A request to the cache, and the result of handling it. */
import type { IncomingHttpHeaders } from 'node:http'
import type { CacheStatus } from '../http/cache-status.ts'
import type { Fields } from '../http/fields.ts'
import type { TraceContext } from '../http/trace-context.ts'
import type { Exchange, OriginFailure, ResponseListener } from '../http/transport.ts'
import type { CacheEntry } from './entry.ts'
import type { CacheRule } from './rule.ts'
import type { CacheKey } from './store.ts'

export interface CacheRequest extends CacheKey {
  rule: CacheRule
  method: 'GET' | 'HEAD'
  /** Path and query at the origin. */
  target: string
  /** End-to-end fields of the origin request, as names and values. */
  headers: string[]
  /**
   * The client's fields: directives, preconditions, credentials, and those that Vary nominates. Empty where all clients
   * get the same response, and for requests of the site itself.
   */
  clientHeaders: IncomingHttpHeaders
  /** The client on whose behalf the origin is contacted, for fair queueing; undefined: the site itself. */
  client?: string | undefined
  /** The id of the request that causes the fetch; undefined: the fetch gets one of its own. */
  trace?: TraceContext | undefined
  /** Called with each informational response of the origin (RFC 9110, section 15.2) to this request's own fetch. */
  onInformational?: (status: number, fields: Fields) => void
  /** False: every request is forwarded and nothing is stored. */
  cacheable: boolean
}

/** A complete response of the origin, decoded. */
export interface CompleteResponse {
  status: number
  fields: Fields
  body: Buffer
}

/** Controls the rest of a response that is being streamed. */
export interface StreamControl {
  /** The exchange to pause while the client reads slowly; undefined: it must not be paused. */
  exchange(): Exchange | undefined
  /** The client needs no more of it. */
  discard(): void
}

/** `personal`: the response may be meant for one client alone, so collapsed requests must not reuse it. */
export type CacheResult =
  /** Serve the entry. A hit has no `cacheStatus`, only a `detail` for it. */
  | { kind: 'entry'; entry: CacheEntry; cacheStatus?: CacheStatus; detail?: string | undefined }
  /** A complete response that is not stored. */
  | {
      kind: 'complete'
      response: CompleteResponse
      /** Hash of the body. */
      bodyHash: string
      /** The parsed content, frozen; undefined for a response without any. */
      value: unknown
      personal: boolean
      cacheStatus: CacheStatus
    }
  /** A response in progress. It is discarded unless `pipe` is called before the receiver of the result returns. */
  | {
      kind: 'stream'
      status: number
      fields: Fields
      cacheStatus: CacheStatus
      /** Passes the chunks received so far to the listener, then the rest as it arrives. */
      pipe(listener: BodyListener): StreamControl
    }
  | {
      kind: 'failure'
      failure: OriginFailure
      /** The origin's error response, where its body is readable. */
      response?: CompleteResponse | undefined
      personal: boolean
      /** When the next attempt is sensible; undefined where nothing is known about that. */
      retryAfterS: number | undefined
      cacheStatus: CacheStatus
    }
  /** The request needs the origin's own response: forward it as it is. */
  | {
      kind: 'forward'
      cacheStatus: CacheStatus
      /** To be called with status and fields of the response; undefined: the cache has no use for them. */
      onHead?: ((status: number | undefined, fields: Fields) => void) | undefined
    }

export type BodyListener = Pick<ResponseListener, 'data' | 'end' | 'fail'>
