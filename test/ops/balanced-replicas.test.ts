import t, { type Test } from 'tap'
import { Pool } from 'undici'
import { copyBuildWith } from '../fixtures/copied-build.ts'
import { dist } from '../fixtures/dist.ts'
import { freePort } from '../fixtures/free-port.ts'
import type { Nginx } from '../fixtures/nginx.ts'
import { startNginx } from '../fixtures/nginx.ts'
import { sendData } from '../fixtures/origin.ts'
import { startRedis, withoutRedis } from '../fixtures/redis-process.ts'
import { scrapeUntil } from '../fixtures/scraped.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { countWithoutStore, type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { type SixCalls, startSixCalls } from '../fixtures/six-calls.ts'
import { until } from '../fixtures/until.ts'

// Requests through nginx over TLS on kept connections, each sent again as soon as it is answered.

interface NginxAnswer {
  status: number
  body: string
}

interface NginxClient {
  /** Requests a path of fair.example in English. */
  get: (target: string) => Promise<NginxAnswer>
  /** Requests the paths in turn on eight connections until `end` is called. */
  load: (targets: () => readonly string[]) => NginxLoad
}

interface NginxLoad {
  /** Every answer but 200, and every request without an answer, as `TARGET: STATUS` or `TARGET: MESSAGE`. */
  faults: string[]
  answered: () => number
  end: () => Promise<void>
}

const connections = 8

/** A client of this nginx; its connections end with the test. */
function connectNginx(t: Test, { tls, certificate }: Nginx): NginxClient {
  const pool = new Pool(`https://127.0.0.1:${tls}`, {
    connections,
    connect: { ca: certificate, servername: 'fair.example' }
  })
  t.teardown(() => pool.destroy())
  const get = async (target: string) => {
    const { statusCode, body } = await pool.request({
      path: target,
      method: 'GET',
      headers: { host: 'fair.example', lang: 'en' }
    })
    return { status: statusCode, body: await body.text() }
  }
  const load = (targets: () => readonly string[]) => {
    const faults: string[] = []
    let answered = 0
    let isEnded = false
    const work = async (_connection: unknown, first: number) => {
      for (let turn = first; !isEnded; turn += 1) {
        const all = targets()
        const target = all[turn % all.length]! // there is at least one
        const outcome = await get(target).then(
          ({ status }) => status,
          (error: Error) => error.message
        )
        answered += 1
        if (outcome !== 200) faults.push(`${target}: ${outcome}`)
      }
    }
    const ended = Promise.all(Array.from({ length: connections }, work))
    return {
      faults,
      answered: () => answered,
      end: async () => {
        isEnded = true
        await ended
      }
    }
  }
  return { get, load }
}

const count = 4
const menu = '/api/getHomeMenuList'
const pages = ['/en/', menu, '/api/getWebInfo', '/en/unsubscribe']

interface Replica {
  port: number
  metricsPort: number
  site: SiteProcess
}

/** Four replicas with one volume, one Redis and one backend, behind nginx as server/ops/nginx.conf says. */
async function startCluster(t: Test) {
  const redis = await startRedis(t)
  const backend = await startSixCalls(t)
  const volume = t.testdir()
  const start = async (port: number, metricsPort: number, build = dist): Promise<Replica> => {
    const env = {
      API_UPSTREAM: backend.base,
      SHARED_CACHE_URL: redis.url,
      DATA_DIR: volume,
      TRUST_PROXY: 'loopback',
      PURGE_TOKEN: 'sixteen-letters-x',
      PORT: String(port),
      METRICS_PORT: String(metricsPort)
    }
    return { port, metricsPort, site: await startProcess(t, env, { dist: build }) }
  }
  const replicas: Replica[] = []
  for (let i = 0; i < count; i += 1) replicas.push(await start(await freePort(), await freePort()))
  const nginx = await startNginx(
    t,
    replicas.map(({ port }) => port)
  )
  return { redis, backend, replicas, start, client: connectNginx(t, nginx) }
}

const withoutStore = (replicas: readonly Replica[]) => countWithoutStore(replicas.map(({ site }) => site))

/** How often the backend was asked for a path since `from`. */
const asked = ({ origin }: SixCalls, target: string, from: number) =>
  origin.requests.slice(from).filter(({ url, headers }) => url === target && headers.lang === 'en').length

