/** Checks the pages in windows of several sizes and prints the findings, a table and a closing line. */
import type { Browser } from 'playwright-core'
import { type EditionName, editionNames } from '../../shared/records/editions.ts'
import { startBrowser, visit } from '../fixtures/browser.ts'
import { createEnding } from '../fixtures/ending.ts'
import { onePerKind, sitemapPaths } from '../fixtures/site-addresses.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { type Aspect, aspects, checkPage, type Findings, tabThrough } from './look.ts'

interface View {
  name: string
  width: number
  height: number
  /** Whether one points by finger. */
  touch?: boolean
  /** Another width, at which the layout is checked too. */
  alsoAt?: number
  /** Text size of reading mode. */
  reading?: string
  /** The day of the fair's clock; else today. */
  clock?: string
}

const phone: View = { name: '390', width: 390, height: 844, touch: true, alsoAt: 320 }
const otherViews: View[] = [
  { name: '768', width: 768, height: 1024 },
  { name: '1440', width: 1440, height: 900, alsoAt: 1280 },
  { name: '1280 by finger', width: 1280, height: 800, touch: true },
  { name: '390 reading 150', width: 390, height: 844, reading: '150' },
  { name: '390 reading 200', width: 390, height: 844, alsoAt: 320, reading: '200' },
  { name: '1440 reading 150', width: 1440, height: 900, alsoAt: 1280, reading: '150' }
]
/** The home pages alone. */
const wide: View = { name: '1920', width: 1920, height: 1080 }
/** Pages that tell of news and figures, before the fair. */
const before: View = { name: '390 before', width: 390, height: 844, clock: '2025-05-20' }
const ofTheDay = ['/', '/news', '/exhibition/review']
/** Pages with different layouts: they are checked in every window, in one language each, in turn. */
const layouts = [
  '/',
  '/visitor/guide',
  '/exhibitor/featured',
  '/event/activities',
  '/news',
  '/exhibitor/apply',
  '/exhibitor/booth'
]
/** Pages that are not in the sitemap. */
const unlisted = [
  '/404',
  '/unsubscribe',
  '/search?q=tea',
  '/exhibitor/featured?view=plan',
  '/visitor/code?code=12345678901234567'
]
/** Addresses of the same pages, of which only the console and the requests are checked. */
const withQuery = [
  '/exhibitor/featured?row=B&sort=company',
  '/visitor/products?page=2',
  '/news?kind=industry_news&page=2',
  '/?done=subscribe'
]
const tabbed = ['/', '/visitor/guide']
/** Pages that are checked at once: as many as there are cores. */
const maxConcurrent = 2

const english = (path: string) => (path === '/' ? '/en/' : `/en${path}`)
const inBothLanguages = (paths: readonly string[]) => paths.flatMap((path) => [path, english(path)])

/** In Shanghai. */
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

interface Task {
  edition: EditionName
  view: View
  path: string
  tab: boolean
}

interface Result {
  task: Task
  findings: Findings
}

/** Runs one task in a browser context of its own. */
async function runTask(browser: Browser, base: string, { view, path, tab }: Task): Promise<Findings> {
  const taskEnding = createEnding()
  try {
    const { page, faults, foreignHosts } = await visit(taskEnding.t, browser, base, {
      ...view,
      locale: path.startsWith('/en') ? 'en' : 'zh-CN'
    })
    if (view.reading) await page.addInitScript((size) => localStorage.setItem('reading', size), view.reading)
    if (tab) return await tabThrough(page, path)
    const findings = await checkPage(page, path, view.alsoAt, view.clock ?? today)
    // The document of a page that is not found is one.
    const silence = [...faults.filter((fault) => !path.endsWith('/404') || !fault.includes('404')), ...foreignHosts]
    return withQuery.some((one) => path.endsWith(one)) ? { silence } : { ...findings, silence }
  } catch (error) {
    return { axe: [`could not be checked: ${(error as Error).message}`] }
  } finally {
    await taskEnding.end().catch(() => undefined)
  }
}

