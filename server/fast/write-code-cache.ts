/**
 * A step of the build: runs the built site, sends it the requests of a first visit, and writes V8's code cache with the
 * functions that this has compiled. The same for the loader of content folders, which loads a built-in one.
 * `code-cache.ts` says what it gains.
 */

import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { menu } from '../../shared/calls/rows.ts'
import { localePath, locales } from '../../shared/locale.ts'
import { createBackend } from '../backend/backend.ts'
import { contentSource, readPack } from '../backend/content-source.ts'
import { readSettings } from '../settings.ts'
import { codeCacheFile, loadBundle } from './code-cache.ts'

/** The requests of a first visit: both home pages, the data of one, and a call of the API. */
const targets = [...locales.map((locale) => localePath('/', locale)), '/_data/', `/api${menu.path}`]

const here = path.dirname(fileURLToPath(import.meta.url))
const bundle = path.join(here, 'site.cjs')
const dataDir = mkdtempSync(path.join(tmpdir(), 'compile-'))
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', HOST: '127.0.0.1', PORT: '0' })

// The embedded backend runs in this thread, because V8 resets its flags when a worker starts, and it rejects a code
// cache that was created under other flags than those of the site.
const pack = readPack(path.join(here, `content-${settings.edition}.json`))
const { server, close } = createBackend({ edition: settings.edition, pack, dataDir, log: () => undefined })
await once(server.listen(0, '127.0.0.1'), 'listening')
// A server that listens on a port has such an address.
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const opened = Promise.resolve({ isSample: true })
const backend = {
  origin,
  opened,
  ready: opened,
  contentFaults: () => [],
  onChanged: () => undefined,
  close
}

const site = loadBundle(bundle)
// The bundle is built from this module.
const { createLog, serve } = site.run() as typeof import('../site.ts')
const address = await serve({ settings, log: createLog(settings), assets: path.join(here, '..', 'assets'), backend })
for (const target of targets) {
  const { status } = await fetch(address + target, { headers: { lang: 'en', 'accept-encoding': 'br' } })
  if (status !== 200) throw new Error(`${target} answered ${status}`)
}
writeFileSync(codeCacheFile(bundle), site.createCodeCache())

const contentDir = path.join(here, 'content', settings.edition)
const source = contentSource({ ...settings, contentDir }, here)
if (typeof source === 'string') throw new Error('it names no folder')
const loader = loadBundle(source.loader)
// The bundle is built from this module.
const { load } = loader.run() as typeof import('../backend/content/load/loader.ts')
load({ source, isNeeded: undefined }, (message) => {
  if ('faults' in message) throw new Error(`the content has faults: ${JSON.stringify(message.faults)}`)
})
writeFileSync(codeCacheFile(source.loader), loader.createCodeCache())
process.exit()
