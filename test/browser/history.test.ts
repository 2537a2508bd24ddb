import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('the history', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
  const scroll = async (page: Page, y: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), y)
    await becomes(t, () => place(page), y)
  }
  /** Follows a link by a click that moves nothing. */
  const follow = async (page: Page, address: string) => {
    await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
    await page.waitForURL(address)
    await becomes(t, () => page.locator('.progress').getAttribute('data-state'), 'idle')
    await becomes(t, () => place(page), 0)
  }
  const another = '/en/contact/us'
  const target = (page: Page) =>
    page.evaluate(() => Math.round(document.getElementById('hotels')!.getBoundingClientRect().top))

  t.test('a reload stays where the visitor was', async (t) => {
    const { page } = await visit(t, browser, base)
    await page.goto('/visitor/guide')
    await untilLive(page)
    await scroll(page, 1500)
    for (const time of ['once', 'again']) {
      await page.reload()
      await untilScreenIsLive(page)
      await becomes(t, () => place(page), 1500, time)
    }
  })

  t.test('a reload of an address with a fragment keeps its target in view', async (t) => {
    const { page } = await visit(t, browser, base)
    await page.goto('/visitor/guide#hotels')
    await untilLive(page)
    await page.reload()
    await untilScreenIsLive(page)
    const top = await target(page)
    t.ok(top >= 0 && top < 400, `${top} px below the top`)
  })

  t.test('who comes back from another document is where he was', async (t) => {
    const { page } = await visit(t, browser, base)
    await page.goto('/visitor/guide')
    await untilLive(page)
    await scroll(page, 1500)
    await page.goto(another)
    await page.goBack()
    await untilLive(page)
    await becomes(t, () => place(page), 1500)
  })

  t.test('back and forward each lead to where the visitor was', async (t) => {
    const { page, documents, faults } = await visit(t, browser, base, { height: 400 })
    await page.goto('/news')
    await untilLive(page)
    const item = await page.locator('main a[href^="/news/"]').first().getAttribute('href')
    await scroll(page, 300)
    await follow(page, item!)
    await scroll(page, 500)
    await page.goBack()
    await page.waitForURL('/news')
    await becomes(t, () => place(page), 300)
    await scroll(page, 200)
    await page.goForward()
    await page.waitForURL(item!)
    await becomes(t, () => place(page), 500)
    await page.goBack()
    await page.waitForURL('/news')
    await becomes(t, () => place(page), 200)
    t.same(documents, ['/news'])
    t.same(faults, [])
  })

  t.test('pages that were shown without a document keep their places over a reload and another document', async (t) => {
    const { page } = await visit(t, browser, base, { height: 400 })
    await page.goto('/visitor/guide')
    await untilLive(page)
    await scroll(page, 1500)
    await follow(page, '/contact/us')
    await scroll(page, 250)
    await page.reload()
    await untilLive(page)
    await becomes(t, () => place(page), 250, 'a reload')
    await page.goto(another)
    await page.goBack()
    await untilLive(page)
    await becomes(t, () => place(page), 250, 'back from another document')
    await page.goBack()
    await page.waitForURL('/visitor/guide')
    await becomes(t, () => place(page), 1500, 'and back again')
    await page.goForward()
    await page.waitForURL('/contact/us')
    await becomes(t, () => place(page), 250, 'and forward')
    await page.goto(another)
    await page.evaluate(() => window.history.go(-2))
    await page.waitForURL('/visitor/guide')
    await untilLive(page)
    await becomes(t, () => place(page), 1500, 'two at once')
  })

  t.test('who comes back from another site is where he was', async (t) => {
    const { page } = await visit(t, browser, base, { height: 400 })
    await page.goto('/visitor/guide')
    await untilLive(page)
    await follow(page, '/contact/us')
    await scroll(page, 250)
    // It writes the place down when scrolling has ended.
    await page.waitForFunction(() => window.history.state?.scroll === 250)
    await page.goto('data:text/html,elsewhere')
    await page.goBack()
    await untilLive(page)
    await becomes(t, () => place(page), 250)
  })

  t.test('between fragments of one page each has its place, also on a page that came without a document', async (t) => {
    const { page } = await visit(t, browser, base, { height: 400 })
    await page.goto('/contact/us')
    await untilLive(page)
    await follow(page, '/visitor/guide')
    await scroll(page, 300)
    await page.evaluate(() => window.location.assign('#hotels'))
    await becomes(t, async () => (await place(page)) > 1000, true)
    const below = (await place(page)) + 100
    await scroll(page, below)
    await page.goBack()
    await becomes(t, () => place(page), 300)
    await page.goForward()
    await becomes(t, () => place(page), below)
  })

  t.test('a link with a fragment leads scroll and focus to its target, as a document load does', async (t) => {
    const focused = async (page: Page) => {
      await becomes(t, async () => Math.abs(await target(page)) < 400, true)
      await page.keyboard.press('Tab')
      return page.evaluate(() => {
        const element = document.activeElement!
        const hotels = document.getElementById('hotels')!
        const isThere = hotels.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
        return `${isThere ? 'from the target on' : 'before the target'}: ${element.outerHTML.slice(0, 120)}`
      })
    }
    const loaded = await visit(t, browser, base)
    await loaded.page.goto('/visitor/guide#hotels')
    await untilScreenIsLive(loaded.page)
    const expected = await focused(loaded.page)
    t.match(expected, /^from the target on/)

    const { page, documents, faults } = await visit(t, browser, base)
    await page.goto('/')
    await untilLive(page)
    await page.locator('footer a[href="/contact/us"]').evaluate((link) => {
      link.setAttribute('href', '/visitor/guide#hotels')
    })
    await page.locator('footer a[href="/visitor/guide#hotels"]').click()
    await page.waitForURL('/visitor/guide#hotels')
    t.equal(await focused(page), expected)
    t.equal(await target(page), await target(loaded.page))
    const left = await place(page)
    await page.goBack()
    await page.waitForURL('/')
    await becomes(t, async () => (await place(page)) > 0, true)
    await page.goForward()
    await page.waitForURL('/visitor/guide#hotels')
    await becomes(t, () => place(page), left)
    t.same(documents, ['/'])
    t.same(faults, [])
  })

  t.test('the language switch of a page that is not there leads to the same address', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await page.goto('/en/nothing/here?from=mail')
    await untilLive(page)
    await page.click('a.language')
    await page.waitForURL('/nothing/here?from=mail')
    t.equal(documents[1], '/nothing/here?from=mail&lang=cn')
    await untilLive(page)
    await page.click('a.language')
    await page.waitForURL('/en/nothing/here?from=mail')
  })
})
