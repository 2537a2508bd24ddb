/** The declared calls as requests: which call a request is, and its canonical address (shared/README.md#the-api). */
import type { CallName } from '../../shared/calls/names.ts'
import { isCacheableValue } from '../../shared/calls/parameters.ts'
import { type CallDefinition, callsByPath } from '../../shared/calls/table.ts'
import type { ApiLocale } from '../../shared/locale.ts'

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

/** A call with its parameters in canonical order and spelling, and whether its response may be stored. */
export interface ResolvedCall {
  definition: CallDefinition
  /** Path with the declared parameters in their declared order: the cache key but for the locale. */
  address: string
  /** The address with the fixed query added: the request target sent upstream. */
  target: string
  cacheable: boolean
}

/**
 * Resolves a call from parameter values that `parameterOf` returns by name; undeclared parameters are dropped. A value
 * that does not match its pattern (too long, no number for an id) is sent upstream, but the response is not cacheable.
 */
export function resolveCall(
  definition: CallDefinition,
  parameterOf: (name: string) => string | null | undefined
): ResolvedCall {
  const pairs: string[] = []
  let cacheable = definition.cacheable
  for (const [name, pattern] of Object.entries(definition.parameters)) {
    const value = parameterOf(name)
    if (value === null || value === undefined || value === '') continue
    if (!isCacheableValue(pattern, value)) cacheable = false
    pairs.push(`${name}=${encodeURIComponent(wellFormed(value)).replace(/%2F/g, '/')}`)
  }
  const address = pairs.length === 0 ? definition.path : `${definition.path}?${pairs.join('&')}`
  const fixedQuery = new URLSearchParams(definition.fixedParameters).toString()
  const target = fixedQuery === '' ? address : `${address}${pairs.length === 0 ? '?' : '&'}${fixedQuery}`
  return { definition, address, target, cacheable }
}

/** Replaces lone surrogates, which encodeURIComponent rejects, by the replacement character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
