/** The log of the production process while it starts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

/**
 * Starts the site of a `dist` folder with this Node on a free port, in an empty folder, and ends it as soon as it
 * listens. Gives the lines of its log as objects; an empty list where it did not listen within 30 s.
 */
export async function startedLines(node, dist) {
  const folder = mkdtempSync(path.join(tmpdir(), 'started-'))
  const child = spawn(node, [path.join(dist, 'server', 'main.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const lines = []
  let listens = false
  const late = setTimeout(kill, 30_000)
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text)
    lines.push(line)
    if (!line.msg.startsWith('Server listening')) return
    listens = true
    child.kill('SIGTERM')
  })
  await once(child, 'close')
  clearTimeout(late)
  process.removeListener('exit', kill)
  rmSync(folder, { recursive: true, force: true })
  return listens ? lines : []
}
