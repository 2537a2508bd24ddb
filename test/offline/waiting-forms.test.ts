/** Forms without network: they wait, are sent exactly once, and can be cancelled (shared/README.md#offline). */
import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, visit } from '../fixtures/browser.ts'
import { fillForm, submitForm } from '../fixtures/fill-form.ts'
import { formPages, goodValues } from '../fixtures/form-values.ts'
import { type Front, startFront } from '../fixtures/front.ts'
import { waitingForms } from '../fixtures/offline.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

const names = ['booth', 'exhibitor', 'visitor', 'subscribe'] as const

const fillIn = (page: Page, name: (typeof names)[number]) => fillForm(page, name, goodValues[name])
const notice = (page: Page) => page.locator('.form-waiting').first()
const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

t.test('forms', { skip }, async (t) => {
  const site = await startProcess(t)
  const front: Front = await startFront(t, site.base)
  const browser = await startBrowser(t)
  const rowsOf = (form: string) => async () => storedRows(site.folder).filter((row) => row.form === form).length
  const open = async (t: Parameters<typeof visit>[0], serviceWorker: boolean) =>
    (await visit(t, browser, front.base, { serviceWorker })).page
  await fetch(site.base, {
    method: 'POST',
    body: new URLSearchParams({ form: 'subscribe', ...goodValues.subscribe, email: 'first@example.com' })
  })

  for (const [index, name] of names.entries()) {
    t.test(`${name}: waits over a reload of the page, is sent once with its consent, and is gone`, async (t) => {
      const page = await open(t, index % 2 === 0)
      const before = await rowsOf(name)()
      await page.goto(`/en${formPages[name]}`)
      await fillIn(page, name)
      await front.cut()
      await submitForm(page, name)
      t.match(await notice(page).textContent(), /^No network\. The form has been waiting/)
      await becomes(
        t,
        () => page.locator('.offline-strip').textContent(),
        '1 form is waiting and will be sent once you are online.'
      )
      t.match(await waitingForms(page), goodValues[name].email)
      await front.join()
      await page.goto('/en/contact/us')
      await becomes(t, async () => (await rowsOf(name)()) - before, 1)
      const row = storedRows(site.folder).findLast((each) => each.form === name)
      t.match(row, { consent: 'given', consent_lang: 'en' })
      // A page that is left before the answer arrives sends again, but only after half a minute.
      await becomes(t, async () => /^\[\]$|"answer"/.test(await waitingForms(page)), true)
      await page.goto(`/en${formPages[name]}`)
      await page.locator(`form.form-${name}`).first().scrollIntoViewIfNeeded()
      await becomes(t, () => waitingForms(page), '[]', 'nothing stays on the device')
      await goOnline(page)
      t.equal((await rowsOf(name)()) - before, 1)
    })
  }

  t.test('a waiting form can be cancelled: its values come back, and nothing is sent', async (t) => {
    const page = await open(t, false)
    await page.goto('/visitor/register')
    await fillIn(page, 'visitor')
    const before = await rowsOf('visitor')()
    await front.cut()
    await submitForm(page, 'visitor')
    await notice(page).getByRole('button', { name: '取消发送' }).click()
    await becomes(t, () => waitingForms(page), '[]')
    await becomes(t, () => page.locator('form.form-visitor [name="email"]').inputValue(), goodValues.visitor.email)
    t.equal(await page.locator('form.form-visitor [name="consent"]').isChecked(), true)
    await front.join()
    await goOnline(page)
    t.equal(await rowsOf('visitor')(), before)
  })

  t.test('a refusal is shown at the form, which can be corrected', async (t) => {
    const page = await open(t, false)
    await page.goto('/en/exhibitor/booth')
    await fillIn(page, 'booth')
    await front.cut()
    await submitForm(page, 'booth')
    await notice(page).waitFor()
    front.own.set('/api/addBooth', (request, response) => {
      request.resume()
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"code":422,"msg":"Hall N5 is full","data":null}')
    })
    await front.join()
    await goOnline(page)
    await becomes(t, async () => (await notice(page).textContent())?.includes('Hall N5 is full'), true)
    await notice(page).getByRole('button').click()
    await becomes(t, () => page.locator('form.form-booth [name="email"]').inputValue(), goodValues.booth.email)
    await becomes(t, () => waitingForms(page), '[]')
    front.own.clear()
  })
})
