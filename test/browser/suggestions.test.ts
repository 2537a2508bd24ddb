import t from 'tap'
import { becomes, skip, startBrowser, untilScreenIsLive, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { axe } from '../pages/look.ts'

const phone = { width: 390, height: 844, touch: true } as const

t.test('suggestions below the search field', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const browser = await startBrowser(t)

  t.test('are chosen by keyboard and lead to the part of a page that matched', async (t) => {
    const { page, faults, requestPaths } = await visitAt(t, browser, base, '/en/search', phone, untilScreenIsLive)
    const field = page.locator('#search-q')
    t.equal(await field.getAttribute('role'), null, 'not loaded before the field has the focus')
    await field.focus()
    await becomes(t, () => field.getAttribute('role'), 'combobox')
    // In one task, as fast as the wait for the next key at most.
    await field.evaluate((input: HTMLInputElement) => {
      for (const text of ['w', 'wi', 'wif', 'wifi']) {
        input.value = text
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await becomes(t, () => page.locator('[role=option]').count(), 1)
    t.equal(requestPaths.filter((path) => path.startsWith('/api/search')).length, 1, 'debounced')
    await page.locator('.search-form [role=status]', { hasText: /^1 suggestion/ }).waitFor()
    t.match(await page.locator('[role=option] mark').allInnerTexts(), ['Wi-Fi'])
    const list = (await page.locator('[role=listbox]').boundingBox())!
    const box = (await field.boundingBox())!
    t.ok(list.y >= box.y + box.height, 'the field is not covered')
    t.same(await axe(page), [])
    await field.press('ArrowDown')
    t.equal(
      await field.getAttribute('aria-activedescendant'),
      await page.locator('[aria-selected=true]').getAttribute('id')
    )
    await field.press('Escape')
    t.same([await page.locator('[role=listbox]').isVisible(), await field.inputValue()], [false, 'wifi'])
    // No answer for it yet: both keys in one task.
    await field.evaluate((input: HTMLInputElement) => {
      input.value = 'wifix'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    })
    t.equal(await field.getAttribute('aria-activedescendant'), null, 'no suggestion for another text')
    await field.fill('wifi')
    // The answer for the text before may be here already.
    await page.locator('[role=listbox]').waitFor()
    await field.press('ArrowDown')
    await field.press('Enter')
    await page.waitForURL('/en/visitor/guide#wifi')
    await becomes(t, () => page.locator('#wifi').getAttribute('open'), '')
    const bar = (await page.locator('.top-bar').boundingBox())!
    await becomes(t, async () => (await page.locator('#wifi').boundingBox())!.y >= bar.y + bar.height, true)
    t.same(faults, [])
  })
})
