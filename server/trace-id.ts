/** The id of a distributed trace, out of a `traceparent` field (W3C Trace Context, section 3.2). */

const pattern = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/

/** Gives the trace id, or undefined where the field is not valid: 32 hexadecimal digits, not all of them zero. */
export function readTraceId(field: string | string[]): string | undefined {
  const [, version, trace, parent, more] = (typeof field === 'string' && pattern.exec(field)) || []
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined
  return /^0+$/.test(trace!) || /^0+$/.test(parent!) ? undefined : trace
}
