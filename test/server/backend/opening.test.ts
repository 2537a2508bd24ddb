import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t from 'tap'
import { createBackend } from '../../../server/backend/backend.ts'
import type { CompiledPack } from '../../../server/backend/content/compiled.ts'
import { builtInState } from '../../../server/backend/content/follow/folder-state.ts'
import { startBackend } from '../../../server/backend/start.ts'
import { contentStatePath } from '../../../shared/records/content-state.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

t.test('an opening answers the shell, the subscription and the home page; other calls wait for the pack', async (t) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'opening-'))
  const { server, open, replacePack, close } = createBackend({
    edition: 'organic',
    dataDir,
    log: () => undefined,
    state: { key: 'a key of this test', folder: builtInState }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { port } = server.address() as AddressInfo
  const headers = { connection: 'close', authorization: 'Bearer a key of this test' }
  const statusOf = async (target: string, init: RequestInit = {}) =>
    (await fetch(`http://127.0.0.1:${port}${target}`, { ...init, headers })).status
  t.equal(await statusOf('/getHome'), 503, 'before the opening')

  const pack = compiledSmallPack()
  const refused = () => {
    throw new Error('the opening has no products')
  }
  const without: CompiledPack = Object.defineProperties(
    { ...pack },
    Object.fromEntries(['products', 'awards', 'codes'].map((name) => [name, { get: refused }]))
  )
  let needed = 0
  open(without, () => {
    needed += 1
  })
  for (const call of ['/getHomeMenuList', '/getWebInfo', '/getProductCategoryList', '/industry/tree', '/getHome'])
    t.equal(await statusOf(call), 200, call)
  const body = new URLSearchParams({ email: 'a@example.com', product_category_id: '' })
  t.equal(await statusOf('/addSubscribe', { method: 'POST', body }), 200)
  t.equal(needed, 0)

  const answers: string[] = []
  const calls = ['/getProduct?id=1001', '/getPage?path=/visitor/guide', '/getNoCall', contentStatePath].map(
    async (call) => {
      const status = await statusOf(call)
      answers.push(call)
      return status
    }
  )
  while (needed < calls.length) await new Promise((resolve) => setImmediate(resolve))
  t.same(answers, [])
  replacePack(pack)
  t.same(await Promise.all(calls), [200, 200, 404, 200])
  t.equal(await statusOf('/getProduct?id=1002'), 200, 'and later ones do not')
})

t.test('a backend that is closed while its folder is loaded has no fault', async (t) => {
  const program = `
    import { parentPort } from 'node:worker_threads'
    parentPort.postMessage({ type: 'listening', port: 1 })
    parentPort.postMessage({ type: 'opened', isSample: false })
    parentPort.once('message', () => parentPort.close())`
  const { opened, ready, close } = await startBackend({
    worker: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    edition: 'organic',
    content: 'none',
    dataDir: 'none',
    log: () => undefined
  })
  const faults: unknown[] = []
  ready.catch((error) => faults.push(error))
  t.equal((await opened).isSample, false)
  await close()
  await new Promise((resolve) => setImmediate(resolve))
  t.same(faults, [])
})
