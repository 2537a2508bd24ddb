/**
 * `npm run container`: the Dockerfile without a container engine. Its own COPY, RUN and CMD lines are carried out in
 * clean folders, with the Node of its FROM lines as npm's registry brings it, as somebody who is not root where
 * that is possible; dist is not writable, and nothing is set that the file does not set.
 */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../../build.mjs'
import { installNode } from '../install-node.mjs'
import { readDockerfile } from './dockerfile.mjs'

const counts = { passed: 0, failed: 0 }
const say = (line) => process.stdout.write(`${line}\n`)
/** Tells and counts a check; gives whether it holds. */
function check(name, holds, more = '') {
  counts[holds ? 'passed' : 'failed'] += 1
  say(`${holds ? 'ok' : 'not ok'} - ${name}`)
  if (!holds && more) say(`  # ${String(more).slice(0, 2000)}`)
  return holds
}

const place = mkdtempSync(path.join(tmpdir(), 'container-'))
spawnSync('chmod', ['755', place])
const running = []
let ended = false
function end() {
  if (ended) return
  ended = true
  for (const child of running) child.kill('SIGKILL')
  spawnSync('chmod', ['-R', 'u+w', place])
  rmSync(place, { recursive: true, force: true })
}
process.once('exit', end)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

/** The environment of a container: the path, where npm finds its registry, and what the file's ENV lines say. */
function environment(bin, own = {}) {
  const npm = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)/i.test(name)
  )
  return { PATH: `${bin}:${process.env.PATH}`, HOME: process.env.HOME, ...Object.fromEntries(npm), ...own }
}

const [build, final] = readDockerfile(readFileSync(path.join(root, 'Dockerfile'), 'utf8'))
const version = /^node:(\d+)-slim$/.exec(final.from)?.[1]
check(
  'both stages stand on the same slim Node image',
  build.from === final.from && version !== undefined,
  `${build.from}, ${final.from}`
)
const { bin, output } = installNode(version, path.join(place, 'node'))
if (check(`npm's registry brings Node ${version}`, bin !== undefined, output)) {
  const told = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout.trim()
  say(`  Node ${told}`)
  if (buildStage()) await finalStage()
}
end()
say(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)

/** The first stage: what git knows of, less what .dockerignore names, and the stage's own lines. */
function buildStage() {
  const context = path.join(place, 'context')
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
  const site = path.join(place, build.workdir)
  mkdirSync(site, { recursive: true })
  for (const step of build.steps) {
    if (step.kind === 'copy')
      for (const source of step.sources) copyInto(context, source, site, step.target, step.sources.length > 1)
    if (step.kind !== 'run') continue
    const done = spawnSync('sh', ['-c', step.command], {
      cwd: site,
      env: environment(bin),
      encoding: 'utf8',
      timeout: 600_000
    })
    if (!check(`RUN ${step.command}`, done.status === 0, done.stderr || done.error)) return false
  }
  return true
}

function copyInto(from, source, workdir, target, intoFolder) {
  const origin = path.join(from, source)
  if (!existsSync(origin)) return check(`COPY ${source}`, false, 'not there')
  const goal = path.join(workdir, target)
  const folder = target.endsWith('/') || target === '.' || intoFolder
  if (source === '.') cpSync(origin, goal, { recursive: true })
  else cpSync(origin, folder ? path.join(goal, path.basename(source)) : goal, { recursive: true })
  return true
}

