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

/**
 * A text with each run of white space as one space, without the label of the filters' button: only with script it can say
 * how many records are found.
 */
const normalized = (text: string | null | undefined, label: string | null | undefined = '') =>
  (text ?? '')
    .replace(label ?? '', '')
    .replace(/\s+/g, ' ')
    .trim()
const button = '.filter-show'

t.test('the text without JavaScript is the text after hydration', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  for (const path of pages) {
    t.test(path, async (t) => {
      const html = await fetch(base + path, { headers: { 'User-Agent': 'Baiduspider/2.0' } }).then((response) =>
        response.text()
      )
      const { document } = new JSDOM(html).window
      const { page, faults } = await visit(t, browser, base, { language: path.startsWith('/en') ? 'en' : 'cn' })
      await page.goto(path)
      await untilScreenIsLive(page)
      t.equal(await page.title(), document.title)
      t.ok(normalized(document.querySelector('main')?.textContent).length > 200)
      await becomes(
        t,
        async () =>
          normalized(await page.locator('main').textContent(), (await page.locator(button).allTextContents())[0]),
        normalized(document.querySelector('main')?.textContent, document.querySelector(button)?.textContent),
        'the text of main'
      )
      t.same(faults, [])
    })
  }
})
