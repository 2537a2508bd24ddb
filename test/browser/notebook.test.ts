/** What a visitor keeps without an account: a meeting, notes, a contact (shared/README.md#meetings, #notebook). */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilScreenIsLive, visit, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'
import { axe } from '../pages/look.ts'

/** Presses a button that saves a file; gives the file's text. */
async function savedBy(page: Page, within: Locator, name: string): Promise<string> {
  const button = within.getByRole('button', { name })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return readFile(await download.path(), 'utf8')
}

t.test('contact without an account', { skip }, async (t) => {
  const { base, folder } = await startProcess(t, { PREVIEW_DATE: '2025-06-10T10:00+08:00' })
  const browser = await startBrowser(t)

  t.test('without script no page has a button that does nothing', async (t) => {
    const { page } = await visit(t, browser, base, { javaScript: false })
    for (const path of [
      'visitor/products/1012',
      'exhibitor/featured/102',
      'event/roundtable/501',
      'visitor/products'
    ]) {
      await page.goto(`/en/${path}`)
      t.same(await page.locator('main button:not([type="submit"]):visible').allInnerTexts(), [], path)
    }
  })

  t.test('a starred product goes along with a request for a meeting, which is then in the plan', async (t) => {
    const { page, faults } = await visitAt(t, browser, base, '/en/visitor/products/1012', { width: 390, touch: true })
    await page.locator('.star-button.is-wide').click()
    // A press before hydration is repeated after it: only then the plan is stored.
    await page.locator('.star-button.is-wide[aria-pressed="true"]').waitFor()
    // A talk from 10:15 to 10:45 on the first day.
    await page.evaluate(() => {
      const plan = JSON.parse(localStorage.getItem('plan')!)
      localStorage.setItem('plan', JSON.stringify({ ...plan, talk: [501] }))
    })
    await page.goto('/en/exhibitor/featured/102')
    await page.locator('.meeting summary').click()
    const form = page.locator('.form-meeting')
    const isOffered = (time: string) => form.locator(`option[value="2025-06-11T${time}"]`).count()
    await becomes(t, () => isOffered('10:00'), 0, 'the half hours of the talk are left out')
    t.same([await isOffered('09:30'), await isOffered('10:30'), await isOffered('11:00')], [1, 0, 1])
    await becomes(t, () => form.locator('.meeting-products li').count(), 1)
    await form.locator('[name="time"]').selectOption('2025-06-11T11:00')
    const values = { topic: '200 kg', name: 'Shen', company: 'Sample', phone: '13800000000', email: 'shen@example.com' }
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
    await form.locator('[name="consent"]').check()
    await form.locator('button[type="submit"]').click()
    await form.locator('.meeting-receipt').waitFor()
    const fields = storedRows(folder)[0]?.fields
    t.match(fields, { ...values, exhibitor: '102', products: '1012', time: '2025-06-11T11:00', number: /^M-/ })
    const receipt = await form.locator('.meeting-receipt').innerText()
    t.match(receipt, fields?.number)
    t.match(receipt, '11.06.2025 11:00–11:30')
    t.same(await axe(page), [], 'axe: the receipt')

    await page.goto('/en/plan')
    const entry = page.locator('section:has(#plan-meetings) .plan-entry')
    await entry.waitFor()
    t.match(await entry.innerText(), '11.06.2025 11:00–11:30')
    t.match(await entry.innerText(), 'N5A05')
    const calendar = await savedBy(page, entry, 'Add to calendar')
    t.match(calendar, 'DTSTART;TZID=Asia/Shanghai:20250611T110000\r\n')
    t.match(calendar, 'STATUS:TENTATIVE\r\n')
    t.same(await axe(page), [], 'axe: the meeting in the plan')
    await entry.getByRole('button', { name: 'Remove the meeting' }).click()
    await becomes(t, () => entry.count(), 0)
    t.same(faults, [])
  })

  t.test('ticks and notes outlive a reload and are in the files in both languages', async (t) => {
    const { page, faults, requestPaths } = await visitAt(t, browser, base, '/en/exhibitor/featured/103', {
      width: 390,
      touch: true
    })
    await page.getByRole('button', { name: 'Mark as met:' }).click()
    await page.getByRole('textbox', { name: 'My note' }).fill('=1+1\n"春茶"')
    await page.reload()
    await becomes(t, () => page.getByRole('textbox', { name: 'My note' }).inputValue(), '=1+1\n"春茶"')
    t.same(await axe(page), [], 'axe: the note')
    for (const [prefix, table, contacts, kind] of [
      ['', '存成表格（CSV）', '存成通讯录（vCard）', '展商'],
      ['/en', 'Save as a table (CSV)', 'Save as contacts (vCard)', 'Exhibitor']
    ] as const) {
      await page.goto(`${prefix}/plan`)
      const notebook = page.locator('.notebook')
      await notebook.locator('.notebook-entry').waitFor()
      t.same(await axe(page), [], `axe: the notebook of ${prefix}/plan`)
      const [heading, text] = [
        await notebook.locator('> h2').boundingBox(),
        await notebook.locator('> p').boundingBox()
      ]
      t.ok(heading && text && text.y - heading.y - heading.height >= 8, 'the heading is apart from its text')
      const [, row = ''] = (await savedBy(page, notebook, table)).split('\r\n')
      t.ok(row.startsWith(`${kind},`), row)
      t.match(row, `"'=1+1\n""春茶"""`)
      t.match(row, `${prefix}/exhibitor/featured/103`)
      t.match(await savedBy(page, notebook, contacts), 'BEGIN:VCARD\r\nVERSION:3.0\r\n')
    }
    t.same(faults, [])
    t.notOk(requestPaths.some((path) => path.includes('getExhibitor')))
  })

  t.test('the own contact is entered once, shown as a QR code on the exhibitor’s page, and never sent', async (t) => {
    const { page, faults } = await visit(t, browser, base, { width: 390, touch: true })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await page.goto('/en/plan#contact')
    await untilScreenIsLive(page)
    await page.locator('.own-contact [name="name"]').fill('Shen Sample')
    await page.locator('.own-contact button[type="submit"]').click()
    await page.locator('.own-contact .qr-code').waitFor()
    await page.goto('/en/exhibitor/featured/102')
    // Before that it is a link to the plan.
    await untilScreenIsLive(page)
    await page.getByRole('link', { name: 'Show my QR card' }).click()
    await page.locator('dialog .qr-code').waitFor()
    t.same(await axe(page), [], 'axe: the contact as a QR code')
    t.notOk(sent.some((text) => text.includes('Shen')))
    t.same(faults, [])
  })

  t.test('the slides of a starred talk are offered once it is over, on its page and in the notebook', async (t) => {
    const { base } = await startProcess(t, { PREVIEW_DATE: '2025-06-11' })
    const { page, faults } = await visit(t, browser, base, { width: 390, touch: true })
    // The talk ends at 10:45.
    await page.clock.setFixedTime('2025-06-11T10:40:00+08:00')
    await page.goto('/en/event/roundtable/501')
    await page.locator('.star-button.is-wide').click()
    await page.locator('.star-button.is-wide[aria-pressed="true"]').waitFor()
    for (const [time, count] of [
      ['10:40', 0],
      ['10:45', 1]
    ] as const) {
      await page.clock.setFixedTime(`2025-06-11T${time}:00+08:00`)
      for (const [address, name] of [
        ['/en/event/roundtable/501', 'Slides of the talk'],
        ['/event/roundtable/501', '演讲资料（幻灯片）'],
        ['/en/plan', 'Eighteen fairs on'],
        ['/plan', '十八届看过来']
      ] as const) {
        await page.goto(address)
        if (address.endsWith('/plan')) await page.locator('.notebook').waitFor()
        else await untilScreenIsLive(page)
        await becomes(t, () => page.locator('.downloads a', { hasText: name }).count(), count, `${address} at ${time}`)
      }
    }
    t.same(await axe(page), [], 'axe: the slides in the notebook')
    const file = await page.request.get((await page.locator('.downloads a').getAttribute('href')) ?? '')
    t.equal(file.headers()['content-type'], 'application/pdf')
    t.match((await file.body()).subarray(0, 5).toString(), '%PDF-')
    t.same(faults, [])
  })
})
