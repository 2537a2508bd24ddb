/**
 * Reads single values of untrusted JSON where their meaning is certain although their type is not that of the contract
 * (shared/README.md#wrong-fields). Each function returns undefined where it is not.
 */

import { cutText, maxTextLength } from '../locale/cut-text.ts'
import { isTime, maxTime } from '../time/dates.ts'

/**
 * A string, cut after `maxTextLength` characters, or a number as a string. It has no lone surrogates, on which
 * `encodeURIComponent` throws.
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return cutText(value, maxTextLength)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/** A finite number, or its decimal digits as a string. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

/**
 * A time in unix seconds (shared/README.md#dates): also milliseconds, because as seconds they would lie beyond the year
 * 2286, and an ISO 8601 date, or date and time with their offset from UTC.
 */
export function readTime(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && isoDate.test(value) ? readNumber(Date.parse(value) / 1000) : readNumber(value)
  if (number === undefined) return undefined
  const seconds = number > maxTime ? Math.floor(number / 1000) : number
  return isTime(seconds) ? seconds : undefined
}

/** True and false, also as 1 and 0, and as strings of these. */
export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined
}

/**
 * A list, or the object that PHP writes for a list from which entries were removed, or that is empty: its keys are all
 * numbers.
 */
export function readList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  return Object.keys(value).every((key) => /^\d{1,9}$/.test(key)) ? Object.values(value) : undefined
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** False for what stands for a missing value. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
