/** ETag and Last-Modified: asking with them, and answering those who ask (RFC 9110, section 13). */
import type { IncomingHttpHeaders } from 'node:http'
import { parseDate } from './dates.ts'
import { type Fields, firstField } from './fields.ts'

/** Request fields that make a request conditional or partial. */
export const conditionalNames: ReadonlySet<string> = new Set([
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range'
])

/** The fields that ask the origin whether what we hold still stands; empty without a validator. */
export function askWith(fields: Fields): string[] {
  const asking: string[] = []
  const etag = firstField(fields, 'etag')
  const modified = firstField(fields, 'last-modified')
  if (etag !== undefined) asking.push('if-none-match', etag)
  if (modified !== undefined) asking.push('if-modified-since', modified)
  return asking
}

/** Whether the origin can be asked if what it sent still stands (RFC 9110, section 8.8). */
export function hasValidator(fields: Fields): boolean {
  return firstField(fields, 'etag') !== undefined || firstField(fields, 'last-modified') !== undefined
}

/** What we hold, as far as a conditional request is concerned. */
export interface Held {
  etag: string | undefined
  lastModified: string | undefined
}

/**
 * Tells whether a conditional GET or HEAD is answered with 304: If-None-Match by weak comparison, and only without it
 * If-Modified-Since, when that is a date (RFC 9110, sections 13.1.2, 13.1.3 and 13.2.2).
 */
export function notModified(headers: IncomingHttpHeaders, held: Held, now: number): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return held.etag === undefined ? tags.trim() === '*' : matches(tags, held.etag)
  const since = parseDate(headers['if-modified-since'], now)
  if (since === undefined) return false
  const modified = parseDate(held.lastModified, now)
  return modified !== undefined && modified <= since
}

/** Weak comparison of one of several entity tags, or `*`. */
export function matches(tags: string, etag: string): boolean {
  if (tags === etag || tags.trim() === '*') return true
  const opaque = withoutWeakness(etag)
  for (const found of tags.matchAll(/(?:W\/)?"[^"]*"/g)) {
    if (withoutWeakness(found[0]) === opaque) return true
  }
  return false
}

/** The tag as a weak one. */
export function weakened(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`
}

function withoutWeakness(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
