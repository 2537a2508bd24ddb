import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { becomes, hold, skip, startBrowser, untilLive, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { fill, formIn } from '../fixtures/fill-form.ts'
import { goodValues } from '../fixtures/form-values.ts'
import { type SiteProcess, startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

const messageOf = (form: Locator, field: string) => async () => {
  const id = await form.locator(`[name="${field}"]`).getAttribute('aria-describedby')
  const error = id?.split(' ').find((part) => part.endsWith('-error'))
  return error ? form.locator(`[id="${error}"]`).textContent() : null
}
const focused = (page: Page) => () => page.evaluate(() => document.activeElement?.getAttribute('name'))
/** Whether an element is within the window, below the fixed top bar. */
const inView = (element: Locator) =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect()
    const barBottom = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0
    return top >= barBottom && bottom <= window.innerHeight
  })
const valuesOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    Object.fromEntries(new FormData(element) as unknown as [string, string][])
  )

t.test('forms', { skip }, async (t) => {
  const site: SiteProcess = await startProcess(t)
  const { base } = site
  const browser = await startBrowser(t)
  const stored = (form: string, email: string) =>
    storedRows(site.folder).filter((row) => row.form === form && row.fields.email === email).length
  // The table is created by the first submission.
  const first = new URLSearchParams({ form: 'subscribe', ...goodValues.subscribe, email: 'first@example.com' })
  await fetch(base, { method: 'POST', body: first })

  t.test('the footer’s subscription: success, reload after two seconds with the confirmation', async (t) => {
    const { page, faults, documents } = await visitAt(t, browser, base, '/visitor/guide', {}, untilLive)
    const form = await formIn(page, 'subscribe')
    await form.locator('[name="email"]').fill('reader@example.com')
    await form.locator('[name="consent"]').check()
    const sentAt = Date.now()
    await form.locator('button[type="submit"]').click()
    await becomes(t, () => form.locator('[role="status"]').first().innerText(), '订阅成功！')
    t.equal(stored('subscribe', 'reader@example.com'), 1)
    t.equal(documents.length, 1)
    await page.waitForEvent('framenavigated')
    const delay = Date.now() - sentAt
    t.ok(delay >= 2000, `reloaded after ${delay} ms`)
    await untilLive(page)
    t.same(documents, ['/visitor/guide', '/visitor/guide'])
    await becomes(t, () => page.locator('[role="status"]', { hasText: '订阅成功！' }).count(), 1)
    const confirmation = page.locator('[role="status"]', { hasText: '订阅成功！' })
    await becomes(t, () => inView(confirmation), true, 'it is in view')
    await becomes(t, () => confirmation.evaluate((node) => node === document.activeElement), true)
    await page.reload()
    await untilLive(page)
    await formIn(page, 'subscribe')
    t.equal(await page.locator('[role="status"]', { hasText: '订阅成功！' }).count(), 0, 'not after another reload')
    t.same(faults, [])
  })

  for (const touch of [false, true]) {
    t.test(`a ${touch ? 'tap' : 'click'} that blurs a field hits its target although a message appears`, async (t) => {
      const { page, faults } = await visit(t, browser, base, touch ? { width: 390, touch } : {})
      await page.goto('/visitor/guide')
      await untilLive(page)
      const form = await formIn(page, 'subscribe')
      const consent = form.locator('[name="consent"]')
      await form.locator('button[type="submit"]').scrollIntoViewIfNeeded()
      await form.locator('[name="email"]').focus()
      const { x, y, width, height } = (await consent.boundingBox())!
      const middle = [x + width / 2, y + height / 2] as const
      if (touch) await page.touchscreen.tap(...middle)
      else {
        await page.mouse.move(...middle)
        await page.mouse.down()
        await page.waitForTimeout(90)
        t.equal(await messageOf(form, 'email')(), null, 'no message before the pointer is released')
        await page.mouse.up()
      }
      await becomes(t, () => consent.isChecked(), true)
      await becomes(t, messageOf(form, 'email'), '请输入邮箱')

      // A message above the button moves the button when it appears or disappears.
      await form.locator('[name="email"]').fill('reader@')
      const button = (await form.locator('button[type="submit"]').boundingBox())!
      const buttonMiddle = [button.x + button.width / 2, button.y + button.height / 2] as const
      if (touch) await page.touchscreen.tap(...buttonMiddle)
      else await page.mouse.click(...buttonMiddle, { delay: 90 })
      await becomes(t, messageOf(form, 'email'), '请输入有效的邮箱')
      await becomes(t, focused(page), 'email')
      t.same(faults, [])
    })
  }

  t.test('so does one that waited for the hydration, and comes before the effects of the form', async (t) => {
    const { page } = await visit(t, browser, base)
    // React begins a task of its own for them where hydration took longer than a slice: it is held here.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype
      let isHeld = false
      MessagePort.prototype.postMessage = function (...args: [never]) {
        if (!isHeld) return postMessage.apply(this, args)
        const release = () => {
          isHeld = false
          postMessage.apply(this, args)
        }
        Object.assign(window, { release })
      }
      const listen = window.addEventListener
      window.addEventListener = (
        type: string,
        ...rest: [EventListenerOrEventListenerObject, Parameters<typeof listen>[2]?]
      ) => {
        listen.call(window, type, ...rest)
        if (type !== 'pagehide' || !document.querySelector('.form-subscribe:focus-within')) return
        isHeld = true
        for (const end = performance.now() + 20; performance.now() < end; );
      }
    })
    await page.goto('/visitor/guide')
    await untilLive(page)
    const form = page.locator('.form-subscribe')
    await form.locator('[name="email"]').fill('reader@')
    await page.waitForFunction(() => 'release' in window)
    await form.locator('[name="consent"]').click()
    await page.evaluate(() => (window as unknown as { release: () => void }).release())
    await becomes(t, messageOf(form, 'email'), '请输入有效的邮箱')
    t.equal(await form.locator('[name="consent"]').isChecked(), true)
  })

  t.test('without JavaScript a form is rejected while invalid, then stored and confirmed', async (t) => {
    const { page } = await visitAt(t, browser, base, '/en/visitor/guide', { javaScript: false })
    const form = await formIn(page, 'subscribe', false)
    const email = 'plain@example.com'
    await fill(form, { email: 'plain@', consent: '1' })
    await form.locator('button[type="submit"]').click()
    await becomes(t, messageOf(form, 'email'), 'Please enter a valid email')
    t.equal(await form.locator('[name="email"]').inputValue(), 'plain@')
    await becomes(t, () => form.locator('[name="consent"]').isChecked(), true)
    await becomes(t, focused(page), 'email')
    await becomes(t, () => inView(form.locator('[name="email"]')), true)
    await fill(form, { email })
    await form.locator('button[type="submit"]').click()
    await page.waitForURL('/en/visitor/guide?done=subscribe')
    t.equal(await form.locator('[role="status"]').first().innerText(), 'Subscribed successfully!')
    await becomes(t, () => inView(form.locator('[role="status"]').first()), true)
    t.equal(stored('subscribe', email), 1)
  })

  t.test('values that were typed before hydration stay', async (t) => {
    const { page, faults } = await visit(t, browser, base)
    const release = await hold(page, '**/*.js')
    await page.goto('/exhibitor/apply', { waitUntil: 'commit' })
    const form = await formIn(page, 'exhibitor', false)
    await fill(form, goodValues.exhibitor)
    release()
    await untilScreenIsLive(page)
    await formIn(page, 'exhibitor')
    t.match(await valuesOf(form), goodValues.exhibitor)
    t.same(faults, [])
  })

  t.test('what was typed outlives a page that falls back to its document, once, and for ten minutes', async (t) => {
    const { page, documents } = await visit(t, browser, base, { width: 390 })
    const drafts = () => page.evaluate(() => sessionStorage.getItem('form-drafts'))
    const leave = async (address: string) => {
      await page.locator(`footer a[href="${address}"]`).evaluate((link: HTMLElement) => link.click())
      await page.waitForURL(address)
    }
    await page.goto('/en/visitor/register')
    await untilLive(page)
    await page.route('**/_data/en/exhibition/about', (route) => route.abort())
    const registration = await formIn(page, 'visitor')
    await fill(registration, { name: 'Lin Sample', phone: '13800000000', consent: '1' })
    await leave('/en/exhibition/about')
    t.same(documents, ['/en/visitor/register', '/en/exhibition/about'], 'its data failed')
    await untilLive(page)
    t.match(await drafts(), 'Lin Sample')
    await fill(await formIn(page, 'subscribe'), { email: 'lin@example.com' })
    await page.route('**/_data/en/contact/us', (route) => route.abort())
    await leave('/en/contact/us')
    await untilLive(page)
    t.match(await valuesOf(await formIn(page, 'subscribe')), { email: 'lin@example.com' })
    t.notMatch(await drafts(), 'lin@example.com')
    await page.unroute('**/_data/en/contact/us')

    await page.goto('/en/visitor/register')
    await becomes(t, async () => (await valuesOf(registration)).name, 'Lin Sample', 'before the page is touched')
    const values = await valuesOf(registration)
    t.equal(values.phone, '13800000000')
    t.equal(values.consent, undefined, 'the consent is given anew')
    t.notMatch(await drafts(), 'Lin Sample', 'nothing stays')
    await leave('/en/contact/us')
    await page.goBack()
    await formIn(page, 'visitor')
    await becomes(t, async () => (await valuesOf(registration)).name, 'Lin Sample', 'within the app too')
    await registration.getByRole('button', { name: 'Clear the form' }).click()
    t.equal((await valuesOf(registration)).name, '')

    await fill(registration, { name: 'Lin Sample' })
    await leave('/en/contact/us')
    await page.evaluate(() => {
      const drafts = JSON.parse(sessionStorage.getItem('form-drafts')!)
      for (const draft of Object.values<{ at: number }>(drafts)) draft.at -= 600_001
      sessionStorage.setItem('form-drafts', JSON.stringify(drafts))
    })
    await page.goto('/en/visitor/register')
    await formIn(page, 'visitor')
    t.equal((await valuesOf(registration)).name, '', 'later it is gone')
    t.notMatch(await drafts(), 'Lin Sample')
  })

  t.test('what was chosen from a list that only its page has outlives the page', async (t) => {
    const { page } = await visitAt(t, browser, base, '/en/exhibitor/apply', {}, untilScreenIsLive)
    const form = await formIn(page, 'exhibitor')
    await fill(form, { company: 'Sample Farm', country: 'HK' })
    await page.locator('footer a[href="/en/contact/us"]').click()
    await page.waitForURL('/en/contact/us')
    await page.goBack()
    await formIn(page, 'exhibitor')
    await becomes(t, async () => (await valuesOf(form)).company, 'Sample Farm')
    t.equal((await valuesOf(form)).country, 'HK')
  })
})
