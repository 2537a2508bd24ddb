/** The id of a request on its way to the backend: X-Request-Id, and `traceparent` of W3C Trace Context. */
import { randomBytes, randomUUID } from 'node:crypto'

/** What goes along with every request to the backend. */
export interface TraceContext {
  /** Value of X-Request-Id. */
  requestId: string
  /** Value of `traceparent` (W3C Trace Context, section 3.2). */
  traceparent: string
}

const pattern = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/

/**
 * Returns the trace id, 32 hexadecimal digits that are not all zero; undefined if the header is invalid or repeated.
 */
export function readTraceId(field: string | string[]): string | undefined {
  const [, version, traceId = '', parentId = '', rest] = (typeof field === 'string' && pattern.exec(field)) || []
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined
  return /^0+$/.test(traceId) || /^0+$/.test(parentId) ? undefined : traceId
}

/**
 * The context of a request with this id, and the `traceparent` that it came with where that is valid. Otherwise a trace
 * begins here; it is not sampled, because this process records none (section 3.2.2.5.1).
 */
export function createTraceContext(requestId: string = randomUUID(), received?: string | string[]): TraceContext {
  if (typeof received === 'string' && readTraceId(received) !== undefined) {
    return { requestId, traceparent: received }
  }
  const id = randomBytes(24).toString('hex')
  return { requestId, traceparent: `00-${id.slice(0, 32)}-${id.slice(32)}-00` }
}

/** The fields of a request to the backend: names and values in turn. */
export function traceFields({ requestId, traceparent }: TraceContext): string[] {
  return ['x-request-id', requestId, 'traceparent', traceparent]
}