async function tasksOf(edition: EditionName, base: string): Promise<Task[]> {
  const task = (view: View, path: string, tab = false): Task => ({ edition, view, path, tab })
  const allPaths = [...onePerKind(await sitemapPaths(base)), ...inBothLanguages([...unlisted, ...withQuery])]
  const tabViews = [phone, otherViews[1]!, otherViews[2]!]
  return [
    ...allPaths.map((path) => task(phone, path)),
    ...inBothLanguages(ofTheDay).map((path) => task(before, path)),
    ...otherViews.flatMap((view, i) => layouts.map((path, j) => task(view, (i + j) % 2 === 0 ? path : english(path)))),
    ...inBothLanguages(['/']).map((path) => task(wide, path)),
    ...tabViews.flatMap((view) => inBothLanguages(tabbed).map((path) => task(view, path, true)))
  ]
}

const args = process.argv.slice(2)
const editions = editionNames.filter((name) => args.includes(name))
const pathParts = args.filter((argument) => !(editionNames as readonly string[]).includes(argument))
const ending = createEnding()
const results: Result[] = []

try {
  const browser = await startBrowser(ending.t)
  for (const edition of editions.length > 0 ? editions : editionNames) {
    const { base } = await startProcess(ending.t, { EDITION: edition, LOG_LEVEL: 'info' })
    const earlier = await startProcess(ending.t, { EDITION: edition, LOG_LEVEL: 'info', PREVIEW_DATE: before.clock! })
    const baseOf = ({ view }: Task) => (view.clock ? earlier.base : base)
    const tasks = (await tasksOf(edition, base)).filter(
      ({ path }) => pathParts.length === 0 || pathParts.some((part) => path.includes(part))
    )
    const editionResults: Result[] = []
    const work = async () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        editionResults.push({ task, findings: await runTask(browser, baseOf(task), task) })
      }
    }
    await Promise.all(Array.from({ length: maxConcurrent }, work))
    // Load on the machine can cause findings: pages with findings are checked again, one at a time, and that result
    // counts.
    const withFindings = editionResults.filter(({ findings }) =>
      Object.values(findings).some((list) => list.length > 0)
    )
    if (withFindings.length > 0) {
      process.stdout.write(`# checked again, one at a time: ${withFindings.length} of ${editionResults.length}\n`)
      const fresh = await startBrowser(ending.t)
      for (const result of withFindings) result.findings = await runTask(fresh, baseOf(result.task), result.task)
    }
    results.push(...editionResults)
  }
} finally {
  await ending.end()
}

process.stdout.write(report())
process.exitCode = results.length > 0 && failures().length === 0 ? 0 : 1

function failures() {
  return results.flatMap(({ task, findings }) =>
    Object.entries(findings).flatMap(([aspect, list]) => (list.length > 0 ? [{ task, aspect, list }] : []))
  )
}

function report(): string {
  const rows = new Map<string, Record<Aspect, [passed: number, all: number]>>()
  for (const { task, findings } of results) {
    const name = `${task.edition} ${task.view.name}`
    const row = rows.get(name) ?? (Object.fromEntries(aspects.map((aspect) => [aspect, [0, 0]])) as never)
    for (const [aspect, list] of Object.entries(findings) as [Aspect, string[]][]) {
      row[aspect][1] += 1
      if (list.length === 0) row[aspect][0] += 1
    }
    rows.set(name, row)
  }
  const cell = ([passed, all]: [number, number]) => (all === 0 ? '' : `${passed}/${all}`).padStart(10)
  const lines = [
    `${''.padEnd(26)}${aspects.map((aspect) => aspect.padStart(10)).join('')}`,
    ...[...rows].map(([name, row]) => name.padEnd(26) + aspects.map((aspect) => cell(row[aspect])).join(''))
  ]
  const details = failures().flatMap(({ task, aspect, list }) => [
    `${task.edition} ${task.view.name} ${task.path}: ${aspect}`,
    ...list.slice(0, 8).map((finding) => `  ${finding}`)
  ])
  const checks = results.flatMap(({ findings }) => Object.values(findings))
  const failed = failures().length
  return `${[...details, '', ...lines, '', `${checks.length - failed} passed, ${failed} failed`].join('\n')}\n`
}
