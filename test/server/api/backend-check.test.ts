import t, { type Test } from 'tap'
import { createBackendCheck } from '../../../server/api/backend-check.ts'
import type { Call } from '../../../server/api/calls.ts'
import { createInputs } from '../../../server/api/inputs/inputs.ts'
import type { ApiCallName } from '../../../shared/calls/table.ts'
import { type Responder, sendData, startOrigin } from '../../fixtures/origin.ts'
import { startProxy } from '../../fixtures/test-proxy.ts'

async function startCheck(
  t: Test,
  script: Responder,
  calls?: readonly ApiCallName[],
  isFailing = () => false,
  timeoutMs = 30_000,
  pageWaitMs = 60_000
) {
  const origin = await startOrigin(t, script)
  const { proxy } = await startProxy(t, origin.base)
  const lines: { call?: string; result?: string; ms?: number; why?: string; level?: string; message?: string }[] = []
  const logAt = (level: string) => (fields: object, message: string) => void lines.push({ ...fields, level, message })
  const log = { info: logAt('info'), warn: logAt('warn') }
  const inputs = createInputs({ ...proxy, waitMs: 100 })
  const { cache, declaredRequests } = proxy
  const siteOrigin = 'https://fair.example'
  const isStored = (call: Call) => cache.lookupStale(declaredRequests.forCall(call)) !== undefined
  const options = {
    inputs,
    isStored,
    isFailing,
    base: origin.base,
    timeoutMs,
    pageWaitMs,
    siteOrigin,
    log,
    ...(calls && { calls })
  }
  return { origin, proxy, lines, check: createBackendCheck(options) }
}
const missing: Responder = (_request, response) => void response.writeHead(404).end()
const failing: Responder = (_request, response) => void response.writeHead(500).end()

t.test('each of the six calls is asked once, with one line: found, missing or failing', async (t) => {
  const { origin, proxy, lines, check } = await startCheck(t, (request, response, count) => {
    if (request.url?.startsWith('/getWebInfo')) missing(request, response, count)
    else if (request.url?.startsWith('/industry')) failing(request, response, count)
    else sendData([])(request, response, count)
  })
  await check.askAll()
  const results = Object.fromEntries(lines.map(({ call, result }) => [call, result]))
  const found = { menu: 'found', categories: 'found', shareSignature: 'found', addSubscribe: 'found' }
  t.same(results, { ...found, config: 'missing', tree: 'failing' })
  t.ok(lines.every(({ ms }) => typeof ms === 'number'))
  t.equal(origin.requests.length, 10, 'four of them in both languages')
  const isFound = origin.requests.some(({ method }) => method === 'POST')
  t.notOk(isFound, 'no subscription is stored')
  t.equal(proxy.entries(), 0, 'the first request of a visitor is a miss')
  t.equal(check.whyNotReady(), undefined)
})

t.test('no call waits for the others, which a slow backend would answer too late', async (t) => {
  const waiting: (() => void)[] = []
  const { lines, check } = await startCheck(t, (...exchange) => {
    waiting.push(() => sendData([])(...exchange))
    if (waiting.length === 10) for (const answer of waiting) answer()
  })
  await check.askAll()
  t.ok(lines.every(({ result }) => result === 'found'))
})

t.test('a late call is asked once more, alone, before it is called late', async (t) => {
  let open = 0
  const atOnce: number[] = []
  const script: Responder = (request, response, count) => {
    open += 1
    atOnce.push(open)
    setImmediate(() => {
      open -= 1
      sendData([])(request, response, count)
    })
  }
  const { lines, check } = await startCheck(t, script, undefined, undefined, undefined, -1)
  await check.askAll()
  t.equal(atOnce.length, 20, 'whatever is later than -1 ms is late')
  t.ok(atOnce.slice(10).every((count) => count <= 2))
  t.equal(new Set(lines.map(({ message }) => message)).size, 1)
  t.match(lines[5], { level: 'warn', message: /answers later than pages wait/ })
})

