/** A visitor's way through the site, the same in every engine. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Test } from 'tap'
import type { EnginePage } from '../fixtures/engine.ts'

/** Folder for pictures of the way, to be looked at; without it none are taken. */
const pictures = process.env.ENGINE_PICTURES

async function picture(page: EnginePage, engine: string, name: string): Promise<void> {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  writeFileSync(path.join(pictures, `${name}-${engine}.png`), await page.driver.screenshot())
}

const text = (page: EnginePage, selector: string) =>
  page.run((query) => document.querySelector<HTMLElement>(query)?.innerText ?? '', selector)
/** Waits until the first element of the selector is displayed. */
const appears = (page: EnginePage, selector: string) =>
  page.until(
    `${selector} displayed`,
    (query) => (document.querySelector(query)?.getClientRects().length ?? 0) > 0,
    selector
  )
const disappears = (page: EnginePage, selector: string) =>
  page.until(
    `${selector} gone`,
    (query) => (document.querySelector(query)?.getClientRects().length ?? 0) === 0,
    selector
  )
/** Pixels by which the page is wider than the window. */
const overflow = (page: EnginePage) =>
  page.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
/** Marks the document: the mark is gone after a document load. */
const markDocument = (page: EnginePage) =>
  page.run(() => Object.assign(window, { isSameDocument: true }).isSameDocument)
const isSameDocument = (page: EnginePage) => page.run(() => 'isSameDocument' in window)
/**
 * Waits until the screen is hydrated, up to the first element of the selector: a press before is the browser's own, or
 * is lost. A visitor scrolls more than once: the first event may come before the frame listens.
 */
const screenIsLive = (page: EnginePage, selector: string) =>
  page.until(
    `${selector} hydrated`,
    (query) => {
      document.dispatchEvent(new Event('scroll', { bubbles: true }))
      return Object.keys(document.querySelector(query) ?? {}).some((key) => key.startsWith('__reactFiber'))
    },
    selector
  )

