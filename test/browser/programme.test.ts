import t from 'tap'
import { becomes, maxShift, shiftedSoFar, skip, startBrowser, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { axe } from '../pages/look.ts'

const phone = { width: 390, height: 844, touch: true } as const
t.test('the programme during the fair', { skip }, async (t) => {
  const { base } = await startProcess(t, { PREVIEW_DATE: '2025-06-12' })
  const browser = await startBrowser(t)

  t.test(
    'a star says where it went and what else is at that time, counts in the bar, and covers neither',
    async (t) => {
      const { page, faults } = await visit(t, browser, base, phone)
      await page.goto('/event/activities?day=2&hour=14')
      await untilScreenIsLive(page)
      const stars = page.locator('main .star-button')
      await stars.nth(0).tap()
      await stars.nth(1).tap()
      const toast = page.locator('.star-toast')
      await becomes(t, async () => /已在参观计划.*与这场同时：/s.test((await toast.textContent()) ?? ''), true)
      t.equal(await toast.getAttribute('role'), 'status')
      t.equal(await page.locator('.plan-count').textContent(), '2')
      const [box, bar, star] = [
        await toast.boundingBox(),
        await page.locator('.top-bar').boundingBox(),
        await stars.nth(1).boundingBox()
      ]
      t.ok(box!.y >= bar!.y + bar!.height, 'below the bar')
      t.ok(box!.y > star!.y + star!.height || box!.y + box!.height < star!.y, 'beside the star')
      t.same(await axe(page), [])
      await toast.locator('a').tap()
      await page.waitForURL('/plan')
      await becomes(t, () => page.locator('.plan-overlap').count(), 2)
      t.match(
        await page.locator('.subscription a').first().getAttribute('href'),
        /^webcal:.*\/plan\.ics\?s=t\d+%2Ct|^webcal:.*\/plan\.ics\?s=t\d+,t/
      )
      t.same(faults, [])
    }
  )

  t.test(
    'the home page begins with the pass, the hall, what is on now and the next star, and nothing moves',
    async (t) => {
      const { page, faults } = await visit(t, browser, base, phone)
      await page.clock.setFixedTime(new Date('2025-06-12T13:50:00+08:00'))
      await page.addInitScript(() =>
        localStorage.setItem('plan', JSON.stringify({ version: 1, exhibitor: [], product: [], talk: [530] }))
      )
      await page.goto('/en/')
      const rows = page.locator('.now-rows dd')
      await becomes(t, async () => (await rows.allInnerTexts()).map((text) => text.slice(0, 5)), ['13:45', '14:00'])
      t.match(await rows.nth(1).innerText(), 'begins in 10 min')
      const ways = page.locator('.now a[href="/en/plan"], .now a[href="/en/exhibitor/featured?view=plan"]')
      t.equal(await ways.count(), 2)
      const last = (await rows.nth(1).boundingBox())!
      t.ok(last.y + last.height <= phone.height, 'all of it is in the first view')
      t.ok((await page.locator('.now-rows').boundingBox())!.y < (await page.locator('h1').boundingBox())!.y)
      t.ok((await shiftedSoFar(page)) <= maxShift)
      t.same(await axe(page), [])
      t.same(faults, [])
    }
  )

  t.test('the filters work without script', async (t) => {
    const { page } = await visit(t, browser, base, { ...phone, javaScript: false })
    await page.goto('/en/event/activities')
    await page.locator('.day-links a', { hasText: 'Day 2' }).click()
    await page.locator('.programme-filters .chips a', { hasText: 'Tasting' }).click()
    t.same(await page.locator('.talk h4').allInnerTexts(), ['Rice and oils tasted'])
    await page.goto('/en/event/activities?day=2')
    await page.locator('select[name=hour]').selectOption('16')
    await page.locator('.programme-filters button').click()
    t.match(page.url(), /day=2&hour=16/)
    t.same(await page.locator('.talk h4').allInnerTexts(), ['Organic Power Award ceremony'])
  })
})
