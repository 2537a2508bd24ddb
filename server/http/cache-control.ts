/** The cache directives of a response that apply to this cache (RFC 9111, section 5.2.2; RFC 9213). */
import { type Directives, parseDirectives } from './directives.ts'
import { type Fields, field } from './fields.ts'
import { parseTargeted } from './targeted-cache-control.ts'

export interface ResponseCacheControl {
  directives: Directives
  /** True: a valid CDN-Cache-Control is present, so Cache-Control and Expires are ignored (RFC 9213, section 2.2). */
  targeted: boolean
}

/** Parses CDN-Cache-Control of a response, or Cache-Control where the former is missing or invalid. */
export function cacheControlOf(fields: Fields): ResponseCacheControl {
  const targeted = parseTargeted(field(fields, 'cdn-cache-control'))
  if (targeted) return { directives: targeted, targeted: true }
  return { directives: parseDirectives(field(fields, 'cache-control')), targeted: false }
}

/**
 * True for directives that forbid a shared cache every use of a stale response (RFC 9111, sections 4.2.4 and 5.2.2).
 */
export function mustRevalidate(directives: Directives): boolean {
  return (
    directives.has('must-revalidate') ||
    directives.has('proxy-revalidate') ||
    // s-maxage implies proxy-revalidate (RFC 9111, section 5.2.2.10).
    directives.has('s-maxage') ||
    directives.has('no-cache')
  )
}

/** True where the origin states a freshness lifetime (RFC 9111, section 4.2.1). */
export function hasExplicitLifetime(fields: Fields, { directives, targeted }: ResponseCacheControl): boolean {
  if (directives.has('max-age') || directives.has('s-maxage')) return true
  return !targeted && field(fields, 'expires') !== undefined
}
