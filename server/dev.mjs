/** `npm run dev`: builds without minifying, starts the site, and does both again when a source changes. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { buildClient, buildMedia } from '../client/build.mjs'
import { buildServer, bundleServer } from './build.mjs'

/** Sources that neither scripts nor styles are made of. */
const slow = /^(pictures|media|downloads)|^backend.content/

/** Watches until it is ended. Open pages reload by themselves once the new process answers. */
export async function develop(root, dist) {
  let site
  let media
  let building = Promise.resolve()
  let timer
  let whole = true

  const rebuild = async () => {
    const began = performance.now()
    const all = whole
    whole = false
    try {
      if (all) {
        rmSync(dist, { recursive: true, force: true })
        mkdirSync(path.join(dist, 'assets'), { recursive: true })
        media = await buildMedia(root, dist)
      }
      const manifest = await buildClient(root, dist, media, false)
      await (all ? buildServer : bundleServer)(root, dist, manifest, false)
    } catch (error) {
      whole ||= all
      process.stderr.write(`${error.message}\n`)
      return
    }
    const old = site
    if (old?.exitCode === null) await new Promise((resolve) => old.once('exit', resolve).kill('SIGKILL'))
    site = spawn(process.execPath, [path.join(dist, 'server', 'main.js')], { cwd: root, stdio: 'inherit' })
    process.stdout.write(`built in ${((performance.now() - began) / 1000).toFixed(2)} s\n`)
  }

  const soon = (_kind, name) => {
    if (name === null || slow.test(name)) whole = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(rebuild)
    }, 50)
  }
  for (const folder of ['client', 'server', 'shared']) watch(path.join(root, folder), { recursive: true }, soon)
  process.once('SIGINT', () => {
    site?.kill('SIGTERM')
    process.exit(0)
  })
  await rebuild()
}
