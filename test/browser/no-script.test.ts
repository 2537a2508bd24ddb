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

  t.test('lists are filtered and sorted by the query string', async (t) => {
    const { page } = await visit(t, browser, base, { javaScript: false })
    await page.goto('/en/exhibitor/featured')
    const all = await page.locator('main').innerText()
    await page.goto('/en/exhibitor/featured?row=B')
    t.not(await page.locator('main').innerText(), all)
    await page.goto('/en/exhibitor/featured')
    const field = page.locator('main form[method="get"] input[name="q"]')
    await field.fill('tea')
    await field.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === 'tea')
    t.equal(await page.locator('main input[name="q"]').inputValue(), 'tea')
  })

  t.test('the search displays hits', async (t) => {
    const { page } = await visit(t, browser, base, { javaScript: false })
    await page.goto('/')
    await page.locator('.top-bar a[href="/search"]').click()
    await page.locator('main input[type="search"]').fill('有机茶')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === '有机茶')
    t.ok(await page.locator('main li a').count())
  })
})
