import path from 'node:path'
import { Worker } from 'node:worker_threads'
import t from 'tap'
import type { FolderSource, LoaderMessage } from '../../server/backend/content/load/loader-messages.ts'
import { contentSource } from '../../server/backend/content-source.ts'
import { dist } from '../fixtures/dist.ts'
import { growTables } from '../fixtures/grown-table.ts'
import { runBackend } from '../fixtures/running-backend.ts'
import { startSite } from '../fixtures/running-site.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { compiledSmallPack } from '../fixtures/small-pack.ts'
import { replaceIn, starterFolder, until } from '../fixtures/starter-folder.ts'

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
    new Worker(source.loaderThread, { workerData: { source, isNeeded } })
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

t.test('a product with a fault is held back alone, and its line is named', async (t) => {
  const folder = largeFolder(t)
  replaceIn(path.join(folder, 'products.csv'), '2400,', '2400.5,')
  const { base, lines } = await startProcess(t, { CONTENT_DIR: folder })
  await until(`${base}/readyz`, (text) => text.includes('contentFaults'))
  t.match(
    lines.find(({ msg }) => msg.includes('content folder has faults')),
    { faults: [/^products\.csv:1401:1 id: must be a whole number/] }
  )
  t.equal((await fetch(`${base}/en/visitor/products/2399`)).status, 200)
  t.equal((await fetch(`${base}/en/visitor/products/2400`)).status, 404)
})

t.test('while content is loaded /readyz is 503 with the reason', async (t) => {
  let isLoading = true
  const { origin, close } = await runBackend(compiledSmallPack())
  t.teardown(close)
  const base = await startSite(t, origin, {}, { isLoading: () => isLoading })
  t.equal((await fetch(`${base}/`)).status, 200)
  const response = await fetch(`${base}/readyz`)
  t.equal(response.status, 503)
  t.same(await response.json(), { status: 'unready', reason: 'the content folder is being loaded' })
  isLoading = false
  t.equal((await fetch(`${base}/readyz`)).status, 200)
})
