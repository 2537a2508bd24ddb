import t from 'tap'
import {
  becomes,
  maxShift,
  shiftedSoFar,
  skip,
  startBrowser,
  untilLive,
  untilScreenIsLive,
  visit,
  visitAt
} from '../fixtures/browser.ts'
import { startFront } from '../fixtures/front.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('the layout while a document arrives, and below what is fixed to the screen', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  t.test('text that is visible does not move when the rest of the document arrives', async (t) => {
    const front = await startFront(t, base)
    for (const width of [390, 1280]) {
      const { page } = await visit(t, browser, front.base, { width })
      // The page's web face changes the metrics of text whenever Chromium takes it, which is no part of this.
      await page.route(/\.woff2$/, (route) => route.abort())
      let sendRest = () => {}
      front.own.set('/news', async (_request, response) => {
        const html = await (await fetch(`${base}/news`)).text()
        const end = html.indexOf('</div>', html.indexOf('"news-text"'))
        response.setHeader('content-type', 'text/html')
        response.write(html.slice(0, end))
        sendRest = () => response.end(html.slice(end))
      })
      await page.goto('/news', { waitUntil: 'commit' })
      await page.locator('.news-text').first().waitFor()
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const before = await shiftedSoFar(page)
      sendRest()
      await untilScreenIsLive(page)
      const shifted = (await shiftedSoFar(page)) - before
      t.ok(shifted < maxShift, `${width} px: ${shifted}`)
      await page.close()
    }
  })

  t.test(
    'the link to the top covers no link of the footer, and none of the page where it rests, at any width',
    async (t) => {
      const { page } = await visitAt(t, browser, base, '/en/visitor/match', { width: 320, height: 568 }, untilLive)
      for (const width of [320, 390, 768, 1151, 1440]) {
        await page.setViewportSize({ width, height: width < 700 ? 568 : 900 })
        await page.evaluate(() => window.scrollTo(0, 300))
        await page.locator('.back-to-top.is-shown').waitFor()
        const covered = await page.evaluate(async () => {
          const found: string[] = []
          const button = document.querySelector('.back-to-top')!
          for (let y = 300; y < document.documentElement.scrollHeight; y += 40) {
            window.scrollTo(0, y)
            const at = button.getBoundingClientRect()
            const rests = Math.abs(document.querySelector('main')!.getBoundingClientRect().bottom - at.bottom) < 1
            const inMain = rests ? ', main a:not(.back-to-top), main button, main input' : ''
            for (const link of document.querySelectorAll(`footer a, footer button, footer input${inMain}`)) {
              const box = link.getBoundingClientRect()
              if (box.right > at.left && box.left < at.right && box.bottom > at.top && box.top < at.bottom)
                found.push(`${link.textContent} at ${window.scrollY}`)
            }
          }
          return found
        })
        t.same(covered, [], `${width} px`)
      }
      const last = page.locator('footer a[href="#top"]')
      await last.click()
      await becomes(t, () => page.evaluate(() => window.scrollY), 0, 'its end has one of its own')
    }
  )

  t.test('a page begins at its top, and its section menu with a whole entry, without script', async (t) => {
    for (const width of [390, 1440]) {
      const { page } = await visit(t, browser, base, { width, javaScript: false })
      for (const path of ['/visitor/vip', '/exhibitor/centre']) {
        await page.goto(path)
        const entry = page.locator('.section-menu li').first()
        const seen = await entry.evaluate((item) => {
          return { scrolled: window.scrollY, isWhole: item.getBoundingClientRect().left > 0 }
        })
        t.same(seen, { scrolled: 0, isWhole: true }, `${path} at ${width} px`)
      }
    }
  })

  t.test(
    'on phones a whole entry leads the section menu, and the current one is in view before the page is touched',
    async (t) => {
      const { page } = await visit(t, browser, base, { width: 390 })
      for (const path of ['/exhibitor/apply', '/visitor/vip', '/event/award', '/en/visitor/products']) {
        await page.goto(path)
        const menu = page.locator('.section-menu ul')
        await becomes(
          t,
          () =>
            menu.evaluate((list) => {
              const start = Number.parseFloat(getComputedStyle(list).paddingLeft)
              const lefts = [...list.children].map((entry) => entry.getBoundingClientRect().left)
              const current = list.querySelector('[aria-current]')?.getBoundingClientRect()
              return lefts.some((left) => Math.abs(left - start) < 1) && (current?.right ?? 1e4) < window.innerWidth
            }),
          true,
          path
        )
      }
    }
  )

  t.test('what Tab focuses is not behind the link to the top', async (t) => {
    const { page } = await visitAt(t, browser, base, '/exhibitor/featured', { reducedMotion: true }, untilScreenIsLive)
    const star = page.locator('.star-button')
    await star.first().focus()
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement!.getBoundingClientRect()
        const link = document.querySelector('.back-to-top.is-shown')?.getBoundingClientRect()
        const isCovered = link && focused.right > link.left && focused.bottom > link.top && focused.top < link.bottom
        return isCovered ? document.activeElement!.outerHTML : ''
      })
      t.equal(covered, '', `step ${step}`)
    }
  })
})
