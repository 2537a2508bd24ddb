/** Which of an answer's fields say what this cache may do with it. */
import { type Directives, parseDirectives } from './directives.ts'
import { type Fields, field } from './fields.ts'
import { parseTargeted } from './targeted.ts'

export interface Control {
  directives: Directives
  /** True when CDN-Cache-Control spoke: then Cache-Control and Expires say nothing to us (RFC 9213, section 2.1). */
  targeted: boolean
}

/** Reads the word of the origin that counts here. */
export function controlOf(fields: Fields): Control {
  const targeted = parseTargeted(field(fields, 'cdn-cache-control'))
  if (targeted) return { directives: targeted, targeted: true }
  return { directives: parseDirectives(field(fields, 'cache-control')), targeted: false }
}

/** Directives that forbid every use of a stale answer; s-maxage among them (RFC 9111, section 5.2.2.10). */
export function forbidsStale(directives: Directives): boolean {
  return (
    directives.has('must-revalidate') ||
    directives.has('proxy-revalidate') ||
    directives.has('s-maxage') ||
    directives.has('no-cache')
  )
}
