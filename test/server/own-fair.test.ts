import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parse as parseCsv } from 'csv-parse/sync'
import t from 'tap'
import { parse } from 'yaml'
import { editionNames } from '../../shared/records/editions.ts'
import { goodValues } from '../fixtures/form-values.ts'
import { root } from '../fixtures/root.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { contentCommand } from '../fixtures/starter-folder.ts'

/** The names of the samples' speakers, organisers and exhibitors. */
const sampleNames = editionNames.flatMap((edition) => {
  const read = (name: string) => readFileSync(path.join(root, 'server/backend/content/editions', edition, name), 'utf8')
  const people: Record<string, string>[] = parseCsv(read('people.csv'), { columns: true, bom: true })
  const { organisers } = parse(read('edition.yaml'))
  return [...people.flatMap(({ name_cn, name_en }) => [name_cn, name_en]), organisers[0].company_cn]
})
/** Those, and cities, venues, halls, years, subjects and skins of the samples, beside the name of a time zone. */
const sampleWords = new RegExp(
  `shanghai|pudong|longyang|上海|浦东|龙阳|有机|银发|银龄|养老|\\bN5\\b|N5馆|N5A|2025|natural products|organic|silver|${sampleNames.join('|')}`,
  'gi'
)
const exempt = /Asia\/Shanghai|Europe\/\w+/g
/** Pages that this fair does not have. */
const absent = ['visitor/vip', 'visitor/code', 'event/award', 'media/partners', 'exhibition/about']

t.test('init writes a fair with the name, the place and the days of its options, and refuses wrong days', async (t) => {
  const folder = path.join(t.testdir(), 'fair')
  for (const days of [
    ['--first-day=2028-02-30'],
    ['--first-day=2028-03-10', '--last-day=2028-03-09'],
    ['--first-day=10.03.2028']
  ])
    t.equal(contentCommand('init', folder, ...days).status, 1, days.join(' '))
  const options = [
    '--name-cn=岭南茶会',
    '--name-en=Lingnan Tea: a meeting',
    '--place-cn=广州大厦',
    '--place-en=Canton House'
  ]
  t.match(contentCommand('init', folder, ...options, '--first-day=2028-03-10', '--last-day=2028-03-11'), { status: 0 })
  for (const page of absent) rmSync(path.join(folder, 'pages', `${page}.yaml`))
  t.match(contentCommand('check', folder), { status: 0, stdout: 'no faults' })
  const { base } = await startProcess(t, { CONTENT_DIR: folder, SITE_ORIGIN: 'https://fair.example' })
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>https:\/\/fair\.example([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  t.ok(pages.length > 60)
  const ofPages = new Set<string>()
  const files = ['rss.xml', 'calendar.ics', 'manifest.webmanifest'].flatMap((name) => [`/${name}`, `/en/${name}`])
  const found = new Set<string>()
  for (const address of [...pages, ...files, '/sitemap.xml', '/robots.txt', '/sw.js', '/nothing', '/en/nothing']) {
    const response = await fetch(base + address)
    // Hashes may contain any word.
    const hashed = new Set(['etag', 'content-length', 'content-security-policy'])
    const head = [...response.headers].filter(([name]) => !hashed.has(name)).join('\n')
    const text = `${head}\n${await response.text()}`.replace(exempt, '')
    for (const [, link = ''] of text.matchAll(/href="(\/[^"?#]*)/g)) ofPages.add(link)
    for (const { 0: word, index } of text.matchAll(sampleWords))
      found.add(`${address}: ${text.slice(Math.max(0, index - 30), index + word.length + 20)}`)
  }
  t.same([...found].slice(0, 10), [])
  const plan = await (await fetch(`${base}/en/exhibitor/featured?view=plan`)).text()
  t.match(plan, /<title>Hall plan - /)
  t.match(plan, /<a id="booth-A05"/, 'booths of any number stand where booths.csv says')
  const dead = absent.flatMap((page) => [`/${page}`, `/en/${page}`]).filter((address) => ofPages.has(address))
  t.same(dead, [], 'nothing links to the pages that are not there')
  const seen = await (await fetch(`${base}/calendar.ics`)).text()
  t.match(seen, 'UID:day-2028-03-10.lingnan-tea-a-meetin-2028@fair.example')
  const registered = await fetch(`${base}/api/addVisitor`, {
    method: 'POST',
    body: new URLSearchParams({ ...goodValues.visitor, exhibit_range: 'first_group' })
  })
  t.match(await registered.json(), { data: { pass: { code: /^P1\.LINGNAN-TEA-A-MEETIN-2028\./ } } })
  const home = await (await fetch(`${base}/en/`)).text()
  t.match(home, 'Lingnan Tea: a meeting')
  t.match(home, 'Mar 10 - Mar 11, 2028')
})

t.test('a folder without options opens before its fair', async (t) => {
  const folder = path.join(t.testdir(), 'fair')
  t.equal(contentCommand('init', folder).status, 0)
  const [, first = ''] = /^first_day: (\S+)/m.exec(readFileSync(path.join(folder, 'edition.yaml'), 'utf8')) ?? []
  t.ok(Date.parse(first) > Date.now())
})
