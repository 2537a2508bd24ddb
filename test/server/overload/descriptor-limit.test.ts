import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import t, { type Test } from 'tap'
import {
  type DescriptorUse,
  readDescriptors,
  readOpenFilesLimit,
  shareDescriptors
} from '../../server/descriptor-limit.ts'
import { ask } from '../fixtures/client.ts'
import { openDescriptors } from '../fixtures/process-figures.ts'
import { runToEnd, startProcess } from '../fixtures/site-process.ts'

const use: DescriptorUse = { limit: 1024, open: 20, embedded: true, metrics: true }

t.test('the shares never add up to more than the limit, and shrink with it', async (t) => {
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
  t.same(before, { connections: 10_000, refusals: 64, upstream: 64, files: 256 }, 'with room enough nothing is cut')
  t.same(shareDescriptors({ ...use, limit: Number.POSITIVE_INFINITY }), before)
})

t.test('the limit is read as Linux writes it', async (t) => {
  const line = (soft: string) => `Limit Soft Hard Units\nMax open files            ${soft}   524288   files     \n`
  t.equal(readOpenFilesLimit(line('256')), 256)
  t.equal(readOpenFilesLimit(line('unlimited')), Number.POSITIVE_INFINITY)
  t.equal(readOpenFilesLimit('nothing of the kind'), undefined)
  t.match(readDescriptors(), { limit: Number, open: Number })
})

t.test('a limit under which nobody could be served stops the start with one line', async (t) => {
  const { code, stderr, stdout } = await runToEnd({}, { openFiles: 48 })
  t.equal(code, 1)
  t.match(stderr, /^the limit of open files \(ulimit -n\) is 48: the site needs at least \d+\n$/)
  t.equal(stdout, '')
})

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Held {
  socket: net.Socket
  /** What came first. */
  head: string
}

const question = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'
const unfinished = 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: '

/** Connections that get one answer each and then stay busy with a second head that does not end. */
function hold(t: Test, port: number, count: number): Promise<Held[]> {
  const one = () =>
    new Promise<Held>((resolve) => {
      let head = ''
      const socket = net.connect(port, '127.0.0.1', () => socket.write(question + unfinished))
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

/** The next answer of a held connection, whose head is finished now. */
function finish({ socket }: Held): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)))
    socket.write('x\r\n\r\n')
  })
}

for (const openFiles of [64, 256, 1024]) {
  t.test(`with ${openFiles} descriptors and more connections than fit the process lives and answers`, async (t) => {
    const metricsPort = await freePort()
    const env = { METRICS_PORT: String(metricsPort), DATA_DIR: './data' }
    const site = await startProcess(t, env, { openFiles })
    const port = Number(new URL(site.base).port)
    const held = await hold(t, port, openFiles + 100)
    const served = held.filter(({ head }) => head.startsWith('HTTP/1.1 200 '))
    const refused = held.filter(({ head }) => head.startsWith('HTTP/1.1 503 '))
    t.equal(served.length + refused.length, held.length, 'nobody is reset without an answer')
    t.ok(served.length >= 8 && refused.length >= 100, `${served.length} served, ${refused.length} refused`)
    for (const field of ['Retry-After: 5', 'Connection: close', 'Cache-Control: no-store', 'Content-Security-Policy: '])
      t.match(refused[0]!.head, `\r\n${field}`)

    // Whatever samples the process does so at least once a second.
    await wait(1500)
    t.ok(openDescriptors(site.pid) < openFiles, `${openDescriptors(site.pid)} are open`)
    const scraped = await ask(`http://127.0.0.1:${metricsPort}`, '/metrics')
    t.match(scraped, { status: 200, body: /^process_resident_bytes \d+/m }, 'metrics are read at the limit')
    t.match(await finish(served[0]!), /^HTTP\/1\.1 200 /, 'a connection that is served goes on')
    t.equal((await ask(site.base, '/healthz')).status, 200, 'and makes room for a new one when it is idle')
    t.ok(site.lines.some(({ msg }) => /^connections are refused with 503: .*ulimit -n/.test(msg)))

    for (const { socket } of held) socket.destroy()
    t.equal((await ask(site.base, '/en/')).status, 200, 'a page, when they have left')
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    t.equal((await ask(site.base, '/api/addSubscribe', { ...form, body: 'email=a%40example.com' })).json().code, 200)
    const again = await hold(t, port, 8)
    t.equal(again.filter(({ head }) => head.startsWith('HTTP/1.1 200 ')).length, 8)
    for (const { socket } of again) socket.destroy()
    t.equal(await site.stop(), 0)
  })
}

t.test('a page’s own files, all asked for at once, are all sent under a low limit', async (t) => {
  const site = await startProcess(t, {}, { openFiles: 64 })
  const { body } = await ask(site.base, '/en/')
  const names = [...new Set(body.match(/\/assets\/[\w.-]+/g))]
  t.ok(names.length > 3, `${names.length} files`)
  for (const round of ['first', 'second']) {
    const seen = await Promise.all(
      names.slice(0, 6).map((name) => ask(site.base, name, { headers: { 'accept-encoding': 'br' } }))
    )
    t.same(new Set(seen.map(({ status }) => status)), new Set([200]), round)
  }
})
