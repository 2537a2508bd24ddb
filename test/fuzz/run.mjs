/**
 * `npm run fuzz`: what anybody may send, made up at random: addresses, headers, directives, dates, forms, markup and
 * records. `node test/fuzz/run.mjs SECONDS` goes round after round until the time is over; `seed=N` repeats a round.
 */
import { install, ready } from '../../build.mjs'

install()
await ready()
process.env.NODE_ENV = 'production'
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/fuzz/fuzz.ts', ['jsdom', 'fast-check'])
