/** `npm run dev`: builds without minifying, starts the site, and repeats both when a source changes. */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, watch } from 'node:fs'
import path from 'node:path'
import { buildMedia } from '../client/build/media.mjs'
import { buildClient } from '../client/build.mjs'
import { buildServer, bundleServer } from './build.mjs'

/** Sources whose change needs a full build, media and content packs: names as `watch` reports them for its folder. */
const fullBuildSources = /^assets.(pictures|downloads|media)|^backend.content/

/** Watches the sources until SIGINT. Open pages reload by themselves as soon as the new process answers. */
export async function develop(root, dist) {
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
