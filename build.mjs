#!/usr/bin/env node
/**
 * The build: `node build.mjs` makes dist/ where it is not of what stands here now, `node build.mjs all` in any case,
 * `node build.mjs dev` goes on watching. Installs the locked packages first where they are missing.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(fileURLToPath(import.meta.url))
export const dist = path.join(root, 'dist')

/** Installs the locked packages where this lock file's have not been. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const mark = path.join(root, 'node_modules', '.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const done = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit'
  })
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(mark, lock)
}

/** Names, sizes and times of everything the build reads. */
function fingerprint() {
  const hash = createHash('sha256')
  const visit = (place) => {
    const status = statSync(place)
    if (!status.isDirectory()) {
      hash.update(`${path.relative(root, place)} ${status.size} ${status.mtimeMs}\n`)
      return
    }
    for (const name of readdirSync(place).sort()) visit(path.join(place, name))
  }
  for (const name of ['client', 'server', 'shared', 'build.mjs', 'package-lock.json']) visit(path.join(root, name))
  return hash.digest('hex')
}

/** Builds everything into dist/. */
export async function build() {
  const began = performance.now()
  const { buildClient, buildMedia } = await import('./client/build.mjs')
  const { buildServer } = await import('./server/build.mjs')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(path.join(dist, 'assets'), { recursive: true })
  const manifest = await buildClient(root, dist, await buildMedia(root, dist))
  await buildServer(root, dist, manifest)
  writeFileSync(path.join(dist, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(dist, '.fingerprint'), fingerprint())
  process.stdout.write(`built in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  return manifest
}

/** Builds where dist/ is not of what stands here now. */
export async function ready() {
  const mark = path.join(dist, '.fingerprint')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint()) return
  await build()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  const command = process.argv[2]
  if (command === 'all') await build()
  else if (command === 'dev') await (await import('./server/dev.mjs')).develop(root, dist)
  else await ready()
}
