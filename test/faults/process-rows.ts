/** What the process itself must survive: being told to end, being killed, a bad disk, a dead backend, a crowd. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answered, ask } from '../fixtures/client.ts'
import { createEnding } from '../fixtures/ending.ts'
import { runToEnd, startProcess } from '../fixtures/site-process.ts'
import { storedRows, withStore } from '../fixtures/stored-rows.ts'
import { startFaultyApi } from './faulty-api.ts'
import { overload } from './overload.ts'
import { expect, type Row, type RowMaking } from './row.ts'

export const processRows: RowMaking[] = [
  { failure: 'told to end (SIGTERM) with requests open', run: toldToEnd },
  { failure: 'kill -9 in the middle of 1,000 submissions', run: killed },
  { failure: 'DATA_DIR cannot be written', run: unwritable },
  { failure: 'DATA_DIR is full', run: full },
  { failure: 'the embedded backend dies', run: backendDies },
  { failure: 'the port is taken', run: portTaken },
  { failure: 'heads and bodies that do not end', run: slowVisitors },
  { failure: 'overload at 4 times capacity', run: overload }
]

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Each from an address of its own, as a trusted proxy would tell; so the limit by address stays out of it. */
function subscribe(base: string, index: number, agent?: http.Agent): Promise<Answered> {
  const headers = {
    ...form,
    lang: 'en',
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  }
  return ask(base, '/api/addSubscribe', { method: 'POST', headers, body: `email=v${index}%40example.com` }, agent)
}

async function withEnding(work: (ending: ReturnType<typeof createEnding>['t']) => Promise<void>): Promise<void> {
  const { t, end } = createEnding()
  try {
    await work(t)
  } finally {
    await end()
  }
}

/** An answer that the backend takes a while over is finished; nothing new is taken; the exit code is 0. */
async function toldToEnd(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const api = await startFaultyApi(t)
    const site = await startProcess(t, { API_UPSTREAM: api.base })
    await api.fail((_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,"data":1}'), 1500)
    })
    const agent = new http.Agent({ keepAlive: true })
    t.teardown(() => agent.destroy())
    await ask(site.base, '/healthz', {}, agent)
    const open = ask(site.base, '/api/other')
    await wait(300)
    const began = performance.now()
    const ended = site.stop()
    await wait(300)
    const late = await ask(site.base, '/healthz').then(
      () => true,
      () => false
    )
    expect(row, !late, 'a new connection was accepted')
    const answer = await open
    expect(row, answer.status === 200 && answer.complete, `the open request: ${answer.status}`)
    expect(row, answer.headers.connection === 'close' || answer.complete, 'the open request was cut')
    const code = await ended
    const took = performance.now() - began
    expect(row, code === 0, `exit code ${code}`)
    expect(row, took < 5000, `closing took ${Math.round(took)} ms`)
    expect(
      row,
      site.lines.some(({ msg }) => msg === 'closing'),
      'the log does not say so'
    )
    row.sees = 'open requests are finished (7 s at most), new connections refused; exit code 0'
    row.log = 'closing, with the signal'
  })
}

/** Whatever was answered with success before the kill is in the file after it. */
async function killed(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const site = await startProcess(t, { TRUST_PROXY: 'loopback' })
    const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
    t.teardown(() => agent.destroy())
    const accepted: number[] = []
    let sent = 0
    const post = async () => {
      while (sent < 1000) {
        const index = sent++
        const answer = await subscribe(site.base, index, agent).catch(() => undefined)
        if (!answer) return
        if (answer.status === 200 && answer.complete && answer.json().code === 200) accepted.push(index)
        // All senders together may have sent as many as are taken at once.
        if (answer.status === 503) await wait(1000)
        if (accepted.length === 500) process.kill(site.pid, 'SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 16 }, post))
    expect(row, accepted.length >= 500, `only ${accepted.length} were accepted`)
    const kept = new Set(storedRows(site.folder).map(({ address }) => address))
    const lost = accepted.filter((index) => !kept.has(`v${index}@example.com`))
    expect(row, lost.length === 0, `${lost.length} accepted submissions are lost`)
    const sound = withStore(
      site.folder,
      (db) => (db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }).integrity_check
    )
    expect(row, sound === 'ok', `the file is damaged: ${sound}`)
    row.sees = `connections end; none of the ${accepted.length} submissions that were answered with success is lost`
    row.log = 'nothing: the process is gone'
  })
}

