import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, hold, skip, startBrowser, untilLive, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

const star = (page: Page) => page.locator('main .star-button').first()
const isPressed = (page: Page) => star(page).getAttribute('aria-pressed')

t.test('what is pressed before the page is live', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  t.test('a star that is pressed twice before the script has loaded is set', async (t) => {
    const { page, faults } = await visit(t, browser, base, { width: 390, height: 844, touch: true })
    const load = await hold(page, '**/assets/*.js')
    await page.goto('/exhibitor/featured/101', { waitUntil: 'commit' })
    await star(page).tap()
    await star(page).tap()
    load()
    await becomes(t, () => isPressed(page), 'true')
    await untilScreenIsLive(page)
    t.equal(await isPressed(page), 'true')
    t.same(faults, [])
  })

  t.test('a star that is pressed while React hydrates is set', async (t) => {
    const { page, faults } = await visit(t, browser, base)
    // Presses the star when React begins to listen on the screen: after the start of hydration, before its first slice.
    await page.addInitScript(() => {
      const listen = EventTarget.prototype.addEventListener
      let isDone = false
      EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
        listen.call(this, type, ...rest)
        if (isDone || type !== 'wheel' || !(this instanceof HTMLElement) || this.className !== 'screen') return
        isDone = true
        queueMicrotask(() => document.querySelector<HTMLElement>('main .star-button')?.click())
      }
    })
    await page.goto('/exhibitor/featured/101')
    await untilScreenIsLive(page)
    await becomes(t, () => isPressed(page), 'true')
    t.match(await page.evaluate(() => localStorage.getItem('plan')), /101/)
    t.same(faults, [])
  })

  t.test('links and forms that are pressed before the script has loaded lead to their pages', async (t) => {
    const { page } = await visit(t, browser, base)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/exhibitor/featured')
    await page.locator('main a[href="/exhibitor/featured/101"]').first().click()
    await page.waitForURL('/exhibitor/featured/101')
    await page.goto('/search')
    await page.locator('main input[name="q"]').fill('茶')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=/)
    t.ok(await page.locator('main li').count())
  })

  t.test('what is typed into the search of the hall plan before the script has loaded marks booths', async (t) => {
    const { page, faults } = await visit(t, browser, base)
    const load = await hold(page, '**/assets/*.js')
    await page.goto('/exhibitor/featured?view=plan', { waitUntil: 'commit' })
    await page.locator('#hall-q').fill('谷野')
    load()
    await becomes(t, () => page.locator('.hall-side > search + [role="status"]').innerText(), '“谷野”标出1个展位')
    t.equal(await page.locator('#hall-q').inputValue(), '谷野')
    t.same(faults, [])
  })

  t.test('on a slow connection the script waits until the page is used', async (t) => {
    const { page, faults, requestPaths } = await visit(t, browser, base, { width: 390, height: 844, touch: true })
    await slowDown(page)
    await page.goto('/exhibitor/featured/101', { waitUntil: 'load' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    const scripts = () => requestPaths.filter((path) => path.endsWith('.js'))
    t.same(scripts(), [])
    await star(page).tap()
    await becomes(t, () => isPressed(page), 'true')
    t.not(scripts().length, 0)
    // The device keeps a star now, which every page counts.
    await page.goto('/news')
    await becomes(t, () => page.locator('.plan-count').textContent(), '1')
    t.same(faults, [])
  })

  t.test(
    'on a slow connection a press without any other event, as of a screen reader, starts the script',
    async (t) => {
      const { page, faults } = await visit(t, browser, base)
      await slowDown(page)
      await page.goto('/exhibitor/featured/101', { waitUntil: 'load' })
      await star(page).evaluate((button: HTMLElement) => button.click())
      await becomes(t, () => isPressed(page), 'true')
      t.same(faults, [])
    }
  )

  t.test('on a slow connection a page that shows what its HTML lacks starts its script at once', async (t) => {
    const { page } = await visit(t, browser, base)
    await slowDown(page)
    await page.goto('/plan')
    await untilLive(page)
    t.pass()
  })
})

/** So slow that Chromium counts the connection as one of the class `3g`; an untouched page never loads its script. */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const endless = (call: () => void, ms?: number) => (ms === 15_000 ? 0 : setTimeout(call, ms))
    Object.assign(window, { setTimeout: endless })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const conditions = { offline: false, latency: 500, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', conditions)
}
