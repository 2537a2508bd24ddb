/**
 * The declared calls as requests: which call a request is, its canonical address (shared/README.md#the-api), and the
 * request to the cache: key, upstream request, and rule. The requests of saved responses are found by the key that they
 * had in the cache (shared/README.md#caching).
 */
import type { Tag } from '../../shared/calls/call.ts'
import { isCacheableValue } from '../../shared/calls/parameters.ts'
import { type CallDefinition, type CallName, callDefinitions, callsByPath } from '../../shared/calls/table.ts'
import { apiLocales } from '../../shared/locale/bilingual.ts'
import { cutEncoded } from '../../shared/locale/cut-text.ts'
import type { ApiLocale } from '../../shared/locale/languages.ts'
import type { CacheRequest } from '../cache/cache-request.ts'
import type { PurgeSelector } from '../cache/entry.ts'
import type { CacheRule } from '../cache/rule.ts'
import type { RequestOfKey, SavedResponses } from '../cache/saved/saved-responses.ts'
import type { Store } from '../cache/store.ts'
import { boundedText } from '../http/fields.ts'
import { mount, parseRequestTarget } from './request-target.ts'
import { ownCallHeaders } from './upstream-headers.ts'

/** A call with the values of its declared parameters. */
export interface Call {
  name: CallName
  locale: ApiLocale
  params: Record<string, string>
}

/** The declared call of a browser's request, by path and raw query; undefined when the call is undeclared. */
export function findCall(path: string, query: string): CallDefinition | undefined {
  const definition = callsByPath.get(path)
  const fixedParameters = Object.entries(definition?.fixedParameters ?? {})
  if (fixedParameters.length === 0) return definition
  const parameters = new URLSearchParams(query)
  for (const [name, value] of fixedParameters) {
    if ((parameters.get(name) ?? value) !== value) return undefined
  }
  return definition
}

/**
 * True for a call that CACHE_FORCE has stored. A tag is for what is stored where the backend allows it; searches and
 * the code query are named one by one (shared/BACKEND.md#what-cache_force-is-for).
 */
export function isForcedCall(
  { name, tag, cacheable }: Pick<CallDefinition, 'name' | 'tag' | 'cacheable'>,
  force: readonly (CallName | Tag)[]
): boolean {
  return force.some((item) => item === name || (cacheable && item === tag))
}

/** A call with its parameters in canonical order and spelling, and whether its response may be stored. */
interface ResolvedCall {
  /** Path with the declared parameters in their declared order: the cache key but for the locale. */
  address: string
  /** The address with the fixed query added: the request target sent upstream. */
  target: string
  cacheable: boolean
}

/**
 * Resolves a call from parameter values that `parameterOf` returns by name; undeclared parameters are dropped. A value
 * that does not match its pattern (too long, no number for an id) is sent upstream, but the response is not cacheable.
 * With `isForced`, the call is in CACHE_FORCE: one that is else never stored is cacheable then, with its free text.
 */
export function resolveCall(
  definition: CallDefinition,
  parameterOf: (name: string) => string | null | undefined,
  isForced = false
): ResolvedCall {
  const pairs: string[] = []
  const isFreeTextStored = isForced && !definition.cacheable
  let cacheable = definition.cacheable || isForced
  for (const [name, pattern] of Object.entries(definition.parameters)) {
    const value = parameterOf(name)
    if (value === null || value === undefined || value === '') continue
    if (!(isFreeTextStored ? pattern.test(value) : isCacheableValue(pattern, value))) cacheable = false
    pairs.push(`${name}=${encodeURIComponent(wellFormed(value)).replace(/%2F/g, '/')}`)
  }
  const address = pairs.length === 0 ? definition.path : `${definition.path}?${pairs.join('&')}`
  const fixedQuery = new URLSearchParams(definition.fixedParameters).toString()
  const target = fixedQuery === '' ? address : `${address}${pairs.length === 0 ? '?' : '&'}${fixedQuery}`
  return { address, target, cacheable }
}

