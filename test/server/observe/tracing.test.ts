/** Spans that a collector gets: OTEL_EXPORTER_OTLP_ENDPOINT. */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import t, { type Test } from 'tap'
import { dist } from '../../fixtures/dist.ts'
import { type Origin, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { type Env, runToEnd, type SiteProcess, startProcess } from '../../fixtures/site-process.ts'
import { until } from '../../fixtures/until.ts'

interface Span {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number | string; boolValue?: boolean } }[]
  status: { code?: number }
}
interface Export {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[]
}

const kinds = { internal: 1, server: 2, client: 3 }
const errorCode = 2
const menu = '/api/getHomeMenuList'

/** The spans that the collector has got, by the exporter's JSON. */
const spansOf = ({ requests }: Origin) =>
  requests.flatMap(({ body }) => {
    const { resourceSpans } = JSON.parse(body) as Export
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
const valuesOf = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A site in front of a backend; spans are sent every 50 ms. */
async function startTraced(t: Test, collector: string, backend: Origin, env: Env = {}): Promise<SiteProcess> {
  return startProcess(t, {
    API_UPSTREAM: `${backend.base}/api`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...env
  })
}

const startBackend = (t: Test) => startOrigin(t, sendJson({ code: 1, msg: 'ok', data: [] }))

t.test('a request, its cache decision and its exchange are spans of one trace', async (t) => {
  const collector = await startOrigin(t, sendJson({}))
  const backend = await startBackend(t)
  const { base } = await startTraced(t, collector.base, backend, {
    OTEL_SERVICE_NAME: 'our-fair',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret'
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const asked = backend.requests.length
  await sendRequest(base, `${menu}?x=1&phone=13800000000`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, lang: 'cn' }
  })
  await until(() => spansOf(collector).filter((span) => span.traceId === traceId).length >= 3)
  const spans = spansOf(collector).filter((span) => span.traceId === traceId)
  const request = spans.find(({ kind }) => kind === kinds.server)!
  t.match(request, { name: 'GET api', parentSpanId: 'b7ad6b7169203331' })
  t.match(valuesOf(request), { 'http.request.method': 'GET', 'url.path': menu })
  t.equal(Number(valuesOf(request)['http.response.status_code']), 200)
  const exchange = spans.find(({ kind }) => kind === kinds.client)!
  t.match(exchange, { name: 'GET', parentSpanId: request.spanId })
  t.equal(Number(valuesOf(exchange)['http.response.status_code']), 200)
  const found = spans.find(({ kind }) => kind === kinds.internal)
  t.match(found, { name: 'cache', parentSpanId: request.spanId })
  t.match(valuesOf(request)['cache.status'], /fwd=/)
  const received = backend.requests.slice(asked).find(({ headers }) => String(headers.traceparent).includes(traceId))
  t.equal(received?.headers.traceparent, `00-${traceId}-${exchange.spanId}-01`)
  t.equal(collector.requests[0]?.url, '/v1/traces')
  t.equal(collector.requests[0]?.headers['x-key'], 'secret')
  const [{ resource } = { resource: { attributes: [] } }] = (JSON.parse(collector.requests[0]?.body ?? '{}') as Export)
    .resourceSpans
  t.equal(valuesOf(resource)['service.name'], 'our-fair')
  t.notMatch(collector.requests.map(({ body }) => body).join(), /13800000000|phone|127\.0\.0\.1/)
})

t.test('a hit has a span of its own and no exchange', async (t) => {
  const collector = await startOrigin(t, sendJson({}))
  const { base } = await startTraced(t, collector.base, await startBackend(t))
  await sendRequest(base, menu)
  await sendRequest(base, menu)
  const isHit = (span: Span) => valuesOf(span)['cache.hit'] === true
  await until(() => spansOf(collector).some(isHit))
  const hit = spansOf(collector).find(isHit)!
  const others = spansOf(collector).filter(({ traceId }) => traceId === hit.traceId)
  t.same(others.map(({ kind }) => kind).sort(), [kinds.internal, kinds.server])
})

t.test('a failing exchange is an error with its reason, and so is the request', async (t) => {
  const collector = await startOrigin(t, sendJson({}))
  const backend = await startOrigin(t, (request) => request.socket.destroy())
  const { base } = await startTraced(t, collector.base, backend)
  t.equal((await sendRequest(base, '/api/getNews?id=5')).status, 502)
  await until(() => spansOf(collector).some(({ name, kind }) => kind === kinds.server && name === 'GET api'))
  const request = spansOf(collector).find(({ kind }) => kind === kinds.server)!
  t.equal(request.status.code, errorCode)
  const exchange = spansOf(collector).find((span) => span.kind === kinds.client && span.traceId === request.traceId)!
  t.equal(exchange.status.code, errorCode)
  t.match(valuesOf(exchange)['error.type'], /^[A-Z_]+$/)
})

t.test('a collector that is down or hangs delays no request and no end', async (t) => {
  const hanging = await startOrigin(t, () => {})
  for (const collector of ['http://127.0.0.1:1', hanging.base]) {
    const site = await startTraced(t, collector, await startBackend(t))
    for (let i = 0; i < 20; i += 1) t.equal((await sendRequest(site.base, menu)).status, 200)
    if (collector !== hanging.base) {
      await until(() =>
        site.lines.some(({ msg }) => msg === 'traces are not exported: see OTEL_EXPORTER_OTLP_ENDPOINT')
      )
    }
    t.equal(await site.stop(), 0, 'it ends by itself')
  }
})

t.test('without the setting nothing of OpenTelemetry is loaded', async (t) => {
  const folder = t.testdir()
  cpSync(dist, folder, { recursive: true })
  rmSync(path.join(folder, 'server', 'otlp-sdk.cjs'))
  const { base } = await startProcess(t, {}, { dist: folder })
  t.equal((await sendRequest(base, '/')).status, 200)
  const { code } = await runToEnd({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, { dist: folder })
  t.equal(code, 1, 'with the setting it is')
})

t.test('an endpoint that is no URL stops the start', async (t) => {
  const { code, stderr } = await runToEnd({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })
  t.equal(code, 1)
  t.match(stderr, 'OTEL_EXPORTER_OTLP_ENDPOINT="collector:4318" is not allowed')
})
