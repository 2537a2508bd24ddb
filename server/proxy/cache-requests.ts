/** Turns declared calls into cache requests: key, upstream request, and how a response is validated. */
import type { Locale } from '../../shared/locale.ts'
import type { CacheRequest } from '../cache/cache-request.ts'
import type { FieldLines } from '../http/raw-response.ts'
import {
  type Call,
  type CallDefinition,
  type CallName,
  callDefinitions,
  type ResolvedCall,
  resolveCall
} from './calls.ts'
import { policyDownstreamHeaders } from './downstream-headers.ts'
import { envelope } from './envelope.ts'
import { validateEnvelope } from './validate-envelope.ts'

export interface CacheRequests {
  /** For a call that a page needs. Memoized by the object: the same call gives the same cache request. */
  forCall(call: Call): CacheRequest
  /** For a browser's request; `query` is the raw query string without `?`. */
  forQuery(definition: CallDefinition, locale: Locale, query: string, requestId: string | undefined): CacheRequest
}

export interface CacheRequestsOptions {
  /** Path below which browsers reach the API: `/api`. */
  mount: string
  /** Calls that are stored although the backend's headers forbid it (CACHE_FORCE). */
  force: readonly CallName[]
  /** Fields that are added where the backend did not set them. */
  security: FieldLines
}

/** Characters of a query string that are parsed. */
const maxQueryLength = 4000
const missingBodies = { cn: Buffer.from(envelope(404, 'cn')), en: Buffer.from(envelope(404, 'en')) }

/** Creates the functions that turn calls into cache requests. */
export function createCacheRequests({ mount, force, security }: CacheRequestsOptions): CacheRequests {
  const memoized = new WeakMap<Call, CacheRequest>()
  const forced = new Set(force)

  const build = (call: ResolvedCall, locale: Locale, requestId: string | undefined): CacheRequest => {
    const { definition, address, target, cacheable } = call
    const isContent = definition.tag === 'content'
    const headers = ['lang', locale, 'accept', 'application/json', 'accept-encoding', 'identity']
    if (requestId !== undefined) headers.push('x-request-id', requestId)
    return {
      key: `${locale} ${address}`,
      url: `${mount}${target}`,
      partition: locale,
      label: definition.name,
      tag: definition.tag,
      target,
      headers,
      cacheable,
      forced: forced.has(definition.name),
      missingReplacesStored: isContent,
      missingBody: missingBodies[locale],
      validate: (status, _fields, body) => validateEnvelope(status, body, definition.success, isContent),
      downstreamHeaders: (_status, fields, version, isForced) =>
        policyDownstreamHeaders(fields, version, isForced, security)
    }
  }

  return {
    forCall(call) {
      let cacheRequest = memoized.get(call)
      if (!cacheRequest) {
        // The map has a definition for every CallName.
        const definition = callDefinitions.get(call.name)!
        const resolved = resolveCall(definition, (name) => call.params[name])
        cacheRequest = build(resolved, call.locale, undefined)
        memoized.set(call, cacheRequest)
      }
      return cacheRequest
    },
    forQuery(definition, locale, query, requestId) {
      const parameters = new URLSearchParams(query.slice(0, maxQueryLength))
      const resolved = resolveCall(definition, (name) => parameters.get(name))
      return build(resolved, locale, requestId)
    }
  }
}
