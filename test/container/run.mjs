/**
 * `npm run container`: the Dockerfile without a container engine. Its COPY, RUN and CMD instructions run in empty
 * folders, with the Node of its FROM lines from npm's registry and, where possible, as a user other than root. dist is
 * not writable, and only the variables that the file sets are set.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../build.mjs'
import { installNode } from '../install-node.mjs'
import { readDockerfile } from './dockerfile.mjs'

const counts = { passed: 0, failed: 0 }
const print = (line) => process.stdout.write(`${line}\n`)
/** Prints and counts a check; gives whether it passes. */
function check(name, passes, detail = '') {
  counts[passes ? 'passed' : 'failed'] += 1
  print(`${passes ? 'ok' : 'not ok'} - ${name}`)
  if (!passes && detail) print(`  # ${String(detail).slice(0, 2000)}`)
  return passes
}

const tempFolder = mkdtempSync(path.join(tmpdir(), 'container-'))
spawnSync('chmod', ['755', tempFolder])
const running = []
let ended = false
function end() {
  if (ended) return
  ended = true
  for (const child of running) child.kill('SIGKILL')
  spawnSync('chmod', ['-R', 'u+w', tempFolder])
  rmSync(tempFolder, { recursive: true, force: true })
}
process.once('exit', end)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** The environment of a container: PATH, npm's registry and proxy, and the variables of ENV instructions. */
function environment(bin, own = {}) {
  const npm = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)/i.test(name)
  )
  return { PATH: `${bin}:${process.env.PATH}`, HOME: process.env.HOME, ...Object.fromEntries(npm), ...own }
}

const [build, final] = readDockerfile(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))
const version = /^node:(\d+)-slim$/.exec(final.from)?.[1]
check(
  'both stages use the same slim Node image',
  build.from === final.from && version !== undefined,
  `${build.from}, ${final.from}`
)
const { bin, output } = installNode(version, path.join(tempFolder, 'node'))
if (check(`npm's registry has Node ${version}`, bin !== undefined, output)) {
  const release = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout.trim()
  print(`  Node ${release}`)
  if (buildStage() && buildElsewhere()) await finalStage()
}
end()
print(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

/** Runs the first stage on the files that git tracks without those of .dockerignore; gives whether all RUN succeed. */
function buildStage() {
  const context = path.join(tempFolder, 'context')
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .stdout.split('\0')
    .filter(Boolean)
  const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isIgnored = (name) => ignored.some((pattern) => name === pattern || name.startsWith(`${pattern}/`))
  for (const name of listed.filter((file) => !isIgnored(file) && existsSync(path.join(root, file)))) {
    cpSync(path.join(root, name), path.join(context, name))
  }
  const site = path.join(tempFolder, build.workdir)
  mkdirSync(site, { recursive: true })
  for (const step of build.steps) {
    if (step.kind === 'copy')
      for (const source of step.sources) copyInto(context, source, site, step.target, step.sources.length > 1)
    if (step.kind !== 'run') continue
    const result = spawnSync('sh', ['-c', step.command], {
      cwd: site,
      env: environment(bin),
      encoding: 'utf8',
      timeout: 600_000
    })
    if (!check(`RUN ${step.command}`, result.status === 0, result.stderr || result.error)) return false
  }
  return true
}

/** The bytes of each file below a folder, by its path there. */
function filesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ name, parentPath }) => {
      const file = path.join(parentPath, name)
      return [path.relative(folder, file), readFileSync(file)]
    })
  )
}

/**
 * Builds again in a folder of another name, with every source younger, and compares; gives whether the build succeeds.
 * The first dist is back in its place afterwards.
 */
