import t from 'tap'
import { createDeclaredCallRule } from '../../../server/api/declared-call-rule.ts'
import { createEnvelopeMemo } from '../../../server/api/validate-envelope.ts'
import type { CacheResult } from '../../../server/cache/cache-request.ts'
import { createCounters } from '../../../server/cache/counters.ts'
import { CacheEngine } from '../../../server/cache/engine.ts'
import { createFailures } from '../../../server/cache/failures.ts'
import { createStore } from '../../../server/cache/store.ts'
import { noFields } from '../../../server/http/response-head.ts'
import { createThrottledLog } from '../../../server/observe/throttled-log.ts'
import { createUpstream } from '../../../server/upstream/upstream.ts'
import { callDefinitions } from '../../../shared/calls/table.ts'
import { sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'

const ttlS = 60
const now = () => Date.now()
const none = { info() {}, warn() {}, error() {} }

/** The seconds for which a response to a call whose row names `lifetimeS` is fresh, and how long it may be stale. */
async function lifetimesOf(t: Test, lifetimeS: number | undefined, respond: Parameters<typeof startOrigin>[1]) {
  const origin = await startOrigin(t, respond)
  const upstream = createUpstream({ base: origin.base, timeoutMs: 10_000 })
  t.teardown(() => upstream.close())
  const cache = new CacheEngine({
    send: upstream.send,
    store: createStore({ maxBytes: 1_000_000 }),
    counters: createCounters(),
    failures: createFailures(),
    maxEntryBytes: 10_000,
    now,
    onInternalError: (error) => t.fail(String(error))
  })
  const rule = createDeclaredCallRule({ ...callDefinitions.get('home')!, lifetimeS }, 'cn', false, {
    ttlS,
    staleS: 86_400,
    maxEntryBytes: 10_000,
    security: noFields,
    throttledLog: createThrottledLog(none, now),
    envelopeMemo: createEnvelopeMemo(),
    doubtfulResponses: { areKept: () => true, drop() {} },
    onUnusable() {},
    rewriteLocations: (fields) => fields,
    origin: origin.base
  })
  const request = {
    rule,
    key: 'cn /getHome',
    url: '/api/getHome',
    partition: 'cn',
    method: 'GET' as const,
    target: '/getHome',
    headers: [],
    clientHeaders: {},
    cacheable: true
  }
  const result = await new Promise<CacheResult>((resolve) => void cache.handle(request, resolve))
  if (result.kind !== 'entry') throw new Error(`the response was not stored: ${result.kind}`)
  const { freshUntil, generatedAt, staleWhileRevalidateUntil } = result.entry.lifetimes
  return { freshS: (freshUntil - generatedAt) / 1000, staleS: (staleWhileRevalidateUntil - freshUntil) / 1000 }
}
type Test = Parameters<typeof startOrigin>[0]

t.test('where the backend names no lifetime, that of the row counts, else CACHE_TTL_S', async (t) => {
  t.same(await lifetimesOf(t, 600, sendData({})), { freshS: 600, staleS: 300 })
  t.same(await lifetimesOf(t, 0, sendData({})), { freshS: 0, staleS: 0 })
  t.same(await lifetimesOf(t, undefined, sendData({})), { freshS: ttlS, staleS: ttlS / 2 })
})

t.test("the backend's own lifetime counts before that of the row", async (t) => {
  t.equal((await lifetimesOf(t, 600, sendData({}, { 'cache-control': 'max-age=5' }))).freshS, 5)
})

t.test('"not found" is stored for CACHE_TTL_S whatever the row names', async (t) => {
  const notFound = sendJson({ code: 404, msg: 'none', data: null }, {}, 404)
  t.equal((await lifetimesOf(t, 600, notFound)).freshS, ttlS)
})
