/** Clients that hold on: bodies sent byte by byte, and responses of which nothing is read. */
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Test } from 'tap'
import { dist } from '../fixtures/dist.ts'
import { createEnding } from '../fixtures/ending.ts'
import { sendRequest } from '../fixtures/send-request.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { readNothing, sendSlowly } from '../fixtures/slow-clients.ts'
import { expect, type Row, type RowDefinition } from './row.ts'

export const slowRows: RowDefinition[] = [
  { failure: 'slow forms: eight addresses that send one byte in three seconds', run: slowForms },
  { failure: 'slow downloads: eight addresses that read nothing', run: slowDownloads }
]

/** Connections of each address: together more than the embedded backend is asked for at a time. */
const perAddress = 24
const rounds = 20
const urlencoded = 'application/x-www-form-urlencoded'

async function withEnding(work: (t: Test) => Promise<void>): Promise<void> {
  const { t, end } = createEnding()
  try {
    await work(t)
  } finally {
    await end()
  }
}

/** Does what other visitors do, each of another address, and checks that all of it is answered. */
async function checkOthers(row: Row, base: string): Promise<void> {
  for (let i = 0; i < rounds; i += 1) {
    const from = { 'x-forwarded-for': `192.0.2.${i}` }
    const body = `form=subscribe&email=a${i}%40example.com&consent=1`
    const form = { method: 'POST', headers: { ...from, 'content-type': urlencoded }, body }
    const answers = await Promise.all([
      sendRequest(base, '/api/addSubscribe', form),
      sendRequest(base, '/en/', form),
      sendRequest(base, `/en/search?q=tea${i}`, { headers: from }),
      sendRequest(base, `/api/search?q=tea${i}`, { headers: from })
    ])
    const statuses = answers.map(({ status }) => status).join(' ')
    expect(row, statuses === '200 303 200 200', `others get ${statuses}`)
  }
}

async function slowForms(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const site = await startProcess(t, { TRUST_PROXY: 'loopback' })
    await sendRequest(site.base, '/en/')
    sendSlowly(t, site.base, ['/api/addSubscribe', '/api/other', '/en/media/e-news'], perAddress)
    await checkOthers(row, site.base)
    row.sees =
      'nothing: forms, searches and calls of others are answered while the slow ones hold on; a body that takes longer than 20 s is 408'
    row.log = 'nothing'
  })
}

async function slowDownloads(row: Row): Promise<void> {
  await withEnding(async (t) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fair-'))
    t.teardown(() => rmSync(folder, { recursive: true, force: true }))
    cpSync(path.join(dist, 'server', 'content-starter'), folder, { recursive: true })
    mkdirSync(path.join(folder, 'downloads'), { recursive: true })
    const bytes = Buffer.alloc(24 * 1_048_576, '%PDF-1.4 plan of the hall ')
    writeFileSync(path.join(folder, 'downloads', 'plan.pdf'), bytes)
    appendFileSync(
      path.join(folder, 'pages', 'exhibitor', 'download.yaml'),
      '\n  - type: downloads\n    list:\n      - { title_cn: 图, title_en: Plan, summary_cn: 图, summary_en: Plan, src: plan.pdf, updated: 2025-05-01 }\n'
    )
    const site = await startProcess(t, { TRUST_PROXY: 'loopback', CONTENT_DIR: folder })
    const page = await sendRequest(site.base, '/en/exhibitor/download')
    const [address = ''] = /\/content-files\/plan-[\da-f]+\.pdf/.exec(page.body) ?? []
    readNothing(t, site.base, address, perAddress)
    await checkOthers(row, site.base)
    const own = await sendRequest(site.base, address)
    expect(row, own.bytes.equals(bytes), `another visitor gets ${own.bytes.length} bytes of the file, ${own.status}`)
    row.sees = 'nothing: forms, searches, calls and downloads of others are answered while the slow ones hold on'
    row.log = 'nothing'
  })
}
