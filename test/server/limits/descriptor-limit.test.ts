import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import {
  type DescriptorUse,
  readDescriptors,
  readOpenFilesLimit,
  shareDescriptors
} from '../../../server/limits/descriptor-limit.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { openDescriptors } from '../../fixtures/process-figures.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { runToEnd, startProcess } from '../../fixtures/site-process.ts'

const use: DescriptorUse = { limit: 1024, open: 20, embedded: true, metrics: true }

t.test('the sum of the shares stays below the limit, and the shares shrink with it', async (t) => {
  let before = shareDescriptors({ ...use, limit: 64 })
  for (let limit = 65; limit < 30_000; limit += limit < 2000 ? 1 : 997) {
    const shares = shareDescriptors({ ...use, limit })
    const { connections, refusals, upstream, files } = shares
    if (use.open + connections + refusals + 2 * upstream + files >= limit) t.fail(`at ${limit}`)
    for (const name of ['refusals', 'upstream', 'files'] as const)
      if (shares[name] < before[name]) t.fail(`${name} at ${limit}`)
    if (connections < 8 || connections < before.connections - 4) t.fail(`connections at ${limit}`)
    before = shares
  }
  t.same(
    before,
    { connections: 10_000, refusals: 64, upstream: 64, files: 256 },
    'a high limit gives the maximal shares'
  )
  t.same(shareDescriptors({ ...use, limit: Number.POSITIVE_INFINITY }), before)
})

t.test('the limit is parsed from the text of /proc/self/limits', async (t) => {
  const line = (soft: string) => `Limit Soft Hard Units\nMax open files            ${soft}   524288   files     \n`
  t.equal(readOpenFilesLimit(line('256')), 256)
  t.equal(readOpenFilesLimit(line('unlimited')), Number.POSITIVE_INFINITY)
  t.equal(readOpenFilesLimit('nothing of the kind'), undefined)
  t.match(readDescriptors(), { limit: Number, open: Number })
})

t.test('a limit that is too low for the smallest shares prevents the start with one line', async (t) => {
  const { code, stderr, stdout } = await runToEnd({}, { shell: 'ulimit -n 48' })
  t.equal(code, 1)
  t.match(stderr, /^the limit of open files \(ulimit -n\) is 48: the site needs at least \d+\n$/)
  t.equal(stdout, '')
})

interface BusyConnection {
  socket: net.Socket
  /** The first response. */
  head: string
}

const complete = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
const unfinished = 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '

/** Opens connections that get one response each and then stay busy with a second head that does not end. */
function openBusy(t: Test, port: number, count: number): Promise<BusyConnection[]> {
  const one = () =>
    new Promise<BusyConnection>((resolve) => {
      let head = ''
      const socket = net.connect(port, '127.0.0.1', () => socket.write(complete + unfinished))
      socket.on('data', (chunk) => {
        head += chunk
        if (head.includes('\r\n\r\n{')) resolve({ socket, head })
      })
      socket.on('error', () => undefined)
      socket.on('close', () => resolve({ socket, head }))
      t.teardown(() => socket.destroy())
    })
  return Promise.all(Array.from({ length: count }, one))
}

/** Completes the second head of a busy connection and resolves with its response. */
function finish({ socket }: BusyConnection): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)))
    socket.write('x\r\n\r\n')
  })
}

for (const openFiles of [64, 256, 1024])
  t.test(`with ${openFiles} descriptors and more connections than fit the process answers all of them`, async (t) => {
    const metricsPort = await freePort()
    const env = { METRICS_PORT: String(metricsPort), DATA_DIR: './data' }
    const site = await startProcess(t, env, { shell: `ulimit -n ${openFiles}` })
    const port = Number(new URL(site.base).port)
    const connections = await openBusy(t, port, openFiles + 100)
    const served = connections.filter(({ head }) => head.startsWith('HTTP/1.1 200 '))
    const refused = connections.filter(({ head }) => head.startsWith('HTTP/1.1 503 '))
    t.equal(served.length + refused.length, connections.length, 'no connection is reset without a response')
    t.ok(served.length >= 8 && refused.length >= 100, `${served.length} served, ${refused.length} refused`)
    for (const field of ['Retry-After: 5', 'Connection: close', 'Cache-Control: no-store', 'Content-Security-Policy: '])
      t.match(refused[0]!.head, `\r\n${field}`)

    // Everything that samples the process does so at least once a second.
    await wait(1500)
    t.ok(openDescriptors(site.pid) < openFiles, `${openDescriptors(site.pid)} are open`)
    const scraped = await sendRequest(`http://127.0.0.1:${metricsPort}`, '/metrics')
    t.match(
      scraped,
      { status: 200, body: /^process_resident_memory_bytes \d+/m },
      'metrics can be scraped at the limit'
    )
    t.match(await finish(served[0]!), /^HTTP\/1\.1 200 /, 'a served connection continues')
    t.equal((await sendRequest(site.base, '/healthz')).status, 200, 'an idle connection is closed for a new one')
    t.ok(site.lines.some(({ msg }) => /^connections are refused with 503: .*ulimit -n/.test(msg)))

    for (const { socket } of connections) socket.destroy()
    t.equal((await sendRequest(site.base, '/en/')).status, 200, 'a page is served after the connections have closed')
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    t.equal(
      (await sendRequest(site.base, '/api/addSubscribe', { ...form, body: 'email=a%40example.com' })).json().code,
      200
    )
    const again = await openBusy(t, port, 8)
    t.equal(again.filter(({ head }) => head.startsWith('HTTP/1.1 200 ')).length, 8)
    for (const { socket } of again) socket.destroy()
    t.equal(await site.stop(), 0)
  })

t.test('concurrent requests for all files of a page succeed under a low limit', async (t) => {
  const site = await startProcess(t, {}, { shell: 'ulimit -n 64' })
  const { body } = await sendRequest(site.base, '/en/')
  const names = [...new Set(body.match(/\/assets\/[\w.-]+/g))]
  t.ok(names.length > 3, `${names.length} files`)
  for (const round of ['first', 'second']) {
    const responses = await Promise.all(
      names.slice(0, 6).map((name) => sendRequest(site.base, name, { headers: { 'accept-encoding': 'br' } }))
    )
    t.same(new Set(responses.map(({ status }) => status)), new Set([200]), round)
  }
})
