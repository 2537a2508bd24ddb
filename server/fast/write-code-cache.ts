/** A step of the build: runs the built site, asks what a first visit asks, and keeps what V8 compiled for it. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBackend } from './backend/backend.ts'
import { compiledFile, readCompiled } from './compiled.ts'
import { readSettings } from './settings.ts'

const visited = ['/', '/en/', '/_data/', '/api/getHomeMenuList']

const here = path.dirname(fileURLToPath(import.meta.url))
const bundle = path.join(here, 'site.cjs')
const dataDir = mkdtempSync(path.join(tmpdir(), 'compile-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', HOST: '127.0.0.1', PORT: '0' })

// In this thread and not in one of its own: V8 sets flags back when a thread starts, and under other flags than the
// site's it would not take its code back.
const pack = JSON.parse(readFileSync(path.join(here, `content-${settings.edition}.json`), 'utf8'))
const { server, close } = createBackend({ pack, dataDir, log: () => undefined })
await once(server.listen(0, '127.0.0.1'), 'listening')
const backend = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }

const site = readCompiled(bundle)
const { createLog, serve } = site.run() as typeof import('./site.ts')
const address = await serve({ settings, log: createLog(settings), assets: path.join(here, '..', 'assets'), backend })
for (const target of visited) {
  const { status } = await fetch(address + target, { headers: { lang: 'en', 'accept-encoding': 'br' } })
  if (status !== 200) throw new Error(`${target} answered ${status}`)
}
writeFileSync(compiledFile(bundle), site.compiled())
process.exit()
