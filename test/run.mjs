/**
 * `npm test`: installs, builds, finds a browser, checks formatting, lint and types, runs every test, and closes with
 * one line of the real results. `node test/run.mjs NAME ...` runs only test files whose path holds one of the names.
 */
import { spawn } from 'node:child_process'
import { install, ready, root } from '../build.mjs'
import { findBrowser, installCommand } from './find-browser.mjs'
import { findPromtool, installCommand as installPromtool } from './find-promtool.mjs'

install()
await ready()
const { runChecks } = await import('./check.mjs')
const { bundleTests, testFiles } = await import('./bundle.mjs')

const wanted = process.argv.slice(2)
const browser = findBrowser()
if (!browser) process.stderr.write(`browser tests are skipped: no Chromium; install it with: ${installCommand}\n`)
/**
 * Every page in a browser, every link and hostile values in every field take too long for everyday, and not everybody
 * has nginx: `npm run crawl` and `npm run ops` ask for them by name.
 */
const long = /^test\/(crawl\/crawl|browser\/(silence|hostile-records)|ops\/nginx)\./
const files = testFiles().filter((file) =>
  wanted.length === 0 ? !long.test(file) : wanted.some((name) => file.includes(name))
)
const needsPromtool = files.some((file) => file.includes('promtool'))
const promtool = needsPromtool ? findPromtool() : undefined
if (needsPromtool && !promtool) {
  process.stderr.write(`promtool tests are skipped: no promtool; install it with: ${installPromtool}\n`)
}
const checks = wanted.length === 0 ? runChecks() : { passed: 0, failed: 0 }
const bundles = await bundleTests(files)

/** Runs bundles and gives the counts of their assertions and the bundles that failed. */
function runTap(chosen, jobs) {
  return new Promise((resolve) => {
    const tap = spawn(process.execPath, ['test/run-files.mjs', String(jobs), ...chosen], {
      cwd: root,
      env: {
        ...process.env,
        TAP_TIMEOUT: '120',
        ...(browser ? { CHROMIUM_PATH: browser } : { NO_BROWSER: installCommand }),
        ...(promtool ? { PROMTOOL_PATH: promtool } : { NO_PROMTOOL: installPromtool })
      },
      stdio: ['ignore', 'pipe', 'inherit']
    })
    let output = ''
    tap.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      output += chunk
    })
    tap.on('close', (code) => {
      const line = [...output.matchAll(/^# (\{ .* \})$/gm)].at(-1)?.[1] ?? '{}'
      const count = (name) => Number(new RegExp(`\\b${name}: (\\d+)`).exec(line)?.[1] ?? 0)
      const broken = [...output.matchAll(/^not ok \d+ - (\S+\.mjs)/gm)].map(([, name]) => name)
      const failed = count('fail')
      resolve({
        passed: count('pass'),
        failed: failed === 0 && code !== 0 ? 1 : failed,
        skipped: count('skip') + count('todo'),
        broken: chosen.filter((name) => broken.includes(name))
      })
    })
  })
}

const counts = await runTap(bundles, 2)
if (counts.broken.length > 0) {
  // Two jobs and their browsers share the machine: what fails is decided alone, once, and said so.
  process.stdout.write(`# run again, one at a time: ${counts.broken.join(' ')}\n`)
  const again = await runTap(counts.broken, 1)
  counts.passed += counts.failed - again.failed
  counts.failed = again.failed
}

const passed = counts.passed + checks.passed
const failed = counts.failed + checks.failed + (passed === 0 ? 1 : 0)
process.stdout.write(`${passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}\n`)
process.exit(failed === 0 ? 0 : 1)