t.test('a call that fails in one language alone has a line that names it', async (t) => {
  const { lines, check } = await startCheck(t, (request, ...rest) =>
    (request.headers.lang === 'en' && request.url === '/getHomeMenuList' ? failing : sendData([]))(request, ...rest)
  )
  await check.askAll()
  const found = lines.find(({ call }) => call === 'menu')
  t.match(found, { locale: 'en', result: 'failing', detail: '500' })
  t.equal(check.whyNotReady(), undefined)
})

t.test('a backend without any of them is not ready', async (t) => {
  const { check } = await startCheck(t, missing)
  await check.askAll()
  t.match(check.whyNotReady(), /none of the fixed calls: see API_UPSTREAM/)
})

t.test('a backend that hangs is not waited for, one that has answered once is ready in an outage', async (t) => {
  const { origin, check } = await startCheck(t, () => {})
  t.match(check.whyNotReady(), /no usable answer yet/)
  await origin.stop()
  const other = await startCheck(t, sendData([]))
  await other.check.askAll()
  await other.origin.stop()
  t.equal(other.check.whyNotReady(), undefined)
})

t.test('a backend that answers everything with HTML is not ready', async (t) => {
  const { check } = await startCheck(t, (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  )
  await check.askAll()
  t.match(check.whyNotReady(), /no usable answer yet/)
})

t.test('of the calls that another backend answers none is asked, and readiness does not depend on them', async (t) => {
  const { origin, check } = await startCheck(t, missing, ['addSubscribe', 'newsList'])
  await check.askAll()
  const found = origin.requests.map(({ method, url }) => `${method} ${url}`)
  t.same(found, ['OPTIONS /addSubscribe'])
  t.equal(check.whyNotReady(), undefined)
})

t.test('a backend that has answered and fails now is not ready while nothing is stored', async (t) => {
  let fails = false
  const { proxy, check } = await startCheck(t, sendData([]), undefined, () => fails)
  await check.askAll()
  t.equal(check.whyNotReady(), undefined)
  fails = true
  t.match(check.whyNotReady(), /does not answer and nothing is cached/)
  while (proxy.entries() < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  t.equal(check.whyNotReady(), undefined, 'what is stored is served')
})

for (const [status, allow, result] of [
  [301, '', 'failing'],
  [401, '', 'failing'],
  [403, '', 'failing'],
  [404, '', 'unknown'],
  [405, '', 'unknown'],
  [405, 'POST, OPTIONS', 'found'],
  [204, '', 'found'],
  [400, '', 'found']
] as const)
  t.test(`OPTIONS of addSubscribe answered with ${status} ${allow} is ${result}`, async (t) => {
    const { lines, check } = await startCheck(t, (request, response, count) => {
      if (!request.url?.startsWith('/addSubscribe')) return sendData([])(request, response, count)
      response.writeHead(status, allow ? { allow } : {}).end()
    })
    await check.askAll()
    t.equal(lines.find(({ call }) => call === 'addSubscribe')?.result, result)
  })

t.test('a line that is no success says why, and a router without OPTIONS is no warning', async (t) => {
  const { lines, check } = await startCheck(t, (request, response) => {
    if (request.method === 'OPTIONS') response.writeHead(404).end()
    else response.writeHead(request.url?.startsWith('/wechat') ? 200 : 403).end('<h1>Blocked</h1>')
  })
  await check.askAll()
  const lineOf = (name: string) => lines.find(({ call }) => call === name)
  t.match(lineOf('addSubscribe'), { level: 'info', message: /could not be asked without a form/ })
  t.match(lineOf('shareSignature'), { level: 'warn', why: /no JSON: it is a page of HTML/ })
  t.match(lineOf('menu'), { level: 'warn', why: /403, .*a firewall/, message: /forbids.*a firewall/ })
  t.notMatch(lineOf('menu')?.message, 'credentials')
})

t.test('a call that does not answer in time is no unusable answer', async (t) => {
  const { lines, check } = await startCheck(t, () => {}, undefined, undefined, 200)
  await check.askAll()
  t.equal(lines.length, 6)
  t.ok(lines.every(({ message }) => /did not answer in time: see UPSTREAM_TIMEOUT_MS/.test(message ?? '')))
})
