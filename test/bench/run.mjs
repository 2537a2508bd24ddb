/**
 * `npm run bench`: the cost of the built process compared with bare node:http sending the same bytes. `quick` takes less
 * than a minute and leaves out the slow measurements. Ratios are gated; wall-clock figures are printed only.
 */
import { install, ready } from '../../build.mjs'

install()
await ready()
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/bench/bench.ts')
