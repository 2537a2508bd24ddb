/**
 * `npm run check`: formatting and lint, types, regular expressions, all three at once. It reads only the sources and
 * builds nothing.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { install, root } from '../build.mjs'

/** The checks by name: arguments for Node, and about how long each takes, in seconds. */
export const checks = [
  {
    name: 'formatting and lint',
    seconds: 3,
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--config-path=.biome.json', '--error-on-warnings', '.']
  },
  { name: 'types', seconds: 10, args: ['node_modules/typescript7/bin/tsc', '--noEmit'] },
  { name: 'regular expressions', seconds: 5, args: ['test/expressions.mjs'] }
]

/** Runs Node with these arguments at the root; gives whether its exit code is 0, and its output. */
export function runNode(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const append = (chunk) => {
      output += chunk
    }
    child.stdout.setEncoding('utf8').on('data', append)
    child.stderr.setEncoding('utf8').on('data', append)
    child.once('close', (code) => resolve({ passed: code === 0, output }))
  })
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  install()
  const results = await Promise.all(
    checks.map(async (check) => {
      const { passed, output } = await runNode(check.args)
      process.stdout.write(`${output}${passed ? 'ok' : 'not ok'} - ${check.name}\n`)
      return passed
    })
  )
  process.exit(results.every(Boolean) ? 0 : 1)
}
