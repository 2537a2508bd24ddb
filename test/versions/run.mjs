/**
 * `npm run versions`: the built site, its way to send answers and its compiled code under the newest release of each
 * line of Node that the README names. A line that the registry does not bring counts as failed.
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
const { bundleTests } = await import('../bundle.mjs')
const { startedLines } = await import('./started-lines.mjs')

const nodeLines = JSON.parse(readFileSync(path.join(root, 'test/versions/node-lines.json'), 'utf8'))
const sentences = {
  'test/versions/smoke.test.ts': 'serves, stores a form and ends with 0',
  'test/server/cache/send-whole.test.ts': 'sends in one write, with the same bytes as Node by itself',
  'test/server/pipelining.test.ts': 'answers pipelined requests in order',
  'test/server/connections.test.ts': 'bounds and closes connections',
  'test/server/upstream-repeat.test.ts': 'repeats what a closed connection of the backend left unanswered',
  'test/server/resets.test.ts': 'outlives connections that are reset'
}
const bundles = await bundleTests(Object.keys(sentences))

const counts = { passed: 0, failed: 0 }
const say = (line) => process.stdout.write(`${line}\n`)
/** Tells and counts a check; `output` is shown where it does not hold. */
function check(name, holds, output = '') {
  counts[holds ? 'passed' : 'failed'] += 1
  say(`${holds ? 'ok' : 'not ok'} - ${name}`)
  if (!holds && output) say(String(output).slice(-4000).replace(/^/gm, '  # '))
  return holds
}

const place = mkdtempSync(path.join(tmpdir(), 'versions-'))
process.once('exit', () => rmSync(place, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

for (const line of nodeLines) {
  const folder = path.join(place, String(line))
  const { bin, output } = installNode(line, folder)
  if (!check(`npm's registry brings Node ${line}`, bin !== undefined, output)) continue
  const node = path.join(bin, 'node')
  const [version, v8] = JSON.parse(evaluated(node, 'JSON.stringify([process.version, process.versions.v8])'))
  check(`Node ${line}: it is ${version}`, version.startsWith(`v${line}.`))
  for (const [index, sentence] of Object.values(sentences).entries()) runTest(version, node, bundles[index], sentence)
  await checkCompiled(version, node, v8, folder)
  rmSync(folder, { recursive: true, force: true })
}
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

function evaluated(node, code) {
  return spawnSync(node, ['-p', code], { encoding: 'utf8' }).stdout.trim()
}

/** Runs a bundled test file; once more where it fails, because the machine may be busy. */
function runTest(version, node, bundle, sentence) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const run = () =>
    spawnSync(node, ['--enable-source-maps', bundle], { cwd: root, env, encoding: 'utf8', timeout: 120_000 })
  const first = run()
  const { status, stdout, stderr } = first.status === 0 ? first : run()
  const faults = stdout.split('\n').filter((text) => !/^\s*(ok|# Subtest|1\.\.)/.test(text))
  check(`Node ${version} ${sentence}`, status === 0, `${faults.join('\n')}${stderr}`)
}

/** Code that V8 compiled is used by the Node that compiled it; any other one says that it is not, and starts as well. */
async function checkCompiled(version, node, v8, folder) {
  const isBuilder = v8 === process.versions.v8
  const before = await startedLines(node, dist)
  const expected = isBuilder ? 'uses the compiled code of the build' : 'says at info that it compiles the code itself'
  const told = before.filter(({ level, msg }) => level === 'info' && msg.includes('compiled code of the build'))
  const holds = isBuilder ? told.length === 0 : told.length === 1 && told[0].node === version
  check(`Node ${version} ${expected}`, before.length > 0 && holds, JSON.stringify(before))

  const own = path.join(folder, 'dist')
  cpSync(dist, own, { recursive: true })
  const manifest = JSON.parse(readFileSync(path.join(own, 'manifest.json'), 'utf8'))
  await compileServer(root, path.join(own, 'server'), manifest, node)
  const after = await startedLines(node, own)
  const again = after.filter(({ msg }) => msg.includes('compiled code of the build'))
  check(`Node ${version} uses the code that it compiled`, after.length > 0 && again.length === 0, JSON.stringify(again))
}
