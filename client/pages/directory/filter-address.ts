import { queryString } from '../../../shared/pages/query-string.ts'

/**
 * The address that a GET form leads to, without language prefix: `path` with the text fields as query, trimmed, in the
 * order of the fields; empty ones are left out.
 */
export function filterAddress(path: string, fields: Iterable<readonly [string, unknown]>): string {
  const query: Record<string, string> = {}
  for (const [name, value] of fields) if (typeof value === 'string') query[name] = value.trim()
  return path + queryString(query)
}
