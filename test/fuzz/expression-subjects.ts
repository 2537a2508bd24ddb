/** Hostile text of up to 65,536 characters as the input of every function that uses regular expressions. */
import fc from 'fast-check'
import { fieldReaders } from '../fixtures/field-readers.ts'
import { minCost, units } from '../fixtures/hostile-texts.ts'
import { text } from './arbitraries.ts'
import { must, subject } from './subject.ts'
import { textReaders } from './text-readers.ts'

const maxLength = 65_536
/** CPU milliseconds: linear readers take 5 at most for such a text, a quadratic one takes seconds. */
const maxMs = 1000
const readers = new Map(Object.entries({ ...fieldReaders, ...textReaders }))

/** Units repeated a few or many times, and texts between them. */
const hostileText = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...units) }, text),
      fc.constantFrom(1, 2, 40, 3000, 65_536)
    ),
    { minLength: 1, maxLength: 6 }
  )
  .map((parts) => {
    let repeated = ''
    for (const [unit, times] of parts) {
      const room = Math.max(0, maxLength - repeated.length)
      repeated += unit.repeat(Math.min(times, Math.ceil(room / Math.max(1, unit.length))))
    }
    const result = repeated.slice(0, maxLength)
    // V8 joins repeated text when it is first read; here, so that the reader is not charged for it.
    Buffer.from(result)
    return result
  })

export const expressionSubjects = [
  subject(
    `no text of ${maxLength} characters takes a reader ${maxMs} ms`,
    24_000,
    fc.property(fc.constantFrom(...readers.keys()), hostileText, (name, input) => {
      const spent = minCost(() => readers.get(name)!(input), maxMs)
      must(spent < maxMs, `${name}: ${Math.round(spent)} ms for ${input.length} characters`)
    })
  )
]
