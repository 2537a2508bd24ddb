/** WORKERS: several processes that serve the site, with one embedded backend and one answer of metrics. */
import { readFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import { freePort } from '../fixtures/free-port.ts'
import { startOrigin } from '../fixtures/origin.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type Env, runToEnd, type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { until } from '../fixtures/until.ts'

const workers = 2
const menu = '/api/getHomeMenuList'

/** The site, once all workers listen. */
async function startWorkers(t: Test, env: Env = {}): Promise<SiteProcess> {
  const site = await startProcess(t, { WORKERS: String(workers), ...env })
  await until(() => site.lines.some(({ msg }) => msg === 'the workers listen'))
  return site
}

/** Cache-Status of one request on a connection of its own for each worker: they take connections in turn. */
async function cacheStatuses({ base }: SiteProcess): Promise<(string | string[] | undefined)[]> {
  const found = []
  for (let i = 0; i < workers; i += 1) found.push((await sendRequest(base, menu)).headers['cache-status'])
  return found
}

t.test('a purge at one worker is a miss at all, and answers with what all had', async (t) => {
  const site = await startWorkers(t, { PURGE_TOKEN: 'secret' })
  await cacheStatuses(site)
  for (const status of await cacheStatuses(site)) t.match(status, /; hit/)
  const purged = await sendRequest(site.base, '/_cache/purge', {
    method: 'POST',
    headers: { authorization: 'Bearer secret' },
    body: '{"tag":"menu","hard":true}'
  })
  t.equal(purged.json<{ data: { touched: number } }>().data.touched, workers)
  for (const status of await cacheStatuses(site)) t.match(status, /fwd=uri-miss/)
})

t.test('limits of forms count for all workers together', async (t) => {
  const site = await startWorkers(t)
  const statuses: number[] = []
  for (let i = 0; i < 40; i += 1) {
    const { status } = await sendRequest(site.base, '/api/addSubscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `email=a${i}%40example.com&product_category_id=1`
    })
    statuses.push(status)
  }
  const passed = statuses.filter((status) => status !== 429).length
  t.ok(passed >= 30 && passed < 40, `${passed} of 40 pass; each of ${workers} workers alone would pass 30`)
})

t.test('one answer of metrics and one live page for all workers', async (t) => {
  const port = await freePort()
  const site = await startWorkers(t, { METRICS_PORT: String(port) })
  for (let i = 0; i < 3; i += 1) await cacheStatuses(site)
  const { body } = await sendRequest(`http://127.0.0.1:${port}`, '/metrics')
  const figureOf = (pattern: RegExp) => Number(pattern.exec(body)?.[1])
  t.equal(figureOf(/^workers_up (\d+)$/m), workers)
  t.equal(figureOf(/^build_info\{.*\} (\d+)$/m), 1)
  t.equal(figureOf(/^http_requests_total\{route="api",method="GET",status="2xx"\} (\d+)$/m), 3 * workers)
  t.equal(figureOf(/^api_cache_requests_total\{call="menu",locale="cn",result="miss"\} (\d+)$/m), workers)
  t.equal(body.match(/^# TYPE process_resident_memory_bytes /gm)?.length, 1)
  const page = await sendRequest(`http://127.0.0.1:${port}`, '/')
  t.match(page.body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '), `menu Chinese ${2 * workers} `)
})

t.test('a worker that dies is replaced, and no other one notices', async (t) => {
  const site = await startWorkers(t)
  const killed = site.lines.find(({ worker, msg }) => worker === 2 && msg.startsWith('Server listening'))!
  process.kill(Number(killed.pid), 'SIGKILL')
  await until(
    () => site.lines.filter(({ worker, msg }) => worker === 2 && msg.startsWith('Server listening')).length === 2
  )
  t.match(
    site.lines.find(({ msg }) => msg === 'a worker has ended and is started again'),
    { worker: 2, end: 'SIGKILL', levelName: 'error' }
  )
  for (const status of await cacheStatuses(site)) t.match(status, /bff/)
})

t.test('SIGTERM ends all of them in order, and an open request is answered', async (t) => {
  let release = () => {}
  const asked = new Promise<void>((resolve) => {
    release = resolve
  })
  const origin = await startOrigin(t, async (request, response) => {
    if (request.url?.startsWith('/api/getNews?')) await asked
    response.setHeader('content-type', 'application/json')
    response.end('{"code":1,"msg":"ok","data":{"id":1,"title":"x"}}')
  })
  const site = await startWorkers(t, { API_UPSTREAM: `${origin.base}/api` })
  const open = sendRequest(site.base, '/api/getNews?id=1')
  await until(() => origin.requests.some(({ url }) => url?.startsWith('/api/getNews?')))
  const stopped = site.stop()
  release()
  t.equal((await open).status, 200)
  t.equal(await stopped, 0)
  const pids = new Set(site.lines.map(({ pid }) => Number(pid)))
  t.equal(pids.size, workers + 1)
  for (const pid of pids) t.throws(() => readFileSync(`/proc/${pid}/stat`), `${pid} has ended`)
})

t.test('SIGTERM while other workers still start lets the first one answer its requests', async (t) => {
  let release = () => {}
  const asked = new Promise<void>((resolve) => {
    release = resolve
  })
  const origin = await startOrigin(t, async (request, response) => {
    if (request.url === '/api/open') await asked
    response.end('{}')
  })
  // So many that the start is not over when the first one listens.
  const site = await startProcess(t, { WORKERS: '6', API_UPSTREAM: `${origin.base}/api` })
  const open = sendRequest(site.base, '/api/open')
  await until(() => origin.requests.some(({ url }) => url === '/api/open'))
  const stopped = site.stop()
  await until(() => site.lines.some(({ msg }) => msg === 'closing'))
  release()
  t.equal((await open).status, 200)
  t.equal(await stopped, 0)
})

t.test('a first worker that cannot listen ends the start with its message', async (t) => {
  const other = await startOrigin(t, (_request, response) => response.end())
  const port = new URL(other.base).port
  const { code, stderr } = await runToEnd({ WORKERS: '2', PORT: port })
  t.equal(code, 1)
  t.match(stderr, `PORT=${port} cannot be used`)
})

t.test('WORKERS is a whole number of processes', async (t) => {
  const { code, stderr } = await runToEnd({ WORKERS: 'many' })
  t.equal(code, 1)
  t.match(stderr, 'WORKERS="many" is not allowed: it must be a whole number of processes, 1 to 64')
})
