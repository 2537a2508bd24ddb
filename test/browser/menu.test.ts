import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, hold, skip, startBrowser, untilLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

const openSections = (page: Page) => page.locator('nav.menu details[open]').count()

t.test('the menu', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  const hamburger = (page: Page) => page.locator('.hamburger > summary')
  const isOpen = (page: Page) => page.locator('.hamburger').evaluate((details: HTMLDetailsElement) => details.open)

  t.test('the name of a fair, however long, ends within the top bar', async (t) => {
    for (const width of [390, 1440])
      for (const [path, long] of [
        ['/exhibition/about', '中国国际生物发酵产品与技术装备展览会'.repeat(3)],
        ['/en/exhibition/about', 'Products and Technology Equipment Exhibition '.repeat(3)]
      ] as const) {
        const { page } = await visitAt(t, browser, base, path, { javaScript: false, width })
        const name = page.locator('.brand-name')
        await name.evaluate((element, text) => element.replaceChildren(text), long)
        const [box, bar] = [await name.boundingBox(), await page.locator('.top-bar').boundingBox()]
        t.ok(box && bar && box.y >= bar.y && box.y + box.height <= bar.y + bar.height, `${path} at ${width}`)
      }
  })

  for (const javaScript of [true, false]) {
    const mode = javaScript ? 'with JavaScript' : 'without JavaScript'
    const go = async (page: Page, path: string) => {
      await page.goto(path)
      if (javaScript) await untilLive(page)
    }

    t.test(`${mode}, at 1151 px, it is in the top bar and opens one panel at a time`, async (t) => {
      const { page } = await visit(t, browser, base, { javaScript, width: 1151 })
      await go(page, '/visitor/guide')
      t.equal(await hamburger(page).isVisible(), false)
      t.equal(await page.locator('nav.menu summary').first().isVisible(), true)
      t.equal((await page.locator('.top-bar').boundingBox())?.height, 104)
      const [one, two] = [page.locator('nav.menu details').nth(0), page.locator('nav.menu details').nth(1)]
      await one.locator('summary').click()
      t.equal(await one.locator('.panel').isVisible(), true)
      await two.locator('summary').click()
      t.equal(await two.locator('.panel').isVisible(), true)
      await becomes(t, () => openSections(page), 1)
      t.ok(await two.locator('.panel .panel-title').textContent())
      t.ok((await two.locator('.panel-list a').count()) > 1)
    })

    t.test(`${mode}, at 1150 px, it is an accordion behind a button`, async (t) => {
      const { page } = await visit(t, browser, base, { javaScript, width: 1150 })
      await go(page, '/visitor/guide')
      t.equal(await hamburger(page).isVisible(), true)
      t.equal(await page.locator('nav.menu').isVisible(), false)
      t.equal((await page.locator('.top-bar').boundingBox())?.height, 80)
      await hamburger(page).click()
      t.equal(await page.locator('nav.menu').isVisible(), true)
      await becomes(t, () => openSections(page), 0)
      await page.locator('nav.menu summary').nth(1).click()
      t.equal(await page.locator('nav.menu .panel').nth(1).isVisible(), true)
      await hamburger(page).click()
      t.equal(await page.locator('nav.menu').isVisible(), false)
    })
  }

  t.test('opened before hydration it stays open and works', async (t) => {
    const { page } = await visit(t, browser, base, { width: 390 })
    const release = await hold(page, '**/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await hamburger(page).click()
    await becomes(t, () => page.locator('nav.menu').isVisible(), true)
    release()
    await untilLive(page)
    await becomes(t, () => isOpen(page), true)
    await page.keyboard.press('Escape')
    await becomes(t, () => isOpen(page), false)
  })

  t.test('at 1150 px Escape closes panel, then menu, and returns the focus to their buttons', async (t) => {
    const { page } = await visitAt(t, browser, base, '/', { width: 1150 }, untilLive)
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await hamburger(page).click()
    const first = page.locator('nav.menu details').first()
    await first.locator('summary').focus()
    await page.keyboard.press('Enter')
    await becomes(t, () => openSections(page), 1)
    await page.keyboard.press('Tab')
    t.equal(await focused(), 'A', 'Tab moves into the panel')
    await page.keyboard.press('Escape')
    await becomes(t, () => openSections(page), 0)
    await becomes(t, () => first.locator('summary').evaluate((node) => node === document.activeElement), true)
    await becomes(t, () => isOpen(page), true)
    await page.keyboard.press('Escape')
    await becomes(t, () => isOpen(page), false)
    await becomes(t, () => hamburger(page).evaluate((node) => node === document.activeElement), true)
  })
})
