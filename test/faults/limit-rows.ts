/** More than the process can take at once: connections beyond its descriptors, and forms that are far too large. */
import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import type { Test } from 'tap'
import { ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { openDescriptors } from '../fixtures/process-figures.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { expect, type Row, type RowMaking } from './row.ts'

export const limitRows: RowMaking[] = [
  { failure: '1,000 connections with `ulimit -n 256`', run: manyConnections },
  { failure: 'twelve forms of 5 MB at once', run: largeForms }
]

const openFiles = 256
const unfinished = 'GET /en/ HTTP/1.1\r\nHost: fair\r\nX-Slow: '

/** Connections that are answered once and then hold on with a head that does not end. */
async function manyConnections(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const site = await startProcess(t, {}, { openFiles })
    const port = Number(new URL(site.base).port)
    await ask(site.base, '/en/')
    const held = await Promise.all(Array.from({ length: 1000 }, () => hold(t, port)))
    const of = (status: number) => held.filter(({ head }) => head.startsWith(`HTTP/1.1 ${status} `))
    const served = of(200)
    const refused = of(503)
    expect(row, served.length + refused.length === held.length, `${held.length - served.length - refused.length} reset`)
    expect(row, served.length >= 100, `only ${served.length} are served`)
    expect(
      row,
      refused.every(({ head }) => /\r\nretry-after: \d+\r\n/i.test(head)),
      'a refusal without Retry-After'
    )
    const open = openDescriptors(site.pid)
    expect(row, open < openFiles, `${open} descriptors are open`)
    const [one] = served
    one?.socket.write('x\r\n\r\n')
    const next = one && String((await once(one.socket, 'data'))[0])
    expect(row, next?.startsWith('HTTP/1.1 200 ') === true, `a connection that is served gets ${next?.slice(0, 40)}`)
    for (const { socket } of held) socket.destroy()
    const began = performance.now()
    const page = await ask(site.base, '/en/')
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const stored = await ask(site.base, '/api/addSubscribe', { ...form, body: 'email=a%40example.com' })
    expect(row, page.status === 200 && stored.status === 200, `afterwards: ${page.status}, ${stored.status}`)
    const back = performance.now() - began
    expect(row, back < 2000, `well again after ${Math.round(back)} ms`)
    const line = site.lines.find(({ msg }) => msg.includes('ulimit -n'))
    expect(row, line !== undefined, 'the log does not name the limit')
    row.sees = `${served.length} are served, all others get 503 with Retry-After; well again at once when they have left`
    row.log = line?.msg ?? ''
  } finally {
    await end()
  }
}

/** Gives the first answer and its connection, which stays busy. */
function hold(t: Test, port: number): Promise<{ socket: Socket; head: string }> {
  return new Promise((resolve) => {
    let head = ''
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`GET /healthz HTTP/1.1\r\nHost: fair\r\n\r\n${unfinished}`)
    )
    const settled = () => resolve({ socket, head })
    socket.on('data', (chunk) => {
      head += chunk
      if (head.includes('\r\n\r\n{')) settled()
    })
    socket.on('error', () => undefined)
    socket.on('close', settled)
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
/** Where a form goes with script, and where without. */
const targets = [
  { path: '/api/addSubscribe', type: multipart },
  { path: '/en/media/e-news', type: urlencoded }
] as const
const times = 5
let visitors = 0

/** To the API and to a page, in front of the embedded backend and of one that refuses at once. */
async function largeForms(row: Row): Promise<void> {
  const { t, end } = createEnding()
  try {
    const sites = {
      embedded: await startProcess(t, { TRUST_PROXY: 'loopback' }),
      'refusing backend': await startProcess(t, { TRUST_PROXY: 'loopback', API_UPSTREAM: await startRefusing(t) })
    }
    for (const [name, site] of Object.entries(sites)) {
      for (let time = 0; time < times; time += 1) {
        for (const target of targets) {
          const heads = await Promise.all(Array.from({ length: 12 }, () => sendLarge(site, target)))
          const others = heads.filter((head) => !head.startsWith('HTTP/1.1 413 '))
          expect(row, others.length === 0, `${name}, ${target.path}: ${others.length} times ${others[0]?.slice(0, 40)}`)
        }
      }
      // The complaint that nothing is there is about pages, for which this backend has no answers.
      const blames = site.lines.filter(
        ({ level, msg }) => level >= 40 && /the backend/.test(msg) && !/no backend/.test(msg)
      )
      expect(row, blames.length === 0, `${name}: the log says ${blames[0]?.msg} (${blames[0]?.reason})`)
    }
    row.sees = '413 for each, also while it is still being sent'
    row.log = 'nothing'
  } finally {
    await end()
  }
}

/** Sends it while it reads, as browsers do, and gives the head of the answer; empty where the connection is reset first. */
function sendLarge(site: SiteProcess, { path, type }: (typeof targets)[number]): Promise<string> {
  const body = large[type]
  visitors += 1
  const fields = [
    'Host: fair',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    // Each is another visitor, so that the limit by address stays out of it.
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

/** Answers 413 as soon as there is a head, and closes with the rest unread. */
async function startRefusing(t: Test): Promise<string> {
  const body = '{"code":413,"msg":"too large","data":null}'
  const answer = `HTTP/1.1 413 Content Too Large\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.pause()
      socket.end(answer, () => socket.destroy())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
