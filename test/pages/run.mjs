/**
 * `npm run pages`: every page of both editions in a browser, by the rules of accessibility and of layout. Builds and
 * finds a browser where need be. `node test/pages/run.mjs organic /visitor/guide` looks at one edition, at paths that
 * hold one of the words.
 */
import { install, ready } from '../../build.mjs'
import { needBrowser } from '../find-browser.mjs'

install()
await ready()
const browser = needBrowser()
process.env.CHROMIUM_PATH = browser
const { runProgram } = await import('../fixtures/program.mjs')
await runProgram('test/pages/pages.ts', ['playwright-core'])
