import t from 'tap'
import { createMetrics } from '../../server/metrics.ts'
import { ask } from '../fixtures/client.ts'
import { startFront } from '../fixtures/front.ts'
import { sendData, startOrigin } from '../fixtures/origin.ts'

t.test('metrics tell by call what happened, and how much is kept', async (t) => {
  const origin = await startOrigin(t, sendData(1))
  const front = await startFront(t, origin.base)
  const { metrics, watch } = createMetrics()
  watch({ counts: front.door.counts, stores: { answers: front.door } })
  for (let i = 0; i < 3; i++) await ask(front.base, '/api/getHomeMenuList')
  front.pass(70)
  await ask(front.base, '/api/getHomeMenuList')
  await ask(front.base, '/api/other')
  metrics.upstreamLatency(30)
  const text = await metrics.text()
  for (const line of [
    'api_cache_requests_total{call="menu",result="hit"} 2',
    'api_cache_requests_total{call="menu",result="miss"} 1',
    'api_cache_requests_total{call="menu",result="stale"} 1',
    'api_cache_requests_total{call="menu",result="refresh"} 1',
    'api_cache_requests_total{call="other",result="miss"} 1',
    'cache_entries{store="answers"} 1',
    `cache_bytes{store="answers"} ${front.door.bytes()}`,
    'upstream_latency_seconds_bucket{le="0.05"} 1',
    'upstream_latency_seconds_count 1'
  ]) {
    t.ok(text.split('\n').includes(line), line)
  }
  const without = (given: string) => given.replace(/process_resident_bytes \d+/, '')
  t.equal(without(await metrics.text()), without(text), 'reading changes nothing')
})

t.test('two apps don’t share a registry', async (t) => {
  const one = createMetrics()
  const other = createMetrics()
  one.metrics.upstreamLatency(1)
  t.match(await other.metrics.text(), /upstream_latency_seconds_count 0/)
})
