/** Firefox without network, after one visit to the itinerary (shared/README.md#offline). */
import t from 'tap'
import { EnginePage } from '../fixtures/engine.ts'
import { startFirefox, withoutFirefox } from '../fixtures/firefox.ts'
import { startFront } from '../fixtures/front.ts'
import { keptPasses } from '../fixtures/offline.ts'
import { startProcess } from '../fixtures/site-process.ts'

/** The second day of the sample fair, while a forum is on. */
const during = Date.parse('2025-06-12T10:30:00+08:00')
/** Moves the clock of a program or a page there. */
const shiftClock = `const shift=${during}-Date.now();const Real=Date;globalThis.Date=class extends Real{constructor(...a){a.length?super(...a):super(Real.now()+shift)}static now(){return Real.now()+shift}}`

t.test('Firefox without network has, after one visit to the itinerary,', { skip: withoutFirefox }, async (t) => {
  const site = await startProcess(t, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shiftClock)}`
  })
  const front = await startFront(t, site.base)
  const firefox = await startFirefox(t, { 'intl.accept_languages': 'zh-CN' })
  await firefox.addInitScript(`() => { ${shiftClock} }`)
  const page = new EnginePage(firefox, front.base)
  await firefox.resize(390, 844)
  await page.open('/robots.txt')
  // Where this is set, the first /plan keeps the pages of what is starred.
  await page.run(() =>
    localStorage.setItem('plan', JSON.stringify({ version: 1, exhibitor: [101], product: [], talk: [506] }))
  )
  await page.openLive('/plan')
  await page.until('pages kept', () => localStorage.getItem('kept-pages') !== null)
  // Registered after the pages were kept.
  await page.run((text) => localStorage.setItem('passes', text), keptPasses.passes)
  await front.cut()

  const isThere = (selector: string, text: string) =>
    page.until(
      `${text} in ${selector}`,
      (query, part) => [...document.querySelectorAll<HTMLElement>(query)].some((node) => node.innerText.includes(part)),
      selector,
      text
    )
  for (const [prefix, offline, now, next, exhibitor] of [
    ['', '离线，内容截至', '正在进行', '接下来', '谷野原有机农场'],
    ['/en', 'Offline: content as of', 'On now', 'Next', 'Guyeyuan Organic Farms']
  ] as const) {
    t.test(`${prefix}/plan: the pass, and the plan with what is on now and next`, async () => {
      await page.openLive(`${prefix}/plan`)
      await isThere('.offline-strip', offline)
      await page.until('the QR code of the pass', () => document.querySelector('.pass-code svg') !== null)
      await isThere('.pass', 'K7QM3-XPD9R')
      for (const text of [now, next]) await isThere('.plan-view', text)
      await isThere(`.plan-view a[href^="${prefix}/exhibitor/featured/101"]`, exhibitor)
    })

    t.test(`${prefix}/exhibitor/featured?view=plan: the hall plan with its search`, async () => {
      await page.openLive(`${prefix}/exhibitor/featured?view=plan`)
      await page.press('#hall-q')
      await page.type(exhibitor.slice(0, 4))
      await isThere('main', exhibitor)
    })

    t.test(`${prefix}: programme, guide, and the pages of the starred exhibitor and talk`, async (t) => {
      for (const path of ['/event/activities', '/visitor/guide', '/exhibitor/featured/101', '/']) {
        await page.open(prefix + path)
        await isThere('.offline-strip', offline)
        t.equal(await page.count('h1'), 1, path)
        t.ok(await page.run(() => document.querySelector('main')!.innerText.length > 200), path)
      }
    })
  }

  t.test('no failed script', async (t) => {
    t.same(
      firefox.faults.filter((text) => /\bError\b/.test(text) && !/NetworkError/.test(text)),
      [],
      JSON.stringify(firefox.faults)
    )
  })
})
