/** One request, one id: what a page view causes at the backend has its id, in the log too. */
import t from 'tap'
import { sendData, sendJson, startOrigin } from '../../fixtures/origin.ts'
import { sendRequest, type TestRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`
const trusted = { TRUST_PROXY: 'loopback' }

t.test('all calls of a page, a feed and a form carry the id and the trace of the request', async (t) => {
  const origin = await startOrigin(t, sendData([], { 'cache-control': 'no-store' }))
  const site = await startProcess(t, { API_UPSTREAM: origin.base, ...trusted })
  for (const [i, path] of ['/en/', '/_data/en/', '/rss.xml', '/api/getHome', '/api/other'].entries()) {
    const before = origin.requests.length
    const requestId = `request-${i}`
    await sendRequest(site.base, path, { headers: { 'x-request-id': requestId, traceparent } })
    const sent = origin.requests.slice(before).filter(({ url }) => url !== '/getPageList')
    t.ok(sent.length > 0, path)
    for (const { headers } of sent) t.match(headers, { 'x-request-id': requestId, traceparent }, path)
  }
  const body = 'form=subscribe&email=a%40example.com&consent=1'
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-request-id': 'form', traceparent }
  await sendRequest(site.base, '/en/', { method: 'POST', headers, body })
  const form = origin.requests.find(({ method }) => method === 'POST')
  t.match(form?.headers, { 'x-request-id': 'form', traceparent })
})

t.test('values of a visitor that are not well-formed reach nobody', async (t) => {
  const origin = await startOrigin(t, sendData([], { 'cache-control': 'no-store' }))
  const site = await startProcess(t, { API_UPSTREAM: origin.base })
  for (const path of ['/en/', '/api/getHome', '/api/other']) {
    await sendRequest(site.base, path, { headers: { 'x-request-id': 'mine', traceparent: `${traceparent}-x` } })
  }
  for (const { headers } of origin.requests) {
    t.match(headers['x-request-id'], /^[\da-f]{12}-\d+$/)
    t.match(headers.traceparent, /^00-[\da-f]{32}-[\da-f]{16}-00$/)
    t.notMatch(headers.traceparent, trace)
  }
})

t.test('every response has the id of its request, whatever answers it', async (t) => {
  const origin = await startOrigin(
    t,
    sendData([], { 'cache-control': 'max-age=600', 'x-request-id': 'of-the-backend' })
  )
  const site = await startProcess(t, { API_UPSTREAM: origin.base, ...trusted })
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec((await sendRequest(site.base, '/en/')).body) ?? []
  const kinds: [string, TestRequest?][] = [
    ...['/en/', '/_data/en/', '/en/none', '/robots.txt', '/rss.xml', '/', '/News', asset, '/assets/none.js'].map(
      (path): [string] => [path]
    ),
    ...['/healthz', '/readyz', '/api/getHome', '/api/other', '/api/..%2fx', '/%zz', '/_data/%zz'].map(
      (path): [string] => [path]
    ),
    ['/api/other', { headers: { range: 'bytes=0-3' } }],
    ['/en/', { headers: { 'if-none-match': '*' } }],
    ['/en/', { method: 'HEAD' }],
    ['/en/', { method: 'DELETE' }],
    ['/api/getHome', { method: 'DELETE' }],
    ['/api/getHome', { headers: { 'sec-fetch-dest': 'document' } }],
    ['/en/', { headers: { host: 'a b' } }],
    ['/api/addSubscribe', { method: 'POST', body: 'email=x' }],
    ['/_cache/purge', { method: 'POST' }]
  ]
  for (const [path, request = {}] of kinds) {
    // The second response may be a hit, of which Node and the writer of prebuilt heads write one each.
    for (const id of ['a.B_c-1', 'x'.repeat(128), 'third']) {
      const { headers } = await sendRequest(site.base, path, {
        ...request,
        headers: { 'x-request-id': id, ...request.headers }
      })
      t.equal(headers['x-request-id'], id, `${request.method ?? 'GET'} ${path}`)
    }
  }
  for (const id of ['a:b', 'x'.repeat(129), 'a b', '<b>', 'ä'].map((text) => Buffer.from(text).toString('latin1'))) {
    const { headers } = await sendRequest(site.base, '/en/', { headers: { 'x-request-id': id } })
    t.match(headers['x-request-id'], /^[\da-f]{12}-\d+$/, id)
  }
})

t.test('without a trusted proxy each response has an id of its own', async (t) => {
  const site = await startProcess(t)
  const ids = new Set<unknown>()
  for (let i = 0; i < 6; i += 1) {
    const { headers } = await sendRequest(site.base, '/api/getHomeMenuList', { headers: { 'x-request-id': 'visitor' } })
    t.match(headers['x-request-id'], /^[\da-f]{12}-\d+$/)
    ids.add(headers['x-request-id'])
  }
  t.equal(ids.size, 6)
})

t.test('an error page shows the id of the request that met the failure, whose log line names the calls', async (t) => {
  const origin = await startOrigin(t, sendJson('', { 'retry-after': '60' }, 503))
  const site = await startProcess(t, { API_UPSTREAM: origin.base })
  const shown = new Map<string, string>()
  const responses: unknown[] = []
  for (const [path, word] of [
    ['/en/exhibition/about', 'Reference '],
    ['/exhibition/about', '编号 '],
    ['/_data/en/exhibition/about', '"requestId":"']
  ] as const)
    for (let i = 0; i < 3; i += 1) {
      const { status, headers, body } = await sendRequest(site.base, path)
      t.equal(status, 503, path)
      responses.push(headers['x-request-id'])
      const id = body.slice(body.indexOf(word) + word.length).match(/^[\w.-]+/)?.[0] ?? ''
      if (i === 0) t.equal(id, headers['x-request-id'], path)
      t.equal(id, shown.get(path) ?? id, 'the stored page names the same request')
      shown.set(path, id)
    }
  t.equal(new Set(responses).size, 9)
  await site.stop()
  for (const [path, id] of shown) {
    const line = site.lines.find(({ msg, reqId }) => msg === 'answered' && reqId === id)
    t.match(line, { status: 503, path, cache: /menu 503/ })
  }
})

t.test('a refresh in the background has an id of its own', async (t) => {
  const origin = await startOrigin(t, sendData([], { 'cache-control': 'max-age=1, stale-while-revalidate=600' }))
  const site = await startProcess(t, { API_UPSTREAM: origin.base, ...trusted })
  const ask = (requestId: string) =>
    sendRequest(site.base, '/api/getHome', { headers: { 'x-request-id': requestId, traceparent } })
  const before = origin.requests.length
  await ask('first')
  while (origin.requests.length < before + 2) await ask('again')
  const [first, refresh] = origin.requests.slice(before)
  t.match(first?.headers, { 'x-request-id': 'first', traceparent })
  t.match(refresh?.headers['x-request-id'], /^[\da-f]{12}-\d+$/)
  t.notMatch(refresh?.headers.traceparent, trace)
})

t.test('the log line of a failure names call, parameters, id and duration', async (t) => {
  const origin = await startOrigin(t, sendJson('', {}, 500))
  const site = await startProcess(t, { API_UPSTREAM: origin.base, ...trusted })
  await sendRequest(site.base, '/en/news/301', { headers: { 'x-request-id': 'page' } })
  await sendRequest(site.base, '/api/search?q=lin%40example.com', { headers: { 'x-request-id': 'search' } })
  await origin.stop()
  await sendRequest(site.base, '/api/other?q=secret', { headers: { 'x-request-id': 'other' } })
  await site.stop()
  const lineOf = (call: string) => site.lines.find((line) => line.call === call && line.reqId !== undefined)
  t.match(lineOf('news'), { locale: 'en', parameters: { id: '301' }, reqId: 'page', ms: Number, reason: '500' })
  t.match(lineOf('menu'), { parameters: {}, reqId: 'page', ms: Number })
  t.match(lineOf('search'), { reqId: 'search', parameters: undefined, ms: Number })
  const found = site.lines.find((line) => line.path === '/other')
  t.match(found, { reqId: 'other', ms: Number, reason: 'ECONNREFUSED' })
  const seen = site.lines.find((line) => line.path === '/news/301' && line.msg !== 'answered')
  t.match(seen, { reqId: 'page', status: 502 })
  t.notMatch(JSON.stringify(site.lines), /example\.com|secret/)
})

t.test('no line about an address holds its mail address or mobile number', async (t) => {
  const personal = ['/visitor/lin@example.com', '/visitor/13800138000']
  for (const answer of [sendJson('', {}, 500), sendData({ title_en: 7 })]) {
    const origin = await startOrigin(t, answer)
    const site = await startProcess(t, { API_UPSTREAM: origin.base })
    for (const path of personal) await sendRequest(site.base, path)
    await site.stop()
    const masked = site.lines.filter((line) => line.msg !== 'answered' && JSON.stringify(line).includes('/visitor/***'))
    t.ok(masked.length > 0)
    t.notMatch(JSON.stringify(site.lines), /example\.com|13800138000/)
  }
})
