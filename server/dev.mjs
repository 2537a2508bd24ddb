/** `npm run dev`: builds without minifying, starts the site, and does both again when a source changes. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { buildClient } from '../client/build.mjs'
import { buildServer } from './build.mjs'

/** Watches until it is ended. Open pages reload by themselves once the new process answers. */
export async function develop(root, dist) {
  let site
  let building = Promise.resolve()
  let timer

  const rebuild = async () => {
    const began = performance.now()
    try {
      rmSync(dist, { recursive: true, force: true })
      mkdirSync(path.join(dist, 'assets'), { recursive: true })
      await buildServer(root, dist, await buildClient(root, dist, false), false)
    } catch (error) {
      process.stderr.write(`${error.message}\n`)
      return
    }
    process.stdout.write(`built in ${((performance.now() - began) / 1000).toFixed(2)} s\n`)
    const old = site
    if (old) await new Promise((resolve) => old.once('exit', resolve).kill('SIGKILL'))
    site = spawn(process.execPath, [path.join(dist, 'server', 'main.js')], { cwd: root, stdio: 'inherit' })
  }

  const soon = () => {
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