t.test('four replicas behind nginx', { skip: withoutRedis }, async (t) => {
  const cluster = await startCluster(t)
  const { redis, backend, replicas, client } = cluster
  /** Waits until all replicas say so; gives what they say. */
  const storeIs = async (expected: number) => {
    const isExpected = (port: number) => scrapeUntil(port, ({ value }) => value('shared_cache_up') === expected)
    const scraped = await Promise.all(replicas.map(({ metricsPort }) => isExpected(metricsPort)))
    return scraped.map(({ value }) => value('shared_cache_up'))
  }

  t.test(
    'a thousand first requests at once are one request to the backend, and one of each replica without the store',
    async (t) => {
      const purged = await sendRequest(replicas[0]!.site.base, '/_cache/purge', {
        method: 'POST',
        headers: { authorization: 'Bearer sixteen-letters-x', 'content-type': 'application/json' },
        body: JSON.stringify({ all: true, hard: true })
      })
      t.equal(purged.status, 200)
      const from = backend.origin.requests.length
      const answers = await Promise.all(Array.from({ length: 1000 }, () => client.get(menu)))
      t.same([...new Set(answers.map(({ status }) => status))], [200])
      t.equal(new Set(answers.map(({ body }) => body)).size, 1)
      const [times, alone] = [asked(backend, menu, from), withoutStore(replicas)]
      t.ok(times >= 1 && times <= 1 + alone, `${times} requests, ${alone} replicas without the store`)
    }
  )

  t.test('the backend is asked once for each lifetime of a response', async (t) => {
    const target = '/api/getNews?id=7'
    // `Date` has whole seconds, so that these two seconds are more than one.
    backend.origin.respondWith(sendData({ id: 7, title_en: 'Sample' }, { 'cache-control': 'max-age=2' }))
    const [from, began] = [backend.origin.requests.length, performance.now()]
    const load = client.load(() => [target])
    await until(() => performance.now() - began > 5000)
    await load.end()
    backend.origin.respondWith(backend.respond)
    t.same(load.faults, [], `${load.answered()} requests`)
    const times = asked(backend, target, from)
    const lifetimes = (performance.now() - began) / 1000 + 1
    const alone = withoutStore(replicas)
    t.ok(times >= 3 && times <= lifetimes * (1 + alone), `${times} requests, ${alone} replicas without the store`)
  })

  t.test('the store is killed and starts again under load, and no request fails', async (t) => {
    const load = client.load(() => pages)
    await until(() => load.answered() > 200)
    await redis.kill()
    t.same(await storeIs(0), Array(count).fill(0))
    const before = load.answered()
    await until(() => load.answered() > before + 200)
    await redis.start()
    t.same(await storeIs(1), Array(count).fill(1))
    await load.end()
    t.same(load.faults, [], `${load.answered()} requests`)
  })

  t.test('replicas are replaced one by one under load: no request fails, both builds’ files are there', async (t) => {
    const [oldFile, newFile] = ['chunk-old00000.js', 'chunk-new00000.js']
    const replace = async (build: string) => {
      for (const [index, { port, metricsPort, site }] of replicas.entries()) {
        t.equal(await site.stop(), 0)
        replicas[index] = await cluster.start(port, metricsPort, build)
      }
    }
    // EARLIER_BUILD is the dist/ of an earlier version; without it the two builds differ in one file alone.
    await replace(copyBuildWith(t, oldFile, process.env.EARLIER_BUILD))
    const targets = [...pages, `/assets/${oldFile}`]
    const load = client.load(() => targets)
    const newBuild = copyBuildWith(t, newFile)
    const [first, ...others] = replicas
    t.equal(await first!.site.stop(), 0)
    replicas[0] = await cluster.start(first!.port, first!.metricsPort, newBuild)
    // A browser that got its page from the new replica asks any of the four.
    targets.push(`/assets/${newFile}`)
    for (const [index, { port, metricsPort, site }] of others.entries()) {
      const before = load.answered()
      await until(() => load.answered() > before + 50)
      t.equal(await site.stop(), 0)
      replicas[index + 1] = await cluster.start(port, metricsPort, newBuild)
    }
    await load.end()
    t.same(load.faults, [], `${load.answered()} requests`)
  })
})
