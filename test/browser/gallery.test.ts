import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('a press before the screen is hydrated', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  const address = '/exhibition/gallery'
  const screenScript = /\/assets\/parts-\w{8}\.js$/
  /** Address of the photo or video in the open viewer; null where it is closed. */
  const viewer = (page: Page, kind: 'img' | 'video') => () =>
    page.evaluate((tag) => document.querySelector(`dialog.viewer[open] ${tag}`)?.getAttribute('src') ?? null, kind)

  for (const [kind, tag] of [
    ['photo', 'img'],
    ['video', 'video']
  ] as const) {
    for (const options of [{}, { width: 390, weChat: true }]) {
      const where = 'weChat' in options ? ' inside WeChat' : ''
      t.test(`on a ${kind} opens the viewer${where}`, async (t) => {
        const { page, documents } = await visitAt(t, browser, base, address, options, untilLive)
        const link = page.locator(`a[data-view="${kind}"]`).first()
        const file = await link.evaluate((node: HTMLAnchorElement) => node.href)
        // Without a movement, touch or focus before, the click itself is the hydration trigger.
        await link.dispatchEvent('click')
        await becomes(t, viewer(page, tag), file)
        t.equal(new URL(page.url()).pathname, address)
        t.same(documents, [address])
      })
    }
  }

  t.test('opens the file where the chunk is missing: no reload takes its place', async (t) => {
    const { page, documents } = await visit(t, browser, base)
    await page.route(screenScript, (route) => route.fulfill({ status: 404 }))
    await page.goto(address)
    await untilLive(page)
    const link = page.locator('a[data-view="photo"]').first()
    const file = await link.evaluate((node: HTMLAnchorElement) => node.pathname)
    await link.dispatchEvent('click')
    await page.waitForURL(`**${file}`)
    t.same(
      documents.filter((path) => path === address),
      [address]
    )
  })
})
