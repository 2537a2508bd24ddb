/** The table of faults: runs the rows, prints them, closes with how many hold. */
import { writeFileSync } from 'node:fs'
import { drainRows } from './drain-rows.ts'
import { limitRows } from './limit-rows.ts'
import { processRows } from './process-rows.ts'
import { type Row, runRows } from './row.ts'
import { upstreamRows } from './upstream-rows.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const wanted = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('--') && process.argv[process.argv.indexOf(word) - 1] !== '--markdown')
const chosen = <T extends { failure: string }>(rows: T[]) =>
  rows.filter(({ failure }) => wanted.length === 0 || wanted.some((word) => failure.includes(word)))

function tell({ failure, sees, stale, log, wrong }: Row): void {
  say(`${wrong.length === 0 ? 'ok' : 'not ok'} - ${failure}`)
  for (const [name, text] of [
    ['visitor sees', sees],
    ['served stale', stale],
    ['log says', log]
  ]) {
    if (text) say(`    ${name}: ${text}`)
  }
  for (const what of wrong) say(`    # ${what}`)
}

function markdown(rows: readonly Row[]): string {
  const line = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    line('Failure', 'A visitor sees', 'Served stale', 'The log says'),
    '|---|---|---|---|',
    ...rows.map(({ failure, sees, stale, log }) => line(failure, sees, stale, log))
  ].join('\n')
}

const lonely = [...processRows, ...drainRows, ...limitRows]
// What only waits runs four at a time; what measures or fills the machine runs alone.
const first = [...(await runRows(chosen(upstreamRows), 4, tell)), ...(await runRows(chosen(lonely), 1, tell))]
// What did not hold while others ran, or on a machine that others use, is decided alone, once, and said so.
const doubtful = first.filter(({ wrong }) => wrong.length > 0).map(({ failure }) => failure)
if (doubtful.length > 0) say(`# run again, alone: ${doubtful.join('; ')}`)
const again = await runRows(
  [...upstreamRows, ...lonely].filter(({ failure }) => doubtful.includes(failure)),
  1,
  tell
)
const rows = first.map((row) => again.find(({ failure }) => failure === row.failure) ?? row)
const file = process.argv[process.argv.indexOf('--markdown') + 1]
if (process.argv.includes('--markdown') && file) writeFileSync(file, `${markdown(rows)}\n`)
const failed = rows.filter(({ wrong }) => wrong.length > 0).length
say(`${rows.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 && rows.length > 0 ? 0 : 1)
