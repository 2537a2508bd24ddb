import t from 'tap'
import { becomes, skip, startBrowser, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { axe } from '../pages/look.ts'

const phone = { width: 390, height: 844, touch: true } as const

t.test("the visitor's guide", { skip }, async (t) => {
  const { base } = await startProcess(t, { EDITION: 'silver' })
  const browser = await startBrowser(t)

  t.test('shows the chosen way and folds the others, by a link that works without script', async (t) => {
    const { page } = await visitAt(t, browser, base, '/en/visitor/guide', { ...phone, javaScript: false })
    t.equal(await page.locator('.way [open]').count(), 0)
    await page.locator('#from a', { hasText: 'Pudong Airport' }).click()
    await page.waitForURL('/en/visitor/guide?from=pudong#from')
    t.match(
      await page.locator('#from [aria-current]').innerText(),
      /^Pudong Airport\s+Maglev and line 7, about 50 minutes$/
    )
    t.match(await page.locator('.from-parts').innerText(), /^Maglev/)
    const isShown = (id: string) => page.locator(`#${id} li`).first().isVisible()
    t.same(
      [await isShown('maglev'), await isShown('bus'), await isShown('step-free')],
      [true, false, true],
      'without steps as well'
    )
    t.equal(await page.locator('.driver-copy').isVisible(), false, 'no button that needs script')
    await page.emulateMedia({ media: 'print' })
    for (const id of ['maglev', 'bus', 'driving', 'step-free', 'hotels']) t.ok(await isShown(id), `${id} is printed`)
  })

  t.test('prints nothing that is fixed to the screen, which would be on every sheet', async (t) => {
    const { page } = await visitAt(t, browser, base, '/visitor/guide')
    await page.emulateMedia({ media: 'print' })
    const printed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { position, clipPath } = getComputedStyle(element)
          return position === 'fixed' && clipPath === 'none' && element.checkVisibility({ visibilityProperty: true })
        })
        .map((element) => element.outerHTML)
    )
    t.same(printed, [])
  })

  t.test('keeps the choice in the address, and its contents open the part that they lead to', async (t) => {
    const { page, faults, documents } = await visitAt(t, browser, base, '/visitor/guide', phone, untilScreenIsLive)
    await page.locator('#from a', { hasText: '自己开车' }).tap()
    await page.waitForURL('/visitor/guide?from=car#from')
    await becomes(t, () => page.locator('.way [open]').count(), 1)
    t.same(documents, ['/visitor/guide'], 'without a further document')
    t.equal(await page.locator('#hotels .hotel').first().isVisible(), false)
    await page.locator('.guide-contents a[href="#hotels"]').tap()
    await becomes(t, () => page.locator('#hotels .hotel').first().isVisible(), true)
    const bar = (await page.locator('.top-bar').boundingBox())!
    const isBelow = async () => (await page.locator('#hotels-title').boundingBox())!.y >= bar.y + bar.height
    await becomes(t, isBelow, true, 'below the bar')
    t.same(await axe(page), [])
    t.same(faults, [])
  })

  t.test('opens on arrival what the fragment of its address leads to, and leaves it closed once closed', async (t) => {
    for (const weChat of [false, true]) {
      const { page, faults } = await visit(t, browser, base, { width: 360, height: 740, touch: true, weChat })
      const isBelowBar = async (id: string) => {
        const bar = (await page.locator('.top-bar').boundingBox())!
        const { y } = (await page.locator(`#${id}`).boundingBox())!
        return y >= bar.y + bar.height && y < 400
      }
      await page.goto('/en/visitor/guide#wifi')
      await becomes(t, () => page.locator('#wifi').getAttribute('open'), '')
      await becomes(t, () => isBelowBar('wifi'), true)
      await page.evaluate(() => {
        window.location.hash = '#hotels'
      })
      await becomes(t, () => page.locator('#hotels .hotel').first().isVisible(), true)
      await page.reload()
      await becomes(t, () => page.locator('#hotels .hotel').first().isVisible(), true)
      await becomes(t, () => isBelowBar('hotels-title'), true)
      const isHydrated = await page
        .locator('#content > .screen')
        .evaluate((screen) => Object.keys(screen).some((key) => key.startsWith('__reactContainer')))
      // Inside the app no scrolling hydrates the screen.
      if (weChat) t.equal(isHydrated, false, 'before the screen is hydrated')
      else {
        await page.locator('#hotels > .fold > summary').tap()
        await untilScreenIsLive(page)
        t.equal(await page.locator('#hotels > .fold').getAttribute('open'), null)
      }
      await page.goto('/en/visitor/guide#%')
      // This host has no signature for the app.
      t.same(weChat ? faults.filter((fault) => fault.startsWith('error: ')) : faults, [])
    }
  })

  t.test("copies the driver's address, or selects it where the browser refuses", async (t) => {
    const { page } = await visitAt(t, browser, base, '/en/visitor/guide', phone, untilScreenIsLive)
    // What the button writes, without a clipboard that tests share with each other.
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.title = text
      }
    })
    await page.locator('.driver-copy button').tap()
    await becomes(t, () => page.locator('.driver-copy [role=status]').innerText(), 'Address copied.')
    t.match(await page.title(), '上海市浦东新区龙阳路2345号')
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        throw new Error('refused')
      }
      document.execCommand = () => false
    })
    await page.locator('.driver-copy button').tap()
    await becomes(t, async () => /is selected/.test(await page.locator('.driver-copy [role=status]').innerText()), true)
    t.match(await page.evaluate(() => String(getSelection())), '上海市浦东新区龙阳路2345号')
  })

  t.test(
    'what gets the focus by keyboard begins below the top bar, also where it is taller than the view',
    async (t) => {
      const { page } = await visitAt(
        t,
        browser,
        base,
        '/en/visitor/guide',
        { width: 360, height: 480 },
        untilScreenIsLive
      )
      await page.locator('#calm summary').press('Enter')
      await page.keyboard.press('Tab')
      const top = () =>
        page.evaluate(() => {
          const { top, height } = document.activeElement!.getBoundingClientRect()
          const bar = document.querySelector('.top-bar')!.getBoundingClientRect().bottom
          return [document.activeElement!.className.split(' ')[0], height > innerHeight - bar, top >= bar].join()
        })
      await becomes(t, top, 'table-box,true,true')
    }
  )
})
