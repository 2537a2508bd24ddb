import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import net from 'node:net'
import path from 'node:path'
import t from 'tap'
import { honeypot } from '../../../shared/forms/forms.ts'
import { formPages, goodValues } from '../../fixtures/form-values.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { sendJson, startOrigin } from '../../fixtures/origin.ts'
import { root } from '../../fixtures/root.ts'
import { type Scraped, scrape, scrapeUntil } from '../../fixtures/scraped.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'
import { type Env, startProcess } from '../../fixtures/site-process.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'

async function startScraped(t: Parameters<typeof startProcess>[0], env: Env = {}) {
  const port = await freePort()
  const site = await startProcess(t, { METRICS_PORT: String(port), ...env })
  return { ...site, port }
}

const requests = (route: string, method: string, status: string) =>
  `http_requests_total{route="${route}",method="${method}",status="${status}"}`
const durations = (route: string, method: string, status: string) =>
  `http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`

/** Names of the metrics in the first column of the README's table. */
function metricsOfReadme(): string[] {
  const readme = readFileSync(path.join(root, 'server/ops/README.md'), 'utf8')
  const table = /^\| metric \|[\s\S]*?\n\n/m.exec(readme)![0]
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1]?.matchAll(/`(\w+)`/g) ?? [])].map(([, name]) => name!))
}

t.test('each metric of the README changes', async (t) => {
  const backend = await startSixCalls(t)
  const site = await startScraped(t, { API_UPSTREAM: backend.base })
  // The limit of memory and the number of restored responses are known at start; the embedded backend does not run.
  const leftOut = ['build_info', 'cache_restored_responses', 'process_memory_limit_bytes', 'submissions_storable']
  const names = metricsOfReadme().filter((name) => !leftOut.includes(name))
  t.ok(names.length > 14, names.join())
  const before = await scrape(site.port)
  t.match(before.of('build_info'), /^build_info\{version="[\w-]+",node="v[\d.]+",edition="organic"\} 1$/)

  await sendRequest(site.base, '/')
  await sendRequest(site.base, '/')
  const unreadable = net.connect(Number(new URL(site.base).port), '127.0.0.1', () => unreadable.end('HELO\r\n\r\n'))
  await once(unreadable.resume(), 'close')
  await sendRequest(site.base, '/api/addSubscribe', { method: 'POST', body: 'email=a' })
  backend.delay(300)
  // More searches than may wait; each is a derivation of its own.
  const searches = Array.from({ length: 400 }, (_, i) => sendRequest(site.base, `/search?q=${i}`))
  let waiting = 0
  const watch = async (): Promise<void> => {
    waiting = Math.max(waiting, (await scrape(site.port)).value('page_renders_waiting'))
    if (waiting === 0) return watch()
  }
  await Promise.all([...searches, watch()])
  const statuses = (await Promise.all(searches)).map(({ status }) => status)
  t.ok(statuses.includes(503), 'some requests were refused')
  t.ok(waiting > 0, 'some requests waited')
  backend.delay(0)
  backend.origin.respondWith(sendJson({ code: 1, msg: '', data: { total: [] } }))
  await sendRequest(site.base, '/api/getNewsList')
  backend.origin.respondWith(sendJson({ code: 500, msg: '', data: null }, {}, 500))
  await sendRequest(site.base, '/api/other')

  const isComplete = (scraped: Scraped) =>
    scraped.value(requests('api', 'GET', '5xx')) === 1 && scraped.of('contract_faults_total') !== ''
  const after = await scrapeUntil(site.port, isComplete)
  for (const name of names.filter((name) => name !== 'page_renders_waiting')) {
    t.not(after.of(name), '', `${name} is present`)
    t.not(after.of(name), before.of(name), `${name} has changed`)
  }
  const shed = statuses.filter((status) => status === 503).length
  // On a busy machine some arrive while the event loop is late, and are refused for that.
  const reasons = ['renders', 'event_loop'].map((reason) => `requests_shed_total{reason="${reason}"}`)
  const found = reasons.reduce((sum, sample) => sum + after.value(sample), 0)
  t.equal(found, shed)
  t.equal(after.value(requests('page', 'GET', '5xx')), shed)
})

