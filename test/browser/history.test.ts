import type { Page } from 'playwright-core'
import t from 'tap'
import {
  appendLink,
  becomes,
  skip,
  startBrowser,
  untilLive,
  untilScreenIsLive,
  visit,
  visitAt
} from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('history and scroll positions', { skip }, async (t) => {
  const { base } = await startProcess(t)
  // A web face that arrives after the position was set moves it by 2 or 3 px: Chromium anchors scrolling at a text, whose
  // box is that of its face.
  const browser = await startBrowser(t, ['--disable-remote-fonts'])
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
  const scroll = async (page: Page, y: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), y)
    await becomes(t, () => scrollY(page), y)
  }
  /** Follows a link by a click event that does not scroll. */
  const follow = async (page: Page, address: string) => {
    await page.locator(`a[href="${address}"]`).first().dispatchEvent('click')
    await page.waitForURL(address)
    await becomes(t, () => page.locator('.progress').getAttribute('data-state'), 'idle')
    await becomes(t, () => scrollY(page), 0)
  }
  const otherDocument = '/en/contact/us'
  const targetTop = (page: Page) =>
    page.evaluate(() => Math.round(document.getElementById('hotels')!.getBoundingClientRect().top))

  t.test('a reload restores the scroll position', async (t) => {
    const { page } = await visitAt(t, browser, base, '/visitor/guide', {}, untilLive)
    await scroll(page, 1500)
    for (const time of ['once', 'again']) {
      await page.reload()
      await untilScreenIsLive(page)
      await becomes(t, () => scrollY(page), 1500, time)
    }
  })

  t.test('a reload of an address with a fragment keeps its target in view', async (t) => {
    const { page } = await visitAt(t, browser, base, '/visitor/guide#hotels', {}, untilLive)
    await page.reload()
    await untilScreenIsLive(page)
    const isInView = async () => (await targetTop(page)) >= 0 && (await targetTop(page)) < 400
    await becomes(t, isInView, true)
  })

  t.test('back and forward restore the scroll positions', async (t) => {
    const { page, documents, faults } = await visitAt(t, browser, base, '/news', { height: 400 }, untilLive)
    const item = await page.locator('main a[href^="/news/"]').first().getAttribute('href')
    await scroll(page, 300)
    await follow(page, item!)
    await scroll(page, 500)
    await page.goBack()
    await page.waitForURL('/news')
    await becomes(t, () => scrollY(page), 300)
    await scroll(page, 200)
    await page.goForward()
    await page.waitForURL(item!)
    await becomes(t, () => scrollY(page), 500)
    await page.goBack()
    await page.waitForURL('/news')
    await becomes(t, () => scrollY(page), 200)
    t.same(documents, ['/news'])
    t.same(faults, [])
  })

  t.test('a link that is clicked while React hydrates the screen is followed without a document load', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await page.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener
      let isClicked = false
      EventTarget.prototype.addEventListener = function (...args: Parameters<typeof add>) {
        add.apply(this, args)
        // React listens on the container before it hydrates what is in it.
        if (isClicked || args[0] !== 'click' || !(this instanceof Element) || !this.matches('.screen')) return
        isClicked = true
        queueMicrotask(() => document.querySelector<HTMLElement>('main a[href^="/news/"]')!.click())
      }
    })
    await page.goto('/news')
    let moves = 0
    const hasLeft = async () => {
      // The screen may not listen to the first movement yet.
      moves += 1
      await page.mouse.move(200 + (moves % 2) * 10, 300)
      return /\/news\/\d+$/.test(page.url())
    }
    await becomes(t, hasLeft, true)
    await becomes(t, () => page.locator('.progress').getAttribute('data-state'), 'idle')
    t.same(documents, ['/news'])
  })

  t.test(
    'positions of pages that were displayed without a document load survive a reload and another document',
    async (t) => {
      const { page } = await visitAt(t, browser, base, '/visitor/guide', { height: 400 }, untilLive)
      await scroll(page, 1500)
      await follow(page, '/contact/us')
      await scroll(page, 250)
      await page.reload()
      await untilLive(page)
      await becomes(t, () => scrollY(page), 250, 'a reload')
      await page.goto(otherDocument)
      await page.goBack()
      await untilLive(page)
      await becomes(t, () => scrollY(page), 250, 'back from another document')
      await page.goBack()
      await page.waitForURL('/visitor/guide')
      await becomes(t, () => scrollY(page), 1500, 'back again')
      await page.goForward()
      await page.waitForURL('/contact/us')
      await becomes(t, () => scrollY(page), 250, 'forward')
      await page.goto(otherDocument)
      // Later, because going to another document ends the evaluation.
      await page.evaluate(() => void window.setTimeout(() => window.history.go(-2)))
      await page.waitForURL('/visitor/guide')
      await untilLive(page)
      await becomes(t, () => scrollY(page), 1500, 'two entries at once')
    }
  )

  t.test('going back from another site restores the scroll position', async (t) => {
    const { page } = await visitAt(t, browser, base, '/visitor/guide', { height: 400 }, untilLive)
    await follow(page, '/contact/us')
    await scroll(page, 250)
    // The position is saved on `scrollend`.
    await page.waitForFunction(() => window.history.state?.scroll === 250)
    await page.goto('data:text/html,elsewhere')
    await page.goBack()
    await untilLive(page)
    await becomes(t, () => scrollY(page), 250)
  })

  t.test(
    'each fragment of a page has its own position, also on a page that was displayed without a document load',
    async (t) => {
      const { page } = await visitAt(t, browser, base, '/contact/us', { height: 400 }, untilLive)
      await follow(page, '/visitor/guide')
      await scroll(page, 300)
      await page.evaluate(() => window.location.assign('#hotels'))
      await becomes(t, async () => (await scrollY(page)) > 1000, true)
      const below = (await scrollY(page)) + 100
      await scroll(page, below)
      await page.goBack()
      await becomes(t, () => scrollY(page), 300)
      await page.goForward()
      await becomes(t, () => scrollY(page), below)
    }
  )

  t.test('a link with a fragment moves scroll and focus to its target, as a document load does', async (t) => {
    const focused = async (page: Page) => {
      await becomes(t, async () => Math.abs(await targetTop(page)) < 400, true)
      await page.keyboard.press('Tab')
      return page.evaluate(() => {
        const element = document.activeElement!
        const hotels = document.getElementById('hotels')!
        const isAfter = hotels.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
        return `${isAfter ? 'after the target' : 'before the target'}: ${element.outerHTML.slice(0, 120)}`
      })
    }
    const loaded = await visit(t, browser, base)
    await loaded.page.goto('/visitor/guide#hotels')
    await untilScreenIsLive(loaded.page)
    const expected = await focused(loaded.page)
    t.match(expected, /^after the target/)

    const { page, documents, faults } = await visitAt(t, browser, base, '/', {}, untilLive)
    await appendLink(page, '/visitor/guide#hotels')
    await page.locator('body > a').click()
    await page.waitForURL('/visitor/guide#hotels')
    t.equal(await focused(page), expected)
    await becomes(t, () => targetTop(page), await targetTop(loaded.page))
    const position = await scrollY(page)
    await page.goBack()
    await page.waitForURL('/')
    await becomes(t, async () => (await scrollY(page)) > 0, true)
    await page.goForward()
    await page.waitForURL('/visitor/guide#hotels')
    await becomes(t, () => scrollY(page), position)
    t.same(documents, ['/'])
    t.same(faults, [])
  })
})
