/** The query string of parameters in their order, with `?`; undefined and empty ones are omitted. Empty without any. */
export function queryString(query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]]
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
