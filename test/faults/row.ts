/** Rows of the table of faults, and the checks each of them makes. */

export interface Row {
  failure: string
  /** What a visitor sees, what is served stale, what the log says: short, as measured. */
  sees: string
  stale: string
  log: string
  /** What did not hold; empty where the row holds. */
  wrong: string[]
}

export interface RowMaking {
  failure: string
  /** Does what the row says; never throws past this. */
  run: (row: Row) => Promise<void>
}

/** Notes what does not hold. */
export function expect(row: Row, holds: boolean, what: string): void {
  if (!holds) row.wrong.push(what)
}

/** Runs the rows, `atOnce` at a time, and tells each as it ends. */
export async function runRows(makings: readonly RowMaking[], atOnce: number, tell: (row: Row) => void): Promise<Row[]> {
  const rows: Row[] = []
  const left = [...makings]
  const work = async () => {
    for (let making = left.shift(); making; making = left.shift()) {
      const row: Row = { failure: making.failure, sees: '', stale: '', log: '', wrong: [] }
      rows.push(row)
      await making
        .run(row)
        .catch((error: unknown) => row.wrong.push(error instanceof Error ? (error.stack ?? '') : String(error)))
      tell(row)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const order = makings.map(({ failure }) => failure)
  return rows.sort((a, b) => order.indexOf(a.failure) - order.indexOf(b.failure))
}
