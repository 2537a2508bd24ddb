import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('the language switch', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  const language = (page: Page) => page.locator('html').getAttribute('lang')

  for (const javaScript of [true, false]) {
    const mode = javaScript ? 'with JavaScript' : 'without JavaScript'

    t.test(`${mode} it overrides the cookie, in both directions`, async (t) => {
      const { page, faults } = await visitAt(t, browser, base, '/en/visitor/guide', { javaScript, language: 'cn' })
      if (javaScript) await untilLive(page)
      t.equal(await language(page), 'en')
      await page.click('a.language')
      await page.waitForURL('/visitor/guide')
      t.equal(await language(page), 'zh-CN')
      await page.click('a.language')
      await page.waitForURL('/en/visitor/guide')
      t.equal(await language(page), 'en')
      await page.goto('/visitor/guide')
      t.equal(new URL(page.url()).pathname, '/en/visitor/guide', 'the cookie is used later')
      t.same(faults, [])
    })
  }

  t.test('after client-side navigation it leads to the displayed page, by a document load', async (t) => {
    const { page, documents } = await visitAt(t, browser, base, '/', {}, untilLive)
    await page.click('footer a[href="/contact/us"]')
    await page.waitForURL('/contact/us')
    t.equal(documents.length, 1)
    // The address changes before the page is displayed.
    await page.locator('a.language[href*="/contact/us"]').waitFor()
    await page.click('a.language')
    await page.waitForURL('/en/contact/us')
    t.same(documents.slice(1), ['/en/contact/us?lang=en', '/en/contact/us'])
  })

  t.test('the browser’s way back leads to the page in the language that it had', async (t) => {
    const { page } = await visitAt(t, browser, base, '/visitor/guide?utm_source=mail#metro', {}, untilLive)
    await page.click('a.language')
    await page.waitForURL((url) => url.pathname.startsWith('/en/'))
    await page.goBack()
    await page.waitForURL(`${base}/visitor/guide?utm_source=mail#metro`)
    t.equal(await language(page), 'zh-CN')
    const cookie = async () => (await page.context().cookies())[0]?.value
    await becomes(t, cookie, 'cn', 'the cookie names that language again')
    await page.goto('/contact/us')
    t.equal(new URL(page.url()).pathname, '/contact/us')
  })

  t.test('a page that is hydrated while the switch leaves it asks for the data of its own address', async (t) => {
    const { page } = await visit(t, browser, base)
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/_data/'))
    await page.goto('/visitor/guide?utm_source=mail')
    await untilLive(page)
    await page.evaluate(() => window.history.replaceState(null, '', '?lang=cn'))
    await page.locator('#content').dispatchEvent('pointerdown')
    t.equal(new URL((await asked).url()).search, '?utm_source=mail')
  })
})
