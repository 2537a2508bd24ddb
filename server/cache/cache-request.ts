/**
 * A request to the policy cache, which stores declared API calls by rules of the site, and the result of serving it.
 */

import type { CacheStatus } from '../http/cache-status.ts'
import type { Fields } from '../http/fields.ts'
import type { CacheEntry } from './entry.ts'
import type { DownstreamHeaders } from './prebuilt-heads.ts'
import type { OversizedResponse } from './read-body.ts'
import type { CacheKey } from './store.ts'
import type { OriginFailure } from './transport.ts'

/** What a complete response means. `readable`: its body is well-formed and may be sent to clients. */
export type Validation =
  /** `value` is the parsed content, `size` its estimated bytes in memory. */
  | { kind: 'valid'; value: unknown; size: number }
  /** The requested record does not exist; the response is cacheable. */
  | { kind: 'missing'; readable: boolean }
  | { kind: 'invalid'; reason: string; readable: boolean }

export interface CacheRequest extends CacheKey {
  /** Name of the call in metrics and logs. */
  label: string
  /** Purge tag of the entry. */
  tag: string
  /** Path and query at the origin. */
  target: string
  /** The client on whose behalf the origin is contacted, for fair queueing; undefined: the site itself. */
  client?: string | undefined
  /** Fields of the origin request, as names and values. Apart from a request id they are the same for all clients. */
  headers: string[]
  /** False: every request is forwarded and nothing is stored. */
  cacheable: boolean
  /** True: the response is stored even where its fields forbid that, and with the fallback lifetime. */
  forced: boolean
  /** True: a `missing` response replaces a stored `valid` one. False: the stored one is served while it is usable. */
  missingReplacesStored: boolean
  /** Body of a `missing` response whose own body is not readable. */
  missingBody: Buffer
  validate(status: number, fields: Fields, body: Buffer): Validation
  /** Turns the origin's fields into those sent to clients. */
  downstreamHeaders(status: number, fields: Fields, bodyHash: string, forced: boolean): DownstreamHeaders
}

/** A response of the origin that is not stored, decoded. */
export interface UncacheableResponse {
  status: number
  fields: Fields
  body: Buffer
}

/** `personal`: the response may be meant for one client alone, so collapsed requests must not reuse it. */
export type CacheResult =
  /** Serve the entry. A hit has no `cacheStatus`, only a `detail` for it. */
  | { kind: 'entry'; entry: CacheEntry; cacheStatus?: CacheStatus; detail?: string | undefined }
  | {
      kind: 'uncacheable'
      response: UncacheableResponse
      validation: Validation
      personal: boolean
      cacheStatus: CacheStatus
    }
  /** The body exceeds the size of an entry and has to be streamed or discarded. */
  | { kind: 'oversized'; oversized: OversizedResponse; personal: true; cacheStatus: CacheStatus }
  | {
      kind: 'failure'
      failure: OriginFailure
      /** The origin's error response, where its body is readable. */
      response?: UncacheableResponse | undefined
      personal: boolean
      retryAfterS: number
      cacheStatus: CacheStatus
    }
