import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { startBackend } from '../../../server/backend/start.ts'
import type { EditionName } from '../../../shared/records/editions.ts'
import { dist } from '../../fixtures/dist.ts'

const built = (file: string) => path.join(dist, 'server', file)
const files = { worker: pathToFileURL(built('backend-worker.js')), content: built('content-organic.json') }
const edition: EditionName = 'organic'

/** Resolves to the first response from `origin`; tries again while the connection is refused. */
async function firstResponse(origin: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(`${origin}/getHome`, { headers: { connection: 'close' } })
    } catch {
      await wait(5)
    }
  }
}

t.test('the backend listens on loopback, serves content, accepts a form, and closes', async (t) => {
  const log: string[] = []
  const dataDir = t.testdir()
  const backend = await startBackend({ ...files, edition, dataDir, log: (level, msg) => log.push(`${level} ${msg}`) })
  await backend.ready
  t.match(backend.origin, /^http:\/\/127\.0\.0\.1:\d+$/)
  t.equal((await fetch(`${backend.origin}/getHome`)).status, 200)
  const body = new URLSearchParams({ email: 'a@example.com', product_category_id: '' })
  t.match(await (await fetch(`${backend.origin}/addSubscribe`, { method: 'POST', body })).json(), { code: 200 })
  await backend.close()
  await t.rejects(fetch(`${backend.origin}/getHome`))
  t.same(log, [])
})

/** A worker with the backend's messages that crashes on request. */
const crashingWorker = `
  import { createServer } from 'node:http'
  import { appendFileSync, existsSync } from 'node:fs'
  import { parentPort, workerData } from 'node:worker_threads'
  appendFileSync(workerData.dataDir + '/starts', 'x')
  if (existsSync(workerData.dataDir + '/sick')) throw new Error('sick')
  const server = createServer((request, response) => {
    if (request.url === '/throw') setImmediate(() => { throw new Error('fatal') })
    else if (request.url === '/exit') process.exit(3)
    else response.end('{}')
  })
  server.listen(workerData.port, '127.0.0.1', () => {
    parentPort.postMessage({ type: 'listening', port: server.address().port })
    parentPort.postMessage({ type: 'ready', isSample: false })
  })
  parentPort.once('message', () => { server.close(); server.closeAllConnections(); parentPort.close() })
`

for (const crash of ['/throw', '/exit'])
  t.test(`after a crash (${crash}) the worker is restarted on the same port, and the crash is logged`, async (t) => {
    const folder = t.testdir()
    const worker = path.join(folder, 'crashing.mjs')
    writeFileSync(worker, crashingWorker)
    const log: string[] = []
    const backend = await startBackend({
      edition,
      worker: pathToFileURL(worker),
      content: files.content,
      dataDir: folder,
      log: (level, msg) => log.push(`${level} ${msg}`)
    })
    t.teardown(backend.close)
    for (let i = 0; i < 2; i += 1) {
      await t.rejects(fetch(backend.origin + crash))
      t.equal((await firstResponse(backend.origin)).status, 200)
    }
    t.equal(log.filter((line) => line === 'error the embedded backend died and is started again').length, 2)
  })

t.test('a restart is retried with growing delays until it succeeds or the backend is closed', async (t) => {
  const folder = t.testdir()
  const worker = path.join(folder, 'crashing.mjs')
  const sick = path.join(folder, 'sick')
  writeFileSync(worker, crashingWorker)
  const delays: unknown[] = []
  let failures = 0
  const backend = await startBackend({
    edition,
    worker: pathToFileURL(worker),
    content: files.content,
    dataDir: folder,
    log: (_level, msg, facts) => {
      if (msg !== 'the embedded backend does not start') return
      delays.push(facts?.nextTryMs)
      failures += 1
      if (failures === 3 && existsSync(sick)) rmSync(sick)
    }
  })
  writeFileSync(sick, '')
  await t.rejects(fetch(`${backend.origin}/exit`))
  t.equal((await firstResponse(backend.origin)).status, 200)
  t.same(delays, [100, 200, 400])
  writeFileSync(sick, '')
  failures = 10
  await t.rejects(fetch(`${backend.origin}/exit`))
  await backend.close()
  await t.rejects(fetch(backend.origin))
})

t.test('startBackend rejects if the first start fails', async (t) => {
  const dataDir = t.testdir()
  const options = { edition, worker: files.worker, dataDir, log: () => {} }
  await t.rejects(startBackend({ ...options, content: path.join(dataDir, 'none.json') }), /ENOENT/)
})
