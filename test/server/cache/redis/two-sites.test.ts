import { appendFileSync } from 'node:fs'
import path from 'node:path'
import t, { type Test } from 'tap'
import { sendData, startOrigin } from '../../../fixtures/origin.ts'
import { type RedisProcess, startRedis, withoutRedis } from '../../../fixtures/redis-process.ts'
import { startSite } from '../../../fixtures/running-site.ts'
import { sendPurge, sendRequest } from '../../../fixtures/send-request.ts'

const skip = withoutRedis
const menuPath = '/api/getHomeMenuList'
const purgeToken = 'sixteen-letters-x'
type Env = Record<string, string>

/** A site with a backend of its own, whose menu has one entry with this name. */
async function startFair(t: Test, redis: RedisProcess, name: string, env: Env) {
  const menuData = [{ name, path: '/a', is_nav: 1 }]
  const origin = await startOrigin(t, sendData(menuData, { 'cache-control': 'max-age=600' }, 200))
  const settings = { SHARED_CACHE_URL: redis.url, PURGE_TOKEN: purgeToken, TRUST_PROXY: 'loopback', ...env }
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
  return { origin, menu, purge, subscribe, forms }
}

/** Content folders of which two have the same facts. */
function contentFolders(t: Test) {
  const base = t.testdir({ first: { 'edition.yaml': 'name_en: One' }, same: { 'edition.yaml': 'name_en: One' } })
  return { first: path.join(base, 'first'), same: path.join(base, 'same'), base }
}

t.test('two fairs with one store and the default prefix show nothing of each other', { skip }, async (t) => {
  const { first, same } = contentFolders(t)
  const embedded = { API_UPSTREAM: '' }
  const beside = { API_UPSTREAM: 'http://backend/api', CONTENT: 'embedded' }
  const pairs: [string, Env, Env][] = [
    ['backends', {}, {}],
    ['editions', { ...embedded, EDITION: 'organic' }, { ...embedded, EDITION: 'silver' }],
    ['content folders', { ...embedded, CONTENT_DIR: first }, { ...embedded, CONTENT_DIR: same }],
    ['content folders beside a backend', { ...beside, CONTENT_DIR: first }, { ...beside, CONTENT_DIR: same }],
    [
      'origins in front of backends with one address, as in two networks',
      { API_UPSTREAM: 'http://backend/api', SITE_ORIGIN: 'https://one.example' },
      { API_UPSTREAM: 'http://backend/api', SITE_ORIGIN: 'https://two.example' }
    ],
    ['simulated dates', { ...embedded, PREVIEW_DATE: '2025-06-01' }, { ...embedded, PREVIEW_DATE: '2025-06-12' }]
  ]
  for (const [difference, ...envs] of pairs) {
    const redis = await startRedis(t)
    const [one, two] = await Promise.all(envs.map((env, index) => startFair(t, redis, `fair ${index}`, env)))
    t.equal((await one!.menu()).name, 'fair 0', difference)
    t.equal((await two!.menu()).name, 'fair 1', difference)
    t.equal((await one!.purge()).status, 200)
    t.equal((await one!.menu()).name, 'fair 0')
    t.match((await two!.menu()).status, /^bff; hit/, `${difference}: a purge stays with its own fair`)
    t.equal(await one!.subscribe('a@example.com'), 303)
    t.equal(await two!.subscribe('a@example.com'), 303)
    t.same([one!.forms(), two!.forms()], [1, 1], `${difference}: both backends have the form`)
  }
})

t.test('two fairs with one store have an allowance of forms each', { skip }, async (t) => {
  const redis = await startRedis(t)
  const one = await startFair(t, redis, 'fair 0', {})
  const two = await startFair(t, redis, 'fair 1', {})
  for (let count = 0; (await one.subscribe(`a${count}@example.com`)) !== 429; count += 1);
  t.equal(await two.subscribe('b@example.com'), 303)
})

t.test('two folders of one path in two containers are told apart by their facts', { skip }, async (t) => {
  const { first } = contentFolders(t)
  const redis = await startRedis(t)
  const env = { API_UPSTREAM: '', CONTENT_DIR: first }
  const one = await startFair(t, redis, 'fair 0', env)
  appendFileSync(path.join(first, 'edition.yaml'), ' and another')
  const two = await startFair(t, redis, 'fair 1', env)
  t.equal((await one.menu()).name, 'fair 0')
  t.equal((await two.menu()).name, 'fair 1')
})

t.test('replicas of one fair share after an edit of its facts too', { skip }, async (t) => {
  const { first } = contentFolders(t)
  const redis = await startRedis(t)
  const env = { API_UPSTREAM: '', CONTENT_DIR: first, SITE_ORIGIN: 'https://fair.example' }
  const one = await startFair(t, redis, 'earlier', env)
  t.equal((await one.menu()).name, 'earlier')
  appendFileSync(path.join(first, 'edition.yaml'), ', corrected')
  const two = await startFair(t, redis, 'later', env)
  t.equal((await two.menu()).name, 'earlier')
  t.equal(two.origin.requests.length, 0)
})
