import path from 'node:path'
import t from 'tap'
import { growProgramme, growTables } from '../fixtures/grown-table.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { replaceIn, starterFolder, until } from '../fixtures/starter-folder.ts'
import { until as waitUntil } from '../fixtures/until.ts'

/** The folder that `init` wrote with a table of products that takes some time. */
function largeFolder(t: Parameters<typeof starterFolder>[0]): string {
  const folder = starterFolder(t)
  growTables(folder, 100, 1500)
  return folder
}

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
