import path from 'node:path'
import t, { type Test } from 'tap'
import { environmentOf, readComposeFile } from '../fixtures/compose-file.ts'
import { freePort } from '../fixtures/free-port.ts'
import { startNginx } from '../fixtures/nginx.ts'
import { startRedis, withoutRedis } from '../fixtures/redis-process.ts'
import { scrape, scrapeUntil } from '../fixtures/scraped.ts'
import { countWithoutStore, startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

const skip = withoutRedis

/** The services of compose.yaml as processes of this machine, Redis for Valkey, behind nginx. */
async function startServices(t: Test) {
  const { services } = readComposeFile()
  const redis = await startRedis(t, services.valkey.command?.slice(1))
  const backend = await startProcess(t, environmentOf(services.backend), { program: 'backend.js' })
  const secret = path.join(t.testdir({ token: 'sixteen-letters-x\n' }), 'token')
  const start = async (name: 'fair-1' | 'fair-2', dataDir?: string) => {
    const metricsPort = await freePort()
    const site = await startProcess(t, {
      ...environmentOf(services[name]),
      // nginx connects from there, and not from Docker's bridge.
      TRUST_PROXY: 'loopback',
      DRAIN_S: '1',
      PURGE_TOKEN_FILE: secret,
      API_UPSTREAM: backend.base,
      SHARED_CACHE_URL: redis.url,
      METRICS_PORT: String(metricsPort),
      ...(dataDir === undefined ? {} : { DATA_DIR: dataDir })
    })
    return { ...site, metricsPort, port: Number(new URL(site.base).port) }
  }
  const first = await start('fair-1')
  const second = await start('fair-2', first.folder)
  return { backend, sites: [first, second] as const, nginx: await startNginx(t, [first.port, second.port]) }
}

t.test('the services of compose.yaml together', { skip }, async (t) => {
  const { backend, sites, nginx } = await startServices(t)
  const valuesOf = async (sample: string) => {
    const scraped = await Promise.all(sites.map(({ metricsPort }) => scrape(metricsPort)))
    return scraped.map(({ value }) => value(sample))
  }

  t.test('nginx sends pages to both replicas, and the backend is asked once for a call of theirs', async (t) => {
    for (let i = 0; i < 10; i += 1) t.equal((await nginx.send('/en/news')).status, 200)
    const pages = 'http_requests_total{route="page",method="GET",status="2xx"}'
    for (const { metricsPort } of sites)
      t.equal((await scrapeUntil(metricsPort, ({ value }) => value(pages) === 5)).value(pages), 5)
    const requests = await valuesOf('upstream_request_duration_seconds_count{call="newsList"}')
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const up = sum(await valuesOf('shared_cache_up'))
    // One that has gone on by itself has asked by itself.
    const alone = countWithoutStore(sites)
    t.ok(sum(requests) >= 1 && sum(requests) <= 1 + alone, `${requests}; ${alone} replicas without the store`)
    t.ok(up >= 2 - alone, `the store is reached by ${up}, ${alone} go on without it`)
  })

  t.test('a form that either replica takes is stored by the backend', async (t) => {
    for (const visitor of ['a', 'b']) {
      const { status } = await nginx.send('/api/addSubscribe', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `email=${visitor}%40example.com`
      })
      t.equal(status, 200)
    }
    t.same(
      storedRows(backend.folder)
        .map(({ address }) => address)
        .sort(),
      ['a@example.com', 'b@example.com']
    )
  })
})
