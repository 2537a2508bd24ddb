/** Formatting, lint, types and regular expressions; each counts as one check. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, ready, root } from '../build.mjs'

const checks = [
  [
    'formatting and lint',
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--config-path=.biome.json', '--error-on-warnings', '.']
  ],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['regular expressions', ['test/expressions.mjs']]
]

/** Runs the checks and gives how many passed and failed. */
export function runChecks() {
  const counts = { passed: 0, failed: 0 }
  for (const [name, args] of checks) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
    counts[status === 0 ? 'passed' : 'failed'] += 1
    process.stdout.write(`${status === 0 ? 'ok' : 'not ok'} - ${name}\n`)
  }
  return counts
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  install()
  await ready()
  const { failed } = runChecks()
  process.exit(failed === 0 ? 0 : 1)
}
