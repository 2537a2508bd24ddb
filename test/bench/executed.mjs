/** Prints the files and functions that requests execute: see executed.ts. */
import { install, ready } from '../../build.mjs'

install()
await ready()
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/bench/executed.ts')
