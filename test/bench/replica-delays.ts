/** How long replicas differ: after a purge at one of them, and after one of them has fetched another version. */
import { createEnding } from '../fixtures/ending.ts'
import { sendData, startOrigin } from '../fixtures/origin.ts'
import { startRedis, withoutRedis } from '../fixtures/redis-process.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { median } from './median.ts'

const token = 'sixteen-letters-x'
const maxMs = 10_000

/** Milliseconds until every other replica serves what one has. */
export interface DelayRow {
  name: string
  median: number
  max: number
}

/** Four replicas of the built process; a text that says why it cannot be measured. */
export async function measureReplicaDelays(rounds: number): Promise<DelayRow[] | string> {
  if (withoutRedis) return withoutRedis
  const { t, end } = createEnding()
  const menu = (name: string, control: string) =>
    sendData([{ name, path: '/a', is_nav: 1 }], { 'cache-control': control })
  const origin = await startOrigin(t, menu('first', 'max-age=3600'))
  const redis = await startRedis(t)
  const env = { API_UPSTREAM: origin.base, SHARED_CACHE_URL: redis.url, PURGE_TOKEN: token }
  const sites = await Promise.all(Array.from({ length: 4 }, () => startProcess(t, env)))
  const nameAt = async (base: string) => {
    const answer = await sendRequest(base, '/api/getHomeMenuList', { headers: { lang: 'en' } })
    return answer.json<{ data: { name: string }[] }>().data[0]?.name
  }
  /** Milliseconds from now until all of them serve this version. */
  const untilAllServe = async (name: string) => {
    const began = performance.now()
    await Promise.all(
      sites.map(async ({ base }) => {
        while ((await nameAt(base)) !== name)
          if (performance.now() - began > maxMs) throw new Error(`a replica still serves another version than ${name}`)
      })
    )
    return performance.now() - began
  }
  await untilAllServe('first')
  const first = sites[0]!.base // four were started

  const purgeMenu = () =>
    sendRequest(first, '/_cache/purge', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"tag":"menu"}'
    })

  const afterPurge: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    origin.respondWith(menu(`purge ${round}`, 'max-age=3600'))
    await purgeMenu()
    afterPurge.push(await untilAllServe(`purge ${round}`))
  }

  const afterFetch: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Fresh for a second; one replica alone is asked until it has fetched the next version.
    origin.respondWith(menu(`fetch ${round}`, 'max-age=1, stale-while-revalidate=3600'))
    if (round === 0) await purgeMenu()
    while ((await nameAt(first)) !== `fetch ${round}`);
    afterFetch.push(await untilAllServe(`fetch ${round}`))
  }
  await end()
  const row = (name: string, delays: number[]) => ({ name, median: median(delays), max: Math.max(...delays) })
  return [row('a purge at one replica', afterPurge), row('another version that one replica has fetched', afterFetch)]
}
