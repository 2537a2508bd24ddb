import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t, { type Test } from 'tap'
import { dist } from '../fixtures/dist.ts'
import { freePort } from '../fixtures/free-port.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type Env, runToEnd, startProcess } from '../fixtures/site-process.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'

const spkiPem = { type: 'spki', format: 'pem' } as const

const faults: [string, string, RegExp][] = [
  ['PORT', '99999', /0 to 65535/],
  ['API_UPSTREAM', 'backend:8080', /URL/],
  ['EDITION', 'gold', /organic, silver or plain/],
  ['LOG_LEVEL', 'loud', /trace.*silent/],
  ['LOG_HITS', '2', /0 to 1/],
  ['SITE_ORIGIN', 'fair.example', /origin/],
  ['CACHE_FORCE', 'menu,all', /menu, config, tree, categories, content, .*newsList/],
  ['PREVIEW_DATE', 'tomorrow', /date/],
  ['TRUST_PROXY', 'everyone', /loopback/],
  ['SHARED_CACHE_PREFIX', 'a b', /letters/]
]

for (const [name, value, allowed] of faults) {
  t.test(`${name}=${value} prevents the start with one line that names what is allowed`, async (t) => {
    const { code, stdout, stderr } = await runToEnd({ [name]: value })
    t.equal(code, 1)
    t.equal(stdout, '')
    t.match(stderr, new RegExp(`^${name}="${value}" is not allowed[^\\n]*\\n$`))
    t.match(stderr, allowed)
  })
}

t.test('all wrong values are reported together, one line each, without a stack trace', async (t) => {
  const { code, stderr } = await runToEnd(Object.fromEntries(faults.map(([name, value]) => [name, value])))
  t.equal(code, 1)
  t.same(
    stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.split('=')[0])
      .sort(),
    faults.map(([name]) => name).sort()
  )
  t.notMatch(stderr, /^\s+at /m)
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

t.test('SIGTERM ends the process with exit code 0, and copies of its built files stay for open tabs', async (t) => {
  const site = await startProcess(t)
  const file = /src="\/assets\/([^"]+\.js)"/.exec((await sendRequest(site.base, '/')).body)![1]!
  const copies = path.join(site.folder, 'assets')
  const isCopied = () => existsSync(copies) && readdirSync(copies).includes(file)
  for (let i = 0; i < 100 && !isCopied(); i += 1) await new Promise((resolve) => setTimeout(resolve, 50))
  t.ok(isCopied())
  t.equal(await site.stop(), 0)
})

t.test('a process that ends at once has copied its built files too', async (t) => {
  const site = await startProcess(t)
  const file = /src="\/assets\/([^"]+\.js)"/.exec((await sendRequest(site.base, '/')).body)![1]!
  t.equal(await site.stop(), 0)
  t.ok(readdirSync(path.join(site.folder, 'assets')).includes(file))
})

t.test('EDITION selects the fair', async (t) => {
  const site = await startProcess(t, { EDITION: 'silver' })
  const { status, body } = await sendRequest(site.base, '/en/')
  t.equal(status, 200)
  t.match(body, 'data-edition="silver"')
})

t.test('the process serves its first page; the time is reported', async (t) => {
  const times: number[] = []
  for (let i = 0; i < 5; i += 1) {
    const began = performance.now()
    const site = await startProcess(t)
    t.equal((await sendRequest(site.base, '/')).status, 200)
    times.push(performance.now() - began)
    await site.stop()
  }
  const median = times.sort((a, b) => a - b)[2]!
  t.comment(`start to first 200: ${Math.round(median)} ms, median of 5`)
})

t.test('the token of a file allows a purge and is never logged', async (t) => {
  const file = path.join(t.testdir({ token: 'token-of-the-file\n' }), 'token')
  const site = await startProcess(t, { PURGE_TOKEN_FILE: file, LOG_LEVEL: 'trace' })
  const purge = (token: string) =>
    sendRequest(site.base, '/_cache/purge', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"all":true}'
    })
  t.equal((await purge('token-of-the-file')).status, 200)
  t.equal((await purge('oken-of-the-file')).status, 401)
  await site.stop()
  t.ok(site.lines.length > 0)
  t.notMatch(JSON.stringify(site.lines), /oken-of-the-file/)
})

t.test('a missing secret file prevents the start with one line and exit code 1', async (t) => {
  const { code, stdout, stderr } = await runToEnd({ PURGE_TOKEN_FILE: '/nowhere/token' })
  t.equal(code, 1)
  t.equal(stdout, '')
  t.match(stderr, /^PURGE_TOKEN_FILE="\/nowhere\/token" cannot be used: the file cannot be read \(ENOENT\)\n$/)
})

t.test(
  'the public key in the place of the private one prevents the start of site and backend with one line',
  async (t) => {
    const folder = t.testdir({ 'pass-key.pem': String(generateKeyPairSync('ed25519').publicKey.export(spkiPem)) })
    for (const program of ['main.js', 'backend.js']) {
      const { code, stdout, stderr } = await runToEnd({ DATA_DIR: folder }, { program })
      t.same([code, stdout], [1, ''], program)
      t.match(stderr, /^\S+pass-key\.pem holds a public key, which cannot sign: [^\n]+\n$/, program)
    }
  }
)

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
