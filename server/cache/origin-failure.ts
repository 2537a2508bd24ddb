/** What the failures of an origin mean: which error clients receive, who shares it, and when to try again. */
import { cacheControlOf } from '../http/cache-control.ts'
import { parseDate } from '../http/dates.ts'
import { type Fields, field, hasField } from '../http/fields.ts'
import type { OriginFailure } from '../http/transport.ts'

/** The statuses of stale-if-error (RFC 5861, section 4). */
export function isServerError(status: number): boolean {
  return status === 500 || status === 502 || status === 503 || status === 504
}

/** The status of the error response that takes the place of an unusable response with this status. */
export function failureStatus(status: number | undefined): OriginFailure['status'] {
  if (status === 504) return 504
  return status === 503 || status === 429 ? 503 : 502
}

/** The failure of a response whose Location is not passed on. */
export function redirectFailure(status: number, fields: Fields): OriginFailure {
  return { status: 502, reason: 'location', redirect: { status, location: field(fields, 'location') ?? '' } }
}

/** False where the origin was reached but failed with this request, so that others may succeed. */
export function failsForAll({ status, reason }: OriginFailure): boolean {
  return status !== 502 || /^(?:E(?!CONNRESET|PIPE|RR_)[A-Z_]+|UND_ERR_CONNECT_TIMEOUT)$/.test(reason)
}

/** True for an error response that may be meant for one client alone. */
export function isForOneClient(fields: Fields): boolean {
  return hasField(fields, 'set-cookie') || cacheControlOf(fields).directives.has('private')
}

/** Retry-After of a response in milliseconds (RFC 9110, section 10.2.3); 0 without a valid one. */
export function retryAfterMs(fields: Fields | undefined, now: number): number {
  const value = fields && field(fields, 'retry-after')
  if (value === undefined) return 0
  if (/^\d+$/.test(value)) return Number(value) * 1000
  return Math.max(0, (parseDate(value, now) ?? now) - now)
}
