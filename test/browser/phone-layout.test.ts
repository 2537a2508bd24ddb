import type { Locator } from 'playwright-core'
import t from 'tap'
import { editionNames } from '../../shared/records/editions.ts'
import { becomes, skip, startBrowser, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { sidewaysOverflow } from '../pages/in-page.ts'

const phone = { width: 390, height: 844, touch: true } as const
const smallPhone = { width: 320, height: 640, touch: true } as const

const boxOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

t.test('layout on phones during the fair', { skip }, async (t) => {
  const { base } = await startProcess(t, { EDITION: 'silver', PREVIEW_DATE: '2025-06-12' })
  const browser = await startBrowser(t)

  t.test('texts of the programme have the whole width, and the star ends above the title', async (t) => {
    const { page } = await visitAt(t, browser, base, '/en/event/activities?day=2', phone)
    const entry = page.locator('.talk').first()
    // Beside the bar in the colour of the kind.
    const width = (await boxOf(entry)).width - 14
    for (const text of await entry.locator('> div:not(.talk-tools)').all()) t.equal((await boxOf(text)).width, width)
    t.ok((await boxOf(entry.locator('.star-button'))).bottom <= (await boxOf(entry.locator('h4'))).top)
  })

  t.test('a long title on the home page does not cut off the place, nor two figures the number of stars', async (t) => {
    const { page, faults } = await visit(t, browser, base, smallPhone)
    // In the evening nothing comes next.
    await page.clock.setFixedTime(new Date('2025-06-12T10:30:00+08:00'))
    await page.addInitScript(() => {
      const talk = Array.from({ length: 12 }, (_, index) => 501 + index)
      localStorage.setItem('plan', JSON.stringify({ version: 1, exhibitor: [], product: [], talk }))
    })
    await page.goto('/en/')
    const row = page.locator('.now-rows dd').nth(1)
    await becomes(t, () => row.locator('small').count(), 1)
    t.ok((await boxOf(row.locator('small'))).bottom <= (await boxOf(row)).bottom)
    const count = page.locator('.plan-count')
    await becomes(t, () => count.textContent(), '12')
    t.ok((await boxOf(count)).height < 30, 'on one line')
    t.same(faults, [])
  })

  t.test('the name of the fair has at most two lines on a small phone', async (t) => {
    const { page } = await visitAt(t, browser, base, '/visitor/guide', smallPhone)
    const name = page.locator('.brand-name')
    const lineHeight = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    t.ok((await boxOf(name)).height < 2.5 * lineHeight)
  })

  t.test('with a zoom of 400 % the top bar scrolls away', async (t) => {
    const { page } = await visitAt(t, browser, base, '/en/visitor/guide', { width: 320, height: 256 })
    await page.evaluate(() => window.scrollTo(0, 600))
    await becomes(t, async () => (await boxOf(page.locator('.top-bar'))).bottom <= 0, true)
  })

  t.test('in reading mode no opening hours break', async (t) => {
    for (const width of [320, 1280]) {
      const { page } = await visit(t, browser, base, { width })
      await page.addInitScript(() => localStorage.setItem('reading', '200'))
      await page.goto('/en/')
      const hours = page.locator('.visit-hours td').first()
      const lineHeight = await hours.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
      const textHeight = await hours.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().height
      })
      t.ok(textHeight < 1.5 * lineHeight, `${width} px`)
    }
  })

  t.test('in forced colours what is chosen has a background of its own', async (t) => {
    const { page } = await visit(t, browser, base, phone)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/en/exhibitor/featured?view=plan')
    for (const place of ['.section-menu', '.chips']) {
      const backgroundOf = (query: string) =>
        page
          .locator(`${place} ${query}`)
          .first()
          .evaluate((node) => getComputedStyle(node).backgroundColor)
      t.not(await backgroundOf('a[aria-current]'), await backgroundOf('a:not([aria-current])'), place)
    }
  })
})

t.test('what a page is for begins within the first view of a phone', { skip }, async (t) => {
  const { base } = await startProcess(t, { EDITION: 'silver', PREVIEW_DATE: '2025-05-20' })
  const browser = await startBrowser(t)
  for (const [address, selector] of [
    ['/visitor/products', '.entry h3'],
    ['/exhibitor/featured', '.entry:nth-child(2) h2'],
    ['/exhibitor/featured/201', '.record-text h2'],
    ['/visitor/products/2001', '.record-text h2'],
    ['/exhibitor/booth', '.head-band [href="#form"]'],
    ['/exhibitor/booth', '.cards > :nth-child(2) h3'],
    ['/contact/us', 'tbody tr:nth-child(3)']
  ] as const)
    t.test(`${address}: ${selector}`, async (t) => {
      const { page } = await visitAt(t, browser, base, address, phone)
      t.ok((await boxOf(page.locator(selector).first())).bottom <= phone.height)
    })
})

