/** Forms that are sent again are stored once, and their answer reaches the visitor (shared/README.md#offline). */
import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, visit } from '../fixtures/browser.ts'
import { fillForm, submitForm } from '../fixtures/fill-form.ts'
import { formPages, goodMeeting, goodValues } from '../fixtures/form-values.ts'
import { startFront } from '../fixtures/front.ts'
import { dispatchSync, loseFirstAnswer, untilControlled, waitingForms } from '../fixtures/offline.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

const forms = [
  { name: 'visitor', page: `/en${formPages.visitor}`, values: goodValues.visitor, call: '/api/addVisitor' },
  { name: 'meeting', page: '/en/exhibitor/featured/102', values: goodMeeting, call: '/api/addMeeting' }
] as const

async function fillIn(page: Page, { name, page: address, values }: (typeof forms)[number]): Promise<void> {
  await page.goto(address)
  if (name === 'meeting') await page.locator('.meeting summary').click()
  await fillForm(page, name, values)
}

t.test('a form that is sent again', { skip }, async (t) => {
  const site = await startProcess(t, { PREVIEW_DATE: '2025-06-10T10:00+08:00' })
  const front = await startFront(t, site.base)
  const browser = await startBrowser(t)
  const rowsOf = (form: string) => storedRows(site.folder).filter((row) => row.form === form)
  /** What the form shows in its place: the number of the pass, or of the meeting. */
  const isAnswered = async (page: Page, form: string, number: string | undefined) =>
    (await page.locator(`.form-${form}`).first().textContent())?.includes(number ?? 'no number') ?? false
  // The first form opens the store.
  await fetch(site.base, { method: 'POST', body: new URLSearchParams({ form: 'subscribe', ...goodValues.subscribe }) })

  for (const form of forms) {
    const { name } = form
    const numberOf = (row = rowsOf(name).at(-1)) => (name === 'visitor' ? row?.fields.pass : row?.fields.number)

    t.test(`${name}: an answer that was lost comes with the next attempt, and one row is stored`, async (t) => {
      const { page } = await visit(t, browser, front.base)
      const before = rowsOf(name).length
      const keys = loseFirstAnswer(front, form.call)
      await fillIn(page, form)
      await submitForm(page, name)
      await page.locator(`.form-${name} .form-waiting`).waitFor()
      await becomes(t, async () => rowsOf(name).length, before + 1)
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await becomes(t, () => isAnswered(page, name, numberOf()), true, 'the number of the stored row')
      t.equal(keys.length, 2)
      t.equal(keys[0], keys[1])
      t.equal(rowsOf(name).length, before + 1)
      await page.goto('/en/plan')
      await becomes(t, async () => (await page.locator('main').textContent())?.includes(numberOf() ?? '?'), true)
      front.own.clear()
    })

    t.test(
      `${name}: is sent in the background, once, with its page closed, and answered when it is opened`,
      async (t) => {
        const { page } = await visit(t, browser, front.base, { serviceWorker: true })
        await fillIn(page, form)
        await untilControlled(page)
        const before = rowsOf(name).length
        await front.cut()
        await submitForm(page, name)
        await page.locator(`.form-${name} .form-waiting`).waitFor()
        const other = await page.context().newPage()
        await page.close()
        await front.join()
        await dispatchSync(other, front.base)
        await becomes(t, async () => rowsOf(name).length, before + 1)
        await other.goto('/robots.txt')
        await becomes(t, async () => (await waitingForms(other)).includes('"answer"'), true)
        await other.goto('/en/media/partners')
        await other
          .locator('.offline-strip')
          .getByRole('link', { name: name === 'visitor' ? 'Show the pass' : 'Open the page' })
          .click()
        await other.waitForURL(form.page)
        if (name === 'meeting') await other.locator('.meeting summary').click()
        await other.locator(`.form-${name}`).scrollIntoViewIfNeeded()
        await becomes(t, () => isAnswered(other, name, numberOf()), true, 'the number of the stored row')
        await becomes(t, () => waitingForms(other), '[]', 'nothing stays on the device')
        t.equal(rowsOf(name).length, before + 1)
      }
    )
  }
})
