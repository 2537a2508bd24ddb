/**
 * What differs between the kinds of requests that the cache handles. Two rules exist: declared calls of the API
 * (server/api/declared-call-rule.ts), and RFC 9111 for every other GET (rfc9111-rule.ts).
 */
import type { Fields } from '../http/fields.ts'
import type { DownstreamHeaders } from '../http/stored-response.ts'
import type { TraceContext } from '../http/trace-context.ts'
import type { OriginFailure } from '../http/transport.ts'
import type { CacheEntry } from './entry.ts'
import type { LifetimeDefaults } from './lifetimes.ts'

/** What a complete response means. `readable`: its body is well-formed and may be sent to clients. */
export type CheckedBody =
  /** `body` is decoded; `value` is the parsed content, `size` its estimated bytes in memory. */
  | { kind: 'valid'; body: Buffer; bodyHash: string; value: unknown; size: number }
  /**
   * The requested record does not exist; the response is storable, with this body. `doubtful`: it may as well be a
   * failure, and is one where a response is stored that is not doubtful; `reason` and `code` are those of the failure.
   */
  | { kind: 'missing'; body: Buffer; bodyHash: string; doubtful: boolean; reason: string; code?: number | undefined }
  /** `body` is decoded; undefined if it cannot be. */
  | { kind: 'invalid'; reason: string; readable: boolean; body: Buffer | undefined; code?: number | undefined }

/** A response that may be stored, and what its request says about that. */
export interface StoreCandidate {
  status: number
  fields: Fields
  /** The request had Authorization. */
  hasAuthorization?: boolean
  /** The request's fields that may say who asks (`credentialNames`). */
  credentials?: readonly string[]
  /** The request had the directive `no-store`. */
  requestNoStore?: boolean
}

export interface NotStorable {
  /** The reason, for Cache-Status and the log. */
  why: string
  /** The reason lies in the request, so that it says nothing about other requests of the key. */
  isByRequest: boolean
  /** The response may be meant for one client alone. */
  personal: boolean
}

/** How a response that is not sent from the store is sent: read completely, a success or not, streamed, or a 1xx. */
export type ForwardedKind = 'complete' | 'failing' | 'stream' | 'informational'

/** A fetch that failed. */
export interface FailedFetch {
  /** Path and query at the origin. */
  target: string
  /** False for a request whose response would not be stored. */
  cacheable: boolean
  trace: TraceContext
  /** From the request to the failure. */
  milliseconds: number
  /** True: a stale response was served in place of the error. */
  servedStale: boolean
  /**
   * The response that its check has refused, with rewritten Location; `body` is decoded, undefined if it cannot be.
   * Undefined where something else has failed.
   */
  refused: RefusedResponse | undefined
}

export interface RefusedResponse {
  status: number
  fields: Fields
  body: Buffer | undefined
}

export interface CacheRule {
  /** Name in metrics and logs. */
  readonly label: string
  /** The language of the responses, for the counters. */
  readonly language?: string
  /** Purge tag of the entries; empty: only a purge of everything selects them. */
  readonly tag: string
  readonly defaults: LifetimeDefaults
  /** Those of `missing` responses; undefined: the same. */
  readonly missingDefaults?: LifetimeDefaults
  /** True: responses are stored even where their fields forbid that, and with the fallback lifetime. */
  readonly forced: boolean
  /** Request fields that are part of the key, in lower case. */
  readonly keyFields: ReadonlySet<string>
  /**
   * The request fields that select a response among those of its key, of those that its Vary nominates, in lower case;
   * undefined where it fits no other request.
   */
  selectingFields(fields: Fields): readonly string[] | undefined
  /** Response fields that are never stored, in lower case. */
  readonly unstoredFields: ReadonlySet<string>
  /**
   * Checks a complete body. Responses are then read completely before they are sent or stored, their failures are
   * remembered during back-off, and stored bodies are compressed. Undefined: responses are streamed to the client while
   * a copy is collected.
   */
  check: ((status: number, fields: Fields, body: Buffer) => Promise<CheckedBody>) | undefined
  /**
   * True: a `missing` response replaces a stored one. False: the stored one is served while stale-if-error allows it.
   */
  readonly missingReplacesStored: boolean
  /** False: a doubtful `missing` response is served and not stored. Undefined: it is stored. */
  keepsDoubtful?(): boolean
  /** The reason why a response must not be stored; undefined when it may be. */
  whyNotStorable(candidate: StoreCandidate): NotStorable | undefined
  /** Rewrites URLs of the origin to the proxy's own; undefined when the response redirects to another host. */
  rewriteLocations(fields: Fields, target: string): Fields | undefined
  /** The fields of a stored response for clients. `bodyHash` is empty without a check; `missing`: nothing was found. */
  storedHeaders(fields: Fields, bodyHash: string, missing: boolean): DownstreamHeaders
  /** The fields of a response that is not sent from the store. */
  forwardedHeaders(fields: Fields, kind: ForwardedKind): DownstreamHeaders
  /**
   * Called with each valid complete response to a cacheable request, after it has been delivered; `bodyHash` is
   * undefined where it is not stored.
   */
  onContent?(target: string, value: unknown, bodyHash: string | undefined): void
  /** Called when an entry is stored, or confirmed by a 304. */
  onStored?(entry: CacheEntry): void
  /** Called when the origin's fields keep a response to a cacheable request out of the store. */
  onNotStorable(reason: NotStorable, fields: Fields): void
  /** Called when a response that is to be checked is too large to be read completely. */
  onTooLarge(): void
  /** Called for each failed fetch. */
  onFailure(fetch: FailedFetch, failure: OriginFailure): void
}
