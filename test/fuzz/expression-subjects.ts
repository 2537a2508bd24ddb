/** Hostile text of up to 64 KB through everything that reads text by regular expressions. */
import fc from 'fast-check'
import { fieldReaders } from '../fixtures/field-readers.ts'
import { leastCost, mostMs, units } from '../fixtures/hostile-texts.ts'
import { text } from './made-up.ts'
import { must, subject } from './subject.ts'
import { textReaders } from './text-readers.ts'

const mostCharacters = 65_536
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
    let made = ''
    for (const [unit, times] of parts) {
      const room = Math.max(0, mostCharacters - made.length)
      made += unit.repeat(Math.min(times, Math.ceil(room / Math.max(1, unit.length))))
    }
    const whole = made.slice(0, mostCharacters)
    // A text that was repeated is put together when it is first read; that is no cost of who reads it.
    Buffer.from(whole)
    return whole
  })

export const expressionSubjects = [
  subject(
    `no text of ${mostCharacters} characters costs a reader ${mostMs} ms`,
    24_000,
    fc.property(fc.constantFrom(...readers.keys()), hostileText, (name, given) => {
      const spent = leastCost(() => readers.get(name)!(given))
      must(spent < mostMs, `${name}: ${Math.round(spent)} ms for ${given.length} characters`)
    })
  )
]
