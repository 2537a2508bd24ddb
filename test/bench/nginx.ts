/** nginx keeping the same answer, where it is installed. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Test } from 'tap'
import type { Contender } from './paired.ts'

const configuration = (folder: string, port: number, upstream: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 100000000;
  proxy_cache_path ${folder}/cache keys_zone=answers:8m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_cache answers;
      proxy_cache_key $uri$http_lang;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Expires Vary;
    }
  }
}
`

/** Starts it in front of `upstream`, its cache warm after the first answer; undefined where there is no nginx. */
export async function startNginx(t: Test, upstream: string): Promise<Contender | undefined> {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).error === undefined)
  if (!program) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, upstream))
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: 'ignore' })
  t.teardown(async () => {
    child.kill('SIGTERM')
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(undefined)))
    rmSync(folder, { recursive: true })
  })
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false
    )
    if (up) return { name: 'nginx proxy_cache', pids: workersOf(child.pid!), port }
    await wait(50)
  }
  return undefined
}

/** Those that answer; the process that loads the cache ends by itself after a minute. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker')).map(Number)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