t.test('every request, cache hits included, counts once in the total and in the histogram', async (t) => {
  const backend = await startSixCalls(t)
  const site = await startScraped(t, { API_UPSTREAM: backend.base })
  const menu = '/api/getHomeMenuList'
  for (let i = 0; i < 7; i += 1) await sendRequest(site.base, menu)
  for (let i = 0; i < 2; i += 1) await sendRequest(site.base, menu, { method: 'HEAD' })
  const { headers } = await sendRequest(site.base, menu)
  for (let i = 0; i < 3; i += 1)
    await sendRequest(site.base, menu, { headers: { 'if-none-match': String(headers.etag) } })
  for (let i = 0; i < 4; i += 1) await sendRequest(site.base, '/_data/')
  for (const path of ['/healthz', '/rss.xml', '/calendar.ics', '/robots.txt', '/assets/none.js', '/news/']) {
    await sendRequest(site.base, path)
  }
  await sendRequest(site.base, '/news', { method: 'DELETE' })
  await sendRequest(site.base, '/_cache/purge', { method: 'POST' })
  await sendRequest(site.base, menu, { method: 'REPORT' })
  const expected: [string, string, string, number][] = [
    ['api', 'GET', '2xx', 8],
    ['api', 'HEAD', '2xx', 2],
    ['api', 'GET', '3xx', 3],
    ['data', 'GET', '2xx', 4],
    ['health', 'GET', '2xx', 1],
    ['sitemap', 'GET', '2xx', 1],
    ['asset', 'GET', '4xx', 1],
    ['page', 'GET', '3xx', 1],
    ['other', 'DELETE', '4xx', 1],
    ['purge', 'POST', '4xx', 1],
    ['api', 'other', '4xx', 1]
  ]
  const isComplete = (scraped: Scraped) => scraped.value(requests('api', 'other', '4xx')) === 1
  const scraped = await scrapeUntil(site.port, isComplete)
  for (const [route, method, status, count] of expected) {
    t.equal(scraped.value(requests(route, method, status)), count, `${route} ${method} ${status}`)
    t.equal(scraped.value(durations(route, method, status)), count)
  }
  t.match(scraped.of('http_requests_total'), /route="calendar"/)
  t.match(scraped.of('http_requests_total'), /route="feed"/)
  t.notMatch(scraped.of('http_requests_total'), /none|REPORT|getHome/)
  const total = scraped.of('http_requests_total').split('\n')
  const sum = total.reduce((all, line) => all + Number(line.split(' ').at(-1)), 0)
  t.equal(sum, 8 + 2 + 3 + 4 + 6 + 3, 'nothing counts twice')
})

t.test('a request whose client disconnects before the response counts as 499, forms included', async (t) => {
  const backend = await startSixCalls(t)
  const site = await startScraped(t, { API_UPSTREAM: backend.base })
  backend.delay(1000)
  const disconnect = async (path: string, method: string) => {
    const controller = new AbortController()
    const asked = sendRequest(site.base, path, { method, signal: controller.signal }).catch(({ name }: Error) => name)
    const hasArrived = () =>
      backend.origin.requests.some((request) => request.url === path && request.method === method)
    while (!hasArrived()) await new Promise((done) => setTimeout(done, 5))
    controller.abort()
    t.equal(await asked, 'AbortError')
  }
  await disconnect('/api/other', 'GET')
  await disconnect('/api/addSubscribe', 'POST')
  const counted = await scrapeUntil(site.port, ({ value }) => value(requests('form', 'POST', '499')) === 1)
  t.equal(counted.value(requests('api', 'GET', '499')), 1)
  t.equal(counted.value(requests('form', 'POST', '499')), 1)
  t.equal(counted.value('forms_total{form="subscribe",result="aborted"}'), 1)
  t.equal(counted.value(requests('api', 'GET', '2xx')), 0)
  const lines = site.lines.filter(({ msg }) => msg === 'answered')
  t.match(lines, [
    { status: 499, path: '/api/other', upstreamMs: Number },
    { status: 499, path: '/api/addSubscribe', formResult: 'aborted' }
  ])
})

