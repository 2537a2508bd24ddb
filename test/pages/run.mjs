/**
 * `npm run pages`: checks accessibility and layout of every page of both editions in a browser. Builds and finds a
 * browser where needed. `node test/pages/run.mjs organic /visitor/guide` checks one edition, and only paths that
 * contain one of the other arguments.
 */
import { install, ready } from '../../build.mjs'
import { needBrowser } from '../find-programs.mjs'

install()
await ready()
const browser = needBrowser()
process.env.CHROMIUM_PATH = browser
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/pages/pages.ts', ['playwright-core'])
