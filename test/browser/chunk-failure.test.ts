import type { Page, Route } from 'playwright-core'
import t, { type Test } from 'tap'
import { becomes, hold, skip, startBrowser, untilLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** Holds the entry script of the next document until the returned function lets it fail. */
const holdEntry = (page: Page) => hold(page, /\/assets\/main-[^/]+\.js$/, 'abort')

t.test('a chunk of an earlier build that no longer exists', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  /** Lazily loaded chunks return 404, as after a deployment; the scripts that the page starts with exist. */
  const failChunks = (page: Page) =>
    page.route(/\/assets\/(parts-|page-|home-|news-|form-)[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  const settle = (page: Page) => page.waitForTimeout(500)
  const moveMouse = async (page: Page) => {
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
  }
  /** Opens the guide, whose document is loaded twice, and not again however the mouse moves. */
  const reloadsOnce = async (t: Test, page: Page, documents: readonly string[]) => {
    await page.goto('/visitor/guide')
    await untilLive(page)
    await moveMouse(page)
    await becomes(t, async () => documents.length, 2, 'reloaded once')
    await untilLive(page)
    for (let i = 0; i < 3; i += 1) await moveMouse(page)
    await settle(page)
    t.equal(documents.length, 2, 'not again')
    t.ok(await page.locator('main h1').innerText())
  }

  t.test(
    'reloads the page once within a minute; after that the page can be read and its forms submitted without it',
    async (t) => {
      const { page, documents } = await visit(t, browser, base)
      await failChunks(page)
      await reloadsOnce(t, page, documents)
      const form = page.locator('form.form-subscribe')
      await form.scrollIntoViewIfNeeded()
      await form.locator('[name="email"]').fill('chunk@example.com')
      await form.locator('[name="consent"]').check()
      await settle(page)
      await form.locator('button[type="submit"]').click()
      await page.waitForURL('/visitor/guide?done=subscribe')
    }
  )

  t.test('a change of the content since the document was rendered reloads the page once', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await page.route('**/_data/visitor/guide', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), version: 'another' } })
    })
    await reloadsOnce(t, page, documents)
  })

  t.test('an entry script that fails to load reloads the page once, and what is pressed then counts', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    let failures = 0
    await page.route(/\/assets\/main-[^/]+\.js$/, (route) => {
      failures += 1
      return failures === 1 ? route.abort() : route.continue()
    })
    await page.goto('/exhibitor/featured/101')
    await becomes(t, async () => documents.length, 2, 'reloaded')
    await page.locator('main .star-button').first().click()
    await becomes(t, () => page.locator('main .star-button').first().getAttribute('aria-pressed'), 'true')
    t.equal(documents.length, 2)
  })

  t.test('an entry script that fails does not reload a page whose form holds text', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    const fail = await holdEntry(page)
    await page.goto('/exhibitor/apply', { waitUntil: 'commit' })
    const field = page.locator('form.form-exhibitor [name="company"]')
    await field.fill('Sample Foods')
    fail()
    await settle(page)
    t.equal(documents.length, 1, 'the page stays')
    t.equal(await field.inputValue(), 'Sample Foods')
  })

  t.test('an entry script that fails without network waits for it', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    const fail = await holdEntry(page)
    await page.goto('/visitor/guide', { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.context().setOffline(true)
    fail()
    await settle(page)
    t.equal(documents.length, 1, 'the page can be read')
    await page.unrouteAll()
    await page.context().setOffline(false)
    await becomes(t, async () => documents.length, 2)
    await untilLive(page)
  })

  t.test('a part that fails without network leaves the page as it is', async (t) => {
    const { page, documents } = await visitAt(t, browser, base, '/visitor/guide', {}, untilLive)
    await page.context().setOffline(true)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/parts-'))
    await moveMouse(page)
    await failed
    await settle(page)
    t.equal(documents.length, 1)
    t.ok(await page.locator('main h1').innerText())
    await page.context().setOffline(false)
  })

  t.test('a link whose page needs it loads the document', async (t) => {
    const { page, documents } = await visitAt(t, browser, base, '/', {}, untilLive)
    await page.route(/\/assets\/news-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
    await page
      .locator('a[href="/news"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('/news')
    await becomes(t, async () => documents, ['/', '/news'])
    t.ok(await page.locator('h1').innerText())
  })

  for (const [how, fail] of [
    ['answers with 503', (route: Route) => route.fulfill({ status: 503 })],
    ['is not answered', (route: Route) => route.abort()]
  ] as const)
    t.test(`a style sheet that ${how} is loaded with the next page`, async (t) => {
      const { page, documents } = await visit(t, browser, base)
      const sheet = /\/assets\/organic-[^/]+\.css$/
      await page.route(sheet, fail)
      await page.goto('/news')
      await untilLive(page)
      await page.unroute(sheet)
      await page
        .locator('a[href="/visitor/guide"]')
        .first()
        .evaluate((link: HTMLElement) => link.click())
      await page.waitForURL('/visitor/guide')
      const rules = () => page.evaluate(() => Array.from(document.styleSheets).at(-1)?.cssRules.length ?? 0)
      await becomes(t, async () => (await rules()) > 500, true)
      t.same(documents, ['/news'])
    })
})
