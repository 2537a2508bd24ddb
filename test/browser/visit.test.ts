import t from 'tap'
import {
  appendLink,
  becomes,
  hold,
  skip,
  startBrowser,
  untilLive,
  untilScreenIsLive,
  visitAt
} from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('client-side navigation and hydration', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  t.test('links to news load no document; title, focus and scroll position are updated', async (t) => {
    const { page, faults, documents } = await visitAt(t, browser, base, '/en/', { height: 600 }, untilLive)
    const home = await page.title()
    await page.locator('main a[href="/en/news"]').first().click()
    await page.waitForURL('/en/news')
    await becomes(t, () => page.title(), `News centre - ${home}`)
    await becomes(t, () => page.evaluate(() => window.scrollY), 0)
    await becomes(t, () => page.evaluate(() => document.activeElement?.id), 'content')
    t.equal(await page.locator('h1').count(), 1)

    const link = page.locator('main a[href^="/en/news/"]').last()
    await link.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    t.ok(scrolled > 0)
    const address = await link.getAttribute('href')
    const headline = (await link.innerText()).trim().split('\n')[0]!
    await link.click()
    await page.waitForURL(address!)
    await becomes(t, async () => headline.includes(await page.locator('h1').innerText()), true, headline)
    await becomes(t, () => page.evaluate(() => window.scrollY), 0)
    const article = await page.title()
    t.match(article, new RegExp(` - ${home}$`))
    for (const part of ['time', '.neighbours a[href="/en/news"]', 'aside a', '[rel="prev"], [rel="next"]']) {
      t.ok(await page.locator(`article ${part}`).count(), part)
    }

    await page.goBack()
    await page.waitForURL('/en/news')
    await becomes(t, () => page.title(), `News centre - ${home}`)
    await becomes(
      t,
      async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled) < 50,
      true,
      'the former position'
    )
    await page.goForward()
    await becomes(t, () => page.title(), article)
    await page.goBack()
    await page.goBack()
    await becomes(t, () => page.title(), home)
    t.same(documents, ['/en/'])
    t.same(faults, [])
  })

  t.test('the footer is rendered again after a page without one', async (t) => {
    const { page, faults, documents } = await visitAt(t, browser, base, '/en/visitor/guide', {}, untilLive)
    const footer = await page.locator('.footer').innerHTML()
    await page.locator('.footer-links a[href="/en/exhibition/about"]').click()
    await page.waitForURL('/en/exhibition/about')
    await becomes(t, () => page.locator('h1').count(), 1)
    t.ok(footer.includes('mailto:'))
    const footerText = async () => (await page.locator('.footer-grid, .legal').allInnerTexts()).join()
    const text = await footerText()
    await page.locator('.footer-links a[href="/en/exhibitor/booth"]').click()
    await page.waitForURL('/en/exhibitor/booth')
    await becomes(t, () => page.locator('.footer').count(), 0)
    await page.goBack()
    await becomes(t, footerText, text)
    t.same(documents, ['/en/visitor/guide'])
    t.same(faults, [])
  })

  t.test('hydration links no style sheet again, which would cause a layout', async (t) => {
    const { page, faults } = await visitAt(t, browser, base, '/en/visitor/guide', {}, untilLive)
    const styleSheets = () =>
      page
        .locator('link[rel="stylesheet"]:not([media])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    const initial = await styleSheets()
    t.equal(initial.length, 1, 'that of the edition')
    await page.mouse.wheel(0, 50)
    // Beside the content: a link below the mouse has its page loaded in advance, with its style sheets.
    await untilScreenIsLive(page, 2)
    t.same(await styleSheets(), initial)
    await page.locator('.footer-links a[href="/en/exhibition/about"]').click()
    await page.waitForURL('/en/exhibition/about')
    await becomes(t, () => page.locator('h1').count(), 1)
    t.same(await styleSheets(), initial, 'the next page has the same ones')
    t.same(faults, [])
  })

  t.test('a navigation that is reverted before its data arrives changes nothing', async (t) => {
    const { page, faults } = await visitAt(t, browser, base, '/en/contact/us', {}, untilLive)
    const title = await page.title()
    await page.locator('.footer-links a[href="/en/visitor/match"]').click()
    await page.waitForURL('/en/visitor/match')
    await becomes(t, async () => (await page.title()) !== title, true)
    await page.goBack()
    await becomes(t, () => page.title(), title)
    await page.reload()
    await untilScreenIsLive(page)
    const allowResponse = await hold(page, '**/_data/en/visitor/match')
    const requested = page.waitForRequest('**/_data/en/visitor/match')
    await page.evaluate(() => window.history.forward())
    await requested
    await page.evaluate(() => window.history.back())
    await page.waitForURL('/en/contact/us')
    const response = page.waitForResponse('**/_data/en/visitor/match')
    allowResponse()
    await (await response).finished()
    // A page is displayed after its style sheet has been loaded, so the sheet's presence comes last.
    await page.waitForFunction(() => document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
    t.equal(await page.title(), title)
    t.equal(await page.locator('.progress').getAttribute('data-state'), 'idle')
    t.same(faults, [])
  })

  t.test('a link to a missing page displays the not-found screen', async (t) => {
    const { page } = await visitAt(t, browser, base, '/', {}, untilLive)
    await appendLink(page, '/nothing/here')
    await page.locator('body > a').click()
    await page.waitForURL('/nothing/here')
    await becomes(t, () => page.locator('h1').innerText(), '页面不存在')
  })
})