/** A file stands where the folder should be. */
async function unwritable(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'blocked-'))
    t.teardown(() => rmSync(folder, { recursive: true, force: true }))
    const blocked = path.join(folder, 'data')
    writeFileSync(blocked, '')
    await servesWithoutStore(row, t, blocked)
    row.stale = 'everything: pages do not depend on it'
  })
}

/** A file system of a few pages, filled up. Where none may be mounted, a link to a device that is always full. */
async function full(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'full-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]).status === 0
    t.teardown(() => {
      if (mounted) spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    })
    if (mounted) {
      mkdirSync(path.join(folder, 'assets'))
      fill(path.join(folder, 'ballast'))
    } else spawnSync('ln', ['-s', '/dev/full', path.join(folder, 'submissions.sqlite')])
    await servesWithoutStore(row, t, folder)
    if (mounted) {
      rmSync(path.join(folder, 'ballast'))
      rmSync(path.join(folder, 'assets'), { recursive: true })
    }
    row.stale = mounted
      ? 'everything: pages do not depend on it'
      : 'everything (a full device stands for a full disk here)'
  })
}

function fill(file: string): void {
  for (const size of [4096, 512, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // As full as it gets with pieces of this size.
    }
  }
}

async function servesWithoutStore(row: Row, t: Parameters<typeof startProcess>[0], dataDir: string): Promise<void> {
  const site = await startProcess(t, { DATA_DIR: dataDir, TRUST_PROXY: 'loopback' })
  const shown = await ask(site.base, '/en/')
  expect(row, shown.status === 200, `page: ${shown.status}`)
  const script = /<script[^>]* src="([^"]+)"/.exec(shown.body)?.[1]
  expect(row, script !== undefined && (await ask(site.base, script)).status === 200, 'the built files are not served')
  const refused = await subscribe(site.base, 1)
  expect(row, refused.status === 503, `form call: ${refused.status}`)
  expect(row, /could not be saved/.test(refused.body), `form call says ${refused.body.slice(0, 80)}`)
  const byPage = await ask(site.base, '/en/media/e-news', {
    method: 'POST',
    headers: { ...form, 'x-forwarded-for': '10.9.9.9' },
    body: 'form=subscribe&email=kept%40example.com&consent=1'
  })
  expect(row, byPage.status === 503, `form without script: ${byPage.status}`)
  expect(
    row,
    byPage.body.includes('could not be saved') && byPage.body.includes('kept@example.com'),
    'the page loses what was typed'
  )
  const line = site.lines.find(({ msg }) => /make DATA_DIR a writable folder with free space/.test(msg))
  expect(row, line !== undefined, 'the log does not name the remedy')
  row.sees = `pages 200, forms ${refused.status}: ‘could not be saved just now’, values kept`
  row.log = line?.msg ?? ''
}

