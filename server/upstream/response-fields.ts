/** Fields of the backend's responses, from the bytes that undici gives. */
import { LRUCache } from 'lru-cache'

/** Header names and values seen often, so that cached responses share one string of each. */
const internedTexts = new LRUCache<string, string>({ max: 500 })
const maxInternedLength = 64

function internText(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  if (text.length > maxInternedLength) return text
  const known = internedTexts.get(text)
  if (known === undefined) internedTexts.set(text, text)
  return known ?? text
}

/**
 * Names and values in alternation as text; undefined when one has characters that may not be sent on (RFC 9110,
 * sections 5.1 and 5.5).
 */
export function readFields(raw: Buffer[]): string[] | undefined {
  const fields = raw.map(internText)
  for (let i = 0; i < fields.length; i += 2) {
    // Names and values come in pairs.
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(fields[i]!) || /[^\t\x20-\x7e\x80-\xff]/.test(fields[i + 1]!)) return undefined
  }
  return fields
}