t.test('no field has text below 16 px, at which iOS zooms into the page', { skip }, async (t) => {
  const browser = await startBrowser(t)
  const addresses = ['/', '/media/e-news', '/exhibitor/booth', '/visitor/register', '/unsubscribe']
    .concat('/exhibitor/featured', '/exhibitor/featured?view=plan', '/exhibitor/featured/101', '/visitor/products')
    .concat('/event/activities', '/search', '/visitor/code', '/visitor/guide', '/plan')
  for (const edition of editionNames) {
    const { base } = await startProcess(t, { EDITION: edition, PREVIEW_DATE: '2025-05-20' })
    const { page } = await visit(t, browser, base, smallPhone)
    let count = 0
    for (const [index, address] of addresses.entries()) {
      await page.goto(index % 2 === 0 ? address : `/en${address}`)
      await untilScreenIsLive(page)
      const sizes = await page.evaluate(async () => {
        for (const details of document.querySelectorAll('details')) details.open = true
        // The note of an exhibitor.
        document.querySelector<HTMLElement>('.met-box button')?.click()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const fields = document.querySelectorAll(
          'select, textarea, input:not([type=checkbox], [type=radio], [type=range])'
        )
        return [...fields].map(
          (field) => [field.outerHTML, Number.parseFloat(getComputedStyle(field).fontSize)] as const
        )
      })
      count += sizes.length
      t.same(
        sizes.filter(([field, size]) => size < 16 && !/type="hidden"|tabindex="-1"/.test(field)),
        [],
        `${edition} ${address}`
      )
    }
    t.ok(count > 30, `${count} fields`)
  }
})

t.test("with twice the browser's own text size no page runs sideways", { skip }, async (t) => {
  const browser = await startBrowser(t, ['--blink-settings=defaultFontSize=32'])
  for (const edition of editionNames) {
    const { base } = await startProcess(t, { EDITION: edition })
    const { page } = await visit(t, browser, base, { javaScript: false })
    for (const address of [
      '/',
      '/contact/us',
      '/en/event/award',
      '/exhibitor/booth',
      '/en/exhibitor/centre',
      '/en/visitor/guide',
      '/news',
      '/visitor/vip',
      '/exhibition/about',
      '/exhibitor/featured?view=plan',
      '/en/exhibitor/featured',
      '/en/exhibition/review',
      '/event/roundtable'
    ]) {
      await page.goto(address)
      for (const width of [320, 430, 768, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        t.same(await page.evaluate(sidewaysOverflow), [], `${edition} ${address} at ${width} px`)
      }
      t.notOk(await page.locator('nav.menu').isVisible(), 'the top bar has no room for the menu')
    }
  }
})

t.test('with text that an app enlarges, as WeChat does, no page runs sideways', { skip }, async (t) => {
  const browser = await startBrowser(t)
  for (const edition of editionNames) {
    const { base } = await startProcess(t, { EDITION: edition })
    const { page } = await visit(t, browser, base, { width: 390, touch: true })
    for (const address of [
      '/',
      '/event/award',
      '/visitor/vip',
      '/en/visitor/vip',
      '/exhibitor/featured',
      '/event/roundtable'
    ]) {
      await page.goto(address)
      await page.evaluate(() => document.body.style.setProperty('-webkit-text-size-adjust', '160%'))
      t.same(await page.evaluate(sidewaysOverflow), [], `${edition} ${address}`)
    }
  }
})

t.test('the link to the top is over no star of a list', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)
  for (const width of [390, 1440]) {
    const { page } = await visit(t, browser, base, { width })
    for (const address of ['/exhibitor/featured', '/event/activities', '/visitor/products']) {
      await page.goto(address)
      await untilScreenIsLive(page)
      await page.evaluate(() => window.scrollTo(0, 400))
      await page.locator('.back-to-top.is-shown').waitFor()
      const { left, right } = await boxOf(page.locator('.back-to-top'))
      const stars = await page
        .locator('main .star-button')
        .evaluateAll((all) => all.map((star) => star.getBoundingClientRect().toJSON()))
      t.ok(stars.length > 5)
      t.same(
        stars.filter((star) => star.right > left && star.left < right),
        [],
        `${address} at ${width} px`
      )
    }
  }
})

t.test('the home page is at most 7,500 px high on a phone, in both editions and all phases', { skip }, async (t) => {
  const browser = await startBrowser(t)
  for (const edition of editionNames)
    for (const day of ['2025-04-10', '2025-06-12', '2025-06-20']) {
      const { base } = await startProcess(t, { EDITION: edition, PREVIEW_DATE: day })
      const { page } = await visit(t, browser, base, phone)
      for (const path of ['/', '/en/']) {
        await page.goto(`${path}?lang=${path === '/' ? 'cn' : 'en'}`)
        const { height, width } = await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement
          return { height: scrollHeight, width: scrollWidth }
        })
        t.ok(height <= 7500, `${edition}, ${day}, ${path}: ${height} px`)
        t.equal(width, phone.width)
      }
    }
})