/** Walks the way as subtests of `t`; `engine` is its name in the pictures' names. */
export function walk(t: Test, page: EnginePage, engine: string): void {
  const { driver } = page

  for (const [width, height] of [
    [390, 800],
    [1440, 900]
  ] as const) {
    t.test(`at ${width} px home, about, guide and directory fit the window, in both languages`, async (t) => {
      await driver.resize(width, height)
      await page.until(`a window of ${width} px`, (expected) => window.innerWidth === expected, width)
      for (const address of ['/en/', '/', '/exhibition/about', '/en/visitor/guide', '/en/exhibitor/featured']) {
        await page.openLive(address === '/' ? '/?lang=cn' : address)
        t.equal(await page.count('h1'), 1, address)
        t.ok((await text(page, 'main')).length > 200, address)
        t.ok((await overflow(page)) <= 0, `${address} is not wider than the window`)
        await picture(page, engine, `${address.replace(/\W+/g, '-')}${width}`)
      }
    })
  }

  t.test('at 390 px the menu opens as an accordion and closes by Escape', async (t) => {
    await driver.resize(390, 800)
    await page.openLive('/en/visitor/guide')
    await page.press('.hamburger > summary')
    await appears(page, 'nav.menu')
    await page.press('nav.menu summary')
    await appears(page, 'nav.menu details[open] .panel')
    await picture(page, engine, 'menu-390')
    await page.key('Escape')
    await disappears(page, 'nav.menu details[open] .panel')
    await page.key('Escape')
    await disappears(page, 'nav.menu')
    t.equal(await page.run(() => document.activeElement?.closest('.hamburger') !== null), true, 'focus on its button')
  })

  t.test('at 1440 px one panel of the menu is open at a time, within the window', async (t) => {
    await driver.resize(1440, 900)
    await page.openLive('/en/visitor/guide')
    await page.press('nav.menu summary')
    await appears(page, 'nav.menu details[open] .panel')
    await picture(page, engine, 'menu-1440')
    await page.press('nav.menu summary', 'last')
    await page.until('one panel', () => document.querySelectorAll('nav.menu details[open]').length === 1)
    t.ok((await overflow(page)) <= 0)
    const box = await page.run(() => {
      const { left, right } = document.querySelector('nav.menu details[open] .panel')!.getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    })
    t.ok(box, 'the last panel is within the window')
    await page.key('Escape')
    await disappears(page, 'nav.menu details[open] .panel')
  })

  t.test('the language switch overrides the cookie, and the cookie decides later', async (t) => {
    await page.openLive('/en/visitor/guide')
    await page.run(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
      document.cookie = 'i18n_locale=cn;path=/'
    })
    await page.openLive('/en/visitor/guide')
    t.equal(await page.run(() => document.documentElement.lang), 'en', 'the address overrides the cookie')
    await page.press('a.language')
    await page.at('/visitor/guide')
    t.equal(await page.run(() => document.documentElement.lang), 'zh-CN')
    await page.press('a.language')
    await page.at('/en/visitor/guide')
    await page.open('/visitor/guide')
    await page.at('/en/visitor/guide')
  })

  t.test('a link loads no document: title, focus and scroll position follow, and back restores them', async (t) => {
    await page.openLive('/en/news')
    const list = await page.run(() => document.title)
    await markDocument(page)
    await screenIsLive(page, 'main a[href^="/en/news/"]')
    await page.press('main a[href^="/en/news/"]', 'last')
    await page.until('an article', () => /\/en\/news\/\d+$/.test(location.pathname))
    await page.until('its title', (former) => document.title !== former, list)
    await page.until('the focus', () => document.activeElement?.id === 'content')
    await page.until('the top', () => window.scrollY === 0)
    await driver.move(-1)
    await page.at('/en/news')
    await page.until('the former title', (former) => document.title === former, list)
    await page.until('the former position', () => window.scrollY > 200)
    const isThere = await page.run(() => {
      const links = document.querySelectorAll('main a[href^="/en/news/"]')
      const { top } = links[links.length - 1]!.getBoundingClientRect()
      return top >= 0 && top < window.innerHeight
    })
    t.ok(isThere, 'the pressed link is in view again')
    await driver.move(1)
    await page.until('the article again', () => /\/en\/news\/\d+$/.test(location.pathname))
    t.equal(await isSameDocument(page), true)
  })

  t.test('the directory is filtered by a word, and the plan of the hall shows the booths', async (t) => {
    await page.openLive('/en/exhibitor/featured')
    await markDocument(page)
    const all = await text(page, 'main')
    // Before, the form's own submission loads a document, with its empty fields in the address.
    await screenIsLive(page, 'main form[method="get"] input[name="q"]')
    await page.press('main form[method="get"] input[name="q"]')
    await page.type('tea')
    await page.key('Enter')
    await page.at('/en/exhibitor/featured?q=tea')
    await page.until('fewer entries', (former) => document.querySelector('main')!.innerText !== former, all)
    t.equal(await isSameDocument(page), true)
    await page.press('.view-switch a[href*="view=plan"]')
    await appears(page, 'svg.hall .hall-booth')
    t.ok((await page.count('svg.hall .hall-booth')) > 20)
    t.ok((await page.count('svg.hall .is-found')) > 0, 'what was searched for is marked')
    await picture(page, engine, 'hall-1440')
    // In Firefox the box of the link includes what its emblem does not show.
    await page.press('svg.hall .is-found rect')
    await appears(page, '.hall-card')
  })

  t.test('what is starred stands on the plan, after a document load as well', async (t) => {
    await page.openLive('/en/exhibitor/featured')
    await screenIsLive(page, '.star-button')
    await page.press('.star-button')
    await page.until('pressed', () => document.querySelector('.star-button')!.getAttribute('aria-pressed') === 'true')
    const name = await text(page, '.entry h2 a, .entry h3 a')
    await page.openLive('/en/plan')
    await appears(page, '.plan-entry')
    t.match(await text(page, 'main'), name)
    await picture(page, engine, 'plan-1440')
  })

  t.test('larger text is kept after a document load', async (t) => {
    await page.openLive('/en/visitor/guide')
    const size = () => page.run(() => Number.parseFloat(getComputedStyle(document.querySelector('main p')!).fontSize))
    const before = await size()
    await page.press('.reading-switch')
    await page.until('reading mode', () => document.documentElement.dataset.reading === '150')
    await page.openLive('/en/visitor/guide')
    t.equal(await page.run(() => document.documentElement.dataset.reading), '150')
    t.ok((await size()) > before)
    t.ok((await overflow(page)) <= 0)
    await picture(page, engine, 'large-text-1440')
    await page.press('.reading-switch')
    await page.until('usual text', () => document.documentElement.dataset.reading === undefined)
  })

  t.test('the viewer shows a photo, the next one, and closes by Escape', async (t) => {
    await page.openLive('/en/exhibition/gallery')
    await page.press('a[data-view="photo"]')
    const isDrawn = () => (document.querySelector<HTMLImageElement>('.viewer[open] img')?.naturalWidth ?? 0) > 0
    await page.until('the photo', isDrawn)
    // The browser moves the focus, and the photo beside this one is known, after it is displayed.
    await page.until('keys', () => document.activeElement?.closest('.viewer:has(.viewer-bar p:not(:empty))') != null)
    const source = () => document.querySelector('.viewer[open] img')?.getAttribute('src') ?? ''
    const first = await page.run(source)
    await picture(page, engine, 'viewer-1440')
    await page.key('ArrowRight')
    await page.until(
      'the next photo',
      (former) => {
        const next = document.querySelector('.viewer[open] img')?.getAttribute('src')
        return next !== undefined && next !== former
      },
      first
    )
    await page.key('Escape')
    await disappears(page, '.viewer')
    t.equal(await page.run(() => location.pathname), '/en/exhibition/gallery')
  })

  t.test('a form names what is missing, and confirms what it has sent', async (t) => {
    await page.openLive('/en/exhibitor/booth')
    const form = 'form.form-booth'
    await page.run((query) => document.querySelector(query)!.scrollIntoView(), form)
    await screenIsLive(page, form)
    await page.press(`${form} button[type="submit"]`)
    await page.until('messages', (query) => document.querySelectorAll(`${query} .error`).length > 3, form)
    t.equal(await page.run(() => document.activeElement?.getAttribute('name')), 'company')
    await picture(page, engine, 'form-1440')
    const values = { company: 'Sample Foods', product_type: 'Tea', contact: 'Lin Sample', booth_area: '36' }
    const contact = { phone: '+86 138 0000 0000', email: `${engine.toLowerCase()}@example.com` }
    for (const [name, value] of Object.entries({ ...values, ...contact })) {
      await page.press(`${form} [name="${name}"]`)
      await page.type(value)
      t.equal(
        await page.run((query) => document.querySelector<HTMLInputElement>(query)!.value, `${form} [name="${name}"]`),
        value
      )
    }
    await page.press(`${form} [name="booth_type"]`)
    await page.key('Escape')
    await page.run((query) => {
      const select = document.querySelector<HTMLSelectElement>(query)!
      select.value = 'bare'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }, `${form} [name="booth_type"]`)
    await page.press(`${form} [name="consent"]`)
    await page.press(`${form} button[type="submit"]`)
    await page.until(
      'the confirmation',
      (query) => /Submission Successful/.test(document.querySelector<HTMLElement>(query)?.innerText ?? ''),
      `${form} [role="status"]`
    )
  })

  t.test('the search finds what is typed', async (t) => {
    await page.openLive('/en/visitor/guide')
    await page.press('.top-bar a[href="/en/search"]')
    await page.at('/en/search')
    await page.press('main input[type="search"]')
    await page.type('tea')
    await page.key('Enter')
    await page.at('/en/search?q=tea')
    await appears(page, 'main .search-group li a')
    t.ok((await page.count('main .search-group li a')) > 3)
    await picture(page, engine, 'search-1440')
  })
}
