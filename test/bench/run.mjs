/**
 * `npm run bench`: what the built process costs beside bare node:http sending the same bytes. `quick` takes less than a
 * minute and leaves out what takes long. Ratios are gated, wall figures are only told.
 */
import { install, ready } from '../../build.mjs'

install()
await ready()
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/bench/bench.ts')
