/** Pages that a translator or an extension has changed stay usable, before they are hydrated and afterwards. */
import type { Page } from 'playwright-core'
import t from 'tap'
import type { PageName } from '../../shared/pages/pages.ts'
import { becomes, hold, skip, startBrowser, untilLive, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { pressAll, translate } from '../fixtures/translated-page.ts'

/** Of each kind of page the addresses that together have all of its controls. */
const addresses: Record<PageName, readonly string[]> = {
  home: ['/'],
  notFound: ['/404'],
  newsList: ['/news'],
  news: ['/news/301'],
  exhibitors: ['/exhibitor/featured', '/exhibitor/featured?view=plan'],
  exhibitor: ['/exhibitor/featured/101'],
  products: ['/visitor/products'],
  product: ['/visitor/products/1001'],
  talk: ['/event/roundtable/501'],
  search: ['/search?q=tea'],
  plan: ['/plan'],
  unsubscribe: ['/unsubscribe'],
  page: [
    ...['/event/activities', '/visitor/guide', '/visitor/code?code=12345678901234567', '/exhibitor/booth'],
    ...['/visitor/register', '/exhibition/gallery', '/contact/us', '/media/industry_news']
  ],
  // Of a backend that does not answer; it has no controls of its own.
  failure: []
}

const starred = { version: 1, exhibitor: [101, 102], product: [1001], talk: [501, 502] }
const star = (page: Page) => page.locator('main .star-button').first()

t.setTimeout(290_000)

t.test('a translated page', { skip }, async (t) => {
  const { base } = await startProcess(t, { PREVIEW_DATE: '2025-06-12T10:00+08:00' })
  const browser = await startBrowser(t)

  /** Opens the page and gives what failed: errors that React has caught are logged as errors. */
  const open = async (t: Parameters<typeof visit>[0], path: string, isLive: boolean) => {
    const { page, faults } = await visit(t, browser, base)
    await page.addInitScript((plan) => {
      if (!localStorage.getItem('plan')) localStorage.setItem('plan', plan)
    }, JSON.stringify(starred))
    const load = await hold(page, '**/assets/*.js')
    if (isLive) load()
    await page.goto(path, { waitUntil: isLive ? 'load' : 'commit' })
    await page.locator('#state').waitFor({ state: 'attached' })
    if (isLive) await untilScreenIsLive(page)
    await translate(page)
    return {
      page,
      load,
      errors: () => faults.filter((fault) => /^error|^console error(?!: Failed to load)/.test(fault))
    }
  }

  for (const isLive of [true, false]) {
    t.test(`${isLive ? 'after' : 'before'} hydration: every control works and none empties the page`, async (t) => {
      let total = 0
      const queue = Object.values(addresses).flatMap((all) => (isLive ? all : all.slice(0, 2)))
      for (const [index, path] of queue.entries()) {
        const inLanguage = index % 2 === Number(isLive) ? path : `/en${path === '/' ? '/' : path}`
        const { page, load, errors } = await open(t, inLanguage, isLive)
        load()
        await untilScreenIsLive(page)
        const { faults, count } = await pressAll(page)
        t.same([...faults, ...errors()], [], inLanguage)
        total += count
        // A route that waits for a document that is under way would keep the context open.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.context().close()
      }
      t.ok(total > 80, `${total} presses`)
    })
  }

  t.test('a star that is pressed before hydration is set', async (t) => {
    const { page, load, errors } = await open(t, '/exhibitor/featured/103', false)
    await star(page).click()
    load()
    await becomes(t, () => star(page).getAttribute('aria-pressed'), 'true')
    t.match(await page.evaluate(() => localStorage.getItem('plan')), /103/)
    t.same(errors(), [])
  })

  t.test('what is typed before hydration stays', async (t) => {
    for (const [path, selector] of [
      ['/en/visitor/register', '.form-visitor [name="name"]'],
      ['/search', '#search-q']
    ] as const) {
      const { page, load, errors } = await open(t, path, false)
      await page.locator(selector).fill('Lin Sample')
      load()
      await untilScreenIsLive(page)
      // A part of the screen is hydrated where it is seen, and may be a new element then.
      await page.waitForFunction((selector) => {
        const field = document.querySelector(selector)
        field?.scrollIntoView()
        return Object.keys(field ?? {}).some((key) => key.startsWith('__reactFiber'))
      }, selector)
      await becomes(t, () => page.locator(selector).inputValue(), 'Lin Sample')
      t.same(errors(), [])
    }
  })

  t.test('what was changed so that React fails is rendered anew, in the document and after a click', async (t) => {
    const { page } = await visitAt(t, browser, base, '/exhibitor/featured', {}, untilLive)
    await page.locator('main a[href="/exhibitor/featured/104"]').first().click()
    await page.waitForURL('/exhibitor/featured/104')
    for (const isNavigated of [true, false]) {
      if (!isNavigated) {
        await page.reload()
        await untilScreenIsLive(page)
      }
      const before = await star(page).getAttribute('aria-pressed')
      await page.evaluate(() => document.querySelector('main .star-button svg')?.remove())
      await star(page).click()
      await becomes(t, () => star(page).getAttribute('aria-pressed'), String(before === 'false'))
      t.equal(await star(page).locator('svg').count(), 1)
      t.match(await page.locator('main').textContent(), /\S{20}/)
    }
  })

  t.test(
    'what fails at every render is loaded as a document, and where that is not allowed stays readable',
    async (t) => {
      const { page } = await visit(t, browser, base)
      /** React makes icons by it; those of the document are there. */
      const breakRendering = () =>
        page.evaluate(() => {
          document.createElementNS = () => {
            throw new Error('every time')
          }
        })
      // A document that is being left has no context.
      const isSameDocument = () =>
        page.evaluate(() => document.createElementNS.toString().includes('every time')).catch(() => false)
      const follow = (address: string) => page.locator(`main a[href="${address}"]`).first().click()
      await page.goto('/exhibitor/featured')
      await untilLive(page)
      await breakRendering()
      await follow('/exhibitor/featured/104')
      await becomes(t, isSameDocument, false)
      await untilScreenIsLive(page)
      t.equal(new URL(page.url()).pathname, '/exhibitor/featured/104')
      t.match(await page.locator('main h1').textContent(), /\S/)

      await breakRendering()
      await follow('/exhibitor/featured')
      await page.waitForURL('/exhibitor/featured')
      t.match(await page.locator('main').textContent(), /\S{20}/)
      t.equal(await isSameDocument(), true, 'a document is loaded once a minute')
      await page.locator('header a[href="/"]').first().click()
      await becomes(t, isSameDocument, false)
      t.equal(new URL(page.url()).pathname, '/')
    }
  )
})
