import path from 'node:path'
import { Worker } from 'node:worker_threads'
import t from 'tap'
import type { FolderSource, LoaderMessage } from '../../server/backend/content/load/loader-messages.ts'
import { contentSource } from '../../server/backend/content-source.ts'
import { dist } from '../fixtures/dist.ts'
import { growProgramme, growTables } from '../fixtures/grown-table.ts'
import { runBackend } from '../fixtures/running-backend.ts'
import { startSite } from '../fixtures/running-site.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { compiledSmallPack } from '../fixtures/small-pack.ts'
import { replaceIn, starterFolder, until } from '../fixtures/starter-folder.ts'
import { until as waitUntil } from '../fixtures/until.ts'

const server = path.join(dist, 'server')

/** The folder that `init` wrote with a table of products that takes some time. */
function largeFolder(t: Parameters<typeof starterFolder>[0]): string {
  const folder = starterFolder(t)
  growTables(folder, 100, 1500)
  return folder
}

/** The messages of the thread that loads a folder; what it waits for is needed at once. */
function messagesOf(folder: string): Promise<LoaderMessage[]> {
  const settings = { edition: 'organic', contentDir: folder, dataDir: path.join(folder, '..', 'data') } as const
  // It is a folder.
  const source = contentSource(settings, server) as FolderSource
  const isNeeded = new Int32Array(new SharedArrayBuffer(4)).fill(1)
  return new Promise((resolve, reject) => {
    const messages: LoaderMessage[] = []
    new Worker(source.loader, { workerData: { source, isNeeded } })
      .on('message', (message) => messages.push(message))
      .on('error', reject)
      .on('exit', () => resolve(messages))
  })
}

const kindsOf = (messages: LoaderMessage[]) => messages.map((message) => Object.keys(message)[0])

t.test('the first load of a large folder gives the shell and the home page before the products', async (t) => {
  const folder = largeFolder(t)
  replaceIn(path.join(folder, 'pages', 'exhibition', 'about.yaml'), 'Write your own', '[One](/visitor/products/1700)')
  const messages = await messagesOf(folder)
  t.same(kindsOf(messages), ['opening', 'pack'], 'a link to a product does not prevent it')
  const [first, second] = messages
  const opening = (first && 'opening' in first && first.opening) || {}
  const pack = (second && 'pack' in second && second.pack) || {}
  for (const part of ['menu', 'config', 'categories', 'tree', 'home', 'sample', 'exhibitors', 'news'])
    t.equal(opening[part], pack[part], `${part} is the same in both`)
  t.equal(opening.products, '[]')
  t.same(kindsOf(await messagesOf(folder)), ['pack'], 'the second load begins with the last good state')
})

t.test('a folder with faults, or with a small table, is loaded as a whole', async (t) => {
  const folder = largeFolder(t)
  replaceIn(path.join(folder, 'menu.yaml'), 'path: /contact/us', 'pfad: /contact/us')
  t.same(kindsOf(await messagesOf(folder)), ['pack'])
  t.same(kindsOf(await messagesOf(starterFolder(t))), ['pack'])
})

t.test('the site answers its pages while a large folder is loaded, and is ready when it is', async (t) => {
  const { base } = await startProcess(t, { CONTENT_DIR: largeFolder(t) })
  const statuses = await Promise.all(
    ['/', '/en', '/en/visitor/products/2500', '/en/exhibition/about', '/api/getHome'].map(
      async (target) => (await fetch(base + target)).status
    )
  )
  t.same(statuses, [200, 200, 200, 200, 200])
  t.same(JSON.parse(await until(`${base}/readyz`, () => true)), { status: 'ready' })
})

t.test('no page of a large fair is too long for a phone, and links lead to each talk and booth', async (t) => {
  const folder = starterFolder(t)
  const [exhibitors, talks] = [600, 500]
  growTables(folder, exhibitors, 300)
  growProgramme(folder, talks, 50, 60)
  const { base } = await startProcess(t, { CONTENT_DIR: folder })
  await until(`${base}/readyz`, (text) => text.includes('"ready"'))
  const starts = [
    '/event/activities',
    '/event/roundtable',
    '/exhibitor/featured?view=plan',
    '/exhibitor/featured?letter=A'
  ]
  const parts = ['view', 'hall', 'page', 'day', 'letter']
  const links = new Set(starts.map((start) => `/en${start}`))
  const reached = new Set<string>()
  // A set gives what is added to it meanwhile.
  for (const link of links) {
    const response = await fetch(base + link)
    const html = await response.text()
    t.equal(response.status, 200, link)
    t.ok(Buffer.byteLength(html) <= 300_000, `${link}: ${Buffer.byteLength(html)} bytes`)
    const elements = html.match(/<[a-z]/g)?.length ?? 0
    t.ok(elements <= 5000, `${link}: ${elements} elements`)
    for (const [, escaped = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const { pathname, search, searchParams } = new URL(escaped.replaceAll('&amp;', '&'), base + link)
      const isPart = starts.some((start) => `/en${start}`.split('?')[0] === pathname)
      const isRecord = /\/\d+$/.test(pathname)
      if (isRecord && (link.includes('view=plan') || link.includes('/event/'))) reached.add(pathname)
      if (isPart && [...searchParams.keys()].every((name) => parts.includes(name))) links.add(pathname + search)
    }
  }
  const missing = [
    ...Array.from({ length: exhibitors }, (_, index) => `/en/exhibitor/featured/${101 + index}`),
    ...Array.from(
      { length: talks },
      (_, index) => `/en/event/${index % 2 ? 'roundtable' : 'activities'}/${501 + index}`
    )
  ].filter((record) => !reached.has(record))
  t.same(missing, [])
  const letters = [...links].filter((link) => link.includes('letter='))
  t.equal(new Set(letters.map((link) => new URL(link, base).searchParams.get('letter'))).size, 26)
})

t.test('a product with a fault is held back alone, and its line is named', async (t) => {
  const folder = largeFolder(t)
  replaceIn(path.join(folder, 'products.csv'), '2400,', '2400.5,')
  const { base, lines } = await startProcess(t, { CONTENT_DIR: folder })
  await until(`${base}/readyz`, (text) => text.includes('contentFaults'))
  const line = () => lines.find(({ msg }) => msg.includes('content folder has faults'))
  // The log comes through a pipe of its own.
  await waitUntil(() => line() !== undefined)
  t.match(line(), { faults: [/^products\.csv:1401:1 id: must be a whole number/] })
  t.equal((await fetch(`${base}/en/visitor/products/2399`)).status, 200)
  t.equal((await fetch(`${base}/en/visitor/products/2400`)).status, 404)
})

t.test('while content is loaded /readyz is 503 with the reason', async (t) => {
  let isLoading = true
  const { origin } = await runBackend(t, compiledSmallPack())
  const base = await startSite(t, origin, {}, { isLoading: () => isLoading })
  t.equal((await fetch(`${base}/`)).status, 200)
  const response = await fetch(`${base}/readyz`)
  t.equal(response.status, 503)
  t.same(await response.json(), { status: 'unready', reason: 'the content folder is being loaded' })
  isLoading = false
  t.equal((await fetch(`${base}/readyz`)).status, 200)
})
