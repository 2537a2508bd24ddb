/** What the files with mutations import: which mutation holds in this process. */
import { appendFileSync } from 'node:fs'

const { MUTANT, REACHED } = process.env
const reached = new Set()

/** Whether the mutation of this number holds. Numbers are noted in the file that the variable REACHED names, once. */
export function isMutant(number) {
  if (REACHED !== undefined && !reached.has(number)) {
    reached.add(number)
    appendFileSync(REACHED, `${number}\n`)
  }
  return MUTANT === String(number)
}
