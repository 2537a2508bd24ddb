import t, { type Test } from 'tap'
import { sendData, startOrigin } from '../../../fixtures/origin.ts'
import { type RedisProcess, startRedis, withoutRedis } from '../../../fixtures/redis-process.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendPurge, sendRequest } from '../../../fixtures/send-request.ts'

const skip = withoutRedis
const menuPath = '/api/getHomeMenuList'
const purgeToken = 'sixteen-letters-x'

/** A site with a backend of its own, whose menu has one entry with this name. */
async function startFair(t: Test, redis: RedisProcess, name: string) {
  const menuData = [{ name, path: '/a', is_nav: 1 }]
  const origin = await startOrigin(t, sendData(menuData, { 'cache-control': 'max-age=600' }, 200))
  const settings = { SHARED_CACHE_URL: redis.url, PURGE_TOKEN: purgeToken, TRUST_PROXY: 'loopback' }
  const site = await startSite(t, origin.base, settings, { sharedWaitMs: 2000 })
  const menu = async () => {
    const { headers, json } = await sendRequest(site, menuPath, { headers: { lang: 'en' } })
    return { name: json<{ data: { name: string }[] }>().data[0]!.name, status: String(headers['cache-status']) }
  }
  const purge = () => sendPurge(site, { all: true, hard: true }, purgeToken)
  const subscribe = async (email: string) => {
    const { status } = await sendRequest(site, '/en/', {
      method: 'POST',
      body: String(new URLSearchParams({ form: 'subscribe', email, consent: '1' })),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '192.0.2.1' }
    })
    return status
  }
  const forms = () => origin.requests.filter(({ method }) => method === 'POST').length
  return { menu, purge, subscribe, forms }
}

t.test('two fairs with one store and the default prefix show nothing of each other', { skip }, async (t) => {
  const redis = await startRedis(t)
  const [one, two] = [await startFair(t, redis, 'fair 0'), await startFair(t, redis, 'fair 1')]
  t.equal((await one.menu()).name, 'fair 0')
  t.equal((await two.menu()).name, 'fair 1')
  t.equal((await one.purge()).status, 200)
  t.equal((await one.menu()).name, 'fair 0')
  t.match((await two.menu()).status, /^bff; hit/, 'a purge stays with its own fair')
  t.equal(await one.subscribe('a@example.com'), 303)
  t.equal(await two.subscribe('a@example.com'), 303)
  t.same([one.forms(), two.forms()], [1, 1], 'both backends have the form')
})

t.test('two fairs with one store have an allowance of forms each', { skip }, async (t) => {
  const redis = await startRedis(t)
  const one = await startFair(t, redis, 'fair 0')
  const two = await startFair(t, redis, 'fair 1')
  for (let count = 0; (await one.subscribe(`a${count}@example.com`)) !== 429; count += 1);
  t.equal(await two.subscribe('b@example.com'), 303)
})
