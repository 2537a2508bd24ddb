/** The Cache-Status response field (RFC 9211): how this cache handled a request. */

const cacheName = 'bff'

export interface CacheStatus {
  /** True: neither a hit nor forwarded. The cache generated an error, for example for `only-if-cached`. */
  refused?: boolean
  /** Why the request was forwarded to the origin (RFC 9211, section 2.2); undefined: a hit, unless `refused`. */
  fwd?: undefined | 'miss' | 'uri-miss' | 'vary-miss' | 'stale' | 'request' | 'method' | 'bypass'
  /** Status code of the origin's response. */
  fwdStatus?: number | undefined
  stored?: boolean
  collapsed?: boolean
  /** Remaining freshness in seconds; negative for a stale response. */
  ttl?: number | undefined
  /** Free text; characters that a structured string cannot hold are removed. */
  detail?: string | undefined
}

/** Serializes the list member of this cache. */
export function formatCacheStatus(cacheStatus: CacheStatus): string {
  let member = cacheStatus.refused
    ? cacheName
    : cacheStatus.fwd === undefined
      ? `${cacheName}; hit`
      : `${cacheName}; fwd=${cacheStatus.fwd}`
  if (cacheStatus.fwdStatus !== undefined) member += `; fwd-status=${cacheStatus.fwdStatus}`
  if (cacheStatus.stored) member += '; stored'
  if (cacheStatus.collapsed) member += '; collapsed'
  if (cacheStatus.ttl !== undefined) member += `; ttl=${cacheStatus.ttl}`
  if (cacheStatus.detail !== undefined) member += `; detail=${tokenOrString(cacheStatus.detail)}`
  return member
}

/** Appends this cache's member to the value received from caches nearer to the origin (RFC 9211, section 2). */
export function appendCacheStatus(received: string | undefined, member: string): string {
  return received === undefined || received === '' ? member : `${received}, ${member}`
}

/** A token where the text is one, else a string (RFC 8941, sections 3.3.3 and 3.3.4). */
function tokenOrString(text: string): string {
  return /^[A-Za-z*][\w!#$%&'*+\-.^`|~:/]*$/.test(text) ? text : `"${text.replace(/[^\x20-\x7e]|["\\]/g, '')}"`
}
