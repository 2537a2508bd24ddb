/**
 * The cache's rule for a declared call (shared/README.md#caching): one response per key for all clients, a fallback
 * lifetime, and a check of the envelope.
 */
import { shapesByPath } from 'virtual:shapes'
import type { CallDefinition } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import type { CompleteResponse } from '../cache/cache-request.ts'
import { isReusable } from '../cache/entry.ts'
import type { LifetimeDefaults } from '../cache/lifetimes.ts'
import type {
  CacheRule,
  CheckedBody,
  FailedFetch,
  NotStorable,
  RefusedResponse,
  StoreCandidate
} from '../cache/rule.ts'
import { cacheControlOf } from '../http/cache-control.ts'
import { decodeContent } from '../http/content-coding.ts'
import { type Fields, field, hasField, without } from '../http/fields.ts'
import type { FieldLines } from '../http/response-head.ts'
import { closingReason, type OriginFailure } from '../http/transport.ts'
import { bodyHashOf } from '../http/validators.ts'
import type { ThrottledLog } from '../observe/log.ts'
import { maskPersonal } from '../observe/request-path.ts'
import type { DoubtfulResponses } from './doubtful-responses.ts'
import {
  completeCallHeaders,
  type EdgeLifetimes,
  edgeFieldsOfCall,
  storedCallHeaders,
  streamedCallHeaders
} from './downstream-headers.ts'
import { envelope } from './envelope.ts'
import { exchangeFacts, type OnUnusableResponse, remedyFor } from './error-responses.ts'
import { maxRead } from './explain-body.ts'
import {
  contentLostMessage,
  explainNoResponse,
  explainRedirect,
  explainResponse,
  isTransportCode
} from './explain-failure.ts'
import { cacheControlName, fieldFaults, headerOf, revalidationDirective } from './field-faults.ts'
import { repeatedMemberFault } from './json-fault.ts'
import { selectingFieldsOfDeclared } from './upstream-headers.ts'
import { type EnvelopeMemo, validateEnvelope } from './validate-envelope.ts'

export interface DeclaredCallRuleOptions {
  /** CACHE_TTL_S and CACHE_STALE_S. */
  ttlS: number
  staleS: number
  /** Maximum bytes of a decoded body. */
  maxEntryBytes: number
  /** Fields that are added where the backend did not set them. */
  security: FieldLines
  throttledLog: ThrottledLog
  /** Shared by the rules of all calls. */
  envelopeMemo: EnvelopeMemo
  /** Shared by the rules of all calls. */
  doubtfulResponses: DoubtfulResponses
  onUnusable: OnUnusableResponse
  rewriteLocations: CacheRule['rewriteLocations']
  /** Scheme, host and port of the backend. */
  origin: string
  onContent?: OnContent | undefined
  onStorability?: OnStorability | undefined
  /** Undefined: there is no edge. */
  edge?: EdgeLifetimes | undefined
}

/** Receives why a response is not stored, or not reused without a request; undefined: it is. */
export type OnStorability = (call: CallDefinition, locale: ApiLocale, why: string | undefined) => void

/** Receives the data of a valid response; `bodyHash` is undefined where it is not stored. */
export type OnContent = (
  call: CallDefinition,
  locale: ApiLocale,
  response: { target: string; data: unknown; bodyHash: string | undefined }
) => void

/** Longest heuristic lifetime in seconds (RFC 9111, section 4.2.2). */
const maxHeuristicS = 60

/**
 * Lifetimes of a response to which the backend gave none, in seconds: `ttlS` (CACHE_TTL_S) where the call's row has no
 * lifetime either; `staleS` (CACHE_STALE_S) during an outage.
 */
