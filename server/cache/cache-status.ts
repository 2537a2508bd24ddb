/** Cache-Status (RFC 9211): what happened to a request here, in one line. */

const cacheName = 'bff'

export interface Happened {
  /** Neither a hit nor asked of the origin: answered out of what is known of its failure, or refused. */
  refused?: boolean
  /** Why it went to the origin; undefined: it did not, it was a hit. */
  fwd?: undefined | 'miss' | 'uri-miss' | 'vary-miss' | 'stale' | 'request' | 'method' | 'bypass'
  /** The status that the origin answered. */
  fwdStatus?: number | undefined
  stored?: boolean
  collapsed?: boolean
  /** Seconds of freshness left. */
  ttl?: number | undefined
  /** A word, or words. */
  detail?: string | undefined
}

/** Our member of the field. */
export function cacheStatus(happened: Happened): string {
  let line = happened.refused
    ? cacheName
    : happened.fwd === undefined
      ? `${cacheName}; hit`
      : `${cacheName}; fwd=${happened.fwd}`
  if (happened.fwdStatus !== undefined) line += `; fwd-status=${happened.fwdStatus}`
  if (happened.stored) line += '; stored'
  if (happened.collapsed) line += '; collapsed'
  if (happened.ttl !== undefined) line += `; ttl=${happened.ttl}`
  if (happened.detail !== undefined) line += `; detail=${token(happened.detail)}`
  return line
}

/** Puts ours behind what caches nearer to the origin said. */
export function appended(before: string | undefined, ours: string): string {
  return before === undefined || before === '' ? ours : `${before}, ${ours}`
}

function token(text: string): string {
  return /^[A-Za-z*][\w!#$%&'*+\-.^`|~:/]*$/.test(text) ? text : `"${text.replace(/[^\x20-\x7e]|["\\]/g, '')}"`
}
