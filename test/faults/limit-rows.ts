/** More than the process accepts: connections beyond its descriptors, and forms beyond the limit of bodies. */
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import type { Test } from 'tap'
import { createEnding } from '../fixtures/ending.ts'
import { openDescriptors } from '../fixtures/process-figures.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

export const limitRows: RowDefinition[] = [
  { failure: '1,000 connections with `ulimit -n 256`', run: manyConnections },
  { failure: 'twelve forms of 5 MB at once', run: largeForms }
]

const openFiles = 256
const unfinished = 'GET /en/ HTTP/1.1\r\nHost: fair\r\nX-Slow: '

/** Opens connections that get one response and then send a request header that never ends. */
async function manyConnections(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const site = await startProcess(t, {}, { openFiles })
    const port = Number(new URL(site.base).port)
    await sendRequest(site.base, '/en/')
    const connections = await Promise.all(Array.from({ length: 1000 }, () => openBusyConnection(t, port)))
    const withStatus = (status: number) => connections.filter(({ head }) => head.startsWith(`HTTP/1.1 ${status} `))
    const served = withStatus(200)
    const refused = withStatus(503)
    expect(
      row,
      served.length + refused.length === connections.length,
      `${connections.length - served.length - refused.length} reset`
    )
    expect(row, served.length >= 100, `only ${served.length} connections are served`)
    expect(
      row,
      refused.every(({ head }) => /\r\nretry-after: \d+\r\n/i.test(head)),
      'a 503 has no Retry-After'
    )
    const open = openDescriptors(site.pid)
    expect(row, open < openFiles, `${open} descriptors are open`)
    const [one] = served
    one?.socket.write('x\r\n\r\n')
    const next = one && String((await once(one.socket, 'data'))[0])
    expect(
      row,
      next?.startsWith('HTTP/1.1 200 ') === true,
      `the next request on a served connection gets ${next?.slice(0, 40)}`
    )
    for (const { socket } of connections) socket.destroy()
    const page = await sendRequest(site.base, '/en/')
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const stored = await sendRequest(site.base, '/api/addSubscribe', { ...form, body: 'email=a%40example.com' })
    expect(
      row,
      page.status === 200 && stored.status === 200,
      `after the connections have closed: page ${page.status}, form ${stored.status}`
    )
    const line = site.lines.find(({ msg }) => msg.includes('ulimit -n'))
    expect(row, line !== undefined, 'the log does not name the limit')
    row.sees = `${served.length} are served, all others get 503 with Retry-After; all are served again once those have closed`
    row.log = line?.msg ?? ''
  } finally {
    await end()
  }
}

/** Resolves with the first response and its connection, on which another request has begun. */
function openBusyConnection(t: Test, port: number): Promise<{ socket: Socket; head: string }> {
  return new Promise((resolve) => {
    let head = ''
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`GET /healthz HTTP/1.1\r\nHost: fair\r\n\r\n${unfinished}`)
    )
    const settle = () => resolve({ socket, head })
    socket.on('data', (chunk) => {
      head += chunk
      if (head.includes('\r\n\r\n{')) settle()
    })
    socket.on('error', () => undefined)
    socket.on('close', settle)
    t.teardown(() => socket.destroy())
  })
}

const value = Buffer.alloc(5 * 1024 * 1024, 'a')
const multipart = 'multipart/form-data; boundary=boundary'
const urlencoded = 'application/x-www-form-urlencoded'
const part = '--boundary\r\nContent-Disposition: form-data; name="email"\r\n\r\n'
const large = {
  [multipart]: Buffer.concat([Buffer.from(part), value, Buffer.from('\r\n--boundary--\r\n')]),
  [urlencoded]: Buffer.concat([Buffer.from('form=subscribe&email='), value])
}
/** Where a form is sent with JavaScript, and where without. */
const targets = [
  { path: '/api/addSubscribe', type: multipart },
  { path: '/en/media/e-news', type: urlencoded }
] as const
const rounds = 5
let visitors = 0

/** Sends to the API and to a page, with the embedded backend and with one that answers 413 at once. */
async function largeForms(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const sites = {
      embedded: await startProcess(t, { TRUST_PROXY: 'loopback' }),
      'refusing backend': await startProcess(t, { TRUST_PROXY: 'loopback', API_UPSTREAM: await startRefusing(t) })
    }
    for (const [name, site] of Object.entries(sites)) {
      for (let round = 0; round < rounds; round += 1) {
        for (const target of targets) {
          const heads = await Promise.all(Array.from({ length: 12 }, () => sendLarge(site, target)))
          const others = heads.filter((head) => !head.startsWith('HTTP/1.1 413 '))
          expect(row, others.length === 0, `${name}, ${target.path}: ${others.length} times ${others[0]?.slice(0, 40)}`)
        }
      }
      // Pages have no data with the refusing backend; the warnings about that, those of the start too, are expected.
      const warnings = site.lines.filter(
        ({ level, msg, result }) =>
          level >= 40 && result === undefined && /the backend/.test(msg) && !/no backend/.test(msg)
      )
      expect(row, warnings.length === 0, `${name}: the log says ${warnings[0]?.msg} (${warnings[0]?.reason})`)
    }
    row.sees = '413 for each, also while it is still being sent'
    row.log = 'nothing'
  } finally {
    await end()
  }
}

/**
 * Sends and reads at once, as browsers do. Resolves with the response header; empty where the connection is reset
 * first.
 */
function sendLarge(site: SiteProcess, { path, type }: (typeof targets)[number]): Promise<string> {
  const body = large[type]
  visitors += 1
  const fields = [
    'Host: fair',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    // Every request has another address, so that the limit per address does not apply.
    `X-Forwarded-For: 10.1.${visitors >> 8}.${visitors & 255}`
  ].join('\r\n')
  return new Promise((resolve) => {
    let head = ''
    const socket = net.connect(Number(new URL(site.base).port), '127.0.0.1', () => {
      socket.write(`POST ${path} HTTP/1.1\r\n${fields}\r\n\r\n`)
      socket.write(body)
    })
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1')
      if (head.includes('\r\n\r\n')) socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(head))
  })
}

/** Starts a backend that answers 413 when the request header arrives, and closes without reading the body. */
async function startRefusing(t: Test): Promise<string> {
  const body = '{"code":413,"msg":"too large","data":null}'
  const response = `HTTP/1.1 413 Content Too Large\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.pause()
      socket.end(response, () => socket.destroy())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
