interface Timed {
  id: number
  start: number
  end?: number | undefined
}

/** The other entries that are on at the same time, at least in part; one without an end is its start alone. */
export function overlapping<T extends Timed>(entry: Timed, entries: readonly T[]): T[] {
  const endOf = ({ start, end = start }: Timed) => end
  return entries.filter((other) => other.id !== entry.id && other.start < endOf(entry) && entry.start < endOf(other))
}
