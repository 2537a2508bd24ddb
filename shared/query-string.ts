/** The query string of parameters in their order, with `?`; undefined and empty ones are omitted. Empty without any. */
export function queryString(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
