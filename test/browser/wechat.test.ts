import t from 'tap'
import { skip, startBrowser, untilLive, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('inside WeChat', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  t.test('links, paging and the language switch load documents, and nothing is prefetched', async (t) => {
    const { page, documents, requestPaths, foreignHosts } = await visitAt(
      t,
      browser,
      base,
      '/',
      { weChat: true, width: 390 },
      untilLive
    )
    const link = page.locator('footer a[href="/contact/us"]')
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await link.focus()
    await page.waitForTimeout(300)
    t.same(
      requestPaths.filter((path) => path.startsWith('/_data')),
      []
    )
    await link.tap()
    await page.waitForURL('/contact/us')
    await untilLive(page)

    await page.locator('.hamburger > summary').tap()
    await page
      .locator('nav.menu details', { has: page.locator('a[href="/visitor/guide"]') })
      .locator('summary')
      .tap()
    await page.locator('nav.menu a[href="/visitor/guide"]').tap()
    await page.waitForURL('/visitor/guide')

    await page.goto('/news')
    await untilLive(page)
    await page.locator('main a[href*="page=2"]').first().tap()
    await page.waitForURL('/news?page=2')
    await untilLive(page)
    await page.locator('a.language').tap()
    await page.waitForURL('/en/news?page=2')

    const pages = documents.filter((path) => !path.includes('lang='))
    t.same(pages, ['/', '/contact/us', '/visitor/guide', '/news', '/news?page=2', '/en/news?page=2'])
    t.same(
      requestPaths.filter((path) => path.startsWith('/_data')),
      []
    )
    t.same(foreignHosts, [], 'no request to another host')
  })
})
