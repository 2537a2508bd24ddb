/** Pages that a translator or an extension has changed stay usable, before they are hydrated and afterwards. */
import type { Page } from 'playwright-core'
import t from 'tap'
import type { PageName } from '../../shared/pages/pages.ts'
import { becomes, hold, skip, startBrowser, untilLive, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

// A page as translators leave it, and presses of all that can be pressed in it.

interface TranslatedWindow extends Window {
  /** Texts that were replaced, with what they held then. */
  replaced: [node: Text, text: string][]
  /** How often a control was used. */
  used: WeakMap<Element, number>
  /** How many controls of a kind were used. */
  kinds: Map<string, number>
}

/**
 * Replaces every text of the page by a `font` in a `font`, as Google Translate and Edge do, and from then on every text
 * that comes.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaced: TranslatedWindow['replaced'] = []
    Object.assign(window, { replaced, used: new WeakMap(), kinds: new Map() })
    const replace = (node: Text) => {
      if (!node.parentElement || node.parentElement.closest('font,script,style,textarea,svg,#state')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      inner.append(node.data.trim() === '' ? node.data : `«${node.data}»`)
      replaced.push([node, node.data])
      node.replaceWith(outer)
    }
    const replaceAll = (root: Node) => {
      const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
      // Collected first: the iterator would go on with what it has replaced.
      const found: Text[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text)
      found.forEach(replace)
    }
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData' && target.isConnected) replace(target as Text)
        for (const node of addedNodes) if (node.isConnected) replaceAll(node)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    replaceAll(document.body)
    document.documentElement.lang = 'fr'
    document.documentElement.classList.add('translated-ltr')
  })
}

/**
 * Uses each control of the page twice, of each kind at most two, and again what that brings. Gives what failed: a page
 * without content, a button that is not pressed, a text that was written where nobody sees it.
 */
async function pressAll(page: Page): Promise<{ faults: string[]; count: number }> {
  const faults: string[] = []
  let count = 0
  // Each round ends with a document load or where nothing new has come.
  for (let round = 0; round < 12; round += 1) {
    const result = await page.evaluate(pressRound).catch((error: Error) => {
      // A press has loaded another document.
      if (/context was destroyed|navigation/i.test(error.message)) return undefined
      throw error
    })
    if (!result) {
      await page.waitForLoadState()
      break
    }
    faults.push(...result.faults)
    count += result.count
    if (result.count === 0) break
    await page.waitForLoadState('networkidle')
  }
  return { faults: [...faults, ...(await page.evaluate(facts).catch(() => []))], count }
}

/** Runs in the page: what is wrong with it now; nothing in a document that is not translated. */
function facts(): string[] {
  const { replaced } = window as unknown as Partial<TranslatedWindow>
  if (!replaced) return []
  const stale = replaced.filter(([node, text]) => node.data !== text && !node.isConnected)
  const content = document.querySelector('main > .screen')?.textContent?.trim() ?? ''
  return [
    ...(content.length > 20 ? [] : [`main holds '${content}'`]),
    ...stale.map(([node, text]) => `'${text}' was not replaced by '${node.data}'`)
  ]
}

/** Runs in the page. Undefined in a document that is not translated. */
async function pressRound(): Promise<{ faults: string[]; count: number } | undefined> {
  const { used, kinds } = window as unknown as Partial<TranslatedWindow>
  if (!used || !kinds) return undefined
  const faults: string[] = []
  let count = 0
  // Two frames: React renders in the first at the latest.
  const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const isNew = (element: HTMLElement) => {
    const times = used.get(element) ?? 0
    const kind = [
      element.tagName,
      element.className,
      element.getAttribute('name'),
      element.closest('section')?.id
    ].join()
    if (times === 0) {
      if ((kinds.get(kind) ?? 0) >= 2) return false
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    }
    used.set(element, times + 1)
    return times < 2
  }
  const change = (element: HTMLElement) => {
    if (element instanceof HTMLSelectElement) element.selectedIndex = (element.selectedIndex + 1) % element.length
    else if (element.matches('textarea, input:not([type=checkbox], [type=radio])')) {
      // React looks at the property that it has not replaced.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!
      element.focus()
      set!.call(element, '7')
    } else return element.click()
    for (const name of ['input', 'change']) element.dispatchEvent(new Event(name, { bubbles: true }))
    element.blur()
  }
  for (const element of document.querySelectorAll<HTMLElement>('button, summary, input, select, textarea')) {
    if (!element.isConnected || !element.checkVisibility() || element.matches(':disabled') || !isNew(element)) continue
    const wasPressed = element.getAttribute('aria-pressed')
    change(element)
    count += 1
    await rendered()
    if (wasPressed === 'false' && element.getAttribute('aria-pressed') !== 'true')
      faults.push(`'${element.textContent}' is not pressed`)
    if (!document.querySelector('main > .screen')?.textContent?.trim())
      faults.push(`'${element.textContent}' empties the page`)
  }
  return { faults, count }
}

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
