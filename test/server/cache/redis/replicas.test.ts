import type { RedisClientType } from '@redis/client'
import t, { type Test } from 'tap'
import { type Origin, sendData, sendJson, startOrigin } from '../../../fixtures/origin.ts'
import { connectTo, type RedisProcess, startRedis, withoutRedis } from '../../../fixtures/redis-process.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendPurge, sendRequest } from '../../../fixtures/send-request.ts'
import { until } from '../../../fixtures/until.ts'

const skip = withoutRedis
const purgeToken = 'sixteen-letters-x'
const menuPath = '/api/getHomeMenuList'
const english = { headers: { lang: 'en' } }
const menu = (name: string) => sendData([{ name, path: '/a', is_nav: 1 }], { 'cache-control': 'max-age=60' })

/**
 * Starts some replicas in front of an origin, with the store. They wait for the store until it answers, however busy the
 * machine is, but where a test has it fail.
 */
async function startReplicas(
  t: Test,
  count: number,
  origin: Origin,
  redis: RedisProcess,
  env = {},
  sharedWaitMs = 20_000
) {
  const settings = { SHARED_CACHE_URL: redis.url, PURGE_TOKEN: purgeToken, UPSTREAM_TIMEOUT_MS: '5000', ...env }
  return Promise.all(Array.from({ length: count }, () => startSite(t, origin.base, settings, { sharedWaitMs })))
}

const purge = (site: string, command: object) => sendPurge(site, command, purgeToken)

const keysOf = async (client: Pick<RedisClientType, 'keys'>, id: number) =>
  (await client.keys('*response:en *')).map(String).filter((key) => key.endsWith(`id=${id}`))

/** Whether a press release's response is in the store, or comes there within a moment. */
async function isStored(client: Pick<RedisClientType, 'keys'>, id: number): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await keysOf(client, id)).length > 0) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

/** The key in the store of a press release's response. */
const keyOf = async (client: Pick<RedisClientType, 'keys'>, id: number) => (await keysOf(client, id))[0]!

const nameAt = async (site: string) =>
  (await sendRequest(site, menuPath, english)).json<{ data: { name: string }[] }>().data[0]!.name

t.test('a "not found" that may be a failure stays in the replica that received it', { skip }, async (t) => {
  const redis = await startRedis(t)
  const client = await connectTo(t, redis)
  const good = (title: string) => sendData({ title }, { 'cache-control': 'max-age=600' })
  const origin = await startOrigin(t, good('first'))
  const [a, b] = await startReplicas(t, 2, origin, redis)
  const news = async (site: string, id: number) => {
    const { status, body } = await sendRequest(site, `/api/getNews?id=${id}`, english)
    return `${status} ${body}`
  }
  for (const id of [7, 8]) t.match(await news(a!, id), /^200 .*first/)
  for (const id of [7, 8]) await until(() => isStored(client, id))
  await client.flushAll()
  origin.respondWith(sendJson('<html>', {}, 404))
  t.match(await news(b!, 7), /^404 /)
  t.match(await news(b!, 7), /^404 /)
  origin.respondWith(good('second'))
  t.match(await news(b!, 8), /^200 .*second/)
  await until(async () => /second/.test(await news(a!, 8)))
  t.match(await news(a!, 7), /^200 .*first/, 'it would have come before the other response')
  t.notOk(await isStored(client, 7))
})

t.test('a response that one replica has stored is a hit of the others, with its age', { skip }, async (t) => {
  const redis = await startRedis(t)
  const origin = await startOrigin(t, menu('first'))
  const [a, b] = await startReplicas(t, 2, origin, redis)
  await sendRequest(a!, menuPath, english)
  await until(async () => {
    const { headers } = await sendRequest(b!, menuPath, english)
    return /hit/.test(String(headers['cache-status']))
  })
  t.equal(origin.requests.length, 1)
})

t.test('a purge at one replica is a miss at all', { skip }, async (t) => {
  const redis = await startRedis(t)
  const origin = await startOrigin(t, menu('first'))
  const sites = await startReplicas(t, 4, origin, redis)
  for (const site of sites) t.equal(await nameAt(site), 'first')
  t.equal(origin.requests.length, 1)
  const commands = [{ tag: 'menu' }, { all: true, hard: true }, { call: 'menu' }]
  for (const [index, command] of commands.entries()) {
    origin.respondWith(menu(`after ${index}`))
    t.equal((await purge(sites[0]!, command)).status, 200)
    for (const site of sites) await until(async () => (await nameAt(site)) === `after ${index}`)
    t.equal(origin.requests.length, index + 2)
  }
})