/** Its thread is ended from outside, by what ends threads: its debugger would not do it, so memory does. */
async function backendDies(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const site = await startProcess(t, { NODE_OPTIONS: `--import=${JSON.stringify(mortal(t))}` })
    await ask(site.base, '/en/')
    const stored = await subscribe(site.base, 1)
    expect(row, stored.status === 200, `before: ${stored.status}`)
    const inFlight = Array.from({ length: 15 }, (_, index) => subscribe(site.base, 10 + index))
    process.kill(site.pid, 'SIGCONT')
    inFlight.push(...Array.from({ length: 5 }, (_, index) => subscribe(site.base, 25 + index)))
    while (!site.lines.some(({ msg }) => msg === 'the embedded backend died and is started again')) await wait(10)
    const shown = await ask(site.base, '/en/')
    expect(row, shown.status === 200, `page meanwhile: ${shown.status}`)
    const began = performance.now()
    let back: Answered | undefined
    while (back?.status !== 200 && performance.now() - began < 5000) {
      back = await subscribe(site.base, 2)
      if (back.status !== 200) await wait(50)
    }
    expect(row, back?.status === 200, `not back within 5 s: ${back?.status}`)
    const answers = await Promise.all(inFlight)
    expect(
      row,
      answers.every(({ status }) => status === 200 || status === 502),
      'a form in flight has no clear answer'
    )
    const kept = storedRows(site.folder).map(({ address }) => address)
    const lost = answers.filter(({ status }, index) => status === 200 && !kept.includes(`v${10 + index}@example.com`))
    expect(row, lost.length === 0, `${lost.length} forms in flight were answered with success and are lost`)
    expect(row, kept.includes('v1@example.com') && kept.includes('v2@example.com'), `stored: ${kept}`)
    row.sees = `pages 200; forms, those in flight too, 502 until it is back (here ${Math.round(performance.now() - began)} ms later)`
    row.stale = 'pages and policy calls'
    row.log = 'the embedded backend died and is started again, with the delay'
  })
}

/** A module that ends the threads of its process when it is told to. */
function mortal(t: Parameters<typeof startProcess>[0]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mortal-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'mortal.mjs')
  writeFileSync(
    file,
    `import worker, { isMainThread } from 'node:worker_threads'
     import { syncBuiltinESMExports } from 'node:module'
     if (isMainThread) {
       const threads = new Set()
       worker.Worker = class extends worker.Worker {
         constructor(...given) { super(...given); threads.add(this); this.once('exit', () => threads.delete(this)) }
       }
       syncBuiltinESMExports()
       process.on('SIGCONT', () => { for (const thread of threads) thread.terminate() })
     }`
  )
  return file
}

async function portTaken(row: Row): Promise<void> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  for (const name of ['PORT', 'METRICS_PORT']) {
    const { code, stderr } = await runToEnd({ [name]: String(port) })
    expect(row, code === 1, `${name}: exit code ${code}`)
    expect(
      row,
      stderr === `${name}=${port} cannot be used: something else listens there\n`,
      `${name}: ${stderr.slice(0, 200)}`
    )
    row.log = `${name}=… cannot be used: something else listens there (one line, exit code 1)`
  }
  row.sees = 'nothing: the process does not start'
  await new Promise((resolve) => server.close(resolve))
}

/** 200 connections that never finish what they say are cut off, and nobody else notices. */
async function slowVisitors(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const site = await startProcess(t)
    await ask(site.base, '/en/')
    const { port } = new URL(site.base)
    const heads = Array.from({ length: 200 }, () => half(Number(port), 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '))
    const body = half(
      Number(port),
      'POST /api/addSubscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail='
    )
    const began = performance.now()
    let slowest = 0
    while (performance.now() - began < 5000) {
      const asked = performance.now()
      expect(row, (await ask(site.base, '/en/')).status === 200, 'a page failed meanwhile')
      slowest = Math.max(slowest, performance.now() - asked)
      await wait(50)
    }
    expect(row, slowest < 1000, `others waited ${Math.round(slowest)} ms`)
    const said = await Promise.all(heads)
    expect(
      row,
      said.every((text) => text.startsWith('HTTP/1.1 408 ')),
      `heads: ${said.find((text) => !text.startsWith('HTTP/1.1 408 '))?.slice(0, 60)}`
    )
    const cut = performance.now() - began
    expect(row, cut < 20_000, `heads were cut after ${Math.round(cut)} ms`)
    const answered = await body
    const bodyCut = performance.now() - began
    expect(row, /^HTTP\/1\.1 (408|504) /.test(answered), `body: ${answered.slice(0, 60)}`)
    expect(row, bodyCut < 65_000, `the body was cut after ${Math.round(bodyCut)} ms`)
    row.sees = `408 and the end of the connection (heads after ${Math.round(cut / 1000)} s, a body after ${Math.round(bodyCut / 1000)} s); others notice nothing`
    row.log = 'nothing: it is nobody’s fault here'
  })
}

/** Says something unfinished and gives what came back until the connection ended. */
function half(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })
}
