import t from 'tap'
import { skip, startBrowser, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('without JavaScript', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  t.test('every kind of page has text and pictures and sends no request to another host', async (t) => {
    const { page, faults, foreignHosts } = await visit(t, browser, base, { javaScript: false })
    const paths = [
      ['/', '/exhibition/about', '/exhibition/gallery', '/exhibitor/featured', '/exhibitor/apply', '/exhibitor/booth'],
      ['/visitor/guide', '/visitor/products', '/visitor/code', '/event/activities', '/event/award', '/news'],
      ['/media/partners', '/contact/us', '/search?q=%E8%8C%B6', '/privacy', '/plan']
    ].flat()
    for (const path of paths) {
      for (const prefix of ['', '/en']) {
        await page.goto(prefix + path)
        t.equal(await page.locator('h1').count(), 1, prefix + path)
        t.ok((await page.locator('main').innerText()).length > 40, prefix + path)
        t.equal(await page.locator('a.language').isVisible(), true, prefix + path)
      }
    }
    t.same(faults, [])
    t.same(foreignHosts, [])
  })

  t.test('news can be opened, and lead to neighbours, the list and its next page', async (t) => {
    const { page } = await visit(t, browser, base, { javaScript: false })
    await page.goto('/en/')
    await page.locator('a[href="/en/news"]').first().click()
    await page.locator('main a[href^="/en/news/"]').first().click()
    await page.waitForURL(/\/en\/news\/\d+$/)
    await page.locator('article [rel="prev"], article [rel="next"]').first().click()
    await page.waitForURL(/\/en\/news\/\d+$/)
    await page.locator('article .neighbours a[href="/en/news"]').click()
    await page.waitForURL('/en/news')
    await page.locator('main a[href*="page=2"]').first().click()
    await page.waitForURL('/en/news?page=2')
  })
})
