/** nginx with the same response in its cache. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Test } from 'tap'
import { freePort } from '../fixtures/free-port.ts'
import { startNginxProcess } from '../fixtures/nginx-process.ts'
import type { Contender } from './paired.ts'

const directives = (folder: string, port: number, upstream: string) => `
  keepalive_requests 100000000;
  proxy_cache_path ${folder}/cache keys_zone=responses:8m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_cache responses;
      proxy_cache_key $uri$http_lang;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Expires Vary;
    }
  }`

/**
 * Starts it in front of `upstream`; its cache is filled by the first response. Undefined where nginx is not installed.
 */
export async function startNginx(t: Test, upstream: string): Promise<Contender | undefined> {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).error === undefined)
  if (!program) return undefined
  const port = await freePort()
  const { pid } = await startNginxProcess(t, {
    program,
    http: (folder) => directives(folder, port, upstream),
    isReady: () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.arrayBuffer().then(() => true),
        () => false
      )
  })
  return { name: 'nginx proxy_cache', pids: workersOf(pid), port }
}

/** Ids of the worker processes. The cache loader is left out: it ends by itself after a minute. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('worker')).map(Number)
}