t.test('of several replicas only the one that was asked tells the edge of a purge', { skip }, async (t) => {
  const redis = await startRedis(t)
  const origin = await startOrigin(t, menu('first'))
  const edge = await startOrigin(t, (_request, response) => void response.writeHead(204).end())
  const env = { CDN_TTL_S: '600', EDGE_PURGE_URL: edge.base }
  const sites = await startReplicas(t, 3, origin, redis, env)
  for (const site of sites) t.equal(await nameAt(site), 'first')
  origin.respondWith(menu('second'))
  t.match((await purge(sites[0]!, { tag: 'menu' })).body, '"edge":"purged"')
  // All of them know of the purge by now: a replica that told the edge as well would have begun to.
  for (const site of sites) await until(async () => (await nameAt(site)) === 'second')
  t.match((await purge(sites[1]!, { tag: 'menu' })).body, '"edge":"purged"')
  t.equal(edge.requests.length, 2)
})

t.test('a change that one replica has fetched reaches the others without a request of theirs', { skip }, async (t) => {
  const redis = await startRedis(t)
  const changing = (name: string) =>
    sendData([{ name, path: '/a', is_nav: 1 }], { 'cache-control': 'max-age=1, stale-while-revalidate=600' })
  const origin = await startOrigin(t, changing('first'))
  const [a, b] = await startReplicas(t, 2, origin, redis)
  for (const site of [a!, b!]) t.equal(await nameAt(site), 'first')
  origin.respondWith(changing('second'))
  await until(async () => (await nameAt(a!)) === 'second')
  await until(async () => (await nameAt(b!)) === 'second')
  t.ok(origin.requests.length <= 3)
})

t.test('a purge wins over a fetch in flight on another replica', { skip }, async (t) => {
  const redis = await startRedis(t)
  const held: (() => void)[] = []
  const origin = await startOrigin(t, (...args) => held.push(() => void menu('old')(...args)))
  const [a, b] = await startReplicas(t, 2, origin, redis)
  const first = sendRequest(a!, menuPath, english)
  await until(() => held.length === 1)
  t.equal((await purge(b!, { all: true })).status, 200)
  await new Promise((resolve) => setTimeout(resolve, 100))
  held[0]!()
  await first
  origin.respondWith(menu('new'))
  t.equal(await nameAt(b!), 'new')
  t.equal(await nameAt(a!), 'new')
})

t.test('without the store every replica goes on by itself, and it comes back by itself', { skip }, async (t) => {
  const redis = await startRedis(t)
  const origin = await startOrigin(t, menu('first'))
  const [a, b] = await startReplicas(t, 2, origin, redis, {}, 2000)
  t.equal(await nameAt(a!), 'first')
  t.equal(await nameAt(b!), 'first')
  await redis.kill()
  t.equal((await sendRequest(a!, menuPath, english)).headers['cache-status']?.includes('hit'), true)
  const miss = (site: string, id: number) => sendRequest(site, `/api/getNews?id=${id}`, english)
  t.equal((await miss(a!, 1)).status, 200)
  t.equal((await miss(b!, 1)).status, 200)
  origin.respondWith(menu('purged while down'))
  await purge(a!, { all: true })
  await redis.start()
  await until(async () => (await nameAt(b!)) === 'purged while down')
  const before = origin.requests.length
  let id = 2
  await until(async () => {
    id += 1
    const count = origin.requests.length
    await Promise.all([miss(a!, id), miss(b!, id)])
    return origin.requests.length === count + 1
  })
  t.ok(origin.requests.length > before)
})

t.test('a store that is paused, full or holds nonsense costs no answer', { skip }, async (t) => {
  t.test('paused', async (t) => {
    const redis = await startRedis(t)
    const origin = await startOrigin(t, menu('first'))
    const [a] = await startReplicas(t, 1, origin, redis, {}, 100)
    redis.pause()
    t.equal(await nameAt(a!), 'first')
    t.equal((await sendRequest(a!, '/api/getNews?id=1', english)).status, 200)
    redis.resume()
  })
  t.test('nonsense', async (t) => {
    const redis = await startRedis(t)
    const origin = await startOrigin(t, (request, response) =>
      sendData({ id: 1, title_en: request.url }, { 'cache-control': 'max-age=60' })(request, response, 0)
    )
    const [a, b] = await startReplicas(t, 2, origin, redis)
    const client = await connectTo(t, redis)
    const answerOf = (site: string, id: number) => sendRequest(site, `/api/getNews?id=${id}`, english)
    let id = 0
    // Under load a replica may count the store as late and not store a response.
    await until(async () => {
      id += 1
      await answerOf(a!, id)
      return isStored(client, id)
    })
    await client.hSet(await keyOf(client, id), 'v', 'nonsense')
    const before = origin.requests.length
    t.match(await answerOf(b!, id), { status: 200, body: `id=${id}` })
    t.equal(origin.requests.length, before + 1, 'the backend was asked')
    await client.publish((await keyOf(client, id)).replace(/response:.*/, 'events'), '{"type":"purged"')
    t.equal((await answerOf(b!, 1)).status, 200)
  })
  t.test('full', async (t) => {
    const redis = await startRedis(t, ['--maxmemory', '1mb', '--maxmemory-policy', 'noeviction'])
    const origin = await startOrigin(t, menu('first'))
    const [a, b] = await startReplicas(t, 2, origin, redis)
    t.equal(await nameAt(a!), 'first')
    t.equal(await nameAt(b!), 'first')
  })
})
