/** A backend that is restarted under load. */
import { setTimeout as wait } from 'node:timers/promises'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startFaultyApi } from './faulty-api.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

export const movingRows: RowDefinition[] = [{ failure: 'restarted under load', run: restartUnderLoad }]

const english = { headers: { lang: 'en' } }

/** Eight clients request stored responses and four request others, without a pause, while the backend is down. */
async function restartUnderLoad(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const api = await startFaultyApi(t)
    const site = await startProcess(t, { API_UPSTREAM: api.base, CACHE_TTL_S: '60' })
    await sendRequest(site.base, '/en/exhibition/about')
    await sendRequest(site.base, '/api/getHomeMenuList', english)
    let isOver = false
    const wrongStatuses: number[] = []
    let missed = 0
    let missedBefore = 0
    const requestStored = async () => {
      for (; !isOver; await wait(5)) {
        const page = await sendRequest(site.base, '/en/exhibition/about')
        const call = await sendRequest(site.base, '/api/getHomeMenuList', english)
        if (page.status !== 200 || call.status !== 200) wrongStatuses.push(page.status, call.status)
      }
    }
    let sent = 0
    const requestOthers = async () => {
      for (; !isOver; await wait(5)) {
        sent += 1
        const response = await sendRequest(site.base, `/api/search?q=${sent}`, english).catch(() => undefined)
        if (response?.status === 200) continue
        missed += 1
      }
    }
    const load = [...Array.from({ length: 8 }, requestStored), ...Array.from({ length: 4 }, requestOthers)]
    await wait(500)
    await api.fail('refuse')
    await wait(1000)
    await api.fail(undefined)
    const restarted = performance.now()
    const isBack = async () => (await sendRequest(site.base, `/api/search?q=back${sent}`, english)).status === 200
    while (!(await isBack()) && performance.now() - restarted < 60_000) await wait(20)
    missedBefore = missed
    await wait(500)
    isOver = true
    await Promise.all(load)
    expect(row, wrongStatuses.length === 0, `statuses of stored responses: ${wrongStatuses.slice(0, 10)}`)
    expect(row, missed - missedBefore <= 4, `${missed - missedBefore} other calls failed after one had been answered`)
    expect(row, missed > 0, 'no request failed while the backend was down')
    expect(row, (await sendRequest(site.base, '/healthz')).status === 200, '/healthz does not answer 200')
    const faults = site.lines.filter(({ level }) => level >= 50)
    expect(row, faults.length === 0, `errors in the log: ${faults[0]?.msg}`)
    row.sees = 'what is stored 200 throughout; other calls 502, and 200 after the return'
    row.stale = 'page and declared calls'
    const line = site.lines.find(({ level, msg }) => level === 40 && /cannot be reached: see API_UPSTREAM/.test(msg))
    expect(row, line !== undefined, 'the log does not say that the backend cannot be reached')
    row.log = line ? `${line.msg.split(':')[0]} (\`${line.reason}\`), ${line.msg.split(': ')[1]}` : ''
  } finally {
    await end()
  }
}
