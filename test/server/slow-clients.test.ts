import { mkdirSync, writeFileSync } from 'node:fs'
import net, { type Socket } from 'node:net'
import path from 'node:path'
import t, { type Test } from 'tap'
import { maxShares } from '../../server/limits/descriptor-limit.ts'
import { type Origin, sendJson, startOrigin } from '../fixtures/origin.ts'
import { startSite } from '../fixtures/running-site.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { until } from '../fixtures/until.ts'

// Clients that hold on: they send their bodies byte by byte, or read nothing of what they have asked for.

/** Eight addresses, as a trusted proxy reports them. */
const slowAddresses = Array.from({ length: 8 }, (_, i) => `198.51.100.${i + 1}`)

/** Milliseconds between two bytes of a slow body. */
const byteMs = 3000

/** Keeps connections open, one after the other where one is closed, until the test ends. */
function keepOpen(t: Test, base: string, count: number, begin: (socket: Socket, index: number) => void): void {
  const { hostname, port } = new URL(base)
  const open = new Set<Socket>()
  let isOn = true
  t.teardown(() => {
    isOn = false
    for (const socket of open) socket.destroy()
  })
  const connect = (index: number) => {
    if (!isOn) return
    const socket = net.connect(Number(port), hostname, () => begin(socket, index))
    open.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      open.delete(socket)
      connect(index)
    })
  }
  for (let index = 0; index < count; index += 1) connect(index)
}

/** Sends bodies to these paths in turn, one byte in three seconds on each connection. */
function sendSlowly(t: Test, base: string, paths: readonly string[], perAddress: number): void {
  keepOpen(t, base, perAddress * slowAddresses.length, (socket, index) => {
    const fields = [
      'Host: fair',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 1000',
      `X-Forwarded-For: ${slowAddresses[index % slowAddresses.length]}`
    ]
    const path = paths[Math.floor(index / slowAddresses.length) % paths.length]
    socket.write(`POST ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n\r\ne`)
    const timer = setInterval(() => socket.write('m'), byteMs)
    socket.once('close', () => clearInterval(timer))
    socket.resume()
  })
}

/** Requests a path on each connection and reads nothing. */
function readNothing(t: Test, base: string, path: string, perAddress: number): void {
  keepOpen(t, base, perAddress * slowAddresses.length, (socket, index) => {
    const address = slowAddresses[index % slowAddresses.length]
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: fair\r\nX-Forwarded-For: ${address}\r\n\r\n`)
  })
}

const largeBytes = 64 * 1_048_576
const accepted = sendJson({ code: 200, msg: 'ok', data: null })

/** A backend with a download that is not stored; every other call is answered at once. */
function startBackend(t: Test): Promise<Origin> {
  return startOrigin(t, (request, response, count) => {
    // A backend answers a form when it has all of it.
    if (request.url !== '/download') return request.resume().on('end', () => accepted(request, response, count))
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': largeBytes })
    const chunk = Buffer.alloc(1_048_576)
    let left = largeBytes / chunk.length
    const send = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(chunk)) return response.once('drain', send)
      }
      return response.end()
    }
    return send()
  })
}

/** A site with few connections to the backend. */
const start = (t: Test, origin: Origin, env = {}, options = {}) =>
  startSite(
    t,
    origin.base,
    { TRUST_PROXY: 'loopback', ...env },
    { descriptors: { ...maxShares, upstream: 8 }, ...options }
  )

/** What another visitor does, ten times: forms with and without script, a search, a call that is not stored. */
async function statusesOfOthers(base: string): Promise<string[]> {
  const statuses: string[] = []
  for (let i = 0; i < 10; i += 1) {
    const from = { 'x-forwarded-for': `192.0.2.${i}` }
    const form = {
      method: 'POST',
      headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
      body: `form=subscribe&email=a${i}%40example.com&consent=1`
    }
    const answers = await Promise.all([
      sendRequest(base, '/api/addSubscribe', form),
      sendRequest(base, '/en/', form),
      sendRequest(base, '/api/other', form),
      sendRequest(base, `/en/search?q=tea${i}`, { headers: from }),
      sendRequest(base, `/api/uncached?q=${i}`, { headers: from })
    ])
    statuses.push(answers.map(({ status }) => status).join(' '))
  }
  return [...new Set(statuses)]
}
const served = ['200 303 200 200 200']

t.test('clients that send a byte in three seconds leave forms and pages of others untouched', async (t) => {
  const origin = await startBackend(t)
  const base = await start(t, origin)
  t.same(await statusesOfOthers(base), served)
  const before = origin.requests.length
  sendSlowly(t, base, ['/api/addSubscribe', '/api/other', '/en/media/e-news'], 12)
  for (let i = 0; i < 3; i += 1) t.same(await statusesOfOthers(base), served)
  const slow = origin.requests.slice(before).filter(({ body }) => body.startsWith('em') && !body.includes('@'))
  t.same(slow, [], 'the backend hears nothing of a body that is not complete')
})

t.test('clients that read nothing of a download leave calls and forms of others untouched', async (t) => {
  const origin = await startBackend(t)
  const base = await start(t, origin)
  readNothing(t, base, '/api/download', 4)
  await until(() => origin.requests.filter(({ url }) => url === '/download').length >= 8)
  for (let i = 0; i < 3; i += 1) t.same(await statusesOfOthers(base), served)
  const own = await sendRequest(base, '/api/download', { headers: { 'x-forwarded-for': '192.0.2.1' } })
  t.equal(own.bytes.length, largeBytes, 'nor is the download of another visitor')
})

t.test('a file of the content folder comes from the disk, whole, while others read nothing of it', async (t) => {
  const folder = t.testdir()
  mkdirSync(path.join(folder, 'content-files'))
  const bytes = Buffer.from(Array.from({ length: 9_000_000 }, (_, i) => (i * 31 + (i >> 13)) % 256))
  writeFileSync(path.join(folder, 'content-files', 'plan-0123.pdf'), bytes)
  const origin = await startBackend(t)
  const env = { CONTENT: 'embedded', DATA_DIR: folder }
  const base = await start(t, origin, env, { embeddedBeside: origin.base })
  const address = '/content-files/plan-0123.pdf'
  readNothing(t, base, address, 12)
  for (let i = 0; i < 3; i += 1) t.same(await statusesOfOthers(base), served)
  const file = await sendRequest(base, address)
  t.match(file, {
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"plan-0123"'
    }
  })
  t.ok(file.bytes.equals(bytes))
  t.equal((await sendRequest(base, address, { method: 'HEAD' })).headers['content-length'], String(bytes.length))
  t.equal((await sendRequest(base, address, { headers: { 'if-none-match': '"plan-0123"' } })).status, 304)
  t.notOk(origin.requests.some(({ url }) => url.includes('plan-0123')))
  t.equal((await sendRequest(base, '/content-files/none-0123.pdf')).status, 200, 'others are left to the backend')
})
