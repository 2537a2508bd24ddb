/**
 * What happens to the process itself: SIGTERM, SIGKILL, a failing disk, an embedded backend that has ended, slow
 * clients, overload.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest, type TestResponse } from '../fixtures/send-request.ts'
import { runToEnd, startProcess } from '../fixtures/site-process.ts'
import { storedRows, withStore } from '../fixtures/stored-rows.ts'
import { startFaultyApi } from './faulty-api.ts'
import { overload } from './overload.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

export const processRows: RowDefinition[] = [
  { failure: 'SIGTERM with requests open', run: terminated },
  { failure: 'kill -9 in the middle of 1,000 submissions', run: killed },
  { failure: 'DATA_DIR cannot be written', run: unwritable },
  { failure: 'DATA_DIR is full', run: full },
  { failure: 'the embedded backend dies', run: backendDies },
  { failure: 'the port is taken', run: portTaken },
  { failure: 'heads and bodies that do not end', run: unfinishedRequests },
  { failure: 'overload at 4 times capacity', run: overload }
]

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Sends a subscription. Each index has its own address in X-Forwarded-For, so that the limit per address does not apply
 * to a site that trusts this machine as its proxy.
 */
function subscribe(base: string, index: number, agent?: http.Agent): Promise<TestResponse> {
  const headers = {
    ...form,
    lang: 'en',
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  }
  return sendRequest(
    base,
    '/api/addSubscribe',
    { method: 'POST', headers, body: `email=v${index}%40example.com` },
    agent
  )
}

/** Runs `work` with a test object, and its teardowns afterwards. */
async function withEnding(work: (ending: ReturnType<typeof createEnding>['t']) => Promise<void>): Promise<void> {
  const { t, end } = createEnding()
  try {
    await work(t)
  } finally {
    await end()
  }
}

/** After SIGTERM an open request gets its complete response, new connections are refused, and the exit code is 0. */
async function terminated(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const api = await startFaultyApi(t)
    const site = await startProcess(t, { API_UPSTREAM: api.base })
    await api.fail((_request, response) => {
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1,"data":1}'), 1500)
    })
    const agent = new http.Agent({ keepAlive: true })
    t.teardown(() => agent.destroy())
    await sendRequest(site.base, '/healthz', {}, agent)
    const open = sendRequest(site.base, '/api/other')
    await wait(300)
    const ended = site.stop()
    await wait(300)
    const isAccepted = await sendRequest(site.base, '/healthz').then(
      () => true,
      () => false
    )
    expect(row, !isAccepted, 'a new connection was accepted')
    const response = await open
    expect(row, response.status === 200 && response.complete, `the open request: ${response.status}`)
    expect(row, response.headers.connection === 'close', 'the connection of the open request was not closed')
    const code = await ended
    expect(row, code === 0, `exit code ${code}`)
    expect(
      row,
      site.lines.some(({ msg }) => msg === 'closing'),
      'the log has no message `closing`'
    )
    row.sees = 'open requests are finished (7 s at most), new connections refused; exit code 0'
    row.log = 'closing, with the signal'
  })
}

/** Every submission that was answered with success before SIGKILL is stored in the file. */
async function killed(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const site = await startProcess(t, { TRUST_PROXY: 'loopback' })
    const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
    t.teardown(() => agent.destroy())
    const accepted: number[] = []
    let sent = 0
    let isKilled = false
    const post = async () => {
      while (sent < 1000 && !isKilled) {
        const index = sent++
        const response = await subscribe(site.base, index, agent).catch(() => undefined)
        if (!response) return
        if (response.status === 200 && response.complete && response.json().code === 200) accepted.push(index)
        // 503: the limit of submissions for all addresses together is reached.
        if (response.status === 503) await wait(1000)
        if (accepted.length < 500 || isKilled) continue
        isKilled = true
        process.kill(site.pid, 'SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 16 }, post))
    expect(row, accepted.length >= 500, `only ${accepted.length} were accepted`)
    const stored = new Set(storedRows(site.folder).map(({ address }) => address))
    const lost = accepted.filter((index) => !stored.has(`v${index}@example.com`))
    expect(row, lost.length === 0, `${lost.length} accepted submissions are lost`)
    const integrity = withStore(
      site.folder,
      (db) => (db.prepare('PRAGMA integrity_check').get() as { integrity_check: string }).integrity_check
    )
    expect(row, integrity === 'ok', `the file is damaged: ${integrity}`)
    row.sees = `connections end; none of the ${accepted.length} submissions that were answered with success is lost`
    row.log = 'nothing: the process has ended'
  })
}

/** DATA_DIR names a file instead of a folder. */
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

/** DATA_DIR is a full file system of 64 KB; where mounting is not allowed, the file is a link to /dev/full. */
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
      : 'everything (this run uses /dev/full instead of a full file system)'
  })
}

/** Appends to the file until its file system is full. */
function fill(file: string): void {
  for (const size of [4096, 512, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // No more fits in blocks of this size.
    }
  }
}

