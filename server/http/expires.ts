/** The field Expires (RFC 9111, section 5.3). */
import { parseDate } from './dates.ts'
import { type Fields, field, firstField } from './fields.ts'

/** The lifetime by Expires and Date, in seconds (RFC 9111, section 4.2.1); undefined without a valid Expires. */
export function secondsToExpires(fields: Fields): number | undefined {
  const now = Date.now()
  const expires = parseDate(field(fields, 'expires'), now)
  if (expires === undefined) return undefined
  return Math.max(0, Math.floor((expires - (parseDate(firstField(fields, 'date'), now) ?? now)) / 1000))
}
