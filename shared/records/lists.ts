/** Lists in responses of the API, whose type is not certain. */

/** The list itself; an empty one where the backend sent no list. */
export function listOf<T>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? list : []
}

/** The objects in a list of records out of an API response; empty where it is not an array. */
export function recordsOf<T extends object>(list: readonly T[] | null | undefined): T[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []
}
