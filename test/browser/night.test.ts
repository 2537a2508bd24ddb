import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import t from 'tap'
import { editionNames } from '../../shared/records/editions.ts'
import { skip, startBrowser, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { dist } from '../fixtures/dist.ts'
import { sitemapPaths } from '../fixtures/site-addresses.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { axe } from '../pages/look.ts'

/** Kinds of pages, in turn on a phone and on a desk; news have other addresses in each edition. */
const pages = [
  '/',
  '/en/visitor/guide',
  '/exhibitor/featured',
  '/en/exhibitor/featured?view=plan',
  '/event/activities',
  '/visitor/register',
  '/en/exhibition/review',
  '/plan',
  '/visitor/vip',
  '/en/search?q=tea'
]

let browser: Browser
const sites: Record<string, string> = {}

t.before(async () => {
  if (skip) return
  browser = await startBrowser(t)
  for (const edition of editionNames)
    sites[edition] = (await startProcess(t, { EDITION: edition, PREVIEW_DATE: '2025-06-11' })).base
})

/** The colour behind the page, as `rgb(...)`. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`
/** The ground of an edition's sheet: that of the day is in its tokens, that of the night in its own sheet. */
const paperOf = (name: string) =>
  rgb(/--paper: (#\w{6})/.exec(readFileSync(path.join('client/styles', `${name}.css`), 'utf8'))![1]!)

for (const edition of editionNames) {
  t.test(`at night pages of ${edition} have contrast, with and without large text`, { skip }, async (t) => {
    const news = (await sitemapPaths(sites[edition]!)).find((address) => /^\/en\/news\/\d/.test(address))
    const read = [...pages, news!]
    for (const [index, address] of [...read, read[0]!, read[1]!].entries()) {
      const width = index % 2 === 0 ? 390 : 1440
      const { page } = await visit(t, browser, sites[edition]!, { width, colorScheme: 'dark', reducedMotion: true })
      if (index >= read.length) await page.addInitScript(() => localStorage.setItem('reading', '150'))
      await page.goto(address)
      await untilScreenIsLive(page)
      if (index < read.length) t.equal(await ground(page), paperOf(`${edition}-night`), address)
      t.same(await axe(page), [], `${address} at ${width} px`)
      await page.close()
    }
  })

  t.test(`by day and on paper pages of ${edition} have no rule of the night`, { skip }, async (t) => {
    const { page } = await visitAt(t, browser, sites[edition]!, '/', {}, untilScreenIsLive)
    const read = () =>
      page.evaluate(() => ({
        scheme: getComputedStyle(document.documentElement).colorScheme,
        conditional: [...document.styleSheets].filter(({ media }) => media.mediaText !== '').length,
        matching: [...document.styleSheets].filter(
          ({ media, href }) => href?.includes('-night') && window.matchMedia(media.mediaText).matches
        ).length
      }))
    const paper = await ground(page)
    t.equal(paper, paperOf(`tokens-${edition}`))
    t.match(await read(), { conditional: 1, matching: 0 })
    await page.emulateMedia({ colorScheme: 'dark' })
    t.match(await read(), { scheme: 'dark', matching: 1 })
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    t.match(await read(), { matching: 0 })
    t.equal(await ground(page), 'rgb(255, 255, 255)')
    const { styles } = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as {
      styles: Record<string, string>
    }
    t.notMatch(readFileSync(path.join(dist, styles[edition]!), 'utf8'), 'prefers-color-scheme')
  })

  t.test(`the first paint of ${edition} at night waits for its colours, by day it does not`, { skip }, async (t) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      const { page } = await visitAt(t, browser, sites[edition]!, '/', { colorScheme })
      const status = await page.evaluate(
        () =>
          performance
            .getEntriesByType('resource')
            .find(({ name }) => name.includes('-night'))
            // TypeScript knows no such field.
            ?.toJSON().renderBlockingStatus
      )
      t.equal(status, colorScheme === 'dark' ? 'blocking' : 'non-blocking')
    }
  })
}
