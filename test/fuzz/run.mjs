/**
 * `npm run fuzz`: random input of every kind: addresses, headers, directives, dates, forms, markup, records, hostile
 * text, and connections that close early. `node test/fuzz/run.mjs SECONDS` runs rounds until the time is over; `seed=N`
 * repeats a round, `share=0.5` has half of its cases, `only=TEXT` runs the subjects whose sentence contains the text.
 */
import { install, ready } from '../../build.mjs'

install()
await ready()
process.env.NODE_ENV = 'production'
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/fuzz/fuzz.ts', ['jsdom', 'fast-check'])
