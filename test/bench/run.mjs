/**
 * `npm run bench`: the cost of the built process compared with bare node:http sending the same bytes. `quick` takes
 * less than a minute and leaves out the slow measurements. Ratios are gated; wall-clock figures are printed only, but
 * for the time between the first view and its largest picture.
 */
import { install, ready } from '../../build.mjs'
import { findBrowser } from '../find-programs.mjs'

install()
await ready()
const browser = findBrowser()
if (browser) process.env.CHROMIUM_PATH = browser
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/bench/bench.ts', ['playwright-core'])
