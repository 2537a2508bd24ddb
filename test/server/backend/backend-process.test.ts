import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import t from 'tap'
import { freePort } from '../../fixtures/free-port.ts'
import { root } from '../../fixtures/root.ts'
import { scrapeUntil } from '../../fixtures/scraped.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'
import { runToEnd, type SiteProcess, startProcess } from '../../fixtures/site-process.ts'
import { storedRows } from '../../fixtures/stored-rows.ts'

const program = 'backend.js'

const subscribe = (site: SiteProcess, name: string) =>
  postForm(site.base, '/api/addSubscribe', { email: `${name}@example.com` })

t.test('two sites share the content and the submissions of one backend process', async (t) => {
  const backend = await startProcess(t, { EDITION: 'silver' }, { program })
  const env = { API_UPSTREAM: backend.base, EDITION: 'silver' }
  const sites = [await startProcess(t, env), await startProcess(t, env)]
  for (const [index, site] of sites.entries()) {
    t.equal((await sendRequest(site.base, '/en/exhibition/about')).status, 200)
    t.equal((await subscribe(site, `visitor${index}`)).status, 200)
  }
  const addresses = storedRows(backend.folder).map(({ address }) => address)
  t.same(addresses, ['visitor0@example.com', 'visitor1@example.com'])
  t.equal(await backend.stop(), 0)
})

t.test('where submissions cannot be stored /readyz stays 200 and says so, and the gauge is 0', async (t) => {
  const broken = { 'submissions.sqlite': 'no database '.repeat(1000) }
  for (const program of ['backend.js', 'main.js']) {
    const port = await freePort()
    const site = await startProcess(t, { METRICS_PORT: String(port), DATA_DIR: t.testdir(broken) }, { program })
    const { value } = await scrapeUntil(port, ({ text }) => /^submissions_storable 0$/m.test(text))
    // What the alerts about processes read.
    for (const metric of ['process_resident_memory_bytes', 'process_memory_limit_bytes', 'process_start_time_seconds'])
      t.ok(value(metric)! > 1_000_000, `${program}: ${metric}`)
    const ready = await sendRequest(site.base, '/readyz')
    t.equal(ready.status, 200, program)
    const found = JSON.parse(ready.body)
    t.same(found, { status: 'ready', submissions: 'cannot be stored: the database is damaged' }, program)
    t.equal((await sendRequest(site.base, '/healthz')).status, 200)
    const wrong = site.lines.filter(({ levelName }) => levelName === 'error')
    t.match(wrong, [{ msg: /cannot be stored and are refused: .*restore a backup/, reason: 'the database is damaged' }])
    await site.stop()
  }
  const folder = await startProcess(t, { DATA_DIR: path.join(process.execPath, 'none') }, { program })
  t.match(JSON.parse((await sendRequest(folder.base, '/readyz')).body), {
    submissions: 'cannot be stored: the log has the reason'
  })
  const others = folder.lines.filter(({ levelName }) => levelName === 'error')
  t.match(others, [{ reason: 'ENOTDIR' }])
  const other = await startProcess(t, {}, { program })
  t.match(await sendRequest(other.base, '/readyz'), { status: 200, body: '{"status":"ready"}' })
})

t.test('after SIGTERM it drains: /readyz is 503, calls are answered and close their connections', async (t) => {
  const backend = await startProcess(t, { DRAIN_S: '3' }, { program })
  const { port, hostname } = new URL(backend.base)
  const idle = connect(Number(port), hostname)
  t.teardown(() => idle.destroy())
  const ended = backend.stop()
  let ready = await sendRequest(backend.base, '/readyz')
  while (ready.status === 200) ready = await sendRequest(backend.base, '/readyz')
  t.equal(ready.status, 503)
  const answer = await sendRequest(backend.base, '/getHomeMenuList', { headers: { connection: 'keep-alive' } })
  t.equal(answer.status, 200)
  t.equal(answer.headers.connection, 'close')
  t.equal(await ended, 0)
})

t.test('--check-config prints the settings that it reads, as the README lists them, without secrets', async (t) => {
  const env = {
    EDITOR_TOKEN: 'sixteen-letters-x',
    RETENTION_DAYS: '30',
    SITE_ORIGIN: 'https://fair.example',
    CACHE_TTL: '5'
  }
  const { code, stdout, stderr } = await runToEnd({ ...env, PORT: ' ' }, { program, args: ['--check-config'] })
  t.match({ code, stderr }, { code: 0, stderr: '' })
  const lines = stdout.trimEnd().split('\n')
  for (const line of ['PORT=8080 (default)', 'EDITOR_TOKEN=(hidden)', 'RETENTION_DAYS=30', 'EDITION=organic (default)'])
    t.ok(lines.includes(line), line)
  const found = lines.filter((line) => line.startsWith('warning: '))
  t.same(found, ['warning: SITE_ORIGIN is not read', 'warning: CACHE_TTL is not a setting: is CACHE_TTL_S meant?'])
  t.notMatch(stdout, 'sixteen-letters')
  const [, listed = ''] =
    /^- \*\*Settings\*\* are (.+), each as in/m.exec(readFileSync(path.join(root, 'server/ops/README.md'), 'utf8')) ??
    []
  const seen = lines.flatMap((line) => (line.startsWith('warning') ? [] : line.split('=')[0]!)).sort()
  t.same(seen, [...listed.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).sort())
  const wrong = await runToEnd({ EDITION: 'gold' }, { program, args: ['--check-config'] })
  t.match(wrong, { code: 1, stdout: '', stderr: /^EDITION="gold" is not allowed[^\n]*\n$/ })
})

t.test('a wrong setting or a used port prevents the start with one line', async (t) => {
  const wrong = await runToEnd({ EDITION: 'gold' }, { program })
  t.equal(wrong.code, 1)
  t.match(wrong.stderr, /^EDITION="gold" is not allowed[^\n]*\n$/)
  const backend = await startProcess(t, {}, { program })
  const { port } = new URL(backend.base)
  const used = await runToEnd({ PORT: port }, { program })
  t.equal(used.code, 1)
  t.match(used.stderr, new RegExp(`^PORT=${port} cannot be used: [^\\n]+\\n$`))
})
