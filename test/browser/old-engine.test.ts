import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** Runs in the page before its scripts: removes what Chrome 87 or Safari 14 lacks, but for syntax and styles. */
function removeNewer(): void {
  const lists: object[] = [Array, Uint8Array, String].map((type) => type.prototype)
  const names: [object, string[]][] = [
    ...lists.map((list): [object, string[]] => [
      list,
      ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with', 'toWellFormed', 'isWellFormed']
    ]),
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['timeout', 'any']],
    [Element.prototype, ['checkVisibility']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'inert']],
    [HTMLDialogElement.prototype, ['showModal', 'show', 'close', 'open']],
    [Document.prototype, ['startViewTransition']],
    [SubmitEvent.prototype, ['submitter']],
    [Navigator.prototype, ['share', 'connection', 'userAgentData']],
    [
      window,
      ['structuredClone', 'reportError', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation']
    ],
    [window, ['CompressionStream', 'onscrollend', 'CloseWatcher']]
  ]
  for (const [owner, members] of names) {
    for (const member of members) Reflect.deleteProperty(owner, member)
  }
}

t.test('in a browser as old as the baseline', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  const open = async (address: string) => {
    const { page, faults } = await visit(t, browser, base)
    await page.addInitScript(removeNewer)
    await page.goto(address)
    return { page, faults }
  }
  const lacks = (page: Page) => page.evaluate(() => !('at' in Array.prototype) && !('hasOwn' in Object))

  t.test('every kind of page is hydrated and keeps its content', async (t) => {
    const { page, faults } = await open('/en/')
    t.equal(await lacks(page), true)
    for (const address of [
      ['/en/', '/', '/en/exhibition/about', '/en/visitor/guide', '/en/exhibitor/featured', '/en/exhibitor/apply'],
      ['/en/visitor/products', '/en/event/activities', '/news', '/en/search?q=tea', '/plan', '/en/contact/us']
    ].flat()) {
      await page.goto(address)
      const text = await page.locator('main').innerText()
      await untilScreenIsLive(page)
      t.equal(await page.locator('h1').count(), 1, address)
      t.ok((await page.locator('main').innerText()).length > text.length / 2, address)
    }
    t.same(faults, [])
  })

  t.test('the menu closes by Escape, and links load no document', async (t) => {
    const { page, faults } = await open('/en/')
    await untilLive(page)
    const summary = page.locator('.menu details details > summary, .menu-list details > summary').first()
    await summary.click()
    await page.keyboard.press('Escape')
    await becomes(t, () => page.locator('.menu-list details[open]').count(), 0)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.locator('.footer-links a[href="/en/exhibition/about"]').click()
    await page.waitForURL('/en/exhibition/about')
    await becomes(t, () => page.locator('h1').count(), 1)
    t.equal(await page.evaluate(() => 'isSame' in window), true)
    t.same(faults, [])
  })

  t.test('without dialogs a photo is displayed above the page, and Escape closes it', async (t) => {
    const { page, faults } = await open('/en/exhibition/gallery')
    await untilScreenIsLive(page)
    await page.locator('a[data-view="photo"]').first().click()
    await page.locator('.viewer[open] img').waitFor()
    const covers = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.viewer') !== null)
    await becomes(t, covers, true)
    await becomes(t, () => page.evaluate(() => document.activeElement?.closest('.viewer') !== null), true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await becomes(t, () => page.locator('.viewer[open]').count(), 0)
    await becomes(t, covers, false)
    t.same(faults, [])
  })
})