/** Replaces lone surrogates, which encodeURIComponent rejects, by the replacement character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}

export type SparedCall = `${Call['locale']} ${Call['name']}`

/** The key of a call, whatever its parameters. */
export function sparedCall({ locale, name }: Pick<Call, 'locale' | 'name'>): SparedCall {
  return `${locale} ${name}`
}

export interface DeclaredRequests {
  /** For a call that a page needs. Memoized by the object: the same call gives the same cache request. */
  forCall(call: Call): CacheRequest
  /** For a browser's request; `query` is the raw query string without `?`. */
  forQuery(definition: CallDefinition, locale: ApiLocale, query: string): CacheRequest
}

/** Characters of a query string that are parsed. */
const maxQueryLength = 4000

/**
 * Creates the functions that turn calls into cache requests. `via` is what identifies this process to the backend;
 * `createRule` is called once for each call and language. With `isStoring` false no response is stored, whatever the
 * call.
 */
export function createDeclaredRequests(
  via: string,
  createRule: (definition: CallDefinition, locale: ApiLocale) => CacheRule,
  isStoring = true
): DeclaredRequests {
  const memoized = new WeakMap<Call, CacheRequest>()
  const rules = new Map<string, CacheRule>()
  for (const definition of callDefinitions.values())
    for (const locale of apiLocales) rules.set(`${locale} ${definition.name}`, createRule(definition, locale))

  const build = (
    definition: CallDefinition,
    locale: ApiLocale,
    parameterOf: (name: string) => string | null | undefined
  ): CacheRequest => {
    const rule = rules.get(`${locale} ${definition.name}`)! // the loop above has created it
    const { address, target, cacheable } = resolveCall(definition, parameterOf, rule.forced)
    const headers = ownCallHeaders(locale, via)
    return {
      key: `${locale} ${address}`,
      url: `${mount}${target}`,
      partition: locale,
      rule,
      method: 'GET',
      target,
      headers,
      clientHeaders: {},
      cacheable: cacheable && isStoring
    }
  }

  return {
    forCall(call) {
      let cacheRequest = memoized.get(call)
      if (!cacheRequest) {
        const { name, locale, params } = call
        // The map has a definition for every CallName.
        cacheRequest = build(callDefinitions.get(name)!, locale, (parameter) => params[parameter])
        memoized.set(call, cacheRequest)
      }
      return cacheRequest
    },
    forQuery(definition, locale, query) {
      const parameters = new URLSearchParams(cutEncoded(query, maxQueryLength))
      return build(definition, locale, (name) => parameters.get(name))
    }
  }
}

/** Creates what finds the request of a key; `declaredRequests` is called at each use. */
export function createRequestOfKey(declaredRequests: () => DeclaredRequests): RequestOfKey {
  return (key) => {
    const locale = apiLocales.find((code) => key.startsWith(`${code} `))
    const target = locale && parseRequestTarget(mount + key.slice(locale.length + 1))
    const definition = target && findCall(target.path, target.query)
    if (!definition) return undefined
    const request = declaredRequests().forQuery(definition, locale, target.query)
    // What visitors typed is in no file, even where CACHE_FORCE stores it.
    const isSaved = definition.cacheable && request.cacheable
    return request.key === key && isSaved ? request : undefined
  }
}

/** Removes the files of selected responses, or of all, also of those that are not in memory. */
export function removeSaved(
  saved: SavedResponses,
  requestOfKey: RequestOfKey,
  memory: Store,
  selects: PurgeSelector = () => true
): void {
  for (const key of saved.keys()) {
    const request = requestOfKey(key)
    if (!request) continue
    const { tag, label } = request.rule
    const entry = memory.get(key)?.only
    if (selects({ tag, label, url: boundedText(request.url), entry })) saved.remove(key)
  }
}
