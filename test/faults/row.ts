/** The rows of the table of faults: how they run and what each of them reports. */

export interface Row {
  /** The name of the row: what fails. */
  failure: string
  /** What a visitor sees, what is served stale and what the log says, in a few words. */
  sees: string
  stale: string
  log: string
  /** Messages of the checks that failed; empty where the row passes. */
  failedChecks: string[]
}

export interface RowDefinition {
  failure: string
  /** Causes the failure and checks the result; an error that it throws counts as a failed check. */
  run: (row: Row) => Promise<void>
}

/** Adds a message to the row where a check fails. */
export function expect(row: Row, passes: boolean, message: string): void {
  if (!passes) row.failedChecks.push(message)
}

/** Runs the rows, `maxConcurrent` at a time; reports each one when it ends and returns all in their own order. */
export async function runRows(
  definitions: readonly RowDefinition[],
  maxConcurrent: number,
  report: (row: Row) => void
): Promise<Row[]> {
  const rows: Row[] = []
  const queue = [...definitions]
  const work = async () => {
    for (let definition = queue.shift(); definition; definition = queue.shift()) {
      const row: Row = { failure: definition.failure, sees: '', stale: '', log: '', failedChecks: [] }
      rows.push(row)
      await definition
        .run(row)
        .catch((error: unknown) => row.failedChecks.push(error instanceof Error ? (error.stack ?? '') : String(error)))
      report(row)
    }
  }
  await Promise.all(Array.from({ length: maxConcurrent }, work))
  const order = definitions.map(({ failure }) => failure)
  return rows.sort((a, b) => order.indexOf(a.failure) - order.indexOf(b.failure))
}