/** The second stage: nothing but what it copies, run as it says, by nobody. */
async function finalStage() {
  const image = path.join(place, 'image')
  const site = path.join(image, final.workdir)
  const data = path.join(image, 'data')
  mkdirSync(site, { recursive: true })
  mkdirSync(data)
  for (const step of final.steps) {
    if (step.kind === 'copy') {
      check(`COPY --from=${step.from} ${step.sources}`, step.from === build.name)
      for (const source of step.sources) {
        const inBuild = path.join(place, source)
        if (!check(`${source} was built`, existsSync(inBuild))) return
        cpSync(inBuild, path.join(site, step.target), { recursive: true })
      }
    }
    // The line makes the volume's folder and gives it away; here that folder is another one.
    if (step.kind === 'run')
      check(
        `RUN ${step.command}: makes the volume's folder`,
        /^mkdir -p \/data && chown node:node \/data$/.test(step.command)
      )
  }
  check('the image holds dist alone', readdirSync(site).join() === 'dist', readdirSync(site))
  const packages = readdirSync(path.join(site, 'dist', 'node_modules')).filter((name) => name !== '.package-lock.json')
  check(
    'of packages, dist holds the native one and what it needs',
    packages.every((name) => /^(@libsql|@neon-rs|libsql|detect-libc)$/.test(name)),
    packages
  )
  check('it does not run as root', final.user !== undefined && final.user !== 'root', final.user)
  check('data have a volume', final.volumes.includes('/data') && final.env.DATA_DIR === '/data')

  const somebody = nobody(site)
  spawnSync('chmod', ['-R', 'a-w', site])
  spawnSync('chmod', ['-R', 'a+rX', place])
  if (somebody.length > 0) spawnSync('chown', ['-R', 'nobody', data])
  say(`  running as ${somebody.length > 0 ? 'nobody' : 'this user: no other one can be taken'}`)

  const env = { PATH: `${bin}:/usr/bin:/bin`, ...final.env, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1' }
  const [program, ...args] = [
    ...somebody,
    ...final.cmd.map((word) => (word === 'node' ? path.join(bin, 'node') : word))
  ]
  const child = spawn(program, args, { cwd: site, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  const { port, text } = await listening(child)
  if (!check(`CMD ${final.cmd.join(' ')} listens`, port !== undefined, text)) return

  for (const [address, status, says] of [
    ['/healthz', 200, 'ok'],
    ['/', 200, '<html lang="zh-CN"'],
    ['/en/', 200, '<html lang="en"'],
    ['/readyz', 200, 'ready'],
    ['/api/getHomeMenuList', 200, '"code":1']
  ]) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch((error) => ({
      status: String(error),
      text: async () => ''
    }))
    const body = await answer.text()
    check(
      `${address} answers ${status}`,
      answer.status === status && body.includes(says),
      `${answer.status} ${body.slice(0, 200)}`
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
  const [tester, ...words] = final.healthcheck
  const health = spawnSync(path.join(bin, tester), words, {
    env: { ...env, PORT: String(port) },
    encoding: 'utf8',
    timeout: 10_000
  })
  check('HEALTHCHECK says well', health.status === 0, health.stderr)

  const code = await new Promise((resolve) => {
    child.once('exit', (given, signal) => resolve(given ?? signal))
    child.kill('SIGTERM')
  })
  check('SIGTERM ends it with 0', code === 0, code)
  const ill = spawnSync(path.join(bin, tester), words, { env: { ...env, PORT: String(port) }, timeout: 10_000 })
  check('HEALTHCHECK says ill once it is gone', ill.status === 1, ill.status)
}

/** The words before a command that make nobody run it; none where this user may not. */
function nobody(folder) {
  const words = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups', '--']
  const works = spawnSync(words[0], [...words.slice(1), 'true'], { cwd: folder }).status === 0
  return process.getuid?.() === 0 && works ? words : []
}

/** The port that a process says it listens on; what it wrote where it did not come up within 20 s. */
function listening(child) {
  return new Promise((resolve) => {
    let text = ''
    const give = (port) => resolve({ port, text })
    const take = (chunk) => {
      text += chunk
      const said = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(text)
      if (said) give(Number(said[1]))
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.once('exit', () => give(undefined))
    child.once('error', (error) => {
      text += error
      give(undefined)
    })
    setTimeout(() => give(undefined), 20_000).unref()
  })
}