/** Starts the site on this DATA_DIR: pages are served and forms get 503 with an error message. */
async function servesWithoutStore(row: Row, t: Parameters<typeof startProcess>[0], dataDir: string): Promise<void> {
  const site = await startProcess(t, { DATA_DIR: dataDir, TRUST_PROXY: 'loopback' })
  const page = await sendRequest(site.base, '/en/')
  expect(row, page.status === 200, `page: ${page.status}`)
  const script = /<script[^>]* src="([^"]+)"/.exec(page.body)?.[1]
  expect(
    row,
    script !== undefined && (await sendRequest(site.base, script)).status === 200,
    'the built files are not served'
  )
  const refused = await subscribe(site.base, 1)
  expect(row, refused.status === 503, `form call: ${refused.status}`)
  expect(row, /could not be saved/.test(refused.body), `body of the form call: ${refused.body.slice(0, 80)}`)
  const pageForm = await sendRequest(site.base, '/en/media/e-news', {
    method: 'POST',
    headers: { ...form, 'x-forwarded-for': '10.9.9.9' },
    body: 'form=subscribe&email=typed%40example.com&consent=1'
  })
  expect(row, pageForm.status === 503, `form without script: ${pageForm.status}`)
  expect(
    row,
    pageForm.body.includes('could not be saved') && pageForm.body.includes('typed@example.com'),
    'the page does not keep the values that were typed'
  )
  const line = site.lines.find(({ msg }) => /make DATA_DIR a writable folder with free space/.test(msg))
  expect(row, line !== undefined, 'the log does not name the remedy')
  row.sees = `pages 200, forms ${refused.status}: ‘could not be saved just now’, values kept`
  row.log = line?.msg ?? ''
}

/**
 * A module that is loaded into the process terminates the backend’s thread: no signal from outside can end a thread.
 */
async function backendDies(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const site = await startProcess(t, { NODE_OPTIONS: `--import=${JSON.stringify(threadTerminator(t))}` })
    await sendRequest(site.base, '/en/')
    const stored = await subscribe(site.base, 1)
    expect(row, stored.status === 200, `form before the thread ends: ${stored.status}`)
    const inFlight = Array.from({ length: 15 }, (_, index) => subscribe(site.base, 10 + index))
    process.kill(site.pid, 'SIGCONT')
    inFlight.push(...Array.from({ length: 5 }, (_, index) => subscribe(site.base, 25 + index)))
    while (!site.lines.some(({ msg }) => msg === 'the embedded backend died and is started again')) await wait(10)
    const page = await sendRequest(site.base, '/en/')
    expect(row, page.status === 200, `page while the backend is down: ${page.status}`)
    const began = performance.now()
    let again: TestResponse | undefined
    while (again?.status !== 200 && performance.now() - began < 60_000) {
      again = await subscribe(site.base, 2)
      if (again.status !== 200) await wait(50)
    }
    expect(row, again?.status === 200, `form after the restart: ${again?.status}`)
    const responses = await Promise.all(inFlight)
    expect(
      row,
      responses.every(({ status }) => status === 200 || status === 502),
      'a form in flight got neither 200 nor 502'
    )
    const addresses = storedRows(site.folder).map(({ address }) => address)
    const lost = responses.filter(
      ({ status }, index) => status === 200 && !addresses.includes(`v${10 + index}@example.com`)
    )
    expect(row, lost.length === 0, `${lost.length} forms in flight were answered with success and are lost`)
    expect(row, addresses.includes('v1@example.com') && addresses.includes('v2@example.com'), `stored: ${addresses}`)
    row.sees = `pages 200; forms, those in flight too, 502 until it is back (here ${Math.round(performance.now() - began)} ms later)`
    row.stale = 'pages and declared calls'
    row.log = 'the embedded backend died and is started again, with the delay'
  })
}

/** Writes a module that terminates all worker threads of its process on SIGCONT; gives its path. */
function threadTerminator(t: Parameters<typeof startProcess>[0]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'threads-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'threads.mjs')
  writeFileSync(
    file,
    `import worker, { isMainThread } from 'node:worker_threads'
     import { syncBuiltinESMExports } from 'node:module'
     if (isMainThread) {
       const threads = new Set()
       worker.Worker = class extends worker.Worker {
         constructor(...args) { super(...args); threads.add(this); this.once('exit', () => threads.delete(this)) }
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

/** 200 requests whose header or body never ends get 408, and others are served meanwhile. */
async function unfinishedRequests(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const site = await startProcess(t)
    await sendRequest(site.base, '/en/')
    const { port } = new URL(site.base)
    const heads = Array.from({ length: 200 }, () =>
      sendUnfinished(Number(port), 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    )
    const body = sendUnfinished(
      Number(port),
      'POST /api/addSubscribe HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nemail='
    )
    const began = performance.now()
    while (performance.now() - began < 5000) {
      expect(
        row,
        (await sendRequest(site.base, '/en/')).status === 200,
        'a page failed while the connections were open'
      )
      await wait(50)
    }
    const headResponses = await Promise.all(heads)
    expect(
      row,
      headResponses.every((text) => text.startsWith('HTTP/1.1 408 ')),
      `heads: ${headResponses.find((text) => !text.startsWith('HTTP/1.1 408 '))?.slice(0, 60)}`
    )
    const cut = performance.now() - began
    const bodyResponse = await body
    const bodyCut = performance.now() - began
    expect(row, /^HTTP\/1\.1 (408|504) /.test(bodyResponse), `body: ${bodyResponse.slice(0, 60)}`)
    row.sees = `408 and the end of the connection (heads after ${Math.round(cut / 1000)} s, a body after ${Math.round(bodyCut / 1000)} s); other visitors are not affected`
    row.log = 'nothing'
  })
}

/** Sends bytes and resolves with all that is received until the connection closes. */
function sendUnfinished(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}
