/** Load on one server for a few seconds: by load-client.mjs in its own process. */
import { execFile } from 'node:child_process'
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

interface LoadFigures {
  /** Complete responses of any status. */
  responses: number
  /** Responses with an error status, and connections that failed. */
  failed: number
  perSecond: number
  /** 99th percentile of the latency, in milliseconds. */
  p99: number
}

const run = promisify(execFile)

/** Runs the load and gives its figures. */
export async function putLoad({ headers = {}, connections = 32, ...load }: Load): Promise<LoadFigures> {
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
