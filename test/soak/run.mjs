/**
 * `npm run soak`: ten minutes, or `node test/soak/run.mjs SECONDS`, at four fifths of what the process can do, while
 * its backend fails every few seconds. Nobody may see an error that the table of faults does not allow, and memory and
 * descriptors must be flat at the end.
 */
import { install, ready } from '../../build.mjs'

install()
await ready()
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/soak/soak.ts')
