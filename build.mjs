#!/usr/bin/env node
/**
 * The build. `node build.mjs` builds dist/ if a source has changed since the last build, `node build.mjs all` always
 * builds it, `node build.mjs dev` builds without minifying, starts the site, and repeats both when a source changes.
 * Each installs the packages of the lock file first if necessary.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(fileURLToPath(import.meta.url))
export const dist = path.join(root, 'dist')

/** Installs the packages of the lock file unless they are installed already. Exits with npm's status if that fails. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const marker = path.join(root, 'node_modules', '.installed')
  if (isUpToDate(marker, lock)) return
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit'
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
  writeFileSync(marker, lock)
}

/** What the build reads, from the root. */
const inputs = ['client', 'server', 'shared', 'build.mjs', 'package-lock.json']

/**
 * A hash over names and bytes of files and of everything below folders; `paths` are relative to the root. Times are not
 * part of it, so that dist/ is the same wherever it is built.
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256')
  const addFile = (file) => {
    if (!statSync(file).isDirectory()) {
      const bytes = readFileSync(file)
      hash.update(`${path.relative(root, file)} ${bytes.length}\n`).update(bytes)
      return
    }
    for (const name of readdirSync(file).sort()) addFile(path.join(file, name))
  }
  for (const name of paths) addFile(path.join(root, name))
  return hash.digest('hex')
}

/** Builds everything into dist/ and returns the client's manifest. */
export async function build() {
  const began = performance.now()
  const { buildMedia } = await import('./client/build/media.mjs')
  const { buildClient } = await import('./client/build.mjs')
  const { buildServer } = await import('./server/build.mjs')
  const { packageNotices } = await import('./client/build/package-notices.mjs')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(path.join(dist, 'assets'), { recursive: true })
  const { inputs: clientInputs, ...manifest } = await buildClient(root, dist, await buildMedia(root, dist))
  const serverInputs = await buildServer(root, dist, manifest)
  writeFileSync(path.join(dist, 'LICENSES.txt'), packageNotices(root, [...clientInputs, ...serverInputs]))
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(dist, '.fingerprint'), fingerprintOf(inputs))
  process.stdout.write(`built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  return manifest
}

/**
 * True if `file` holds this fingerprint: it was written by the last build or installation, and no input has changed.
 */
export function isUpToDate(file, fingerprint) {
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint
}

/** Builds dist/ if a source has changed since the last build. */
export async function ready() {
  if (!isUpToDate(path.join(dist, '.fingerprint'), fingerprintOf(inputs))) await build()
}

/** Sources whose change needs a full build, media and content packs: names as `watch` reports them for its folder. */
const fullBuildSources = /^assets.(pictures|downloads|media)|^backend.content/

/** Watches the sources until SIGINT. Open pages reload by themselves as soon as the new process answers. */
async function develop() {
  const { buildMedia } = await import('./client/build/media.mjs')
  const { buildClient } = await import('./client/build.mjs')
  const { buildServer, bundleServer } = await import('./server/build.mjs')
  let site
  let media
  let building = Promise.resolve()
  let timer
  let needsFullBuild = true

  const rebuild = async () => {
    const began = performance.now()
    const isFullBuild = needsFullBuild
    needsFullBuild = false
    try {
      if (isFullBuild) {
        rmSync(dist, { recursive: true, force: true })
        mkdirSync(path.join(dist, 'assets'), { recursive: true })
        media = await buildMedia(root, dist)
      }
      const manifest = await buildClient(root, dist, media, false)
      await (isFullBuild ? buildServer : bundleServer)(root, dist, manifest, false)
    } catch (error) {
      needsFullBuild ||= isFullBuild
      process.stderr.write(`${error.message}\n`)
      return
    }
    const previous = site
    if (previous?.exitCode === null) await new Promise((resolve) => previous.once('exit', resolve).kill('SIGKILL'))
    site = spawn(process.execPath, [path.join(dist, 'server', 'main.js')], { cwd: root, stdio: 'inherit' })
    process.stdout.write(`built in ${((performance.now() - began) / 1000).toFixed(2)} s\n`)
  }

  const scheduleRebuild = (_kind, name) => {
    if (name === null || fullBuildSources.test(name)) needsFullBuild = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(rebuild)
    }, 50)
  }
  for (const folder of ['client', 'server', 'shared'])
    watch(path.join(root, folder), { recursive: true }, scheduleRebuild)
  process.once('SIGINT', () => {
    site?.kill('SIGTERM')
    process.exit(0)
  })
  await rebuild()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  const command = process.argv[2]
  if (command === 'all') await build()
  else if (command === 'dev') await develop()
  else await ready()
}