export function declaredLifetimes(
  { lifetimeS }: Pick<CallDefinition, 'lifetimeS'>,
  ttlS: number,
  staleS: number
): LifetimeDefaults & { fallbackS: number } {
  const fallbackS = lifetimeS ?? ttlS
  return {
    maxHeuristicS: Math.min(maxHeuristicS, ttlS),
    graceS: staleS,
    fallbackS,
    fallbackStaleWhileRevalidateS: Math.ceil(fallbackS / 2),
    graceCoversErrors: true,
    usesApparentAge: false
  }
}

/** Bytes of the largest body that a cache of `maxBytes` takes: a sixteenth, 64 KiB at least and 4 MiB at most. */
export const mostEntryBytes = (maxBytes: number): number => Math.min(4 * 1_048_576, Math.max(65_536, maxBytes >> 4))

/** Reasons for which a response counts as "not found" where nothing is stored. */
const doubtfulReasons: ReadonlySet<string> = new Set(['code', 'no-data', '404', '410'])
const doubtfulMessage =
  'the backend answers with an error where it had an answer, which is served on: see its own log; a record that was deleted needs a 404 in the envelope of the API, or a purge with "hard"'
const failingCodeMessage =
  'the backend answers with data and the code of a failure: visitors get 404, or what is stored'
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const locationField: ReadonlySet<string> = new Set(['location'])
const keyFields: ReadonlySet<string> = new Set(['lang'])
/** Content that is fresh for longer was probably sent with the lifetime of a built file. */
export const longLifetimeS = 7 * 86_400
const unstoredFields: ReadonlySet<string> = new Set(['set-cookie', 'set-cookie2', 'content-encoding', 'content-length'])

/** Creates the rule of a call in one language; `forced`: the call is in CACHE_FORCE. */
export function createDeclaredCallRule(
  definition: CallDefinition,
  locale: ApiLocale,
  forced: boolean,
  options: DeclaredCallRuleOptions
): CacheRule {
  const { ttlS, staleS, maxEntryBytes, security, throttledLog, doubtfulResponses, onContent, edge } = options
  const { name: label, tag } = definition
  const isContent = tag === 'content'
  return {
    label,
    language: locale,
    tag,
    defaults: declaredLifetimes(definition, ttlS, staleS),
    missingDefaults: declaredLifetimes({ lifetimeS: ttlS }, ttlS, staleS),
    forced,
    keyFields,
    selectingFields: selectingFieldsOfDeclared,
    unstoredFields,
    check: (status, fields, body) => checkResponse(definition, locale, options, { status, fields, body }),
    missingReplacesStored: isContent,
    keepsDoubtful: () => !isContent || doubtfulResponses.areKept(locale),
    whyNotStorable: forced ? () => undefined : whyNotDeclaredStorable,
    rewriteLocations: options.rewriteLocations,
    storedHeaders: (fields, bodyHash, missing) => {
      const edgeOf = edge && definition.cacheable && !missing ? edgeFieldsOfCall(edge, label, fields, forced) : []
      return storedCallHeaders(fields, bodyHash, forced, security, edgeOf)
    },
    forwardedHeaders: (fields, kind) =>
      kind === 'stream'
        ? streamedCallHeaders(fields, security)
        : completeCallHeaders(fields, security, kind === 'failing'),
    onContent(target, data, bodyHash) {
      if (definition.cacheable) onContent?.(definition, locale, { target, data, bodyHash })
    },
    ...storingWarnings(definition, locale, forced, options),
    onFailure(fetch, failure) {
      if (failure.reason === closingReason) return
      if (!isContent) doubtfulResponses.drop(locale)
      reportFailure(definition, locale, options, fetch, failure)
    },
    onTooLarge() {
      const message = 'a response of the backend is too large for the cache (CACHE_MAX_MB): pages are shown without it'
      throttledLog.warn(`${label} large`, { call: label, mostBytes: maxEntryBytes }, message)
    }
  }
}

