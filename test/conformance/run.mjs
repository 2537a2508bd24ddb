/**
 * `npm run conformance`: the public test suite for HTTP caches (npm `http-cache-tests`, fetched on demand into a
 * temporary folder) against the production process, through /api. Fails on any miss that is not in the list of those
 * with a reason. `node test/conformance/run.mjs ENTRY` tests another build's entry file.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist, install, ready, root } from '../../build.mjs'
import { misses } from './misses.mjs'
import { score, table } from './score.mjs'

const version = '0.4.5'
const started = []

async function main() {
  const [given] = process.argv.slice(2)
  if (!given) {
    install()
    await ready()
  }
  const entry = given ? path.resolve(given) : path.join(dist, 'server/main.js')
  const suite = fetchSuite()
  const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'))
  try {
    const originPort = await freePort()
    const port = await freePort()
    const mount = pathToFileURL(path.join(root, 'test/conformance/origin-mount.mjs')).href
    start(['--no-warnings', '--import', mount, 'server/server.mjs'], suite, {
      npm_config_protocol: 'http',
      npm_config_port: String(originPort),
      npm_config_pidfile: path.join(folder, 'origin.pid')
    })
    await listening(originPort)
    start([entry], root, {
      PORT: String(port),
      HOST: '127.0.0.1',
      API_UPSTREAM: `http://127.0.0.1:${originPort}/api`,
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent'
    })
    await listening(port)
    const base = `http://127.0.0.1:${port}/api`
    let results = await runSuite(suite, base)
    if (faultsIn(await score(suite, results)).length > 0) {
      // Many tests wait for seconds to pass; on a busy machine a second run decides about those that failed.
      const again = await runSuite(suite, base)
      results = Object.fromEntries(
        Object.entries(results).map(([id, result]) => [id, result === true ? true : again[id]])
      )
    }
    process.exitCode = report(await score(suite, results))
  } finally {
    for (const child of started) child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The suite's folder; installed once a machine. */
function fetchSuite() {
  const folder = path.join(tmpdir(), `http-cache-tests-${version}`)
  const suite = path.join(folder, 'node_modules/http-cache-tests')
  if (existsSync(path.join(suite, 'cli.mjs')) && existsSync(path.join(folder, 'node_modules/node-fetch'))) return suite
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const done = spawnSync(command, [...before, ...args, '--prefix', folder, `http-cache-tests@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (done.status !== 0) throw new Error('the suite could not be installed')
  return suite
}

function start(args, cwd, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  started.push(child)
}

function runSuite(suite, base) {
  const env = {
    ...process.env,
    npm_config_base: base,
    npm_package_config_base: '',
    npm_config_id: '',
    npm_package_config_id: ''
  }
  const cli = spawn(process.execPath, ['--no-warnings', 'cli.mjs'], {
    cwd: suite,
    env,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  started.push(cli)
  let text = ''
  cli.stdout.on('data', (chunk) => {
    text += chunk
  })
  return new Promise((resolve, reject) => {
    cli.on('close', () => {
      try {
        resolve(JSON.parse(text))
      } catch {
        reject(new Error(`the suite gave no results: ${text.slice(0, 500)}`))
      }
    })
  })
}

/** What fails without being allowed to. */
function faultsIn(rows) {
  return rows.filter((row) => row.kind !== 'check' && !row.passed && misses[row.id] === undefined)
}

/** Prints the table and what failed; gives the exit code. */
function report(rows) {
  const counted = rows.filter((row) => row.kind !== 'check')
  const failed = faultsIn(rows)
  const allowed = counted.filter((row) => !row.passed && misses[row.id] !== undefined)
  const better = counted.filter((row) => row.passed && misses[row.id] !== undefined)
  const lines = [table(rows), '', `${allowed.length} misses with a reason:`]
  for (const reason of new Set(allowed.map((row) => misses[row.id]))) {
    const ids = allowed.filter((row) => misses[row.id] === reason).map((row) => row.id)
    lines.push(`  ${reason}:`, `    ${ids.join(' ')}`)
  }
  for (const row of better) lines.push(`passes now, to be taken off the list: ${row.id}`)
  for (const row of failed) lines.push(`FAILED ${row.kind} ${row.group} ${row.id}: ${row.said.slice(0, 120)}`)
  const passed = counted.filter((row) => row.passed).length
  const faults = failed.length + better.length + (passed === 0 ? 1 : 0)
  process.stdout.write(`${lines.join('\n')}\n\n${passed} passed, ${faults} failed\n`)
  return faults === 0 ? 0 : 1
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function listening(port) {
  for (let i = 0; i < 200; i++) {
    const open = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(true))
      socket.on('connect', () => socket.destroy())
      socket.on('error', () => resolve(false))
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nothing listens on port ${port}`)
}

await main()