function buildElsewhere() {
  const site = path.join(tempFolder, build.workdir)
  const first = filesOf(path.join(site, 'dist'))
  const withPath = [...first].flatMap(([name, bytes]) => (bytes.includes(tempFolder) ? [name] : []))
  check('no file of dist names the folder in which it was built', withPath.length === 0, withPath)
  const ofOtherLibc = [...first].flatMap(([name, bytes]) =>
    /\.(node|so[.\d]*)$/.test(name) && bytes.includes('libc.musl-') ? [name] : []
  )
  check('no file of dist is linked with musl, which the image lacks', ofOtherLibc.length === 0, ofOtherLibc)
  const elsewhere = path.join(tempFolder, 'a folder with a longer name')
  renameSync(site, elsewhere)
  const command = build.steps.findLast(({ kind }) => kind === 'run').command
  spawnSync('sh', ['-c', 'find client server shared build.mjs -exec touch {} +'], { cwd: elsewhere })
  const result = spawnSync('sh', ['-c', command], { cwd: elsewhere, env: environment(bin), encoding: 'utf8' })
  if (!check('it can be built in another folder', result.status === 0, result.stderr || result.error)) return false
  const second = filesOf(path.join(elsewhere, 'dist'))
  const names = [...new Set([...first.keys(), ...second.keys()])]
  const different = names.filter((name) => !first.get(name)?.equals(second.get(name) ?? Buffer.alloc(0)))
  check(`all ${names.length} files of both builds are the same, byte for byte`, different.length === 0, different)
  renameSync(elsewhere, site)
  return true
}

function copyInto(from, source, workdir, target, intoFolder) {
  const origin = path.join(from, source)
  if (!existsSync(origin)) return check(`COPY ${source}`, false, 'there is no such file')
  const destination = path.join(workdir, target)
  const folder = target.endsWith('/') || target === '.' || intoFolder
  if (source === '.') cpSync(origin, destination, { recursive: true })
  else cpSync(origin, folder ? path.join(destination, path.basename(source)) : destination, { recursive: true })
  return true
}

/**
 * Runs the final stage: only the files that it copies, its CMD as the user nobody, requests, HEALTHCHECK and SIGTERM.
 */
