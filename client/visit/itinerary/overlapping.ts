interface Timed {
  id: number
  start: number
  end: number
}

/** The other entries that are on at the same time, at least in part. */
export function overlapping<T extends Timed>(entry: Timed, entries: readonly T[]): T[] {
  return entries.filter(({ id, start, end }) => id !== entry.id && start < entry.end && entry.start < end)
}
