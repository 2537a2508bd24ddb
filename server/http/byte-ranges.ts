/** Requests for a part of a representation in bytes (RFC 9110, section 14). */
import { parseDate } from './dates.ts'

/** Positions of the first and the last byte, counted from 0; the last is included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The part of `length` bytes that a Range value asks for. `unsatisfiable`: no byte of it exists, so the response is 416
 * (RFC 9110, section 15.5.17). Undefined for a value that is ignored, as section 14.2 permits for each of these:
 * another unit, invalid syntax, several ranges, and a suffix of an empty representation, which no Content-Range can
 * describe.
 */
export function selectByteRange(value: string, length: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i.exec(value)
  if (!match) return undefined
  const [, start, end, suffix] = match
  if (suffix !== undefined) {
    const count = Math.min(Number(suffix), length)
    if (count > 0) return { first: length - count, last: length - 1 }
    return Number(suffix) === 0 ? 'unsatisfiable' : undefined
  }
  const first = Number(start)
  const last = end ? Number(end) : Number.POSITIVE_INFINITY
  if (last < first) return undefined
  return first < length ? { first, last: Math.min(last, length - 1) } : 'unsatisfiable'
}

/** The value of Content-Range for a part of `length` bytes, or for none of them (RFC 9110, section 14.4). */
export function contentRange(range: ByteRange | 'unsatisfiable', length: number): string {
  return range === 'unsatisfiable' ? `bytes */${length}` : `bytes ${range.first}-${range.last}/${length}`
}

/** The fields of a response that If-Range is compared with. */
export interface RangeValidators {
  etag: string | undefined
  lastModified: string | undefined
  date: string | undefined
}

/** Clocks of the origin may differ by less than this. */
const maxClockDifferenceMs = 60_000

/**
 * Evaluates If-Range (RFC 9110, section 13.1.5): true when the client's validator is strong and equals that of the
 * stored response, so that a part of it belongs to what the client has. Last-Modified is strong when Date is at least a
 * minute later (section 8.8.2.2). `now` in milliseconds.
 */
export function matchesIfRange(value: string, stored: RangeValidators, now: number): boolean {
  if (value.startsWith('"')) return value === stored.etag
  const since = parseDate(value, now)
  const modified = parseDate(stored.lastModified, now)
  const date = parseDate(stored.date, now)
  if (since === undefined || modified === undefined || date === undefined) return false
  return since === modified && date - modified >= maxClockDifferenceMs
}
