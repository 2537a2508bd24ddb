import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilScreenIsLive, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

const plan = '/en/exhibitor/featured?view=plan'
const widthOf = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector('.hall')!.getBoundingClientRect().width))
const smallestBooth = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.hall-booth .hall-outline')].flatMap((booth) => {
        const { width, height } = booth.getBoundingClientRect()
        return [width, height]
      })
    )
  )

t.test('the plan of the hall', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  for (const width of [320, 360, 768, 1920]) {
    t.test(`at ${width} px every booth is at least 24 px and the page does not scroll sideways`, async (t) => {
      const { page } = await visitAt(t, browser, base, plan, { width, height: 780 })
      t.ok((await smallestBooth(page)) >= 24)
      t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    })
  }

  t.test('wheel, keys and mouse', async (t) => {
    const { page } = await visitAt(t, browser, base, plan, { width: 1000, height: 700 }, untilScreenIsLive)
    await page.locator('.hall').hover({ position: { x: 200, y: 60 } })
    const before = await widthOf(page)
    await page.mouse.wheel(0, 120)
    await becomes(t, () => page.evaluate(() => window.scrollY > 0), true, 'the wheel scrolls the page')
    t.equal(await widthOf(page), before)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -60)
    await page.keyboard.up('Control')
    await becomes(t, async () => (await widthOf(page)) > before, true, 'with Ctrl it zooms')
    t.equal(await page.evaluate(() => window.devicePixelRatio), 1)

    const zoomed = await widthOf(page)
    await page.locator('.hall-map').focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await becomes(t, async () => (await widthOf(page)) > zoomed, true)
    t.ok(await page.locator('.hall-company').count(), 'the names of the companies appear')

    const scrolled = () => page.evaluate(() => document.querySelector('.hall-map')!.scrollLeft)
    await page.evaluate(() => document.querySelector('.hall-map')!.scrollIntoView())
    const from = await scrolled()
    const box = (await page.locator('.hall-map').boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, 500) / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y, { steps: 4 })
    await page.mouse.up()
    t.equal(await scrolled(), from + 60, 'the mouse drags the plan')
    t.equal(await page.locator('.hall-card').count(), 0, 'a drag is no click')

    await page.keyboard.press('0')
    await becomes(
      t,
      () => page.evaluate(() => document.querySelector('.hall')!.clientHeight <= window.innerHeight),
      true
    )
  })

  t.test('two fingers zoom the plan and not the page', async (t) => {
    const { page } = await visitAt(t, browser, base, plan, { width: 390, height: 780, touch: true }, untilScreenIsLive)
    await page.evaluate(() => document.querySelector('.hall-map')!.scrollIntoView({ block: 'center' }))
    const [x, y] = [195, 390]
    const before = await widthOf(page)
    const touches = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-apart, apart].map((dx, id) => ({ x: x + dx, y, id }))
      })
    await touch('touchStart', 30)
    for (const apart of [40, 50, 60, 80]) await touch('touchMove', apart)
    await touch('touchEnd', 0)
    await becomes(t, async () => (await widthOf(page)) > before * 1.5, true)
    t.equal(await page.evaluate(() => window.visualViewport?.scale), 1)
  })
})
