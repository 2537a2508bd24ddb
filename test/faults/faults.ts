/** Runs the rows of the table of faults, prints each and closes with the number that passed. */
import { overload } from './overload.ts'
import { type Row, runRows } from './row.ts'
import { upstreamRows } from './upstream-rows.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
/** Parts of row names: the rows to run, all where there are none. */
const selectedNames = process.argv.slice(2)
const selected = <T extends { failure: string }>(rows: T[]) =>
  rows.filter(({ failure }) => selectedNames.length === 0 || selectedNames.some((name) => failure.includes(name)))

function report({ failure, sees, stale, log, failedChecks }: Row): void {
  print(`${failedChecks.length === 0 ? 'ok' : 'not ok'} - ${failure}`)
  for (const [name, text] of [
    ['visitor sees', sees],
    ['served stale', stale],
    ['log says', log]
  ]) {
    if (text) print(`    ${name}: ${text}`)
  }
  for (const message of failedChecks) print(`    # ${message}`)
}

const isolatedRows = [{ failure: 'overload at 4 times capacity', run: overload }]
// Rows that mostly wait run four at a time; the one that loads the machine runs alone.
const first = [
  ...(await runRows(selected(upstreamRows), 4, report)),
  ...(await runRows(selected(isolatedRows), 1, report))
]
// Load on the machine can fail a check: rows that failed run once more, one at a time, and the second result counts.
const failing = first.filter(({ failedChecks }) => failedChecks.length > 0).map(({ failure }) => failure)
if (failing.length > 0) print(`# run again, one at a time: ${failing.join('; ')}`)
const again = await runRows(
  [...upstreamRows, ...isolatedRows].filter(({ failure }) => failing.includes(failure)),
  1,
  report
)
const rows = first.map((row) => again.find(({ failure }) => failure === row.failure) ?? row)
const failed = rows.filter(({ failedChecks }) => failedChecks.length > 0).length
print(`${rows.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 && rows.length > 0 ? 0 : 1)
