/**
 * `npm run soak`: ten minutes, or `node test/soak/run.mjs SECONDS`, at four fifths of the capacity of the process,
 * while its backend fails every few seconds. No visitor may get an error that the table of faults does not list, and
 * memory and descriptors must not grow.
 */
import { install, ready } from '../../build.mjs'

install()
await ready()
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/soak/soak.ts')
