/** The address of a directory with its filters. */
import { type Locale, localePath } from '../../shared/locale.ts'
import { queryString } from '../../shared/query-string.ts'

/** The address that submitting the fields would open, empty ones left out; with language prefix. */
export function filterAddress(path: string, locale: Locale, fields: Iterable<readonly [string, unknown]>): string {
  const query: Record<string, string> = {}
  for (const [name, value] of fields) if (typeof value === 'string') query[name] = value.trim()
  return localePath(path, locale) + queryString(query)
}
