/** Query strings as links carry them. */

/** The query string of declared parameters, in the order given; empty or with its `?`. */
export function queryString(query: Record<string, string | undefined>): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== ''
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}
