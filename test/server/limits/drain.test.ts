import http from 'node:http'
import t from 'tap'
import { startOrigin } from '../../fixtures/origin.ts'
import { sendBytes, sendRequest } from '../../fixtures/send-request.ts'
import { startProcess } from '../../fixtures/site-process.ts'
import { until } from '../../fixtures/until.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

t.test('a draining process is not ready, serves new connections, and closes each after one response', async (t) => {
  const site = await startProcess(t, { DRAIN_S: '2' })
  const paths = ['/en/', '/api/getHomeMenuList', '/healthz', '/exhibition/about', '/api/none']
  for (const path of paths) await sendRequest(site.base, path)
  const ended = site.stop()
  await until(async () => (await sendRequest(site.base, '/readyz')).status === 503)
  const { body, headers } = await sendRequest(site.base, '/readyz')
  t.match(body, 'about to end')
  t.equal(headers['retry-after'], '5')
  for (const path of paths) {
    // The request does not ask for it: the server closes these connections by itself.
    t.match(await sendBytes(site.base, get(path)), /^HTTP\/1\.1 (200|404) [\s\S]*\r\nConnection: close\r\n/i, path)
  }
  t.equal(await ended, 0)
  await t.rejects(sendRequest(site.base, '/healthz'))
  const [starting] = site.lines.filter(({ msg }) => msg === 'starting')
  t.match(starting, { version: /^[\w-]+$/, node: process.version, edition: 'organic', settings: { DRAIN_S: '2' } })
  t.match(site.lines.at(-1), { msg: 'closed', forms: 0, cut: 0 })
  t.ok(Number(site.lines.at(-1)?.requests) > 2 * paths.length)
})

t.test('a request on an idle connection is answered just after the process has stopped listening', async (t) => {
  const site = await startProcess(t)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  t.teardown(() => agent.destroy())
  await sendRequest(site.base, '/en/', {}, agent)
  const ended = site.stop()
  await until(async () =>
    sendRequest(site.base, '/healthz').then(
      () => false,
      () => true
    )
  )
  const late = await sendRequest(site.base, '/en/', {}, agent)
  t.equal(late.status, 200)
  t.equal(late.headers.connection, 'close')
  t.equal(await ended, 0)
})

t.test('a response in progress when draining begins closes its connection', async (t) => {
  let answer = () => {}
  const origin = await startOrigin(t, (_request, response) => {
    answer = () => response.end('{}')
  })
  const site = await startProcess(t, { API_UPSTREAM: `${origin.base}/api`, DRAIN_S: '1' })
  const agent = new http.Agent({ keepAlive: true })
  t.teardown(() => agent.destroy())
  const open = sendRequest(site.base, '/api/slow', {}, agent)
  await until(async () => origin.requests.some(({ url }) => url === '/api/slow'))
  const ended = site.stop()
  await until(
    async () =>
      (await sendRequest(site.base, '/healthz')).status === 200 && site.lines.some(({ msg }) => msg === 'closing')
  )
  answer()
  t.equal((await open).headers.connection, 'close')
  t.equal(await ended, 0)
})

t.test('no request is lost under load, and the process exits by itself', async (t) => {
  const site = await startProcess(t, { DRAIN_S: '5' })
  let isReady = true
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })
  const statuses = new Map<number | string, number>()
  let closing = 0
  const sender = async () => {
    while (isReady) {
      const { status, headers } = await sendRequest(site.base, '/en/', {}, agent).catch(({ code }) => ({
        status: String(code),
        headers: { connection: '' }
      }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (headers.connection === 'close') closing += 1
    }
  }
  const senders = Promise.all(Array.from({ length: 64 }, sender))
  await until(() => (statuses.get(200) ?? 0) > 2000)
  const ended = site.stop()
  await until(() => closing > 64)
  isReady = false
  await senders
  agent.destroy()
  t.equal(await ended, 0)
  t.same([...statuses.keys()], [200])
})

t.test('a second signal ends the process at once', async (t) => {
  const site = await startProcess(t, { DRAIN_S: '60' })
  process.kill(site.pid, 'SIGTERM')
  await until(async () => (await sendRequest(site.base, '/readyz')).status === 503)
  const began = performance.now()
  await site.stop()
  t.ok(performance.now() - began < 55_000, 'it did not wait for DRAIN_S')
})
