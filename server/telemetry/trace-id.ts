/** Parses the trace id from a `traceparent` header (W3C Trace Context, section 3.2). */

const pattern = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/

/**
 * Returns the trace id, 32 hexadecimal digits that are not all zero; undefined if the header is invalid or repeated.
 */
export function readTraceId(field: string | string[]): string | undefined {
  const [, version, traceId = '', parentId = '', rest] = (typeof field === 'string' && pattern.exec(field)) || []
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined
  return /^0+$/.test(traceId) || /^0+$/.test(parentId) ? undefined : traceId
}
