/** The objects in a list of records out of an API response; empty where it is not an array. */
export function recordsOf<T extends object>(list: readonly T[] | null | undefined): T[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}
