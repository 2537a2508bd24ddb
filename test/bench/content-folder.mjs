/** Measures a content folder with 500 exhibitors and 5,000 products: see content.ts. */
import { install, ready } from '../../build.mjs'

install()
await ready()
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/bench/content.ts')
