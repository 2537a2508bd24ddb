/** Bare node:http that sends the bytes and headers of a response of the site. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Test } from 'tap'
import { root } from '../fixtures/root.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import type { Contender, Subject } from './paired.ts'

/** Fields that Node itself writes in both servers. */
const ownFields = new Set(['date', 'connection', 'keep-alive'])

/** Starts it with the response of the site at `base` to the subject. */
export async function startBare(t: Test, base: string, { path: address, headers }: Subject): Promise<Contender> {
  const { status, rawHeaders, bytes } = await sendRequest(base, address, { headers })
  const fields = rawHeaders.filter((_part, i) => !ownFields.has(rawHeaders[i - (i % 2)]!.toLowerCase()))
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-'))
  const file = path.join(folder, 'response.json')
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
