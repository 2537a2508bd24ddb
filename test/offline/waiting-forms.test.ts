/** Forms without network: they wait, are sent exactly once, and can be cancelled (shared/README.md#offline). */
import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, visit } from '../fixtures/browser.ts'
import { formPages, goodValues } from '../fixtures/form-values.ts'
import { type Front, startFront } from '../fixtures/front.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'

const names = ['booth', 'exhibitor', 'visitor', 'subscribe'] as const

async function fillIn(page: Page, name: (typeof names)[number]): Promise<void> {
  const form = page.locator(`form.form-${name}`).first()
  await form.scrollIntoViewIfNeeded()
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  }, `form.form-${name}`)
  for (const [field, value] of Object.entries(goodValues[name])) {
    const element = form.locator(`[name="${field}"]`)
    const kind = await element.evaluate((node: HTMLInputElement) => (node.tagName === 'SELECT' ? 'select' : node.type))
    if (kind === 'select') await element.selectOption(value)
    else if (kind === 'checkbox') await element.setChecked(value === '1')
    else await element.fill(value)
  }
}
const submit = (page: Page, name: string) => page.locator(`form.form-${name} [type="submit"]`).first().click()
const notice = (page: Page) => page.locator('.form-waiting').first()
/** Everything that the store of waiting forms holds. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('waiting-forms')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('forms').objectStore('forms').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      })
  )
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
      await submit(page, name)
      t.match(await notice(page).textContent(), /^No network\. The form has waited/)
      await becomes(
        t,
        () => page.locator('.offline-strip').textContent(),
        '1 form waits to be sent, as soon as there is a network.'
      )
      t.match(await stored(page), goodValues[name].email)
      await front.join()
      await page.goto('/en/contact/us')
      await becomes(t, async () => (await rowsOf(name)()) - before, 1)
      const row = storedRows(site.folder).findLast((each) => each.form === name)
      t.match(row, { consent: 'given', consent_lang: 'en' })
      await page.goto(`/en${formPages[name]}`)
      await page.locator(`form.form-${name}`).first().scrollIntoViewIfNeeded()
      await becomes(t, () => stored(page), '[]', 'nothing stays on the device')
      await goOnline(page)
      t.equal((await rowsOf(name)()) - before, 1)
    })
  }

  t.test('a form whose answer was lost is stored once', async (t) => {
    const page = await open(t, false)
    await page.goto('/en/exhibitor/apply')
    await fillIn(page, 'exhibitor')
    const before = await rowsOf('exhibitor')()
    const keys: (string | undefined)[] = []
    front.own.set('/api/addExhibitor', (request, response, forward) => {
      keys.push(request.headers['idempotency-key']?.toString())
      if (keys.length > 1) return forward()
      // It reaches the backend, and the network fails within the answer.
      response.write = () => true
      response.writeHead = () => response
      response.end = () => {
        request.socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"code"')
        return response
      }
      forward()
    })
    await submit(page, 'exhibitor')
    await notice(page).waitFor()
    await becomes(t, async () => (await rowsOf('exhibitor')()) - before, 1)
    await goOnline(page)
    await becomes(t, () => page.locator('.form-exhibitor .form-done').textContent(), 'Submission Successful')
    t.equal(keys.length, 2)
    t.equal(keys[0], keys[1])
    t.equal((await rowsOf('exhibitor')()) - before, 1)
    front.own.clear()
  })

  t.test('a waiting form can be cancelled: its values come back, and nothing is sent', async (t) => {
    const page = await open(t, false)
    await page.goto('/visitor/register')
    await fillIn(page, 'visitor')
    const before = await rowsOf('visitor')()
    await front.cut()
    await submit(page, 'visitor')
    await notice(page).getByRole('button', { name: '取消发送' }).click()
    await becomes(t, () => stored(page), '[]')
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
    await submit(page, 'booth')
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
    await becomes(t, () => stored(page), '[]')
    front.own.clear()
  })
})
