import { pino } from 'pino'
import t, { type Test } from 'tap'
import { createApp } from '../../../../server/app.ts'
import { readSettings } from '../../../../server/settings.ts'
import { sendData, startOrigin } from '../../../fixtures/origin.ts'
import { startRedis, withoutRedis } from '../../../fixtures/redis-process.ts'
import { sendRequest } from '../../../fixtures/send-request.ts'

/** A replica, with its metrics. */
async function startReplica(t: Test, origin: string, redis: string) {
  const settings = readSettings({ API_UPSTREAM: origin, SHARED_CACHE_URL: redis, DATA_DIR: t.testdir() })
  const log = pino({ level: 'silent' })
  const options = { settings, upstream: origin, assets: t.testdir(), log, sharedWaitMs: 2000 }
  const app = await createApp(options)
  t.teardown(() => app.close())
  return { base: await app.listen({ port: 0, host: '127.0.0.1' }), metrics: app.metrics.text }
}

t.test('what another replica has stored counts once, and is no request', { skip: withoutRedis }, async (t) => {
  const redis = await startRedis(t)
  const origin = await startOrigin(
    t,
    sendData([{ name: 'a', path: '/a', is_nav: 1 }], { 'cache-control': 'max-age=60' })
  )
  const [first, second] = [await startReplica(t, origin.base, redis.url), await startReplica(t, origin.base, redis.url)]
  const request = (base: string) => sendRequest(base, '/api/getHomeMenuList', { headers: { lang: 'en' } })
  await request(first.base)
  await request(second.base)
  t.equal(origin.requests.length, 1)
  const metrics = await second.metrics()
  const count = (result: string) =>
    Number(
      new RegExp(`^api_cache_requests_total\\{call="menu",locale="en",result="${result}"\\} (\\d+)`, 'm').exec(
        metrics
      )?.[1]
    )
  t.same(['hit', 'stale', 'collapsed', 'miss', 'shared', 'refresh'].map(count), [0, 0, 0, 1, 1, 0])
})
