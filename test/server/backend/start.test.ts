import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import t, { type Test } from 'tap'
import { startBackend } from '../../../server/backend/start.ts'
import { buildEmbedded } from '../../fixtures/embedded-process.ts'

const files = await buildEmbedded()
t.teardown(files.remove)

function scratch(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Resolves with the first answer that comes from `origin`; a refused connection is tried again. */
async function untilAnswered(origin: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(`${origin}/getHome`, { headers: { connection: 'close' } })
    } catch {
      await wait(5)
    }
  }
}

t.test('it listens on loopback, answers, takes a form, and closes', async (t) => {
  const log: string[] = []
  const dataDir = scratch(t)
  const backend = await startBackend({ ...files, dataDir, log: (level, msg) => log.push(`${level} ${msg}`) })
  t.match(backend.origin, /^http:\/\/127\.0\.0\.1:\d+$/)
  t.equal((await fetch(`${backend.origin}/getHome`)).status, 200)
  const body = new URLSearchParams({ email: 'a@example.com', product_category_id: '' })
  t.match(await (await fetch(`${backend.origin}/addSubscribe`, { method: 'POST', body })).json(), { code: 200 })
  await backend.close()
  await t.rejects(fetch(`${backend.origin}/getHome`))
  t.same(log, [])
})

/** A thread that dies when it is asked to, beside the real one's protocol. */
const mortal = `
  import { createServer } from 'node:http'
  import { appendFileSync, existsSync } from 'node:fs'
  import { parentPort, workerData } from 'node:worker_threads'
  appendFileSync(workerData.dataDir + '/births', 'x')
  if (existsSync(workerData.dataDir + '/sick')) throw new Error('born sick')
  const server = createServer((request, response) => {
    if (request.url === '/throw') setImmediate(() => { throw new Error('fatal') })
    else if (request.url === '/exit') process.exit(3)
    else response.end('{}')
  })
  server.listen(workerData.port, '127.0.0.1', () => parentPort.postMessage({ type: 'listening', port: server.address().port }))
  parentPort.once('message', () => { server.close(); server.closeAllConnections(); parentPort.close() })
`

for (const death of ['/throw', '/exit']) {
  t.test(`when its thread dies (${death}) it is started again on the same port, and the log says so`, async (t) => {
    const folder = scratch(t)
    const worker = path.join(folder, 'mortal.mjs')
    writeFileSync(worker, mortal)
    const log: string[] = []
    const backend = await startBackend({
      worker: pathToFileURL(worker),
      content: files.content,
      dataDir: folder,
      log: (level, msg) => log.push(`${level} ${msg}`)
    })
    t.teardown(backend.close)
    for (let i = 0; i < 2; i += 1) {
      await t.rejects(fetch(backend.origin + death))
      t.equal((await untilAnswered(backend.origin)).status, 200)
    }
    t.equal(log.filter((line) => line === 'error the embedded backend died and is started again').length, 2)
  })
}

t.test(
  'while it cannot start again it is tried with growing waits, and mends itself; closing ends the tries',
  async (t) => {
    const folder = scratch(t)
    const worker = path.join(folder, 'mortal.mjs')
    const sick = path.join(folder, 'sick')
    writeFileSync(worker, mortal)
    const waits: unknown[] = []
    let failures = 0
    const backend = await startBackend({
      worker: pathToFileURL(worker),
      content: files.content,
      dataDir: folder,
      log: (_level, msg, facts) => {
        if (msg !== 'the embedded backend does not start') return
        waits.push(facts?.nextTryMs)
        failures += 1
        if (failures === 3 && existsSync(sick)) rmSync(sick)
      }
    })
    writeFileSync(sick, '')
    await t.rejects(fetch(`${backend.origin}/exit`))
    t.equal((await untilAnswered(backend.origin)).status, 200)
    t.same(waits, [100, 200, 400])
    writeFileSync(sick, '')
    failures = 10
    await t.rejects(fetch(`${backend.origin}/exit`))
    await backend.close()
    await t.rejects(fetch(backend.origin))
  }
)

t.test('the first start must succeed', async (t) => {
  const dataDir = scratch(t)
  const options = { worker: files.worker, dataDir, log: () => {} }
  await t.rejects(startBackend({ ...options, content: path.join(dataDir, 'none.json') }), /ENOENT/)
})
