import t from 'tap'
import { skip, startBrowser, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('without JavaScript', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  t.test('every kind of page has text and pictures and sends no request to another host', async (t) => {
    const { page, faults, foreignHosts } = await visit(t, browser, base, { javaScript: false })
    const paths = [
      ['/', '/exhibition/about', '/exhibition/gallery', '/exhibitor/featured', '/exhibitor/apply', '/exhibitor/booth'],
      ['/visitor/guide', '/visitor/products', '/visitor/code', '/event/activities', '/event/award', '/news'],
      ['/media/partners', '/contact/us', '/search?q=%E8%8C%B6', '/privacy', '/plan']
    ].flat()
    for (const path of paths) {
      for (const prefix of ['', '/en']) {
        await page.goto(prefix + path)
        t.equal(await page.locator('h1').count(), 1, prefix + path)
        t.ok((await page.locator('main').innerText()).length > 40, prefix + path)
        t.equal(await page.locator('a.language').isVisible(), true, prefix + path)
      }
    }
    t.same(faults, [])
    t.same(foreignHosts, [])
  })
})
