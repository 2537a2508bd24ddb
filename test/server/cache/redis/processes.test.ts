import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import t, { type Test } from 'tap'
import { createSharedCache } from '../../../../server/api/shared-cache-of-settings.ts'
import { readSettings } from '../../../../server/settings.ts'
import { freePort } from '../../../fixtures/free-port.ts'
import { createCertificate } from '../../../fixtures/nginx.ts'
import { startRedis, withoutRedis } from '../../../fixtures/redis-process.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'
import { countWithoutStore, runToEnd, startProcess } from '../../../fixtures/site-process.ts'
import { startSixCalls } from '../../../fixtures/six-calls.ts'
import { until } from '../../../fixtures/until.ts'

const skip = withoutRedis
/** A call that the site does not make at its start; the backend with six calls answers 404. */
const news = '/api/getNews?id=7'

t.test('a replica that is killed while it asks for all costs the others the end of its lock', { skip }, async (t) => {
  const redis = await startRedis(t)
  const backend = await startSixCalls(t)
  const env = { API_UPSTREAM: backend.base, SHARED_CACHE_URL: redis.url, UPSTREAM_TIMEOUT_MS: '60000' }
  const [a, b] = [await startProcess(t, env), await startProcess(t, env)]
  const asked = () => backend.origin.requests.filter(({ url }) => url.endsWith('/getNews?id=7')).length
  backend.delay(50_000)
  const lost = sendRequest(a.base, news).catch(() => 'lost')
  while (asked() === 0) await wait(5)
  backend.delay(0)
  const answer = sendRequest(b.base, news)
  process.kill(a.pid, 'SIGKILL')
  t.equal((await answer).status, 404)
  t.equal(asked(), 2)
  t.equal(await lost, 'lost')
})

t.test('pages have equal ETags on all replicas, and one backend request makes them', { skip }, async (t) => {
  const redis = await startRedis(t)
  const backend = await startSixCalls(t)
  const env = { API_UPSTREAM: backend.base, SHARED_CACHE_URL: redis.url }
  const sites = [await startProcess(t, env), await startProcess(t, env), await startProcess(t, env)]
  const atStart = backend.origin.requests.length
  const pages = []
  for (const { base } of sites) pages.push(await sendRequest(base, '/en/', { headers: { 'accept-encoding': 'br' } }))
  const statuses = pages.map(({ status }) => status)
  t.same(statuses, [200, 200, 200])
  t.match(pages[0]!.headers.etag, /^W\/"/)
  t.equal(new Set(pages.map(({ headers }) => headers.etag)).size, 1)
  const counts = new Map<string, number>()
  for (const { url, headers } of backend.origin.requests.slice(atStart))
    counts.set(`${headers.lang} ${url}`, (counts.get(`${headers.lang} ${url}`) ?? 0) + 1)
  // One that has gone on by itself has asked by itself.
  const alone = countWithoutStore(sites)
  const isBounded = [...counts.values()].every((times) => times <= 1 + alone)
  t.ok(counts.size > 0 && isBounded, `${[...counts].join('; ')}; ${alone} replicas without the store`)
})

t.test('a wrong address of the store prevents the start without telling its password', async (t) => {
  const { code, stderr } = await runToEnd({ SHARED_CACHE_URL: 'http://user:hunter2@store' })
  t.equal(code, 1)
  t.match(stderr, /^SHARED_CACHE_URL=\(hidden\) is not allowed: it must be a redis or rediss URL[^\n]*\n$/)
})

t.test('the site starts while the store cannot be reached, and says so once', async (t) => {
  const site = await startProcess(t, { SHARED_CACHE_URL: 'redis://127.0.0.1:1' })
  t.equal((await sendRequest(site.base, '/en/')).status, 200)
  const warnings = site.lines.filter(({ msg }) => msg.startsWith('the shared cache does not answer'))
  t.equal(warnings.length, 1)
  t.equal(await site.stop(), 0)
})

/** A site's warnings about its store, which it has told when it listens or a moment later. */
async function storeWarning(t: Test, url: string, expected: RegExp): Promise<void> {
  const site = await startProcess(t, { SHARED_CACHE_URL: url })
  const told = () => site.lines.filter(({ msg }) => msg.startsWith('the shared cache does not answer'))
  const isFound = () => told().some(({ msg }) => expected.test(msg))
  await until(isFound).catch(() => undefined)
  t.match(told().at(-1)?.msg, expected)
  t.notMatch(JSON.stringify(site.lines), /hunter2|a-password/)
}

t.test('a store that cannot be used is a warning that says what to correct', { skip }, async (t) => {
  const folder = t.testdir()
  createCertificate(folder)
  const certificate = path.join(folder, 'fair.crt')
  const tlsPort = await freePort()
  const { port, url } = await startRedis(t, [
    ...['--tls-port', String(tlsPort), '--tls-cert-file', certificate, '--tls-key-file', path.join(folder, 'fair.key')],
    ...['--tls-ca-cert-file', certificate, '--tls-auth-clients', 'no']
  ])
  const at = `127.0.0.1:${port}`
  const cases: [string, string, RegExp][] = [
    ['a wrong password', `redis://:hunter2@${at}`, /password \(or user\) is refused/],
    ['no password', `redis://${at}`, /asks for a password/],
    ['a database that is not there', `${url}/99`, /no database of that number/],
    ['an unknown host', 'redis://:hunter2@store.invalid', /host name is not known/],
    ['a closed port', 'redis://:hunter2@127.0.0.1:1', /nothing listens there/],
    ['TLS without TLS there', `rediss://:a-password@${at}`, /in time.*write redis:\/\//],
    ['no TLS with TLS there', `redis://:a-password@127.0.0.1:${tlsPort}`, /write rediss:\/\//],
    ['an unknown authority', `rediss://:a-password@127.0.0.1:${tlsPort}`, /certificate is not accepted/]
  ]
  for (const [name, address, expected] of cases) await t.test(name, (t) => storeWarning(t, address, expected))
})

t.test('a store that comes and goes is told of once in ten seconds, in both directions', { skip }, async (t) => {
  const redis = await startRedis(t)
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const shared = await createSharedCache(readSettings({ SHARED_CACHE_URL: redis.url }), log)
  t.teardown(() => shared?.close())
  for (let i = 0; i < 3; i += 1) {
    await redis.kill()
    while (shared?.isUp) await wait(10)
    await redis.start()
    while (!shared?.isUp) await wait(10)
  }
  t.equal(lines.filter((line) => line.includes('answers again')).length, 1)
  // The same fault has several codes, and a closed connection may be followed by a closed port.
  const warnings = lines.map((line) => JSON.parse(line).msg).filter((msg) => msg.includes('does not answer'))
  t.ok(warnings.length > 0)
  t.same(warnings, [...new Set(warnings)])
})
