/** The hero of the home page on a phone: its drawing is in the document. */
import t from 'tap'
import { maxShift, shiftedSoFar, skip, startBrowser, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test(
  'a phone paints the hero without a request, hydration keeps it, and a click back loads it',
  { skip },
  async (t) => {
    const { base } = await startProcess(t)
    const { page, faults, requestPaths } = await visit(t, await startBrowser(t), base, {
      width: 390,
      height: 844,
      touch: true
    })
    const hero = () =>
      page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('.hero-picture img')
        return image && { width: image.naturalWidth, address: image.currentSrc }
      })
    await page.goto('/', { waitUntil: 'load' })
    const painted = await hero()
    t.match(painted?.address, /^data:image\/svg\+xml,/)
    t.ok((painted?.width ?? 0) > 0)
    await untilScreenIsLive(page)
    t.same(await hero(), painted)
    t.ok((await shiftedSoFar(page)) < maxShift)
    t.same(
      requestPaths.filter((path) => path.includes('hero')),
      []
    )

    await page.evaluate(() => document.querySelector<HTMLElement>('.now a')!.click())
    await page.waitForSelector('.head-band')
    await page.evaluate(() => document.querySelector<HTMLElement>('.brand')!.click())
    await page.waitForSelector('.hero-picture img')
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('.hero-picture img')!.naturalWidth > 0)
    t.match((await hero())?.address, /\/assets\/organic-hero-phone-\w+\.svg$/)
    t.same(faults, [])
  }
)

t.test(
  'a desk shows each exhibitor at its place in the picture once the page is used; it leads there and shows the star',
  { skip },
  async (t) => {
    const { base } = await startProcess(t)
    const { page, faults, requestPaths, documents } = await visitAt(t, await startBrowser(t), base, '/')
    t.notOk(requestPaths.includes('/api/getBooths'), 'not before')
    await untilScreenIsLive(page)
    const places = page.locator('.hero-hall a')
    await places.first().waitFor()
    const { data } = (await (await fetch(`${base}/api/getBooths`)).json()) as { data: unknown[] }
    t.equal(await places.count(), data.length)
    t.equal(await page.locator('.hero-hall .emblem').count(), 0)
    // A link of the picture has no place in the order of the keyboard: the list of exhibitors is there.
    t.equal(await page.locator('.hero-hall').getAttribute('aria-hidden'), 'true')
    t.same(await places.evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('tabindex')))]), [
      '-1'
    ])
    t.equal(await page.locator('.hero-hall .hall-mark').count(), 0, 'the style sheet shows the emblems')
    await places.first().hover()
    await page.locator('.hero-hall .hall-mark').waitFor()
    t.equal(await page.locator('.hero-hall .hall-mark').count(), 1, 'but for the one that is pointed at')
    await places.first().click()
    await page.waitForURL(/\/exhibitor\/featured\/\d+$/)
    await page.locator('main .star-button').first().click()
    await page.goBack()
    await page.locator('.hero-hall .emblem').waitFor()
    t.equal(await page.locator('.hero-hall .emblem').count(), 1)
    t.same(documents, ['/'])
    t.ok((await shiftedSoFar(page)) < maxShift)
    t.same(faults, [])
  }
)
