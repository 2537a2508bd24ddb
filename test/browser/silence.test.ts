import type { Browser } from 'playwright-core'
import t, { type Test } from 'tap'
import { skip, startBrowser, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { onePerKind, sitemapPaths } from '../fixtures/site-addresses.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** Beside those of the sitemap: what no search engine should find, and addresses with a query. */
const others = ['/exhibitor/featured?row=B&sort=company', '/exhibitor/featured?view=plan', '/visitor/products?page=2']
  .concat(['/search?q=%E8%8C%B6', '/visitor/code?code=12345678901234567', '/news?kind=industry_news&page=2'])
  .concat(['/?done=subscribe', '/unsubscribe'])

/** Opens each page as two visitors side by side; each looks at it, moves the mouse, and goes on. */
async function allAreSilent(t: Test, browser: Browser, base: string, paths: readonly string[]): Promise<void> {
  const waiting = [...paths]
  const visitors = await Promise.all([visit(t, browser, base), visit(t, browser, base, { width: 390, touch: true })])
  await Promise.all(
    visitors.map(async ({ page, faults, foreign }) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        faults.length = 0
        await page.goto(path)
        await untilScreenIsLive(page)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        t.same(faults, [], path)
      }
      t.same(foreign, [], 'and no other host was asked')
    })
  )
}

t.setTimeout(240_000)

t.test('pages say nothing to the console, miss nothing and ask nobody else', { skip }, async (t) => {
  const browser = await startBrowser(t)

  t.test('organic: every slug and one page of each kind, in both languages', async (t) => {
    const { base } = await startProcess(t)
    const paths = [...onePerKind(await sitemapPaths(base)), ...others, ...others.map((path) => `/en${path}`)]
    t.ok(paths.length > 90, `${paths.length} pages`)
    await allAreSilent(t, browser, base, paths)
  })

  t.test('silver: the pages that it draws otherwise', async (t) => {
    const { base } = await startProcess(t, { EDITION: 'silver' })
    const paths = ['/', '/visitor/guide', '/visitor/code', '/event/award', '/exhibition/gallery', '/exhibitor/featured']
    await allAreSilent(t, browser, base, [...paths, ...paths.map((path) => `/en${path}`)])
  })
})
