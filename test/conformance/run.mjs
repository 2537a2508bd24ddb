/**
 * `npm run conformance`: the public test suite for HTTP caches (npm `http-cache-tests`, fetched on demand into a
 * temporary folder) against the production process, through /api. Fails on any failed test that misses.mjs does not
 * list. `node test/conformance/run.mjs ENTRY` tests another build's entry file.
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
  const [entryArgument] = process.argv.slice(2)
  if (!entryArgument) {
    install()
    await ready()
  }
  const entry = entryArgument ? path.resolve(entryArgument) : path.join(dist, 'server/main.js')
  const suite = fetchSuite()
  const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'))
  try {
    const originPort = await freePort()
    const port = await freePort()
    start(['--no-warnings', '--import', preload('origin-mount.mjs'), 'server/server.mjs'], suite, {
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
    if (unexpectedFailures(await score(suite, results)).length > 0) {
      // Many tests depend on seconds of time: on a busy machine they may fail, so those that failed run once more.
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

/** Installs the suite where it is missing; gives its folder. */
function fetchSuite() {
  const folder = path.join(tmpdir(), `http-cache-tests-${version}`)
  const suite = path.join(folder, 'node_modules/http-cache-tests')
  if (existsSync(path.join(suite, 'cli.mjs')) && existsSync(path.join(folder, 'node_modules/node-fetch'))) return suite
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [command, prefixArgs] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(command, [...prefixArgs, ...args, '--prefix', folder, `http-cache-tests@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit']
  })
  if (result.status !== 0) throw new Error('the suite could not be installed')
  return suite
}

/** The address of a module of this folder, for `--import`. */
const preload = (name) => pathToFileURL(path.join(root, 'test/conformance', name)).href

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
  const cli = spawn(process.execPath, ['--no-warnings', '--import', preload('client-vary.mjs'), 'cli.mjs'], {
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
        reject(new Error(`the suite printed no results: ${text.slice(0, 500)}`))
      }
    })
  })
}

/** Tests that failed and are not listed in misses.mjs. */
function unexpectedFailures(rows) {
  return rows.filter((row) => row.kind !== 'check' && !row.passed && misses[row.id] === undefined)
}

/** Prints the table, the expected misses and the failures; gives the exit code. */
function report(rows) {
  const counted = rows.filter((row) => row.kind !== 'check')
  const failed = unexpectedFailures(rows)
  const expected = counted.filter((row) => !row.passed && misses[row.id] !== undefined)
  const nowPassing = counted.filter((row) => row.passed && misses[row.id] !== undefined)
  const lines = [table(rows), '', `${expected.length} misses with a reason:`]
  for (const reason of new Set(expected.map((row) => misses[row.id]))) {
    const ids = expected.filter((row) => misses[row.id] === reason).map((row) => row.id)
    lines.push(`  ${reason}:`, `    ${ids.join(' ')}`)
  }
  for (const row of nowPassing) lines.push(`passes now, remove it from misses.mjs: ${row.id}`)
  for (const row of failed) lines.push(`FAILED ${row.kind} ${row.group} ${row.id}: ${row.message.slice(0, 120)}`)
  const passed = counted.filter((row) => row.passed).length
  const faults = failed.length + nowPassing.length + (passed === 0 ? 1 : 0)
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
