import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import type { EditionName } from '../../shared/records/editions.ts'
import { skip, startBrowser, untilScreenIsLive, visitAt } from '../fixtures/browser.ts'
import { sitemapPaths } from '../fixtures/site-addresses.ts'
import { startProcess } from '../fixtures/site-process.ts'

for (const edition of ['organic', 'silver'] as const)
  t.test(`on paper, ${edition}`, { skip }, (t) => onPaper(t, edition))

async function onPaper(t: Test, edition: EditionName) {
  const { base } = await startProcess(t, { EDITION: edition, PREVIEW_DATE: '2025-06-11T10:20' })
  const browser = await startBrowser(t)
  const open = async (t: Test, path: string) => (await visitAt(t, browser, base, path, {}, untilScreenIsLive)).page
  /**
   * How many A4 pages a page has without what follows the element `last` of a class. A rule hides it, in place of that
   * of the call before: what is removed from the document may come back while parts of the page are hydrated.
   */
  const pagesUntil = async (page: Page, className: string, last = className) => {
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet()
      sheet.insertRule(rule)
      document.adoptedStyleSheets = [sheet]
    }, `${last} ~ *, body :has(${className}) ~ * { display: none !important }`)
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', right: '12mm', bottom: '12mm', left: '12mm' } })
    return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  }

  for (const language of ['', '/en']) {
    t.test(`the plan of the hall is one page with its legend, the list the next ${language}`, async (t) => {
      const plan = await open(t, `${language}/exhibitor/featured?view=plan`)
      t.equal(await pagesUntil(plan, '.hall-side'), 1)
      t.equal(await pagesUntil(plan, '.hall-list'), 2)
      await plan.emulateMedia({ media: 'print' })
      t.ok(await plan.locator('.hall-legend').isVisible())
    })

    t.test(`each day of the programme is a page, without controls ${language}`, async (t) => {
      const programme = await open(t, `${language}/event/activities`)
      for (const day of [1, 2, 3])
        t.equal(await pagesUntil(programme, '.programme-day', `.programme-day:has(#day-${day})`), day)
      await programme.emulateMedia({ media: 'print' })
      await programme.evaluate(() => {
        document.adoptedStyleSheets = []
      })
      t.same(await programme.locator('main :is(button, select, .icon-link, .near, .card):visible').count(), 0)
    })

    t.test(`other pages have no controls on paper either ${language}`, async (t) => {
      for (const path of ['/exhibitor/featured', '/visitor/products', '/event/roundtable', '/visitor/guide']) {
        const listed = (await sitemapPaths(base)).find((each) => each.startsWith(`${language}${path}/`))
        const page = await open(t, listed ?? language + path)
        await page.emulateMedia({ media: 'print' })
        const controls = page.locator('main :is(button, input, select, .icon-link, .arrow-link, .guide-start):visible')
        t.same(await controls.allTextContents(), [], listed ?? path)
      }
    })
  }
}
