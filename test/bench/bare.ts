/** Bare node:http with the bytes and headers of an answer that has been asked for. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Test } from 'tap'
import { ask } from '../fixtures/client.ts'
import { root } from '../fixtures/root.ts'
import type { Contender, Subject } from './paired.ts'

/** Node writes these by itself, here as there. */
const ownFields = new Set(['date', 'connection', 'keep-alive'])

/** Starts it with what `base` answers to the subject now. */
export async function startBare(t: Test, base: string, { path: address, headers }: Subject): Promise<Contender> {
  const { status, rawHeaders, bytes } = await ask(base, address, { headers })
  const fields = rawHeaders.filter((_part, i) => !ownFields.has(rawHeaders[i - (i % 2)]!.toLowerCase()))
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'))
  const file = path.join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify({ status, headers: fields, body: bytes.toString('base64') }))
  const child = spawn(process.execPath, [path.join(root, 'test/bench/bare-server.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  t.teardown(() => {
    child.kill()
    rmSync(folder, { recursive: true })
  })
  const [port] = await once(child.stdout, 'data')
  return { name: 'bare node:http', pids: [child.pid!], port: Number(String(port)) }
}
