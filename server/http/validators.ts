/** ETag, Last-Modified and the conditional requests that use them (RFC 9110, sections 8.8 and 13). */
import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { parseDate } from './dates.ts'
import { type Fields, firstField } from './fields.ts'

/** Precondition fields (RFC 9110, section 13.1), in lower case. */
export const conditionalFieldNames: ReadonlySet<string> = new Set([
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range'
])

/** The precondition fields that revalidate a stored response (RFC 9111, section 4.3.1); empty without a validator. */
export function revalidationFields(fields: Fields): string[] {
  const preconditions: string[] = []
  const etag = firstField(fields, 'etag')
  const modified = firstField(fields, 'last-modified')
  if (etag !== undefined) preconditions.push('if-none-match', etag)
  if (modified !== undefined) preconditions.push('if-modified-since', modified)
  return preconditions
}

/** True when a response has a validator (RFC 9110, section 8.8), so that it can be revalidated. */
export function hasValidator(fields: Fields): boolean {
  return firstField(fields, 'etag') !== undefined || firstField(fields, 'last-modified') !== undefined
}

/** The validators of a stored response. */
export interface Validators {
  etag: string | undefined
  lastModified: string | undefined
}

/**
 * True when a conditional GET or HEAD must be answered with 304. If-None-Match is compared weakly; If-Modified-Since
 * counts only without it and only as a valid date (RFC 9110, sections 13.1.2, 13.1.3 and 13.2.2). `now` in
 * milliseconds.
 */
export function isNotModified(headers: IncomingHttpHeaders, stored: Validators, now: number): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return stored.etag === undefined ? tags.trim() === '*' : matchesEtag(tags, stored.etag)
  const since = parseDate(headers['if-modified-since'], now)
  if (since === undefined) return false
  const modified = parseDate(stored.lastModified, now)
  return modified !== undefined && modified <= since
}

/** Weak comparison (RFC 9110, section 8.8.3.2) of an entity tag with an If-None-Match value: a list of tags, or `*`. */
export function matchesEtag(tags: string, etag: string): boolean {
  if (tags === etag || tags.trim() === '*') return true
  const opaque = opaqueTag(etag)
  for (const [tag] of tags.matchAll(/(?:W\/)?"[^"]*"/g)) {
    if (opaqueTag(tag) === opaque) return true
  }
  return false
}

/** The hash of a body, of which entity tags are made: SHA-1 in base64url, which is what an opaque tag may contain. */
export function bodyHashOf(body: Uint8Array): string {
  return createHash('sha1').update(body).digest('base64url')
}

/** The entity tag as a weak one. */
export function weakEtag(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`
}

function opaqueTag(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
