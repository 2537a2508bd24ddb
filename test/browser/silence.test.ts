import type { Browser } from 'playwright-core'
import t, { type Test } from 'tap'
import { skip, startBrowser, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { onePerKind, sitemapPaths } from '../fixtures/site-addresses.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** Pages that the sitemap does not list: those that are not indexed, and addresses with a query. */
const unlistedPaths = [
  '/exhibitor/featured?row=B&sort=company',
  '/exhibitor/featured?view=plan',
  '/visitor/products?page=2'
]
  .concat(['/search?q=%E8%8C%B6', '/visitor/code?code=12345678901234567', '/news?kind=industry_news&page=2'])
  .concat(['/?done=subscribe', '/unsubscribe'])

/**
 * Opens and hydrates each page, half of them in a desktop browser and half in a mobile one, and asserts that there are
 * no faults.
 */
async function assertSilent(t: Test, browser: Browser, base: string, paths: readonly string[]): Promise<void> {
  const queue = [...paths]
  const visitors = await Promise.all([visit(t, browser, base), visit(t, browser, base, { width: 390, touch: true })])
  await Promise.all(
    visitors.map(async ({ page, faults, foreignHosts }) => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        faults.length = 0
        await page.goto(path)
        await untilScreenIsLive(page)
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        await page.waitForLoadState('networkidle')
        t.same(faults, [], path)
      }
      t.same(foreignHosts, [], 'no request to another host')
    })
  )
}

t.setTimeout(240_000)

t.test('pages log nothing to the console, have no failed requests and use no other host', { skip }, async (t) => {
  const browser = await startBrowser(t)

  t.test('organic: one page of each kind and all content pages, in both languages', async (t) => {
    const { base } = await startProcess(t)
    const paths = [
      ...onePerKind(await sitemapPaths(base)),
      ...unlistedPaths,
      ...unlistedPaths.map((path) => `/en${path}`)
    ]
    t.ok(paths.length > 90, `${paths.length} pages`)
    await assertSilent(t, browser, base, paths)
  })

  t.test('silver: the pages that differ from organic', async (t) => {
    const { base } = await startProcess(t, { EDITION: 'silver' })
    const paths = [
      '/',
      '/visitor/guide',
      '/visitor/code',
      '/event/award',
      '/exhibition/gallery',
      '/exhibitor/featured'
    ].concat('/contact/us')
    await assertSilent(t, browser, base, [...paths, ...paths.map((path) => `/en${path}`)])
  })
})
