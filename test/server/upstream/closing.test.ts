import { pino } from 'pino'
import t from 'tap'
import { createApp } from '../../../server/app.ts'
import { readSettings } from '../../../server/settings.ts'
import { createUpstream } from '../../../server/upstream/upstream.ts'
import { startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { until } from '../../fixtures/until.ts'

t.test('an exchange that the own end cuts is no failure of the backend', async (t) => {
  const { base, requests } = await startOrigin(t, () => {})
  const failures: string[] = []
  const observer = {
    responseStarted: () => {},
    failed: (_: unknown, { reason }: { reason: string }) => failures.push(reason)
  }
  const upstream = createUpstream({ base, timeoutMs: 30_000, observer })
  const ended = new Promise((resolve) => {
    const listener = { head: () => {}, data: () => {}, end: () => {}, fail: resolve }
    upstream.send({ method: 'GET', target: '/getWebInfo', headers: [] }, listener)
  })
  await until(() => requests.length > 0)
  await upstream.close()
  t.same(await ended, { status: 503, reason: 'closing' })
  t.same(failures, [])
})

t.test('the log of a site that ends says nothing of calls that it has cut', async (t) => {
  const { base: api, requests } = await startOrigin(t, () => {})
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (text) => void lines.push(text) })
  const settings = readSettings({ API_UPSTREAM: api, DATA_DIR: t.testdir() })
  const app = await createApp({ settings, upstream: api, assets: t.testdir(), log })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  const waiting = ['/api/getWebInfo', '/api/poll'].map((path) => sendRequest(base, path).catch(() => undefined))
  await until(() => requests.length === 2)
  await app.backends.upstream.close()
  await Promise.all(waiting)
  await app.close()
  const found = lines.filter((line) => /"call"|"path"/.test(line))
  t.same(found, [])
})
