/** Bounds on what a cache remembers of requests. */
import { createHash } from 'node:crypto'

/** Characters of a key or of a field value that are remembered as they are. */
export const longestVerbatim = 256

/**
 * A text as it is while it has 256 characters at most; a longer one becomes `#` and its SHA-256 in base64url. Keys,
 * addresses and field values come from visitors at up to 16 KB each, and what is remembered by them must not grow
 * with their length. Equal texts give equal results, different ones different results.
 */
export function boundedText(text: string): string {
  if (text.length <= longestVerbatim) return text
  return `#${createHash('sha256').update(text).digest('base64url')}`
}