async function finalStage() {
  const image = path.join(tempFolder, 'image')
  const site = path.join(image, final.workdir)
  const data = path.join(image, 'data')
  mkdirSync(site, { recursive: true })
  mkdirSync(data)
  for (const step of final.steps) {
    if (step.kind === 'copy') {
      check(`COPY --from=${step.from} ${step.sources}`, step.from === build.name)
      for (const source of step.sources) {
        const inBuild = path.join(tempFolder, source)
        if (!check(`${source} was built`, existsSync(inBuild))) return
        cpSync(inBuild, path.join(site, step.target), { recursive: true })
      }
    }
    // This instruction creates the folder of the volume and changes its owner; here the folder has another path.
    if (step.kind === 'run')
      check(
        `RUN ${step.command}: creates the folder of the volume`,
        /^mkdir -p \/data && chown 1000:0 \/data && chmod g=u \/data$/.test(step.command)
      )
  }
  check('the image contains only dist', readdirSync(site).join() === 'dist', readdirSync(site))
  const packages = readdirSync(path.join(site, 'dist', 'node_modules')).filter((name) => name !== '.package-lock.json')
  check(
    'the only packages in dist are the native ones and their dependencies',
    packages.every((name) => /^(@libsql|@neon-rs|libsql|detect-libc|sharp|@img|semver)$/.test(name)),
    packages
  )
  const notices = readFileSync(path.join(site, 'dist', 'LICENSES.txt'), 'utf8')
  check(
    'LICENSES.txt has a part for each package in dist, and for bundled ones',
    [...packages.filter((name) => !name.startsWith('@')), 'fastify', 'react', 'leaflet', 'swagger-ui-dist'].every(
      (name) => notices.includes(`\n${name} `)
    ),
    notices.slice(0, 200)
  )
  const { name, description, version: ownVersion } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  check(
    'the labels are those of package.json, and the version is the argument VERSION',
    final.labels['org.opencontainers.image.title'] === name &&
      final.labels['org.opencontainers.image.description'] === description &&
      final.labels['org.opencontainers.image.version'] === '$VERSION' &&
      final.args.VERSION === ownVersion,
    JSON.stringify(final.labels)
  )
  check('it does not run as root', final.user !== undefined && final.user !== 'root', final.user)
  check('DATA_DIR is a volume', final.volumes.includes('/data') && final.env.DATA_DIR === '/data')

  const userArgs = nobodyArgs(site)
  spawnSync('chmod', ['-R', 'a-w', site])
  spawnSync('chmod', ['-R', 'a+rX', tempFolder])
  if (userArgs.length > 0) spawnSync('chown', ['-R', 'nobody', data])
  print(`  running as ${userArgs.length > 0 ? 'nobody' : 'this user: no other one is available'}`)

  const env = { PATH: `${bin}:/usr/bin:/bin`, ...final.env, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' }
  const [program, ...args] = [
    ...userArgs,
    ...final.cmd.map((argument) => (argument === 'node' ? path.join(bin, 'node') : argument))
  ]
  const child = spawn(program, args, { cwd: site, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  const { port, text } = await listening(child)
  if (!check(`CMD ${final.cmd.join(' ')} listens`, port !== undefined, text)) return

  for (const [address, status, text] of [
    ['/healthz', 200, 'ok'],
    ['/', 200, '<html lang="zh-CN"'],
    ['/en/', 200, '<html lang="en"'],
    ['/readyz', 200, 'ready'],
    ['/api/getHomeMenuList', 200, '"code":1']
  ]) {
    const response = await fetch(`http://127.0.0.1:${port}${address}`).catch((error) => ({
      status: String(error),
      text: async () => ''
    }))
    const body = await response.text()
    check(
      `${address} answers ${status}`,
      response.status === status && body.includes(text),
      `${response.status} ${body.slice(0, 200)}`
    )
  }
  const form = await fetch(`http://127.0.0.1:${port}/api/addSubscribe`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'v@example.com' })
  })
  check(
    'a form is stored in the volume',
    form.status === 200 && existsSync(path.join(data, 'submissions.sqlite')),
    form.status
  )
  const [healthProgram, ...healthArgs] = final.healthcheck
  const health = spawnSync(path.join(bin, healthProgram), healthArgs, {
    cwd: site,
    env: { ...env, PORT: String(port) },
    encoding: 'utf8',
    timeout: 10_000
  })
  check('HEALTHCHECK exits with 0 while the site runs', health.status === 0, health.stderr)

  const code = await new Promise((resolve) => {
    child.once('exit', (exitCode, signal) => resolve(exitCode ?? signal))
    child.kill('SIGTERM')
  })
  check('after SIGTERM the exit code is 0', code === 0, code)
  const unhealthy = spawnSync(path.join(bin, healthProgram), healthArgs, {
    cwd: site,
    env: { ...env, PORT: String(port) },
    timeout: 10_000
  })
  check('HEALTHCHECK exits with 1 after the site has ended', unhealthy.status === 1, unhealthy.status)
}

/** The arguments before a command that run it as the user nobody; none where this user may not. */
function nobodyArgs(folder) {
  const args = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', '--']
  const works = spawnSync(args[0], [...args.slice(1), 'true'], { cwd: folder }).status === 0
  return process.getuid?.() === 0 && works ? args : []
}

/** Resolves with `port` and output `text` of the process; `port` is undefined where it does not listen within 20 s. */
function listening(child) {
  return new Promise((resolve) => {
    let text = ''
    const finish = (port) => resolve({ port, text })
    const read = (chunk) => {
      text += chunk
      const match = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(text)
      if (match) finish(Number(match[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => finish(undefined))
    child.once('error', (error) => {
      text += error
      finish(undefined)
    })
    setTimeout(() => finish(undefined), 20_000).unref()
  })
}
