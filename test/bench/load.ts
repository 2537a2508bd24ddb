/** Load on one server for a few seconds: by wrk where it is on PATH, else by our own client in a process of its own. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../fixtures/root.ts'

export interface Load {
  port: number
  /** Asked in turn. */
  paths: readonly string[]
  headers?: Record<string, string>
  connections?: number
  /** Whole seconds. */
  seconds: number
}

export interface Loaded {
  answers: number
  /** Answers that were no success, and connections that failed. */
  failed: number
  perSecond: number
  /** Milliseconds. */
  p99: number
}

const run = promisify(execFile)
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

export const loadTool = hasWrk ? 'wrk' : 'own client'

/** Puts the load on and gives what came back. */
export async function putLoad(load: Load): Promise<Loaded> {
  return hasWrk && load.paths.length === 1 ? byWrk(load) : byOwn(load)
}

async function byWrk({ port, paths, headers = {}, connections = 32, seconds }: Load): Promise<Loaded> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...fields,
    `http://127.0.0.1:${port}${paths[0]}`
  ]
  const { stdout } = await run('wrk', args)
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const late = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
  return {
    answers: number(/(\d+) requests in/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + (errors?.slice(1).reduce((sum, n) => sum + Number(n), 0) ?? 0),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(late?.[1] ?? 0) * ({ us: 0.001, ms: 1, s: 1000 }[late?.[2] ?? 'ms'] ?? 1)
  }
}

async function byOwn({ headers = {}, connections = 32, ...load }: Load): Promise<Loaded> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'))
  const file = path.join(folder, 'load.json')
  writeFileSync(file, JSON.stringify({ headers, connections, ...load }))
  try {
    const { stdout } = await run(process.execPath, [path.join(root, 'test/bench/load-client.mjs'), file])
    const said = JSON.parse(stdout) as {
      answers: number
      failed: number
      statuses: Record<string, number>
      seconds: number
      p99: number
    }
    const successes = Object.entries(said.statuses).reduce((sum, [status, n]) => (status < '400' ? sum + n : sum), 0)
    const perSecond = said.answers / said.seconds
    return { answers: said.answers, failed: said.failed + said.answers - successes, perSecond, p99: said.p99 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
