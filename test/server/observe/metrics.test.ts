import t from 'tap'
import { createUpstreamMetrics, registerCallMetrics } from '../../../server/api/call-metrics.ts'
import { createMetrics } from '../../../server/observe/metrics.ts'
import { sendData } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startProxied } from '../../fixtures/test-proxy.ts'

const build = { version: 'abc', node: 'v20.0.0', edition: 'organic' }
const menu = { method: 'GET', target: '/getHomeMenuList', headers: [] }

t.test('metrics show cache results by call and language, and bytes and entries by store', async (t) => {
  const { front } = await startProxied(t, sendData(1))
  const metrics = createMetrics({ build, processMetrics: false })
  const upstream = createUpstreamMetrics(metrics.registry)
  metrics.addStore('answers', front.proxy)
  metrics.counter('page_renders_total', 'Rendered pages', () => 2)
  metrics.gauge('page_renders_waiting', 'Derived resources that wait', () => 1)
  registerCallMetrics(metrics, {
    counters: front.proxy.counters,
    sparedCalls: () =>
      new Map([
        ['cn menu' as const, 30],
        ['en menu' as const, 10]
      ]),
    contractFaults: () => new Map([['news', 3]])
  })
  for (let i = 0; i < 3; i++) await sendRequest(front.base, '/api/getHomeMenuList')
  front.advanceClock(70)
  await sendRequest(front.base, '/api/getHomeMenuList')
  await sendRequest(front.base, '/api/other')
  upstream.responseStarted(menu, 30, 200)
  metrics.renderWaited(20)
  const text = await metrics.text()
  for (const line of [
    'api_cache_requests_total{call="menu",locale="cn",result="hit"} 32',
    'api_cache_requests_total{call="menu",locale="en",result="hit"} 10',
    'api_cache_requests_total{call="menu",locale="cn",result="miss"} 1',
    'api_cache_requests_total{call="menu",locale="cn",result="stale"} 1',
    'api_cache_requests_total{call="menu",locale="cn",result="refresh"} 1',
    'api_cache_requests_total{call="other",locale="",result="miss"} 1',
    'cache_entries{store="answers"} 1',
    `cache_bytes{store="answers"} ${front.proxy.bytes()}`,
    'upstream_request_duration_seconds_bucket{le="0.05",call="menu"} 1',
    'upstream_request_duration_seconds_count{call="menu"} 1',
    'contract_faults_total{call="news"} 3',
    'contract_faults_total{call="menu"} 0',
    'page_renders_total 2',
    'page_renders_waiting 1',
    'page_render_wait_seconds_bucket{le="0.025"} 1',
    'build_info{version="abc",node="v20.0.0",edition="organic"} 1'
  ])
    t.ok(text.split('\n').includes(line), line)
  t.equal(await metrics.text(), text, 'a scrape changes nothing')
})
