/** Bounds the memory that keys, addresses and field values of requests take. */
import { createHash } from 'node:crypto'

/** Longer texts are replaced by a hash. */
const maxVerbatimLength = 256

/**
 * Returns a text of up to 256 characters unchanged, and a longer one as `#` and its SHA-256 in base64url. Clients
 * choose keys, addresses and field values of up to 16 KB each; what the server remembers per text must not grow with
 * its length. Equal texts give equal results, different texts different results.
 */
export function boundedText(text: string): string {
  if (text.length <= maxVerbatimLength) return text
  return `#${createHash('sha256').update(text).digest('base64url')}`
}
