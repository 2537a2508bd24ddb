import t from 'tap'
import {
  becomes,
  maxShift,
  shiftedSoFar,
  skip,
  startBrowser,
  untilScreenIsLive,
  visit,
  visitAt
} from '../fixtures/browser.ts'
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
      await becomes(t, () => page.locator('.plan-count').textContent(), '2')
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
      await becomes(t, () => page.locator('.plan-overlap').count(), 1, 'said once')
      await page.getByRole('button', { name: '加入日历' }).tap()
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

  t.test(
    'the page of the programme begins with what is on now, which leads to its entry, and nothing moves',
    async (t) => {
      const { page, faults } = await visit(t, browser, base, phone)
      await page.clock.setFixedTime(new Date('2025-06-12T13:50:00+08:00'))
      await page.goto('/en/event/activities')
      const lines = page.locator('.programme-now dd')
      await becomes(t, async () => (await lines.allInnerTexts()).map((text) => text.slice(0, 5)), ['13:45', '14:00'])
      const next = (await lines.nth(1).boundingBox())!
      t.ok(next.y + next.height <= phone.height, 'in the first view')
      t.ok((await shiftedSoFar(page)) <= maxShift)
      await lines.first().locator('a').tap()
      await becomes(t, () => page.locator('.talk:target .near').textContent(), 'On now')
      t.same(await axe(page), [])
      t.same(faults, [])
    }
  )

  t.test('a page that stays open over midnight shows what is on the next day', async (t) => {
    const { page } = await visit(t, browser, base, phone)
    await page.clock.setFixedTime(new Date('2025-06-12T23:50:00+08:00'))
    await page.goto('/event/activities')
    await untilScreenIsLive(page)
    await page.clock.setFixedTime(new Date('2025-06-13T10:31:00+08:00'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.locator('.programme-now', { hasText: '下一届产品审核答疑' }).waitFor()
  })

  t.test('in a break the home page shows what is next and what follows', async (t) => {
    const { page, faults } = await visit(t, browser, base, phone)
    await page.clock.setFixedTime(new Date('2025-06-12T12:00:00+08:00'))
    await page.goto('/en/')
    const rows = page.locator('.now-rows > div')
    const shown = async () => (await rows.allInnerTexts()).map((text) => text.replace(/\n+/g, ' ').slice(0, 16))
    await becomes(t, shown, ['Next 13:15 Forum', 'After that 13:45'])
    t.same(faults, [])
  })

  t.test('in the evening neither page has rows without an entry', async (t) => {
    const { page, faults } = await visit(t, browser, base, phone)
    await page.clock.setFixedTime(new Date('2025-06-12T18:57:00+08:00'))
    for (const [path, rows] of [
      ['/en/', '.now-rows'],
      ['/en/event/activities', '.programme-now']
    ] as const) {
      await page.goto(path)
      await untilScreenIsLive(page)
      await becomes(t, () => page.locator(rows).count(), 0)
    }
    t.same(faults, [])
  })

  t.test('a plan with stars moves nothing when it is shown', async (t) => {
    const { page, faults } = await visit(t, browser, base, { width: 1440, height: 900 })
    await page.addInitScript(() =>
      localStorage.setItem('plan', JSON.stringify({ version: 1, exhibitor: [101, 105], product: [], talk: [530] }))
    )
    await page.goto('/en/plan')
    await becomes(t, () => page.locator('.own-hall svg').evaluate((svg) => getComputedStyle(svg).visibility), 'visible')
    t.ok((await shiftedSoFar(page)) <= maxShift)
    t.same(faults, [])
  })

  t.test('on a desk rooms are columns, hours lines, and the keyboard goes by time', async (t) => {
    const { page, faults } = await visit(t, browser, base, { width: 1440, height: 900, javaScript: false })
    await page.goto('/en/event/activities?day=2')
    const table = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.timetable > .talk')].map((talk) => ({
        room: talk.querySelector('.talk-room')!.textContent!,
        start: talk.querySelector('time')!.dateTime,
        box: talk.getBoundingClientRect()
      }))
      const heads = [...document.querySelectorAll('.timetable-room')].map((head) => ({
        room: head.textContent!,
        left: head.getBoundingClientRect().left
      }))
      const overlapping = boxes.filter(({ box }, index) =>
        boxes.some(
          (other, at) =>
            at !== index &&
            other.box.left < box.right &&
            box.left < other.box.right &&
            other.box.top < box.bottom &&
            box.top < other.box.bottom
        )
      )
      const clipped = [...document.querySelectorAll('.timetable > .talk')].filter(
        (talk) => talk.scrollHeight > talk.clientHeight + 1 || talk.scrollWidth > talk.clientWidth + 1
      )
      return {
        starts: boxes.map(({ start }) => start),
        inOwnColumn: boxes.every(({ room, box }) =>
          heads.some((head) => head.left === box.left && [room, 'Other places'].includes(head.room))
        ),
        later: boxes.every(({ start, box }) => boxes.every((other) => other.start <= start || other.box.top > box.top)),
        overlapping: overlapping.length,
        clipped: clipped.length,
        rooms: heads.length,
        isHintBeside:
          document.querySelector('.programme > .hint')!.getBoundingClientRect().top <
          document.querySelector('.programme-filters select')!.getBoundingClientRect().bottom
      }
    })
    t.same(table.starts, [...table.starts].sort(), 'in the order of the document')
    t.match(table, { inOwnColumn: true, later: true, overlapping: 0, clipped: 0, rooms: 3, isHintBeside: true })
    t.equal(await page.locator('.talk').first().locator('.icon-link').count(), 1, 'one calendar control')
    t.equal(await page.locator('.talk', { hasText: 'Free to attend' }).count(), 0, 'what is usual is said once')
    t.equal(await page.locator('.programme > .hint').count(), 1)
    t.same(faults, [])
  })

  t.test('a phone shows a day at a time, and a folded filter says what it found', async (t) => {
    const { page, faults } = await visit(t, browser, base, phone)
    await page.goto('/en/event/activities')
    await untilScreenIsLive(page)
    const days = page.locator('.programme-day:visible')
    t.match(await days.allInnerTexts(), [/^Day 2/], 'that of today')
    await page.locator('.day-links a:visible', { hasText: 'Day 3' }).tap()
    await becomes(t, async () => (await days.allInnerTexts()).map((text) => text.slice(0, 5)), ['Day 3'])
    await page.locator('.filter-fold summary').tap()
    const show = page.locator('.filter-show')
    await page.locator('select[name=kind]').selectOption('meeting')
    await becomes(t, () => show.textContent(), 'Show 1 event')
    await show.tap()
    await becomes(t, () => show.isVisible(), false)
    await page.waitForURL(/day=3&kind=meeting$/)
    await page.goto('/en/event/activities#day-3')
    await becomes(t, async () => (await days.allInnerTexts()).map((text) => text.slice(0, 5)), ['Day 3'])
    t.same(await axe(page), [])
    t.same(faults, [])
  })

  t.test('the filters work without script', async (t) => {
    const { page } = await visit(t, browser, base, { ...phone, javaScript: false })
    await page.goto('/en/event/activities')
    await page.locator('.day-links a', { hasText: 'Day 2' }).click()
    await page.locator('.filter-fold summary').click()
    await page.locator('select[name=kind]').selectOption('tasting')
    await page.locator('.filter-show').click()
    await becomes(t, () => page.locator('.talk h4').allInnerTexts(), ['Rice and oils tasted'])
    await page.goto('/en/event/activities?day=2')
    await page.locator('.filter-fold summary').click()
    await page.locator('select[name=hour]').selectOption('16')
    await page.locator('.filter-show').click()
    await page.waitForURL(/day=2&kind=&hour=16/)
    await becomes(t, () => page.locator('.talk h4').allInnerTexts(), ['Organic Power Award ceremony'])
  })

  t.test('what the Tab key reaches is in sight: beside the fade of a list, and below the heads of rooms', async (t) => {
    for (const [width, path, start, key, times] of [
      [390, '/visitor/register', '.section-menu li:first-child a', 'Tab', 6],
      [1440, '/event/activities', '#day-2 ~ .timetable > :last-child .star-button', 'Shift+Tab', 24]
    ] as const) {
      const { page } = await visitAt(t, browser, base, path, { width, height: 700 }, untilScreenIsLive)
      await page.locator(start).focus()
      for (let count = 0; count < times; count++) {
        await page.keyboard.press(key)
        const isSeen = await page.evaluate(() => {
          const element = document.activeElement!
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return [left + 8, right - 8].every((x) => element.contains(document.elementFromPoint(x, (top + bottom) / 2)))
        })
        t.ok(isSeen, `${path} ${count}`)
      }
    }
  })
})
