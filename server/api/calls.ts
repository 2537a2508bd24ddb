/** The declared calls as requests: which call a request is, and its canonical address (shared/README.md#the-api). */
import type { Tag } from '../../shared/calls/call.ts'
import { isCacheableValue } from '../../shared/calls/parameters.ts'
import { type CallDefinition, type CallName, callsByPath } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'

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
