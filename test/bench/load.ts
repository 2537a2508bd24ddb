/** Load on one server for a few seconds: by wrk where it is on PATH, else by load-client.mjs in its own process. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../fixtures/root.ts'

export interface Load {
  port: number
  /** Requested in turn. */
  paths: readonly string[]
  headers?: Record<string, string>
  connections?: number
  /** Whole seconds. */
  seconds: number
}

export interface LoadFigures {
  /** Complete responses of any status. */
  responses: number
  /** Responses with an error status, and connections that failed. */
  failed: number
  perSecond: number
  /** 99th percentile of the latency, in milliseconds. */
  p99: number
}

const run = promisify(execFile)
const hasWrk = spawnSync('wrk', ['--version']).error === undefined

export const loadTool = hasWrk ? 'wrk' : 'load-client.mjs'

/** Runs the load and gives its figures. */
export async function putLoad(load: Load): Promise<LoadFigures> {
  return hasWrk && load.paths.length === 1 ? runWrk(load) : runLoadClient(load)
}

async function runWrk({ port, paths, headers = {}, connections = 32, seconds }: Load): Promise<LoadFigures> {
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
  const latency = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
  return {
    responses: number(/(\d+) requests in/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + (errors?.slice(1).reduce((sum, n) => sum + Number(n), 0) ?? 0),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(latency?.[1] ?? 0) * ({ us: 0.001, ms: 1, s: 1000 }[latency?.[2] ?? 'ms'] ?? 1)
  }
}

async function runLoadClient({ headers = {}, connections = 32, ...load }: Load): Promise<LoadFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'))
  const file = path.join(folder, 'load.json')
  writeFileSync(file, JSON.stringify({ headers, connections, ...load }))
  try {
    const { stdout } = await run(process.execPath, [path.join(root, 'test/bench/load-client.mjs'), file])
    const figures = JSON.parse(stdout) as {
      responses: number
      failed: number
      statuses: Record<string, number>
      seconds: number
      p99: number
    }
    const successes = Object.entries(figures.statuses).reduce((sum, [status, n]) => (status < '400' ? sum + n : sum), 0)
    const { responses, p99 } = figures
    return { responses, failed: figures.failed + responses - successes, perSecond: responses / figures.seconds, p99 }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
