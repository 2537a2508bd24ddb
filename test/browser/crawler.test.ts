import { JSDOM } from 'jsdom'
import t from 'tap'
import { becomes, skip, startBrowser, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

const pages = [
  '/',
  '/en/',
  '/visitor/guide',
  '/en/exhibitor/featured',
  '/visitor/products',
  '/en/event/activities',
  '/news',
  '/en/contact/us'
]

/** What a reader reads, without what stands between the words. */
const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

t.test('a crawler and a browser read the same', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  for (const path of pages) {
    t.test(path, async (t) => {
      const html = await fetch(base + path, { headers: { 'User-Agent': 'Baiduspider/2.0' } }).then((a) => a.text())
      const { document } = new JSDOM(html).window
      const { page, faults } = await visit(t, browser, base, { language: path.startsWith('/en') ? 'en' : 'cn' })
      await page.goto(path)
      await untilScreenIsLive(page)
      t.equal(await page.title(), document.title)
      t.ok(words(document.querySelector('main')?.textContent).length > 200)
      await becomes(
        t,
        async () => words(await page.locator('main').textContent()),
        words(document.querySelector('main')?.textContent),
        'the page'
      )
      t.same(faults, [])
    })
  }
})
