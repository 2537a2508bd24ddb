import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, visit, visitAt } from '../fixtures/browser.ts'
import { fill, formIn } from '../fixtures/fill-form.ts'
import { goodValues } from '../fixtures/form-values.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { storedRows } from '../fixtures/stored-rows.ts'
import { axe } from '../pages/look.ts'

const phone = { width: 390, height: 800, touch: true }
const duringFair = { PREVIEW_DATE: '2025-06-12T10:30+08:00' }

/** Opens the registration form, hydrated. */
async function openForm(page: Page, address: string) {
  await page.goto(address)
  await untilLive(page)
  return formIn(page, 'visitor')
}

const fillIn = (page: Page, values: Record<string, string>) => fill(page.locator('form.form-visitor'), values)
const numberIn = (page: Page) => page.locator('.pass-number dd').first().innerText()
const submit = (page: Page) => page.locator('form.form-visitor button[type="submit"]').click()

t.test('the visitor’s pass', { skip }, async (t) => {
  const site = await startProcess(t, duringFair)
  const { base } = site
  const browser = await startBrowser(t)
  let link = ''
  let number = ''

  t.test(
    'two mistakes, mended, then the pass; the plan shows it, and it can be removed and brought back',
    async (t) => {
      const { page, faults, requestPaths } = await visit(t, browser, base, phone)
      const form = await openForm(page, '/en/visitor/register')
      await fillIn(page, { ...goodValues.visitor, name: '', email: 'visitor@example' })
      await submit(page)
      await becomes(t, () => form.locator('.error').allInnerTexts(), [
        'Name is missing',
        'Please enter the correct email'
      ])
      await fillIn(page, { name: 'Lin <i>Sample</i>', email: 'visitor@example.com' })
      await submit(page)
      await page.locator('.pass-code svg').waitFor()
      number = await numberIn(page)
      t.match(number, /^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      t.equal(storedRows(site.folder).at(-1)?.fields.pass, number)
      await becomes(t, () => form.locator('.form-done').evaluate((node) => node === document.activeElement), true)
      t.equal(await form.locator('.field').count(), 0, 'the form is not shown any more')
      t.match(await page.locator('.pass').innerText(), /Lin <i>Sample<\/i>[\s\S]*Sample Foods[\s\S]*Buyer/)
      t.match(await page.locator('.registered').innerText(), /saved on this device[\s\S]*entry fee of RMB 50/)
      const { width = 0 } = (await page.locator('.pass-code svg').boundingBox()) ?? {}
      t.ok(width >= 200, `the code is ${width} px wide`)
      t.same(await axe(page), [])

      // The link as somebody copies it who cannot share.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: async (text: string) => void Object.assign(window, { copied: text }) }
        })
      })
      await page.getByRole('button', { name: 'Send yourself the link' }).click()
      await page.getByText('Link copied.').waitFor()
      link = await page.evaluate(() => (window as unknown as { copied: string }).copied)
      t.ok(link.startsWith(`${base}/en/plan#pass=`))

      await page.getByRole('link', { name: 'Register another person' }).click()
      await becomes(t, () => form.locator('[name="name"]').inputValue(), '')
      t.equal(await form.locator('.error').count(), 0)

      requestPaths.length = 0
      await openForm(page, '/en/visitor/register')
      await becomes(t, async () => (await form.locator('.form-note').allInnerTexts()).slice(-1), [
        'A visitor pass is already on this device: Lin <i>Sample</i>. To register someone else, fill in the form.\nOpen the pass'
      ])
      t.same(await axe(page), [], 'axe: registered earlier')
      await page.getByRole('link', { name: 'Open the pass' }).click()
      await page.waitForURL('/en/plan')
      await page.locator('.passes .pass-code svg').waitFor()
      t.equal(await numberIn(page), number)
      t.same(await axe(page), [])
      await page.getByRole('button', { name: 'Remove from this device' }).click()
      await page.getByRole('button', { name: 'Press again to remove it' }).click()
      await page.getByText('The pass has been removed from this device.').waitFor()
      t.same(await axe(page), [], 'axe: removed')
      t.equal(await page.locator('.pass').count(), 0)
      t.notMatch(await page.evaluate(() => window.localStorage.getItem('passes')), number)
      await page.getByRole('button', { name: 'Undo' }).click()
      t.equal(await numberIn(page), number)
      const leaks = requestPaths.filter((path) => path.includes(number) || /Lin|pass=/.test(decodeURIComponent(path)))
      t.same(leaks, [], 'no request has anything of the pass')
      t.same(faults, [])
    }
  )

  t.test('its link shows it elsewhere without its code, and keeps it once the visitor agrees', async (t) => {
    const { page, faults, requestPaths } = await visitAt(t, browser, base, link, phone)
    await page.getByRole('heading', { name: 'This link contains a visitor pass' }).waitFor()
    t.equal(await numberIn(page), number)
    t.equal(await page.locator('.pass-code').count(), 0)
    t.equal(await page.evaluate(() => window.localStorage.getItem('passes')), null)
    t.same(await axe(page), [])
    await page.getByRole('button', { name: 'Save it on this device' }).click()
    await page.locator('.pass-code svg').waitFor()
    t.equal(new URL(page.url()).hash, '')
    await page.reload()
    await page.locator('.pass-code svg').waitFor()
    t.equal(await numberIn(page), number)
    t.equal(requestPaths.filter((path) => path.includes('pass=')).length, 0)
    await page.goto('/en/plan#pass=x')
    await page.reload()
    await page.getByRole('heading', { name: 'cannot be opened' }).waitFor()
    t.same(await axe(page), [], 'axe: a broken link')
    t.equal(await page.locator('.pass').count(), 1, 'the own pass stays')
    t.same(faults, [])
  })

  t.test('a pass with the longest texts fits on a phone, linked and kept', async (t) => {
    const { page } = await visit(t, browser, base, phone)
    const long = 'W'.repeat(120)
    const texts = { name: long, company: long, position: long, fair: long, number: '8'.repeat(40), code: 'x' }
    const fragment = Buffer.from(JSON.stringify({ version: 1, ...texts })).toString('base64url')
    await page.goto(`/en/plan#pass=${fragment}`)
    await page.locator('.plan-shared .pass').waitFor()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await becomes(t, width, phone.width)
    await page.getByRole('button', { name: 'Save it on this device' }).click()
    await page.locator('.pass-code svg').waitFor()
    await becomes(t, width, phone.width)
  })

  t.test(
    'inside WeChat the plan takes the pass out of the address, so that WeChat’s menu does not share it',
    async (t) => {
      const { page } = await visitAt(t, browser, base, link, { width: 390, weChat: true, language: 'en' })
      await page.getByRole('heading', { name: 'This link contains a visitor pass' }).waitFor()
      await becomes(t, async () => new URL(page.url()).hash, '')
      await page.getByRole('button', { name: 'Save it on this device' }).click()
      t.equal(await numberIn(page), number)
    }
  )

  t.test('the print button prints the pass alone on one sheet', async (t) => {
    const { page } = await visitAt(t, browser, base, link)
    await page.getByRole('button', { name: 'Save it on this device' }).click()
    await page.evaluate(() => {
      window.print = () => {}
    })
    await page.getByRole('button', { name: 'Print the pass' }).click()
    const pdf = await page.pdf({ format: 'A4' })
    t.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, 1)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await becomes(t, () => page.locator('.print-sheet').count(), 0)
  })

  t.test('without script the confirmation shows the pass; with script it is kept then', async (t) => {
    const { page } = await visitAt(t, browser, base, '/visitor/register', { javaScript: false })
    await fillIn(page, goodValues.visitor)
    await submit(page)
    await page.waitForURL('/visitor/register?done=visitor')
    const shown = await numberIn(page)
    t.equal(storedRows(site.folder).at(-1)?.fields.pass, shown)
    t.match(await page.locator('.registered').innerText(), '请打印或截屏保存这一页')
    t.equal(
      await page.locator('.pass').evaluate((node) => getComputedStyle(node).backgroundColor),
      'rgb(255, 255, 255)'
    )

    const { page: scripted, faults } = await visit(t, browser, base)
    await scripted.route('**/*.js', (route) => route.abort())
    await scripted.goto('/visitor/register')
    await fillIn(scripted, goodValues.visitor)
    await scripted.unroute('**/*.js')
    faults.length = 0
    await submit(scripted)
    await scripted.waitForURL('/visitor/register?done=visitor')
    await scripted.getByText('凭证已存在这台设备上').waitFor()
    const kept = await numberIn(scripted)
    await scripted.goto('/plan')
    await scripted.locator('.passes .pass').waitFor()
    t.equal(await numberIn(scripted), kept)
    t.same(faults, [])
  })

  t.test('after the fair a registration is a note for the next one, and an earlier pass opens no door', async (t) => {
    const later = await startProcess(t, { PREVIEW_DATE: '2025-07-01', EDITION: 'silver' })
    const { page, faults } = await visit(t, browser, later.base, phone)
    const form = await openForm(page, '/en/visitor/register')
    await fillIn(page, { ...goodValues.visitor, exhibit_range: 'care_products' })
    await submit(page)
    await page.getByRole('heading', { name: 'Submission Successful' }).waitFor()
    t.match(await form.innerText(), /Lin Sample[\s\S]*counts for the next one[\s\S]*Read the post-show report/)
    t.equal(await form.locator('.form-note, .pass-fair, .pass-code, .pass-number, .pass-bring').count(), 0)
    t.equal(await page.evaluate(() => window.localStorage.getItem('passes')), null)
    t.same(await axe(page), [])
    await page.goto(`/en/plan${new URL(link).hash}`)
    await page.getByRole('button', { name: 'Save it on this device' }).click()
    await page.locator('.pass-code svg').waitFor()
    t.match(await page.locator('.pass').innerText(), /the pass is no longer valid/)
    t.equal(await page.locator('.pass-bring').count(), 0)
    t.same(faults, [])
    t.ok(createPublicKey(readFileSync(path.join(later.folder, 'pass-key.pem'))))
  })

  t.test('a backend without passes: what was sent, and what to bring', async (t) => {
    const { page } = await visit(t, browser, base, phone)
    await page.route('**/api/addVisitor', (route) =>
      route.fulfill({ json: { code: 1, msg: 'OK', data: null }, contentType: 'application/json' })
    )
    await openForm(page, '/en/visitor/register')
    await fillIn(page, goodValues.visitor)
    await submit(page)
    await page.getByRole('heading', { name: 'Submission Successful' }).waitFor()
    t.match(await page.locator('.registered').innerText(), /Lin Sample[\s\S]*Bring ID/)
    t.equal(await page.locator('.pass-code, .pass-number').count(), 0)
    t.equal(await page.evaluate(() => window.localStorage.getItem('passes')), null)
    t.same(await axe(page), [])
  })
})
