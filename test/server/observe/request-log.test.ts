import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { sendData } from '../../fixtures/origin.ts'
import { root } from '../../fixtures/root.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { type LogLine, startProcess } from '../../fixtures/site-process.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'

const answered = (lines: LogLine[]) => lines.filter(({ msg }) => msg === 'answered')
const hits = (lines: LogLine[]) => lines.filter(({ msg }) => msg === 'hit')
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`

t.test('a request has one line at info, a cache hit has none, whatever its parameters', async (t) => {
  const site = await startProcess(t, { API_UPSTREAM: (await startSixCalls(t)).base })
  for (const query of ['', '', '?junk=1', '?junk=2', '?junk=3'])
    await sendRequest(site.base, `/api/getHomeMenuList${query}`)
  await sendRequest(site.base, '/api/none')
  for (const probe of ['/healthz', '/readyz']) await sendRequest(site.base, probe)
  await sendRequest(site.base, '/news', { method: 'DELETE' })
  await sendRequest(site.base, '/', { headers: ['Host', 'a.example', 'Host', 'b.example'] })
  await site.stop()
  t.match(answered(site.lines), [
    { path: '/api/getHomeMenuList', route: 'api', status: 200, levelName: 'info' },
    { path: '/api/none', route: 'api', status: 404, levelName: 'info' },
    { path: '/news', route: 'other', status: 405, method: 'DELETE' },
    { path: '/', route: 'other', status: 400 }
  ])
  t.equal(answered(site.lines).length, 4)
  t.same(hits(site.lines), [])
  for (const { levelName, time } of site.lines) {
    t.match(levelName, /^(info|warn)$/)
    t.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'as RFC 3339 writes it')
  }
})

const classes: [string, string, string][] = [
  ['GET', '/', 'page'],
  ['GET', '/en/news/301?lang=en', 'page'],
  ['HEAD', '/unknown-path', 'page'],
  ['POST', '/exhibitor/booth', 'form'],
  ['POST', '/api/addSubscribe', 'form'],
  ['POST', '/api/ADDBOOTH/?x=1', 'form'],
  ['POST', '/api/other', 'api'],
  ['GET', '/api/addSubscribe', 'api'],
  ['GET', '/api/getNews?id=1', 'api'],
  ['GET', '/_data/en/news', 'data'],
  ['GET', '/assets/x.js', 'asset'],
  ['GET', '/en/rss.xml', 'feed'],
  ['GET', '/calendar.ics', 'calendar'],
  ['GET', '/en/event/roundtable/4.ics', 'calendar'],
  ['GET', '/sitemap.xml', 'sitemap'],
  ['GET', '/robots.txt', 'sitemap'],
  ['POST', '/_cache/purge', 'purge'],
  ['GET', '/api-docs/openapi.yaml', 'other'],
  ['DELETE', '/news', 'other']
]

t.test('each route names its class, which a hit has too', async (t) => {
  const site = await startProcess(t, { LOG_HITS: '1' })
  for (const [method, target] of [...classes, ...classes]) await sendRequest(site.base, target, { method })
  await site.stop()
  const lines = [...answered(site.lines), ...hits(site.lines)]
  for (const [method, target, expected] of classes) {
    const [path] = target.split('?')
    const routes = lines.filter((line) => line.method === method && line.path === path).map(({ route }) => route)
    t.same(routes, [expected, expected], `${method} ${target}`)
  }
})

t.test('LOG_HITS=0.25 logs every fourth hit, of every kind; LOG_HITS=1 every one', async (t) => {
  const api = (await startSixCalls(t)).base
  for (const [share, count] of [
    ['0.25', 5],
    ['1', 20]
  ] as const) {
    const site = await startProcess(t, { API_UPSTREAM: api, LOG_HITS: share })
    for (let i = 0; i < 21; i += 1) await sendRequest(site.base, '/api/getHomeMenuList?q=secret')
    await site.stop()
    const logged = [...hits(site.lines), ...answered(site.lines).filter(({ cache }) => /hit/.test(String(cache)))]
    t.equal(logged.length, count, share)
    t.match(logged[0], { path: '/api/getHomeMenuList', route: 'api', status: 200, levelName: 'info', locale: 'cn' })
  }
})

t.test('at debug every hit and every health probe has a line', async (t) => {
  const site = await startProcess(t, { API_UPSTREAM: (await startSixCalls(t)).base, LOG_LEVEL: 'debug' })
  for (let i = 0; i < 4; i += 1) await sendRequest(site.base, '/api/getHomeMenuList')
  for (const probe of ['/healthz', '/readyz']) await sendRequest(site.base, probe)
  await site.stop()
  t.equal(hits(site.lines).length, 3)
  t.same(
    answered(site.lines)
      .filter(({ levelName }) => levelName === 'debug')
      .map(({ path }) => path),
    ['/healthz', '/readyz']
  )
})

t.test('no query string, no client address and no form value is logged', async (t) => {
  const backend = await startSixCalls(t)
  const site = await startProcess(t, { API_UPSTREAM: backend.base, TRUST_PROXY: 'loopback', LOG_HITS: '1' })
  const headers = { 'x-forwarded-for': '203.0.113.7', cookie: 'a=secret', 'content-type': 'text/plain' }
  await sendRequest(site.base, '/search?q=secret', { headers })
  for (let i = 0; i < 3; i += 1) await sendRequest(site.base, '/?q=secret', { headers })
  await sendRequest(site.base, '/api/addSubscribe?email=secret', { method: 'POST', headers, body: 'email=secret' })
  await sendRequest(site.base, 'http://user:secret@elsewhere.example/')
  await site.stop()
  t.ok(answered(site.lines).length >= 4)
  t.notMatch(JSON.stringify(site.lines), /secret|203\.0\.113/)
})

t.test('the line has the time spent on the backend, for API calls, pages and forms', async (t) => {
  const site = await startProcess(t, { API_UPSTREAM: (await startSixCalls(t)).base })
  await sendRequest(site.base, '/api/getHomeMenuList')
  await sendRequest(site.base, '/api/other')
  await sendRequest(site.base, '/api/other', { method: 'HEAD' })
  await sendRequest(site.base, '/api/other', { headers: { 'if-match': '"1"' } })
  await sendRequest(site.base, '/_data/')
  await sendRequest(site.base, '/api/addSubscribe', { method: 'POST', body: 'email=a' })
  await sendRequest(site.base, '/healthz')
  await sendRequest(site.base, '/news', { method: 'DELETE' })
  await site.stop()
  const lines = answered(site.lines)
  t.equal(lines.length, 7)
  for (const { path, ms, upstreamMs } of lines.slice(0, 6))
    t.ok(Number(upstreamMs) > 0 && Number(upstreamMs) <= Number(ms), `${path}: ${upstreamMs} of ${ms} ms`)
  t.equal(lines[6]!.upstreamMs, undefined, 'no time without a request to the backend')
})

t.test('a trusted proxy’s traceparent is logged and forwarded, that of other clients ignored', async (t) => {
  const backend = await startSixCalls(t)
  const trusting = await startProcess(t, { API_UPSTREAM: backend.base, TRUST_PROXY: 'loopback' })
  await sendRequest(trusting.base, '/api/other', { headers: { traceparent } })
  t.equal(backend.origin.requests.at(-1)!.headers.traceparent, traceparent)
  await sendRequest(trusting.base, '/api/other', { headers: { traceparent: `${traceparent}-x` } })
  await trusting.stop()
  const found = answered(trusting.lines).map(({ trace_id }) => trace_id)
  t.same(found, [trace, undefined])
  const site = await startProcess(t, { API_UPSTREAM: backend.base })
  await sendRequest(site.base, '/api/other', { headers: { traceparent } })
  await site.stop()
  t.notMatch(JSON.stringify(site.lines), trace)
})

t.test('the example lines of the README have fields of realLines lines only', async (t) => {
  const backend = await startSixCalls(t)
  const env = { API_UPSTREAM: backend.base, TRUST_PROXY: 'loopback', LOG_HITS: '1' }
  const site = await startProcess(t, env)
  for (let i = 0; i < 2; i += 1) await sendRequest(site.base, '/api/getHomeMenuList', { headers: { traceparent } })
  await sendRequest(site.base, '/api/addSubscribe', { method: 'POST', body: 'email=a' })
  backend.origin.respondWith(sendData({ id: 301, date: 'never' }))
  await sendRequest(site.base, '/api/getNews?id=301')
  while (!site.lines.some(({ field }) => field === 'data.date')) await new Promise((resolve) => setTimeout(resolve, 5))
  await backend.origin.stop()
  await sendRequest(site.base, '/api/getWebInfo')
  await site.stop()
  const found = site.lines.find(({ call, msg }) => call === 'config' && /cannot be reached/.test(String(msg)))
  t.match(found, { path: '/getWebInfo' }, 'a call has the name that its backend knows')
  const readme = readFileSync(path.join(root, 'server/ops/README.md'), 'utf8')
  const examples = [...readme.matchAll(/^\{"level":.*\}$/gm)].map(
    ([text]) => JSON.parse(text) as Record<string, unknown>
  )
  t.same(
    examples.map(({ msg }) => msg),
    [
      'answered',
      'answered',
      'hit',
      'the backend cannot be reached: see API_UPSTREAM and the network',
      'a response of the backend does not follow the contract, see /api-docs'
    ]
  )
  for (const example of examples) {
    const realLines = site.lines.filter(({ msg, route }) => msg === example.msg && route === example.route)
    const realFields = new Set(
      [...site.lines.filter(({ msg }) => msg === example.msg), ...realLines].flatMap(Object.keys)
    )
    t.ok(realFields.size > 1, String(example.msg))
    const wrong = Object.keys(example).filter((field) => !realFields.has(field))
    t.same(wrong, [])
  }
})
