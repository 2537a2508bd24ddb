/** Updates the fields of a stored response from a 304 (RFC 9111, sections 3.2 and 4.3.4). */
import { type Fields, firstField } from '../http/fields.ts'
import { endToEndFields } from '../http/hop-by-hop.ts'
import { weakEtag } from '../http/validators.ts'

/**
 * Fields that describe the stored content itself and are never updated. RFC 9111, section 3.2, excepts Content-Length
 * and lets a cache omit fields on which its processing of the content depends, such as Content-Encoding and
 * Content-Range. The exception of ETag is our own choice: the stored one identifies the stored content.
 */
const neverUpdated = new Set([
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'etag',
  'transfer-encoding'
])

/**
 * True when a 304 is about the stored response: its ETag, or where one of both has none its Last-Modified, is the
 * stored one. Otherwise it must not update the stored response (RFC 9111, section 4.3.4). Tags are compared weakly,
 * because servers that compress send the same tag weak and strong. A 304 without validators is about the response that
 * was revalidated.
 */
export function identifiesStored(stored: Fields, received: Fields): boolean {
  const etag = firstField(received, 'etag')
  const storedEtag = firstField(stored, 'etag')
  if (etag !== undefined && storedEtag !== undefined) return weakEtag(etag) === weakEtag(storedEtag)
  const modified = firstField(received, 'last-modified')
  const storedModified = firstField(stored, 'last-modified')
  if (etag !== undefined) return modified !== undefined && modified === storedModified
  return modified === undefined || storedModified === undefined || modified === storedModified
}

/** The stored fields after a 304: each field of the 304 replaces all stored ones of the same name. */
export function updateStoredFields(stored: Fields, received: Fields): string[] {
  const updates = new Map<string, string[]>()
  const endToEnd = endToEndFields(received)
  for (let i = 0; i < endToEnd.length; i += 2) {
    // Names and values come in pairs.
    const line = [endToEnd[i]!, endToEnd[i + 1]!]
    const name = endToEnd[i]!.toLowerCase()
    if (neverUpdated.has(name)) continue
    const lines = updates.get(name)
    if (lines) lines.push(...line)
    else updates.set(name, line)
  }
  // The stored Age belongs to the earlier message, so it is removed even where the 304 has none.
  if (!updates.has('age')) updates.set('age', [])

  const result: string[] = []
  for (let i = 0; i < stored.length; i += 2) {
    // Names and values come in pairs.
    if (!updates.has(stored[i]!.toLowerCase())) result.push(stored[i]!, stored[i + 1]!)
  }
  for (const lines of updates.values()) result.push(...lines)
  return result
}
