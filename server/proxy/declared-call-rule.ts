/**
 * The cache's rule for a declared call (shared/README.md#caching): one response per key for all clients, a fallback
 * lifetime, and a check of the envelope.
 */
import type { CallDefinition } from '../../shared/calls/table.ts'
import type { Locale } from '../../shared/locale.ts'
import type { LifetimeDefaults } from '../cache/lifetimes.ts'
import type { CacheRule, CheckedBody } from '../cache/rule.ts'
import { cacheControlOf } from '../http/cache-control.ts'
import { decodeContent } from '../http/decode-content.ts'
import type { Fields } from '../http/fields.ts'
import type { FieldLines } from '../http/prebuilt-head.ts'
import type { ThrottledLog } from '../telemetry/throttled-log.ts'
import { constantFields, whyNotDeclaredStorable } from './declared-storable.ts'
import { completeCallHeaders, storedCallHeaders, streamedCallHeaders } from './downstream-headers.ts'
import { envelope } from './envelope.ts'
import { type OnUnusableResponse, remedyFor } from './error-responses.ts'
import { validateEnvelope } from './validate-envelope.ts'

export interface DeclaredCallRuleOptions {
  /** Lifetimes of a response to which the backend gave none; `ttlS` where the call's row has no lifetime either. */
  defaults: Omit<LifetimeDefaults, 'fallbackS' | 'fallbackStaleWhileRevalidateS'>
  ttlS: number
  /** Maximum bytes of a decoded body. */
  maxEntryBytes: number
  /** Fields that are added where the backend did not set them. */
  security: FieldLines
  throttledLog: ThrottledLog
  onUnusable: OnUnusableResponse
  onContent?: OnContent | undefined
}

/** Receives the data of a valid response; `bodyHash` is undefined where it is not stored. */
export type OnContent = (
  call: CallDefinition,
  locale: Locale,
  response: { target: string; data: unknown; bodyHash: string | undefined }
) => void

const unstoredFields: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2', 'content-encoding', 'content-length'])

/** Creates the rule of a call in one language; `forced`: the call is in CACHE_FORCE. */
export function createDeclaredCallRule(
  definition: CallDefinition,
  locale: Locale,
  forced: boolean,
  { defaults, ttlS, maxEntryBytes, security, throttledLog, onUnusable, onContent }: DeclaredCallRuleOptions
): CacheRule {
  const { name: label, tag, success, lifetimeS = ttlS } = definition
  const isContent = tag === 'content'
  const withFallback = (fallbackS: number): LifetimeDefaults => ({
    ...defaults,
    fallbackS,
    fallbackStaleWhileRevalidateS: Math.ceil(fallbackS / 2)
  })
  const missingBody = Buffer.from(envelope(404, locale))

  const check = async (status: number, fields: Fields, body: Buffer): Promise<CheckedBody> => {
    if (status === 304) return { kind: 'invalid', reason: 'unexpected-304', readable: false, body: undefined }
    const decoded = await decodeContent(fields, body, maxEntryBytes)
    if (!decoded) return { kind: 'invalid', reason: 'undecodable', readable: false, body: undefined }
    const validation = validateEnvelope(status, decoded, success, isContent)
    if (validation.kind === 'missing') return { kind: 'missing', body: validation.readable ? decoded : missingBody }
    return { ...validation, body: decoded }
  }

  return {
    label,
    tag,
    defaults: withFallback(lifetimeS),
    missingDefaults: withFallback(ttlS),
    forced,
    keyFields: constantFields,
    unstoredFields,
    check,
    missingReplacesStored: isContent,
    whyNotStorable: whyNotDeclaredStorable,
    rewriteLocations: (fields) => fields,
    storedHeaders: (fields, bodyHash) => storedCallHeaders(fields, bodyHash, forced, security),
    forwardedHeaders: (fields, kind) =>
      kind === 'stream'
        ? streamedCallHeaders(fields, security)
        : completeCallHeaders(fields, security, kind === 'failing'),
    onContent(target, data, bodyHash) {
      onContent?.(definition, locale, { target, data, bodyHash })
    },
    onNotStorable({ why }, fields) {
      const header = headerOf(why, fields)
      const message = `the backend's ${header} keeps this call out of the cache; see "For the backend team" in the README`
      throttledLog.once(`${label} ${header}`, { call: label, header, why }, message)
    },
    onFailure({ target, cacheable }, failure, covered) {
      // A client error in response to a visitor's own input is no fault of the backend.
      if (!cacheable && /^4(?!29)\d\d$/.test(failure.reason)) return
      onUnusable({ method: 'GET', target }, failure.reason)
      throttledLog.warn(`${label} ${failure.reason}`, { call: label, ...failure, covered }, remedyFor(failure))
    },
    onTooLarge() {
      const message = 'a response of the backend is too large for the cache'
      throttledLog.warn(`${label} large`, { call: label, mostBytes: maxEntryBytes }, message)
    }
  }
}

/** The response field that is the reason. */
function headerOf(why: string, fields: Fields): string {
  if (why === 'set-cookie') return 'Set-Cookie'
  if (why === 'vary') return 'Vary'
  return cacheControlOf(fields).targeted ? 'CDN-Cache-Control' : 'Cache-Control'
}
