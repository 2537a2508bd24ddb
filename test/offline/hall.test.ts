/** The hall without network, after one visit to the itinerary (shared/README.md#offline). */
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { becomes, skip, startBrowser, untilLive, untilScreenIsLive, visit } from '../fixtures/browser.ts'
import { startFront } from '../fixtures/front.ts'
import { keptPasses, untilKept, untilSeen } from '../fixtures/offline.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** The second day of the sample fair, while a forum is on. */
const during = Date.parse('2025-06-12T10:30:00+08:00')
/** Starts Node with its clock at that moment. */
const clock = `const shift=${during}-Date.now();const Real=Date;globalThis.Date=class extends Real{constructor(...a){a.length?super(...a):super(Real.now()+shift)}static now(){return Real.now()+shift}}`
const strip = '.offline-strip'
/** Waits until the strip has such a text. */
const says = (t: Test, page: Page, words: RegExp, message = String(words)) =>
  becomes(t, async () => words.test((await page.locator(strip).textContent()) ?? ''), true, message)

t.test('after one visit to the itinerary', { skip }, async (t) => {
  const site = await startProcess(t, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}` })
  const front = await startFront(t, site.base)
  const browser = await startBrowser(t)
  const { page, faults } = await visit(t, browser, front.base, { width: 390, serviceWorker: true })
  await page.clock.setFixedTime(during)
  await page.goto('/exhibitor/featured/101')
  await untilScreenIsLive(page)
  await page.locator('.star-button').first().click()
  await page.goto('/event/roundtable')
  await untilScreenIsLive(page)
  await page.locator('.star-button').first().click()
  const before = front.bytes
  await page.goto('/plan')
  await untilKept(page)

  t.test('it costs less than 1.5 MB', async (t) => {
    const bytes = front.bytes - before
    t.ok(bytes > 300_000 && bytes < 1_500_000, `${bytes} bytes`)
  })

  // Registered after the pages were kept.
  await page.evaluate((text) => localStorage.setItem('passes', text), keptPasses.passes)
  await front.cut()

  for (const [prefix, offline, name, nowAndNext] of [
    ['', /^离线，内容截至.*\d\d:\d\d/, '谷野原有机农场', ['正在进行', '接下来']],
    ['/en', /^Offline: content as of .*\d\d:\d\d/, 'Guyeyuan Organic Farms', ['On now', 'Next']]
  ] as const) {
    t.test(
      `${prefix}/plan has the pass and the plan, with what is on now and next, and says as of when it is`,
      async (t) => {
        await page.goto(`${prefix}/plan`)
        await says(t, page, offline)
        t.equal(await page.locator(strip).getAttribute('role'), 'status')
        await page.locator('.pass-code svg').waitFor()
        t.match(await page.locator('.pass').textContent(), 'K7QM3-XPD9R')
        await page.locator('.plan-view').first().waitFor()
        await becomes(
          t,
          () => page.locator(`.plan-view a[href^="${prefix}/exhibitor/featured/101"]`).count().then(Boolean),
          true
        )
        for (const words of nowAndNext)
          await becomes(
            t,
            () => page.locator('.plan-view').getByText(words, { exact: true }).count().then(Boolean),
            true,
            words
          )
      }
    )

    t.test(`${prefix}: the hall plan can be searched`, async (t) => {
      await page.goto(`${prefix}/exhibitor/featured?view=plan`)
      await untilScreenIsLive(page)
      await page.locator('#hall-q').fill(name.slice(0, 4))
      await becomes(t, () => page.getByText(name).count().then(Boolean), true)
    })

    t.test(`${prefix}: programme, forum, guide, lists and the starred exhibitor's page are there`, async (t) => {
      const paths = ['/event/activities', '/event/roundtable', '/visitor/guide', '/exhibitor/featured']
      for (const path of [...paths, '/exhibitor/featured?page=2', '/exhibitor/featured/101', '/']) {
        const response = await page.goto(prefix + path)
        t.equal(response?.status(), 200, path)
        await says(t, page, offline, path)
        t.equal(await page.evaluate(() => document.querySelectorAll('h1').length), 1, path)
      }
    })
  }

  t.test('an address with parameters that leave the content as it is has the copy of the one without', async (t) => {
    for (const query of ['utm_source=wechat&utm_medium=qr', 'from=singlemessage&isappinstalled=0', 'from=metro']) {
      const response = await page.goto(`/visitor/guide?${query}`)
      t.equal(response?.status(), 200, query)
      await untilScreenIsLive(page)
      await says(t, page, /^离线/, query)
    }
    const second = await page.goto('/exhibitor/featured?utm_source=wechat&page=2')
    t.equal(second?.status(), 200)
    t.equal(await page.locator('.paging [aria-current="page"]').first().innerText(), '2', 'the second page of the list')
    for (const query of ['page=90', 'country=NZ', 'view=plan&page=2', 'q=茶'])
      t.equal((await page.goto(`/exhibitor/featured?${query}`))?.status(), 503, query)
  })

  t.test('a link leads from page to page without loading a document', async (t) => {
    await page.goto('/en/plan')
    await untilLive(page)
    await page.locator('.plan-view a[href^="/en/exhibitor/featured/101"]').first().click()
    await becomes(t, () => page.locator('h1').textContent(), 'Guyeyuan Organic Farms')
    await says(t, page, /^Offline/)
  })

  t.test('a copy of the day before shows what is on today, as a document and after a click', async () => {
    await page.clock.setFixedTime(during + 86_400_000)
    const isOnToday = () => page.locator('.programme-now', { hasText: 'Questions on product admission' }).waitFor()
    await page.goto('/en/event/activities')
    await isOnToday()
    await page.locator('.top-bar a[href="/en/"]').first().click()
    await page.waitForURL('/en/')
    await page.locator('main a[href^="/en/event/activities"]').first().click()
    await isOnToday()
    await page.clock.setFixedTime(during)
  })

  t.test('a page that is not kept says so and names those that are', async (t) => {
    const response = await page.goto('/en/media/partners')
    t.equal(response?.status(), 503)
    t.equal(await page.locator('h1').textContent(), 'You are offline')
    await page.getByRole('link', { name: 'Hall plan' }).click()
    await becomes(t, () => page.locator(strip).count(), 1)
  })

  t.test('the language can be switched, and stays switched with the network', async (t) => {
    await page.goto('/en/visitor/guide')
    await untilLive(page)
    await page.locator('.language').first().click()
    await page.waitForURL('/visitor/guide')
    await becomes(t, () => page.evaluate(() => document.cookie), 'i18n_locale=cn')
    await page.goto('/visitor/guide?lang=en')
    t.equal(new URL(page.url()).pathname, '/en/visitor/guide')
    await becomes(t, () => page.evaluate(() => document.cookie), 'i18n_locale=en')
    await page.goto('/plan')
    t.equal(new URL(page.url()).pathname, '/en/plan', 'as the server decides by the cookie')
    await front.join()
    await page.goto('/visitor/guide')
    t.equal(new URL(page.url()).pathname, '/en/visitor/guide')
    await becomes(t, () => page.locator('.offline-strip.is-shown').count(), 0)
  })

  t.test('a page that was seen is there again', async (t) => {
    await page.goto('/en/media/industry_news')
    await untilSeen(page, '/en/media/industry_news')
    await untilScreenIsLive(page)
    await page.locator('a[href^="/en/news/"]').first().click()
    await page.waitForURL(/\/en\/news\/\d+$/)
    const { pathname } = new URL(page.url())
    for (const address of [pathname, `/_data${pathname}`]) await untilSeen(page, address)
    await front.cut()
    for (const path of ['/en/media/industry_news', pathname]) t.equal((await page.goto(path))?.status(), 200, path)
  })

  t.test('a slow network: the copy after three seconds, and the page when it comes', async (t) => {
    await front.join()
    let answer = () => {}
    front.own.set('/en/plan', (_request, _response, forward) => {
      answer = forward
    })
    // It comes although the network has not answered.
    await page.goto('/en/plan')
    await says(t, page, /^Slow network/)
    answer()
    front.own.clear()
    await becomes(t, () => page.locator(`${strip} button`).textContent(), 'Reload the page')
    await page.locator(`${strip} button`).click()
    await becomes(t, () => page.locator('.offline-strip.is-shown').count(), 0)
  })

  t.test('nothing personal is kept', async (t) => {
    await page.goto('/en/search?q=tea')
    await page.goto('/en/media/e-news?done=subscribe')
    await page.goto('/en/plan?lang=en')
    const kept = await page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => url)
    })
    t.ok(kept.length > 50)
    t.same(
      kept.filter((url) => /\?(?:q|done|lang)=|\/api\/|\/_(?!data)/.test(url)),
      []
    )
  })

  t.same(
    faults.filter((fault) => fault.startsWith('error: ')),
    [],
    'no script has failed'
  )
})
