/** Waiting forms on a device that others use as well (shared/README.md#offline). */
import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, visit } from '../fixtures/browser.ts'
import { fillForm, submitForm } from '../fixtures/fill-form.ts'
import { formPages, goodValues } from '../fixtures/form-values.ts'
import { startFront } from '../fixtures/front.ts'
import { changeWaiting, dispatchSync, untilControlled, waitingForms } from '../fixtures/offline.ts'
import { startProcess } from '../fixtures/site-process.ts'

const hour = 3_600_000
const day = 24 * hour
const call = '/api/addVisitor'
const address = `/en${formPages.visitor}`
const { email } = goodValues.visitor
const notice = (page: Page) => page.locator('.form-visitor .form-waiting')
const emailOf = (page: Page) => page.locator('.form-visitor [name="email"]').inputValue()

t.setTimeout(300_000)

t.test('waiting forms on a shared device', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const front = await startFront(t, base)
  const browser = await startBrowser(t)
  /** The keys with which forms were sent. */
  const keys: (string | undefined)[] = []
  const answerWith = (status: number, body: string) =>
    front.own.set(call, (request, response) => {
      keys.push(request.headers['idempotency-key']?.toString())
      request.resume()
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  t.beforeEach(() => {
    keys.length = 0
    answerWith(200, '{"code":200,"msg":"","data":null}')
  })

  /** A page whose form waits; the network is gone. */
  const waitIn = async (t: Parameters<typeof visit>[0], serviceWorker = false) => {
    const { page } = await visit(t, browser, front.base, { serviceWorker })
    await page.goto(address)
    await fillForm(page, 'visitor', goodValues.visitor)
    if (serviceWorker) await untilControlled(page)
    await front.cut()
    await submitForm(page, 'visitor')
    await notice(page).waitFor()
    return page
  }
  /** Another tab of the same browser, on a page of the site that has no script of it, then at the address. */
  const otherTab = async (page: Page, path: string) => {
    const other = await page.context().newPage()
    await other.goto(path)
    return other
  }
  const isForgotten = (t: Parameters<typeof visit>[0], page: Page) => becomes(t, () => waitingForms(page), '[]')

  for (const [what, at] of [
    ['seven days ago', Date.now() - 7 * day],
    ['seven days ahead, by a clock that was wrong', Date.now() + 7 * day + hour]
  ] as const) {
    t.test(`one that was sent ${what} is deleted and not sent, by the page`, async (t) => {
      const page = await waitIn(t)
      await changeWaiting(page, { at })
      await front.join()
      await page.goto('/en/contact/us')
      await isForgotten(t, page)
      t.same(keys, [])
      t.equal(await page.locator('.offline-strip').count(), 0)
    })
  }

  t.test('one that was sent seven days ago is deleted and not sent, by the worker', async (t) => {
    const page = await waitIn(t, true)
    await changeWaiting(page, { at: Date.now() - 7 * day })
    await front.join()
    const other = await otherTab(page, '/robots.txt')
    await page.close()
    await dispatchSync(other, front.base)
    await isForgotten(t, other)
    t.same(keys, [])
  })

  t.test('one that is younger is sent', async (t) => {
    const page = await waitIn(t)
    await changeWaiting(page, { at: Date.now() - 7 * day + hour })
    await front.join()
    await page.goto('/en/contact/us')
    await becomes(t, async () => keys.length, 1)
  })

  t.test('a refused one is deleted twelve hours after the refusal, also in a page that stays open', async (t) => {
    for (const isOpen of [true, false]) {
      const page = await waitIn(t)
      answerWith(200, '{"code":422,"msg":"Hall N5 is full","data":null}')
      await front.join()
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await notice(page).getByRole('button', { name: 'Correct it in the form' }).waitFor()
      await changeWaiting(page, { refusedAt: Date.now() - 12 * hour })
      if (isOpen) await notice(page).getByRole('button').click()
      else await page.reload()
      await isForgotten(t, page)
      await page.locator('.form-visitor').scrollIntoViewIfNeeded()
      t.equal(await notice(page).count(), 0)
      if (isOpen) t.equal(await emailOf(page), '')
    }
  })

  for (const isRefused of [false, true]) {
    t.test(`the values of a ${isRefused ? 'refused' : 'waiting'} one come back in its tab alone`, async (t) => {
      for (const isOwn of [false, true]) {
        const page = await waitIn(t)
        await changeWaiting(page, isRefused ? { refused: 'Hall N5 is full', refusedAt: Date.now() } : {})
        // Nobody sends it meanwhile.
        answerWith(503, '')
        await front.join()
        const tab = isOwn ? page : await otherTab(page, address)
        if (isOwn) await page.reload()
        await tab.locator('.form-visitor').scrollIntoViewIfNeeded()
        // A screen is hydrated at the first event, and a reload may have restored the position.
        await tab.mouse.move(10, 10)
        const button = notice(tab).getByRole('button')
        await button.waitFor()
        t.equal(
          await button.textContent(),
          isRefused ? (isOwn ? 'Correct it in the form' : 'Remove it') : 'Cancel sending'
        )
        await button.click()
        await isForgotten(t, tab)
        await becomes(t, () => emailOf(tab), isOwn ? email : '')
      }
    })
  }

  t.test('one that is cancelled while it is being sent is not kept', async (t) => {
    const page = await waitIn(t)
    let answer = () => {}
    front.own.set(call, (request, response) => {
      request.resume()
      answer = () => response.writeHead(503).end()
      keys.push('')
    })
    await front.join()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await becomes(t, async () => keys.length, 1)
    const answered = page.waitForResponse((response) => response.url().endsWith(call))
    await notice(page).getByRole('button').click()
    await isForgotten(t, page)
    answer()
    await answered
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await isForgotten(t, page)
  })

  t.test('a key is not used again when backends may have forgotten it', async (t) => {
    const { page } = await visit(t, browser, front.base)
    answerWith(500, '{"code":500,"msg":"later","data":null}')
    await page.goto(address)
    await fillForm(page, 'visitor', goodValues.visitor)
    const begun = await page.evaluate(() => Date.now())
    for (const [index, passed] of [0, 6 * day, 7 * day].entries()) {
      await page.clock.setFixedTime(begun + passed + (index === 2 ? hour : 0))
      await submitForm(page, 'visitor')
      await becomes(t, async () => keys.length, index + 1)
      await page.locator('.form-visitor button[type=submit]:not([aria-disabled])').waitFor()
    }
    t.equal(keys[1], keys[0])
    t.not(keys[2], keys[0])
  })
})
