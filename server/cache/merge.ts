import type { Fields } from './fields.ts'
import { endToEndFields } from './hop-by-hop.ts'

/** Fields that describe the stored content itself and stay as they are (RFC 9111, section 3.2). */
const keptAsStored = new Set([
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'etag',
  'transfer-encoding'
])

/** The stored fields as a 304 leaves them: each field that it carries replaces all of that name. */
export function merged(stored: Fields, news: Fields): string[] {
  const changed = new Map<string, string[]>()
  const travelling = endToEndFields(news)
  for (let i = 0; i < travelling.length; i += 2) {
    const name = travelling[i]!.toLowerCase()
    if (keptAsStored.has(name)) continue
    const lines = changed.get(name)
    if (lines) lines.push(travelling[i]!, travelling[i + 1]!)
    else changed.set(name, [travelling[i]!, travelling[i + 1]!])
  }
  // An Age that the 304 does not carry belonged to the older message.
  if (!changed.has('age')) changed.set('age', [])

  const result: string[] = []
  for (let i = 0; i < stored.length; i += 2) {
    if (!changed.has(stored[i]!.toLowerCase())) result.push(stored[i]!, stored[i + 1]!)
  }
  for (const lines of changed.values()) result.push(...lines)
  return result
}
