/** Runs bundled test files in a process of their own and parses the result from the TAP output. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../build.mjs'

/** A process that still runs this long after tap should have ended its file is killed. */
const graceSeconds = 30

/**
 * Runs bundles one after the other in one process, for `maxSeconds` at most, with these variables added to those of the
 * runner; `hasSourceLines` names places in the sources, for a tenth and more of the processor time. Gives `seconds`, the
 * counts of assertions (`passed`, `failed`, `skipped`), `firstFailure` (its message, undefined where nothing failed) and
 * `output`. A process that ends without a count, or ends with an error though nothing failed, counts as one failure.
 */
export function runFiles(bundles, variables, maxSeconds, hasSourceLines = false) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const began = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...(hasSourceLines ? ['--enable-source-maps'] : []), entryOf(bundles)], {
      cwd: root,
      env: { ...env, TAP_TIMEOUT: String(maxSeconds), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true
    })
    // The group contains the processes that the test started: tap kills a late test before its teardowns run.
    const endGroup = () => {
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // All processes of the group have ended.
      }
    }
    const late = setTimeout(endGroup, (maxSeconds + graceSeconds) * 1000)
    process.once('exit', endGroup)
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk) => {
      errors += chunk
    })
    child.once('exit', endGroup)
    child.once('close', (code, signal) => {
      clearTimeout(late)
      process.removeListener('exit', endGroup)
      const seconds = (performance.now() - began) / 1000
      resolve({ seconds, ...readTap(output, errors, code, signal), output: output + errors })
    })
  })
}

/**
 * The file to run: the only bundle, or one that imports all of them. They import the same tap, which collects the tests
 * of every file before it runs them: it ends with the last that it knows, so the first waits until all files are loaded.
 */
function entryOf(bundles) {
  const [first] = bundles
  if (bundles.length === 1) return first
  const entry = first.replace(/\.mjs$/, '.group.mjs')
  const importOf = (file) => `import(${JSON.stringify(path.join(root, file))})`
  const lines = [
    `const { default: t } = await ${importOf('.test/tap.mjs')}`,
    'let loaded',
    "t.test('every file is loaded', () => new Promise((resolve) => { loaded = resolve }))",
    ...bundles.map((bundle) => `await ${importOf(bundle)}`),
    'loaded()'
  ]
  writeFileSync(path.join(root, entry), lines.join('\n'))
  return entry
}

function readTap(output, errors, code, signal) {
  const totals = [...output.matchAll(/^# (\{ total: .* \})$/gm)].at(-1)?.[1] ?? ''
  const count = (name) => Number(new RegExp(`\\b${name}: (\\d+)`).exec(totals)?.[1] ?? 0)
  const failed = count('fail') || (code === 0 && totals !== '' ? 0 : 1)
  const counts = { passed: count('pass'), failed, skipped: count('skip') + count('todo') }
  if (failed === 0) return counts
  // The first line is the failed assertion: a subtest's own line follows those of its assertions.
  const [, message] = /^\s*not ok \d+(?: - (.+?))?(?: # time=.*)?(?: \{)?$/m.exec(output) ?? []
  const [lastError] = errors.trim().split('\n').slice(-1)
  return { ...counts, firstFailure: message ?? (lastError || `the process ended with ${signal ?? code}`) }
}