/** Whether a complete response can be used: its content decoded and validated. */
async function checkResponse(
  { name: label, success, tag, path, cacheable }: CallDefinition,
  locale: ApiLocale,
  { maxEntryBytes, envelopeMemo, throttledLog }: DeclaredCallRuleOptions,
  { status, fields, body }: CompleteResponse
): Promise<CheckedBody> {
  // No content to check: clients may follow it, pages do without the call.
  if (redirectStatuses.has(status) && hasField(fields, 'location'))
    return { kind: 'invalid', reason: String(status), readable: true, body: Buffer.alloc(0) }
  if (status === 304) return { kind: 'invalid', reason: 'unexpected-304', readable: false, body: undefined }
  const decoded = await decodeContent(fields, body, maxEntryBytes)
  if (!decoded) return { kind: 'invalid', reason: 'undecodable', readable: false, body: undefined }
  const bodyHash = bodyHashOf(decoded)
  const validate = () => {
    const why = cacheable && decoded.length <= maxRead ? repeatedMemberFault(decoded) : undefined
    if (why !== undefined) throttledLog.once(`${label} member twice`, { call: label, locale, why }, contentLostMessage)
    return validateEnvelope(status, decoded, success, tag === 'content', shapesByPath[path])
  }
  // With another status the same bytes mean something else.
  const validation = status === 200 ? envelopeMemo.validate(label, bodyHash, validate) : validate()
  if (validation.kind === 'missing') {
    if (validation.hasData && cacheable) {
      const why = explainResponse({ target: path, reason: 'code', fields, body: decoded, success }, status)
      throttledLog.warn(`${label} code with data`, { call: label, locale, why }, failingCodeMessage)
    }
    const missing = validation.readable ? decoded : Buffer.from(envelope(404, locale))
    return { ...validation, body: missing, bodyHash: bodyHashOf(missing) }
  }
  if (validation.kind === 'invalid') return { ...validation, body: decoded }
  return { ...validation, body: decoded, bodyHash }
}

/** Reports what keeps the responses of a call from being reused. */
function storingWarnings(
  definition: CallDefinition,
  locale: ApiLocale,
  forced: boolean,
  { throttledLog, doubtfulResponses, onStorability }: DeclaredCallRuleOptions
): Pick<CacheRule, 'onStored' | 'onNotStorable'> {
  const { name: label, tag } = definition
  const noteValidators = createValidatorWatch()
  return {
    onStored(entry) {
      if (entry.doubtful && tag !== 'content') doubtfulResponses.drop(locale)
      // Undefined also where the backend gave no lifetime and CACHE_TTL_S is 0: there is no field to name.
      const why = isReusable(entry) ? undefined : revalidationDirective(entry.fields)
      onStorability?.(definition, locale, why)
      for (const fault of forced ? [] : fieldFaults(entry.fields, Date.now())) {
        const [header = ''] = fault.split(':', 1)
        const message = 'a header field of this call does not mean what it seems to; see shared/BACKEND.md'
        throttledLog.once(`${label} field ${header}`, { call: label, header, why: fault }, message)
      }
      const { freshUntil, generatedAt } = entry.lifetimes
      if (!forced && !entry.missing && freshUntil - generatedAt > longLifetimeS * 1000) {
        const s = Math.round((freshUntil - generatedAt) / 1000)
        const message =
          'a call is fresh for more than a week: an edit is seen after a purge alone, not in browsers; see shared/BACKEND.md'
        throttledLog.once('long lifetime', { call: label, header: cacheControlName(entry.fields), s }, message)
      }
      if (noteValidators(entry.bodyHash, entry.fields)) {
        const message =
          'the ETag or Last-Modified of a call differs each time with the same body: the body is sent again each time'
        throttledLog.once(`${label} validators`, { call: label, locale }, message)
      }
      if (why === undefined) return
      const message = `each page view asks you: ${why} allows no reuse of this call without a request; see shared/BACKEND.md`
      const header = why === 'Expires' ? why : cacheControlName(entry.fields)
      throttledLog.once(`${label} ${why}`, { call: label, header, why }, message)
    },
    onNotStorable({ why }, fields) {
      onStorability?.(definition, locale, why)
      const header = headerOf(why, fields)
      const message = `each page view asks you: ${header} keeps this call out of the cache; see shared/BACKEND.md, or name it in CACHE_FORCE`
      throttledLog.once(`${label} ${header}`, { call: label, header, why }, message)
    }
  }
}

