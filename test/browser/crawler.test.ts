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

/** A text with each run of white space as one space. */
const normalized = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * The text of main, without what needs script: the button of the filters, which says how many records are found, and
 * the names of the booths in the hero's picture.
 */
function textOfMain(document: Document): string {
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined // a copy of an element is one
  for (const element of main?.querySelectorAll('.filter-show, .hero-hall, .hero-legend') ?? []) element.remove()
  return main?.textContent ?? ''
}

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
      t.ok(normalized(textOfMain(document)).length > 200)
      await becomes(
        t,
        async () => normalized(String(await page.evaluate(`(${textOfMain})(document)`))),
        normalized(textOfMain(document)),
        'the text of main'
      )
      t.same(faults, [])
    })
  }
})
