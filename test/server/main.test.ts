import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t, { type Test } from 'tap'
import { dist } from '../fixtures/dist.ts'
import { freePort } from '../fixtures/free-port.ts'
import { sendPurge, sendRequest } from '../fixtures/send-request.ts'
import { type Env, runToEnd, startProcess } from '../fixtures/site-process.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'

const spkiPem = { type: 'spki', format: 'pem' } as const

const faults: Record<string, string> = {
  PORT: '99999',
  API_UPSTREAM: 'backend:8080',
  EDITION: 'gold',
  CACHE_FORCE: 'menu,all',
  PURGE_TOKEN_FILE: '/nowhere/token'
}

t.test('wrong values prevent the start and are reported together, one line each, without a stack trace', async (t) => {
  const { code, stdout, stderr } = await runToEnd(faults)
  t.same([code, stdout], [1, ''])
  const lines = stderr.trimEnd().split('\n')
  t.same(lines.map((line) => line.split('=')[0]).sort(), Object.keys(faults).sort())
  for (const line of lines) t.match(line, /^\w+="\S+" (is not allowed: it must be .|cannot be used: .* \(ENOENT\))/)
})

t.test('--check-config prints the settings in force without secrets, and starts nothing', async (t) => {
  const env = {
    API_UPSTREAM: 'http://backend.example/api',
    PURGE_TOKEN: 'sixteen-letters-x',
    RETENTION_DAYS: '30',
    CACHE_TTL: '5',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://ada:key-in-address@collector.example',
    PORT: '1'
  }
  const { code, stdout, stderr } = await runToEnd(env, { args: ['--check-config'] })
  t.match({ code, stderr }, { code: 0, stderr: '' })
  const lines = stdout.trimEnd().split('\n')
  for (const line of [
    'PORT=1',
    'API_UPSTREAM=http://backend.example/api',
    'CONTENT=upstream (default)',
    'OTEL_EXPORTER_OTLP_ENDPOINT=http://(hidden)@collector.example',
    'CACHE_TTL_S=60 (default)',
    'PURGE_TOKEN=(hidden)',
    'EDITOR_TOKEN= (default)',
    'warning: RETENTION_DAYS is not read: API_UPSTREAM stores the submissions',
    'warning: CACHE_TTL is not a setting: is CACHE_TTL_S meant?'
  ])
    t.ok(lines.includes(line), line)
  t.notMatch(stdout, /key-in-address|sixteen-letters/)
  const wrong = await runToEnd({ EDITION: 'gold' }, { args: ['--check-config'] })
  t.match(wrong, { code: 1, stdout: '', stderr: /^EDITION="gold" is not allowed[^\n]*\n$/ })
})

t.test('a port in use prevents the start with one line about it', async (t) => {
  const upstream = await startSixCalls(t)
  const { port } = new URL(upstream.base)
  const { code, stdout, stderr } = await runToEnd({ PORT: port, API_UPSTREAM: upstream.base })
  t.equal(code, 1)
  t.match(stderr, new RegExp(`^PORT=${port} [^\\n]+\\n$`))
  t.notMatch(stdout + stderr, /"level":"(error|fatal)"|\n\s+at /)
})

const warnings = (lines: { level: number; msg: string }[]) =>
  lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)

t.test('a missing backend and a missing public origin cause one warning each', async (t) => {
  const site = await startProcess(t)
  await sendRequest(site.base, '/')
  const messages = warnings(site.lines)
  t.equal(messages.filter((msg) => msg.includes('API_UPSTREAM')).length, 1)
  t.equal(messages.filter((msg) => msg.includes('SITE_ORIGIN')).length, 1)
  t.equal(messages.length, 2)
})

t.test('no warning if both are set; an untrusted X-Forwarded-For is warned of once', async (t) => {
  const upstream = await startSixCalls(t)
  const env: Env = { API_UPSTREAM: upstream.base, SITE_ORIGIN: 'https://fair.example' }
  const site = await startProcess(t, env)
  await sendRequest(site.base, '/404')
  t.same(warnings(site.lines), [])
  for (const path of ['/', '/404', '/api/getHomeMenuList']) {
    await sendRequest(site.base, path, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  }
  t.match(warnings(site.lines), [/X-Forwarded-For.*TRUST_PROXY/])
  t.equal(warnings(site.lines).length, 1)
  t.notMatch(JSON.stringify(site.lines), '203.0.113.7')

  const trusting = await startProcess(t, { ...env, TRUST_PROXY: 'loopback' })
  await sendRequest(trusting.base, '/404', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  t.same(warnings(trusting.lines), [])
})

t.test('a process that ends at once has copied its built files too', async (t) => {
  const site = await startProcess(t)
  const file = /src="\/assets\/([^"]+\.js)"/.exec((await sendRequest(site.base, '/')).body)![1]!
  t.equal(await site.stop(), 0)
  t.ok(readdirSync(path.join(site.folder, 'assets')).includes(file))
})

t.test('the token of a file allows a purge and is never logged', async (t) => {
  const file = path.join(t.testdir({ token: 'token-of-the-file\n' }), 'token')
  const site = await startProcess(t, { PURGE_TOKEN_FILE: file, LOG_LEVEL: 'trace' })
  t.equal((await sendPurge(site.base, { all: true }, 'token-of-the-file')).status, 200)
  t.equal((await sendPurge(site.base, { all: true }, 'oken-of-the-file')).status, 401)
  await site.stop()
  t.ok(site.lines.length > 0)
  t.notMatch(JSON.stringify(site.lines), /oken-of-the-file/)
})

t.test('the public key in place of the private one prevents each start with one line', async (t) => {
  const folder = t.testdir({ 'pass-key.pem': String(generateKeyPairSync('ed25519').publicKey.export(spkiPem)) })
  for (const program of ['main.js', 'backend.js']) {
    const { code, stdout, stderr } = await runToEnd({ DATA_DIR: folder }, { program })
    t.same([code, stdout], [1, ''], program)
    t.match(stderr, /^\S+pass-key\.pem holds a public key, which cannot sign: [^\n]+\n$/, program)
  }
})

t.test('the process serves and shuts down while its log cannot be written', async (t) => {
  for (const stdout of ['full', 'closed']) {
    const { port, child } = await startWithoutLog(t, stdout)
    for (let i = 0; i < 3; i++) t.equal((await sendRequest(`http://127.0.0.1:${port}`, '/404')).status, 404, stdout)
    child.kill('SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    t.equal(code, 0, stdout)
  }
})

/** Starts the process with a standard output that is a full disk, or whose reader has closed it. */
async function startWithoutLog(t: Test, stdout: string): Promise<{ port: number; child: ChildProcess }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const port = await freePort()
  const full = stdout === 'full' ? openSync('/dev/full', 'w') : undefined
  const env = { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder }
  const program = path.join(dist, 'server', 'main.js')
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', full ?? 'pipe', 'ignore'] })
  child.stdout?.destroy()
  t.teardown(() => {
    child.kill('SIGKILL')
    if (full !== undefined) closeSync(full)
    rmSync(folder, { recursive: true, force: true })
  })
  for (;;) {
    const status = await sendRequest(`http://127.0.0.1:${port}`, '/healthz').then(
      (answer) => answer.status,
      () => 0
    )
    if (status === 200) return { port, child }
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