/** Logs a failed fetch, and counts its response as one that cannot be used. */
function reportFailure(
  { name: label, cacheable: isCall, success }: CallDefinition,
  locale: ApiLocale,
  { throttledLog, onUnusable, origin }: DeclaredCallRuleOptions,
  { target, cacheable, trace, milliseconds, servedStale: covered, refused }: FailedFetch,
  failure: OriginFailure
): void {
  const isLogged = cacheable && isCall
  // A client error in response to a visitor's own input is no fault of the backend.
  if (!isLogged && /^4(?!29)\d\d$/.test(failure.reason)) return
  onUnusable({ method: 'GET', target }, failure.reason)
  // What a visitor typed is logged nowhere.
  const parameters = isLogged ? maskedParameters(target) : undefined
  const { redirect, ...told } = failure
  const whyFailed = () => {
    if (refused) return whyRefused(refused, target, failure.reason, success)
    if (redirect) return explainRedirect({ target, method: 'GET' }, redirect, true)
    return isTransportCode(failure.reason) ? explainNoResponse(failure.reason, origin) : undefined
  }
  const why = isLogged ? whyFailed() : undefined
  const facts = {
    call: label,
    locale,
    parameters,
    ...told,
    covered,
    ...exchangeFacts(trace, milliseconds),
    ...(why === undefined ? {} : { why })
  }
  const isDoubtful = covered && doubtfulReasons.has(failure.reason)
  throttledLog.warn(`${label} ${failure.reason}`, facts, isDoubtful ? doubtfulMessage : remedyFor(failure))
}

/** Times in a row that a body comes with other validators before that is said: a process that starts may change them. */
const maxChanges = 2

/** Notes the body and fields of each response; the function gives true where its validators never stay the same. */
function createValidatorWatch(): (bodyHash: string, fields: Fields) => boolean {
  let last = { bodyHash: '', validators: '' }
  let changes = 0
  return (bodyHash, fields) => {
    const validators = `${field(fields, 'etag') ?? ''}\n${field(fields, 'last-modified') ?? ''}`
    changes = bodyHash === last.bodyHash && validators !== last.validators ? changes + 1 : 0
    last = { bodyHash, validators }
    return changes >= maxChanges
  }
}

/** What came in place of an answer, for the log: one line. */
function whyRefused(
  { status, fields, body }: RefusedResponse,
  target: string,
  reason: string,
  success: readonly number[]
): string {
  // Rewritten to an address of this site: the backend's is below its own URL.
  const location = field(fields, 'location')?.replace(/^\/api(?=\/)/, '')
  const own = location === undefined ? fields : [...without(fields, locationField), 'location', location]
  return explainResponse({ target, reason, fields: own, body, success }, status)
}

function maskedParameters(target: string): Record<string, string> {
  const parameters = new URLSearchParams(target.split('?')[1])
  return Object.fromEntries([...parameters].map(([name, value]) => [name, maskPersonal(value)]))
}

/**
 * Why a response must not be stored (RFC 9111, section 3); undefined when it may be. A missing lifetime is no reason:
 * there is a fallback.
 */
export function whyNotDeclaredStorable({ fields }: Pick<StoreCandidate, 'fields'>): NotStorable | undefined {
  const { directives } = cacheControlOf(fields)
  if (hasField(fields, 'set-cookie')) return reason('set-cookie', true)
  if (directives.has('private')) return reason('private', true)
  if (directives.has('no-store')) return reason('no-store', false)
  return selectingFieldsOfDeclared(fields) ? undefined : reason('vary', true)
}

const reason = (why: string, personal: boolean): NotStorable => ({ why, isByRequest: false, personal })
