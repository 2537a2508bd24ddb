import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('a script of an earlier build that is gone', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  /** What comes on demand is gone, as after a deployment; what the page began with is there. */
  const loseChunks = (page: Page) =>
    page.route(/\/assets\/(mount-|page-|home-|news-|form-words-)[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  const settle = (page: Page) => page.waitForTimeout(500)
  const move = async (page: Page) => {
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
  }

  t.test('reloads the page once, and not again within a minute; then it reads and posts without it', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await loseChunks(page)
    await page.goto('/visitor/guide')
    await untilLive(page)
    await move(page)
    await becomes(t, async () => documents.length, 2, 'reloaded')
    await untilLive(page)
    for (let i = 0; i < 3; i += 1) await move(page)
    await settle(page)
    t.equal(documents.length, 2, 'once')
    t.ok(await page.locator('main h1').innerText())
    const form = page.locator('form.form-subscribe')
    await form.scrollIntoViewIfNeeded()
    await form.locator('[name="email"]').fill('chunk@example.com')
    await form.locator('[name="consent"]').check()
    await settle(page)
    await form.locator('button[type="submit"]').click()
    await page.waitForURL('/visitor/guide?done=subscribe')
  })

  t.test('reloads again after a minute', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await loseChunks(page)
    await page.goto('/visitor/guide')
    await untilLive(page)
    await move(page)
    await becomes(t, async () => documents.length, 2)
    await untilLive(page)
    await page.evaluate(() => sessionStorage.setItem('chunk-reload', String(Date.now() - 60_001)))
    await move(page)
    await becomes(t, async () => documents.length, 3)
    await untilLive(page)
  })

  t.test('reloads where the data of the document have changed since', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await page.route('**/_data/visitor/guide', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), version: 'another' } })
    })
    await page.goto('/visitor/guide')
    await untilLive(page)
    await move(page)
    await becomes(t, async () => documents.length, 2, 'reloaded')
    await untilLive(page)
    for (let i = 0; i < 3; i += 1) await move(page)
    await settle(page)
    t.equal(documents.length, 2, 'once')
    t.ok(await page.locator('main h1').innerText())
  })

  t.test('never reloads while a form holds text', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await loseChunks(page)
    await page.goto('/exhibitor/apply')
    await untilLive(page)
    const field = page.locator('form.form-exhibitor [name="company"]')
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'Sample Foods'
    })
    await move(page)
    await settle(page)
    t.equal(documents.length, 1)
    t.equal(await field.inputValue(), 'Sample Foods')
  })

  t.test('leads on by a document load where the next page needs it', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await page.goto('/')
    await untilLive(page)
    await page.route(/\/assets\/news-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
    await page
      .locator('a[href="/news"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('/news')
    await becomes(t, async () => documents, ['/', '/news'])
    t.ok(await page.locator('h1').innerText())
  })

  t.test('with storage blocked it does not reload at all, rather than for ever', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new Error('blocked')
        }
      })
    })
    await loseChunks(page)
    await page.goto('/visitor/guide')
    await untilLive(page)
    await move(page)
    await settle(page)
    t.equal(documents.length, 1)
  })
})
