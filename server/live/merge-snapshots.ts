/** Adds up what several workers have done for the backend, for one live page. */
import type { LiveRow, LiveSnapshot } from './snapshot.ts'

/** The snapshot of all workers: sums, and of times the next or the latest one. Throws a RangeError without any. */
export function mergeSnapshots(snapshots: readonly LiveSnapshot[]): LiveSnapshot {
  const [first] = snapshots
  if (!first) throw new RangeError('there is no snapshot to merge')
  const rows = new Map<string, LiveRow>()
  for (const row of snapshots.flatMap((snapshot) => snapshot.rows)) {
    const key = `${row.call} ${row.locale}`
    const known = rows.get(key)
    rows.set(key, known ? mergeRows(known, row) : row)
  }
  const uses = sumOf(snapshots, (snapshot) => snapshot.uses)
  const requests = sumOf(snapshots, (snapshot) => snapshot.requests)
  const faulty = new Map(
    snapshots.flatMap(({ faultyResponses }) =>
      faultyResponses.map((response) => [`${response.call} ${response.locale} ${response.id}`, response] as const)
    )
  )
  return {
    at: Math.max(...snapshots.map(({ at }) => at)),
    saving: uses > 0 ? Math.max(0, 1 - requests / uses) : undefined,
    uses,
    requests,
    rows: [...rows.values()],
    faultyResponses: [...faulty.values()]
  }
}

function mergeRows(a: LiveRow, b: LiveRow): LiveRow {
  const later = (b.last?.at ?? 0) > (a.last?.at ?? 0) ? b : a
  return {
    ...later,
    hits: a.hits + b.hits,
    uses: a.uses + b.uses,
    spared: a.spared + b.spared,
    requests: a.requests + b.requests,
    stored: Math.max(a.stored, b.stored),
    ageS: least(a.ageS, b.ageS),
    ttlS: least(a.ttlS, b.ttlS),
    backOffMs: least(a.backOffMs, b.backOffMs),
    faulty: a.faulty.faults >= b.faulty.faults ? a.faulty : b.faulty
  }
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.min(a, b)
}

function sumOf<T>(list: readonly T[], figureOf: (item: T) => number): number {
  return list.reduce((sum, item) => sum + figureOf(item), 0)
}
