import { pino } from 'pino'
import t, { type Test } from 'tap'
import { sendJson, startOrigin } from '../../../fixtures/origin.ts'
import { connectTo, type RedisProcess, startRedis, withoutRedis } from '../../../fixtures/redis-process.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'

const skip = withoutRedis
const paths = ['/api/addSubscribe', '/en/']

/** Two replicas; `post` sends a form of its own values to one of them, from an address, and gives the status. */
async function startReplicas(t: Test, redis: RedisProcess, options: object = { sharedWaitMs: 2000 }) {
  const origin = await startOrigin(t, sendJson({ code: 200, msg: 'ok', data: null }))
  const env = { SHARED_CACHE_URL: redis.url, TRUST_PROXY: 'loopback' }
  const lines: { msg: string }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const bases = await Promise.all([0, 1].map(() => startSite(t, origin.base, env, { ...options, log })))
  let count = 0
  const post = async (replica: number, from: string, path = paths[0]!) => {
    count += 1
    const { status } = await sendRequest(bases[replica % 2]!, path, {
      method: 'POST',
      body: `form=subscribe&email=a${count}%40example.com&consent=1`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', lang: 'en', 'x-forwarded-for': from }
    })
    return status
  }
  /** The number of so many concurrent posts of an address to a replica (undefined: to both in turn) that pass. */
  const countPassed = async (count: number, from: string, replica?: number) => {
    const statuses = Array.from({ length: count }, (_, index) => post(replica ?? index, from, paths[(index >> 1) % 2]))
    return (await Promise.all(statuses)).filter((status) => status < 400).length
  }
  return { post, countPassed, lines }
}

/** The most that may pass of a burst of thirty and one more a second, since a moment. */
const mostSince = (began: number) => 30 + Math.ceil((performance.now() - began) / 1000)
const warning = /this replica limits forms by itself/

t.test('an address has one allowance at all replicas, with script and without', { skip }, async (t) => {
  const { countPassed, post } = await startReplicas(t, await startRedis(t))
  const began = performance.now()
  const passed = await countPassed(80, '192.0.2.1')
  t.ok(passed >= 30 && passed <= mostSince(began), `${passed} passed`)
  t.ok((await post(0, '192.0.2.2')) < 400, 'another address has its own')
})

t.test('without the store each replica counts by itself, with it they count together', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { countPassed, post, lines } = await startReplicas(t, redis)
  await redis.kill()
  const began = performance.now()
  for (const replica of [0, 1]) {
    const passed = await countPassed(50, '192.0.2.1', replica)
    t.ok(passed >= 30 && passed <= mostSince(began), `${passed} passed at replica ${replica}`)
  }
  const warnings = lines.filter(({ msg }) => warning.test(msg)).length
  t.ok(warnings >= 2 && warnings <= 4, `${warnings} lines of both replicas about 100 forms`)

  await redis.start()
  const client = await connectTo(t, redis)
  let tries = 0
  // Both replicas are back when each of them has written an account of its own.
  for (const replica of [0, 1]) {
    const accounts = async () => (await client.keys('*form-rate:*')).length
    for (const before = await accounts(); (await accounts()) <= before; tries += 1)
      await post(replica, `198.51.${replica}.${tries}`)
  }
  const again = performance.now()
  const passed = await countPassed(80, '192.0.2.9')
  t.ok(passed >= 30 && passed <= mostSince(again), `${passed} passed`)
})

t.test('a form does not wait for a store that is paused', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { post, lines } = await startReplicas(t, redis, {})
  while (lines.length > 0 || (await post(0, '192.0.2.1')) !== 200) lines.length = 0
  redis.pause()
  t.equal(await post(0, '192.0.2.1'), 200, 'answered while the store is paused')
  const isFound = lines.some(({ msg }) => warning.test(msg))
  t.ok(isFound, 'the store was asked and was late')
  redis.resume()
})

t.test('what others wrote into the accounts counts as missing, and no address is in the store', { skip }, async (t) => {
  const redis = await startRedis(t)
  const { post, lines } = await startReplicas(t, redis)
  await post(0, '192.0.2.77')
  const client = await connectTo(t, redis)
  const accounts = await client.keys('*form-rate:*')
  const times = await client.keys('*form-times:*')
  t.equal(accounts.length, 2, 'of the address, and of all')
  t.notMatch(JSON.stringify([accounts, times]), /192\.0\.2|a1@|a1%40/)
  for (const key of accounts) t.ok((await client.pTTL(key)) > 0, 'it expires')
  const faults: (() => Promise<unknown>)[] = [
    ...[...accounts, ...times].map((key) => () => client.set(key, 'nonsense')),
    ...accounts.map((key) => () => client.hSet(key, { tokens: 'nan', at: 'later', refusals: 'inf' })),
    ...accounts.map((key) => () => client.hSet(key, { tokens: '-5', at: '9e15' })),
    ...times.map((key) => () => client.rPush(key, ['nan', 'nonsense', '9e15']))
  ]
  for (const fault of faults) {
    await client.del([...accounts, ...times])
    await fault()
    t.equal(await post(0, '192.0.2.77'), 200)
    for (const key of accounts) t.equal(await client.type(key), 'hash')
    for (const key of times) t.equal(await client.lLen(key), 1)
  }
  const isFound = lines.some(({ msg }) => warning.test(msg))
  t.notOk(isFound, 'the replica counted in the store')
})
