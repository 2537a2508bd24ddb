import { Registry } from 'prom-client'
import t from 'tap'
import { callOf, createUpstreamMetrics, reasonOf } from '../../../server/api/call-metrics.ts'

t.test('a request to the backend has the label of a call, share, form or other', async (t) => {
  const names = [
    ['GET', '/getHomeMenuList'],
    ['GET', '/getProductCategoryList?pid=0'],
    ['GET', '/getProductCategoryList?pid=7'],
    ['GET', '/wechat/share_sign?url=x'],
    ['POST', '/addVisitor'],
    ['POST', '/getHomeMenuList'],
    ['GET', '/made/up']
  ].map(([method = '', target = '']) => callOf({ method, target }))
  t.same(names, ['menu', 'categories', 'other', 'share', 'form', 'other', 'other'])
})

t.test('the reason of a failure is from a fixed set', async (t) => {
  const reasons = ['timeout', 'ECONNREFUSED', 'UND_ERR_SOCKET', 'ENOTFOUND', 'HPE_INVALID_HEADER_TOKEN', 'MADE_UP_42']
  const found = reasons.map((reason) => reasonOf({ status: 502, reason }))
  t.same(found, ['timeout', 'refused', 'reset', 'dns', 'invalid', 'other'])
})

t.test('a response with a status from 500 on, or 429, counts as an error', async (t) => {
  const registry = new Registry()
  const { responseStarted } = createUpstreamMetrics(registry)
  for (const status of [200, 404, 428, 429, 499, 500, 503])
    responseStarted({ method: 'GET', target: '/getHomeMenuList', headers: [] }, 1, status)
  const text = await registry.metrics()
  t.match(text, 'upstream_errors_total{call="menu",reason="status_5xx"} 2\n')
  t.match(text, 'upstream_errors_total{call="menu",reason="status_429"} 1\n')
})

t.test('each unusable response counts once, by what is wrong with it', async (t) => {
  const registry = new Registry()
  const { failed, unusable } = createUpstreamMetrics(registry)
  const menu = { method: 'GET', target: '/getHomeMenuList', headers: [] }
  // A 5xx and a 429 are counted when their head arrives.
  for (const reason of ['no-json', 'code', '403', '302', '429', '500', 'location']) unusable(menu, reason)
  failed(menu, { status: 503, reason: 'busy' }, undefined)
  const text = await registry.metrics()
  const counts = [...text.matchAll(/^upstream_errors_total\{call="menu",reason="(\w+)"\} (\d+)$/gm)]
  t.same(
    counts.map(([, reason, count]) => `${reason} ${count}`),
    ['invalid 1', 'failing_code 1', 'status_4xx 1', 'redirect 2', 'busy 1']
  )
})
