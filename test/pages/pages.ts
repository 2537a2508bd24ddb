/** What is looked at, in which windows, and what was found: a table and a closing line. */
import type { Browser } from 'playwright-core'
import { type EditionName, editionNames } from '../../shared/editions.ts'
import { startBrowser, visit } from '../fixtures/browser.ts'
import { createEnding } from '../fixtures/ending.ts'
import { onePerKind, sitemapPaths } from '../fixtures/site-addresses.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { type Aspect, aspects, type Findings, look, tabThrough } from './look.ts'

interface View {
  name: string
  width: number
  height: number
  /** Text size of reading mode. */
  reading?: string
}

const phone: View = { name: '390', width: 390, height: 844 }
const more: View[] = [
  { name: '768', width: 768, height: 1024 },
  { name: '1440', width: 1440, height: 900 },
  { ...phone, name: '390 reading 150', reading: '150' },
  { ...phone, name: '390 reading 200', reading: '200' },
  { name: '1440 reading 150', width: 1440, height: 900, reading: '150' }
]
/** Six that are most unlike each other, looked at in every window. */
const six = ['/', '/visitor/guide', '/exhibitor/featured', '/event/activities', '/news', '/exhibitor/apply']
/** What the sitemap leaves out. */
const others = [
  '/404',
  '/unsubscribe',
  '/search?q=tea',
  '/exhibitor/featured?view=plan',
  '/visitor/code?code=12345678901234567'
]
const tabbed = ['/', '/visitor/guide']
/** Two visitors look at a time: as many as there are cores. */
const visitors = 2

const inBoth = (paths: readonly string[]) => paths.flatMap((path) => [path, path === '/' ? '/en/' : `/en${path}`])

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

async function lookAt(browser: Browser, base: string, { view, path, tab }: Task): Promise<Findings> {
  const own = createEnding()
  try {
    const { page } = await visit(own.t, browser, base, { ...view, locale: path.startsWith('/en') ? 'en' : 'zh-CN' })
    if (view.reading) await page.addInitScript((size) => localStorage.setItem('reading', size), view.reading)
    return await (tab ? tabThrough(page, path) : look(page, path, view === phone))
  } catch (error) {
    return { axe: [`could not be looked at: ${(error as Error).message}`] }
  } finally {
    await own.end().catch(() => undefined)
  }
}

async function tasksOf(edition: EditionName, base: string): Promise<Task[]> {
  const task = (view: View, path: string, tab = false): Task => ({ edition, view, path, tab })
  const every = [...onePerKind(await sitemapPaths(base)), ...inBoth(others)]
  const tabViews = [phone, more[1]!, more[2]!]
  return [
    ...every.map((path) => task(phone, path)),
    ...more.flatMap((view) => inBoth(six).map((path) => task(view, path))),
    ...tabViews.flatMap((view) => inBoth(tabbed).map((path) => task(view, path, true)))
  ]
}

const wanted = process.argv.slice(2)
const editions = editionNames.filter((name) => wanted.includes(name))
const words = wanted.filter((word) => !(editionNames as readonly string[]).includes(word))
const ending = createEnding()
const results: Result[] = []

try {
  const browser = await startBrowser(ending.t)
  for (const edition of editions.length > 0 ? editions : editionNames) {
    const { base } = await startProcess(ending.t, { EDITION: edition, LOG_LEVEL: 'info' })
    const tasks = (await tasksOf(edition, base)).filter(
      ({ path }) => words.length === 0 || words.some((word) => path.includes(word))
    )
    const own: Result[] = []
    const work = async () => {
      for (let task = tasks.shift(); task; task = tasks.shift()) {
        own.push({ task, findings: await lookAt(browser, base, task) })
      }
    }
    await Promise.all(Array.from({ length: visitors }, work))
    // What was found while two looked at once, on a machine with little room, is decided by a second look, alone.
    const doubtful = own.filter(({ findings }) => Object.values(findings).some((found) => found.length > 0))
    if (doubtful.length > 0) {
      process.stdout.write(`# looked at again, alone: ${doubtful.length} of ${own.length}\n`)
      const fresh = await startBrowser(ending.t)
      for (const result of doubtful) result.findings = await lookAt(fresh, base, result.task)
    }
    results.push(...own)
  }
} finally {
  await ending.end()
}

process.stdout.write(report())
process.exitCode = results.length > 0 && failures().length === 0 ? 0 : 1

function failures() {
  return results.flatMap(({ task, findings }) =>
    Object.entries(findings).flatMap(([aspect, found]) => (found.length > 0 ? [{ task, aspect, found }] : []))
  )
}

function report(): string {
  const rows = new Map<string, Record<Aspect, [passed: number, all: number]>>()
  for (const { task, findings } of results) {
    const name = `${task.edition} ${task.view.name}`
    const row = rows.get(name) ?? (Object.fromEntries(aspects.map((aspect) => [aspect, [0, 0]])) as never)
    for (const [aspect, found] of Object.entries(findings) as [Aspect, string[]][]) {
      row[aspect][1] += 1
      if (found.length === 0) row[aspect][0] += 1
    }
    rows.set(name, row)
  }
  const cell = ([passed, all]: [number, number]) => (all === 0 ? '' : `${passed}/${all}`).padStart(10)
  const lines = [
    `${''.padEnd(26)}${aspects.map((aspect) => aspect.padStart(10)).join('')}`,
    ...[...rows].map(([name, row]) => name.padEnd(26) + aspects.map((aspect) => cell(row[aspect])).join(''))
  ]
  const details = failures().flatMap(({ task, aspect, found }) => [
    `${task.edition} ${task.view.name} ${task.path}: ${aspect}`,
    ...found.slice(0, 8).map((what) => `  ${what}`)
  ])
  const checks = results.flatMap(({ findings }) => Object.values(findings))
  const failed = failures().length
  return `${[...details, '', ...lines, '', `${checks.length - failed} passed, ${failed} failed`].join('\n')}\n`
}
