import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t from 'tap'
import { createBackend } from '../../../server/backend/backend.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

t.test('calls are answered 503 until the content is there', async (t) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'loading-'))
  const { server, replacePack, close } = createBackend({ edition: 'organic', dataDir, log: () => undefined })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(async () => {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { port } = server.address() as AddressInfo
  const statusOf = async (target: string) =>
    (await fetch(`http://127.0.0.1:${port}${target}`, { headers: { connection: 'close' } })).status
  t.equal(await statusOf('/getHome'), 503)
  replacePack(compiledSmallPack())
  t.equal(await statusOf('/getHome'), 200)
})
