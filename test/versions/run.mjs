/**
 * `npm run versions`: the built site, the code that depends on Node's internals, and the compiled code under the newest
 * release of each line of Node that the README names. A line that npm's registry lacks counts as failed.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dist, install, ready, root } from '../../build.mjs'
import { installNode } from '../install-node.mjs'

install()
await ready()
const { compileServer } = await import('../../server/build.mjs')
const { bundleAroundDist } = await import('../bundle.mjs')
const { startedLines } = await import('./started-lines.mjs')

const nodeLines = JSON.parse(readFileSync(path.join(root, 'test/versions/node-lines.json'), 'utf8'))
const namesByFile = {
  'test/versions/smoke.test.ts': 'serves pages, stores a form and exits with 0',
  'test/server/pages/fast/raw-response.test.ts': 'sends a response in one write, with the same bytes as Node',
  'test/server/limits/pipelining.test.ts': 'answers pipelined requests in order',
  'test/server/limits/connections.test.ts': 'limits and closes connections',
  'test/server/upstream/upstream-repeat.test.ts':
    'repeats requests that a closed backend connection left without a response',
  'test/server/resets.test.ts': 'survives connections that are reset'
}
const bundles = await bundleAroundDist(Object.keys(namesByFile))

const counts = { passed: 0, failed: 0 }
const say = (line) => process.stdout.write(`${line}\n`)
/** Prints and counts a check, and `output` where it fails; gives whether it passes. */
function check(name, passes, output = '') {
  counts[passes ? 'passed' : 'failed'] += 1
  say(`${passes ? 'ok' : 'not ok'} - ${name}`)
  if (!passes && output) say(String(output).slice(-4000).replace(/^/gm, '  # '))
  return passes
}

const tempFolder = mkdtempSync(path.join(tmpdir(), 'versions-'))
process.once('exit', () => rmSync(tempFolder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

for (const line of nodeLines) {
  const folder = path.join(tempFolder, String(line))
  const { bin, output } = installNode(line, folder)
  if (!check(`npm's registry has Node ${line}`, bin !== undefined, output)) continue
  const node = path.join(bin, 'node')
  const [version, v8] = JSON.parse(evaluate(node, 'JSON.stringify([process.version, process.versions.v8])'))
  check(`Node ${line}: the installed release is ${version}`, version.startsWith(`v${line}.`))
  for (const [index, name] of Object.values(namesByFile).entries()) runTest(version, node, bundles[index], name)
  await checkCompiled(version, node, v8, folder)
  rmSync(folder, { recursive: true, force: true })
}
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

/** What `node -p` prints for this code. */
function evaluate(node, code) {
  return spawnSync(node, ['-p', code], { encoding: 'utf8' }).stdout.trim()
}

/** Runs a bundled test file, and once more where it fails: load on the machine can fail it. */
function runTest(version, node, bundle, name) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const run = () =>
    spawnSync(node, ['--enable-source-maps', bundle], { cwd: root, env, encoding: 'utf8', timeout: 120_000 })
  const first = run()
  const { status, stdout, stderr } = first.status === 0 ? first : run()
  const faults = stdout.split('\n').filter((text) => !/^\s*(ok|# Subtest|1\.\.)/.test(text))
  check(`Node ${version} ${name}`, status === 0, `${faults.join('\n')}${stderr}`)
}

/**
 * The compiled code of the build is used by the version of V8 that compiled it. Any other version logs that it compiles
 * the code itself, and uses what it has compiled.
 */
async function checkCompiled(version, node, v8, folder) {
  const isBuilder = v8 === process.versions.v8
  const before = await startedLines(node, dist)
  const expected = isBuilder ? 'uses the compiled code of the build' : 'logs at info that it compiles the code itself'
  const messages = before.filter(({ level, msg }) => level === 'info' && msg.includes('compiled code of the build'))
  const passes = isBuilder ? messages.length === 0 : messages.length === 1 && messages[0].node === version
  check(`Node ${version} ${expected}`, before.length > 0 && passes, JSON.stringify(before))

  const own = path.join(folder, 'dist')
  cpSync(dist, own, { recursive: true })
  const manifest = JSON.parse(readFileSync(path.join(own, 'manifest.json'), 'utf8'))
  await compileServer(root, path.join(own, 'server'), manifest, node)
  const after = await startedLines(node, own)
  const again = after.filter(({ msg }) => msg.includes('compiled code of the build'))
  check(`Node ${version} uses the code that it compiled`, after.length > 0 && again.length === 0, JSON.stringify(again))
}