t.test('posted forms count by form and result, with JavaScript and without', async (t) => {
  const site = await startScraped(t)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const { visitor } = goodValues
  const { consent: _consent, ...withoutConsent } = visitor
  const call = (values: Record<string, string>, more = {}) => postForm(site.base, '/api/addVisitor', values, more)
  const page = (values: Record<string, string>, more = {}) =>
    postForm(site.base, formPages.visitor, { form: 'visitor', ...values }, more)
  for (const send of [call, page]) {
    const before = await scrape(site.port)
    await send(visitor)
    await send(withoutConsent)
    await send({ ...visitor, phone: '12' })
    await send({ ...visitor, [honeypot]: 'x' })
    await send(visitor, foreign)
    const sample = (result: string) => `forms_total{form="visitor",result="${result}"}`
    const after = await scrapeUntil(
      site.port,
      ({ value }) => value(sample('foreign')) > before.value(sample('foreign'))
    )
    for (const result of ['accepted', 'consent', 'validation', 'honeypot', 'foreign'])
      t.equal(after.value(sample(result)) - before.value(sample(result)), 1, `${send.name} ${result}`)
  }
  await page({ ...visitor, company: 'x'.repeat(70_000) })
  const large = 'forms_total{form="unknown",result="too_large"}'
  t.equal((await scrapeUntil(site.port, ({ value }) => value(large) === 1)).value(large), 1)
  let limited = 0
  for (let i = 0; i < 400 && limited === 0; i += 1) if ((await call(withoutConsent)).status === 429) limited += 1
  t.equal(limited, 1)
  const sample = 'forms_total{form="visitor",result="limited"}'
  t.equal((await scrapeUntil(site.port, ({ value }) => value(sample) === 1)).value(sample), 1)
})

t.test('requests that are refused because too many requests to the backend are open count as shed', async (t) => {
  const blocked: ServerResponse[] = []
  let isBlocked = true
  const answer = (_request: unknown, response: ServerResponse) =>
    isBlocked ? void blocked.push(response) : response.end()
  const origin = await startOrigin(t, answer)
  const site = await startScraped(t, { API_UPSTREAM: `${origin.base}/api`, UPSTREAM_TIMEOUT_MS: '60000' })
  // 256 requests may be open to the backend; others wait for a second and are refused then.
  const asked = Array.from({ length: 300 }, (_, i) => sendRequest(site.base, `/api/other?${i}`))
  await new Promise<void>((enough) => {
    let refused = 0
    for (const one of asked) one.then(({ status }) => status === 503 && ++refused === 44 && enough(), t.threw)
  })
  isBlocked = false
  for (const response of blocked) response.end()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  const refused = statuses.filter((status) => status === 503).length
  t.equal(statuses.filter((status) => status === 200).length, 300 - refused)
  // On a busy machine some arrive while the event loop is late, and are refused for that.
  const shed = (scraped: Scraped, reason: string) => scraped.value(`requests_shed_total{reason="${reason}"}`)
  const sum = (scraped: Scraped) => shed(scraped, 'upstream') + shed(scraped, 'event_loop')
  const scraped = await scrapeUntil(site.port, (scraped) => sum(scraped) === refused)
  t.equal(sum(scraped), refused, scraped.of('requests_shed_total'))
  t.ok(shed(scraped, 'upstream') > 0)
  t.equal(scraped.value('upstream_errors_total{call="other",reason="busy"}'), shed(scraped, 'upstream'))
})
