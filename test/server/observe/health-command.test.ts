import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import t from 'tap'
import { dist } from '../../fixtures/dist.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

/** The exit code of the health command in this environment; says so where it writes more than a line. */
async function health(env: Record<string, string>, ...args: string[]): Promise<number | string | null> {
  const program = path.join(dist, 'server', 'health.js')
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const [[code], lines] = await Promise.all([once(child, 'close'), text(child.stderr)])
  return /\n./.test(lines) ? lines : code
}

t.test('a port that is none is one line', async (t) => {
  for (const PORT of ['abc', '-1', '65536', '3000.5']) t.equal(await health({ PORT }), 1, PORT)
})

t.test('the health command finds site and backend by PORT and HOST, and fails when they have ended', async (t) => {
  for (const program of ['main.js', 'backend.js']) {
    for (const HOST of ['::1', '::', '0.0.0.0']) {
      const site = await startProcess(t, { HOST }, { program })
      const PORT = /:(\d+)$/.exec(site.base)?.[1] ?? ''
      t.equal(await health({ HOST, PORT }), 0, `${program} at ${HOST}`)
      t.equal(await health({ HOST, PORT }, '--ready'), 0, `${program} at ${HOST} is ready`)
      t.equal(await health({ HOST, PORT }, '--redy'), 1, 'a misspelled question has no good answer')
      await site.stop()
      t.equal(await health({ HOST, PORT }), 1, `${program} at ${HOST} has ended`)
    }
  }
})

t.test('SIGHUP, SIGUSR1, SIGUSR2 and SIGQUIT end nothing; SIGTERM does', async (t) => {
  for (const program of ['main.js', 'backend.js']) {
    const site = await startProcess(t, {}, { program })
    for (const signal of ['SIGHUP', 'SIGUSR1', 'SIGUSR2', 'SIGQUIT'] as const) {
      process.kill(site.pid, signal)
      t.equal((await sendRequest(site.base, '/healthz')).status, 200, `${program} after ${signal}`)
    }
    t.equal(await site.stop(), 0, program)
  }
})
