/** The fields by which a shared cache in front of the site, an edge, stores a response (RFC 9213). */
import { type CallName, callDefinitions } from '../../shared/calls/table.ts'
import { cacheControlOf, mustRevalidate, secondsToExpires } from '../http/cache-control.ts'
import { deltaSeconds } from '../http/directives.ts'
import type { Fields } from '../http/fields.ts'

/** In lower case. */
export const edgeFieldNames = ['cdn-cache-control', 'cache-tag', 'surrogate-key'] as const

/** In seconds. */
export interface EdgeLifetimes {
  /** CDN_TTL_S. */
  ttlS: number
  /** How long a stale response may be used while the site fails: CACHE_STALE_S. */
  staleS: number
}

/**
 * `CDN-Cache-Control` and the tags, as `Cache-Tag` and as `Surrogate-Key`, for a public response that was made from
 * these calls. `stale-while-revalidate` is half of the lifetime (RFC 5861).
 */
export function edgeFields({ ttlS, staleS }: EdgeLifetimes, calls: readonly CallName[]): string[] {
  return fieldsOf(controlOf(ttlS, Math.ceil(ttlS / 2), staleS), calls)
}

/**
 * The same for the stored response of a call, for no longer than the backend allows (RFC 9111, section 4.2.1), and with
 * its own windows for stale use where it names them. None where
 * it has to be revalidated before each use. `isForced`: the backend's own word does not count (CACHE_FORCE).
 */
export function edgeFieldsOfCall(edge: EdgeLifetimes, call: CallName, fields: Fields, isForced: boolean): string[] {
  if (isForced) return edgeFields(edge, [call])
  const { directives, targeted } = cacheControlOf(fields)
  if (directives.has('no-cache')) return []
  const declared =
    deltaSeconds(directives, 's-maxage') ??
    deltaSeconds(directives, 'max-age') ??
    (targeted ? undefined : secondsToExpires(fields))
  const ttlS = Math.min(edge.ttlS, declared ?? edge.ttlS)
  if (ttlS === 0) return []
  if (mustRevalidate(directives)) return fieldsOf(`max-age=${ttlS}, must-revalidate`, [call])
  const revalidateS = deltaSeconds(directives, 'stale-while-revalidate') ?? Math.ceil(ttlS / 2)
  const errorS = deltaSeconds(directives, 'stale-if-error') ?? edge.staleS
  return fieldsOf(controlOf(ttlS, revalidateS, errorS), [call])
}

function controlOf(ttlS: number, staleWhileRevalidateS: number, staleIfErrorS: number): string {
  return `max-age=${ttlS}, stale-while-revalidate=${staleWhileRevalidateS}, stale-if-error=${staleIfErrorS}`
}

function fieldsOf(control: string, calls: readonly CallName[]): string[] {
  const tags = tagsOfCalls(calls)
  return ['CDN-Cache-Control', control, 'Cache-Tag', tags.join(','), 'Surrogate-Key', tags.join(' ')]
}

/** The tag of every response. */
export const everything = 'site'

/** The cache tags under which an edge stores a response (server/ops/README.md#behind-a-cdn) made from these calls: that of every response, and each call's tag and name. */
function tagsOfCalls(names: readonly CallName[]): string[] {
  const own = names.flatMap((name) => {
    const definition = callDefinitions.get(name)
    return definition && 'tag' in definition ? [definition.tag, name] : [name]
  })
  return [...new Set([everything, ...own])]
}
