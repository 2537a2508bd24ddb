/**
 * `npm run faults`: the built process with a failing backend, and under overload. Prints what visitors see, what is
 * served stale and what the log says, and closes with the number of rows that passed.
 */
import { install, ready } from '../../build.mjs'

install()
await ready()
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/faults/faults.ts')
