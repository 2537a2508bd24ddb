/** @fastify/http-proxy in front of the same upstream, installed into a temporary folder. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Test } from 'tap'
import type { Contender } from './paired.ts'

const program = (upstream: string) => `
import Fastify from 'fastify'
import proxy from '@fastify/http-proxy'
const app = Fastify()
app.register(proxy, { upstream: '${upstream}', prefix: '/api', rewritePrefix: '/', undici: { connections: 64 } })
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(app.server.address().port + '\\n')
`

/** Starts it in front of `upstream`; undefined where it cannot be installed. */
export async function startHttpProxy(t: Test, upstream: string): Promise<Contender | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'http-proxy-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    'fastify@5',
    '@fastify/http-proxy'
  ]
  const installed = spawnSync('npm', args, { stdio: 'ignore', timeout: 120_000 })
  if (installed.status !== 0) return undefined
  const file = path.join(folder, 'proxy.mjs')
  writeFileSync(file, program(upstream))
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'ignore'] })
  t.teardown(() => child.kill())
  const [port] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [undefined])])
  if (port === undefined) return undefined
  return { name: '@fastify/http-proxy', pids: [child.pid!], port: Number(String(port)) }
}
