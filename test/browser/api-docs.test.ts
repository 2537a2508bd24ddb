/** The viewer of the API's contract. */
import t from 'tap'
import { operations } from '../fixtures/api-document.ts'
import { becomes, skip, startBrowser, visitAt } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('the viewer shows every call and sends one', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const { page, faults } = await visitAt(t, await startBrowser(t), base, '/api-docs')
  await becomes(t, () => page.locator('.opblock').count(), operations.length)
  const call = page.locator('#operations-shell-getHomeMenuList')
  await call.locator('.opblock-summary-control').click()
  await call.getByRole('button', { name: 'Try it out' }).click()
  const answered = page.waitForResponse('**/api/getHomeMenuList')
  await call.getByRole('button', { name: 'Execute' }).click()
  t.equal((await answered).status(), 200)
  await becomes(t, () => call.locator('.live-responses-table .response-col_status').last().innerText(), '200')
  t.match(await page.locator('.information-container').innerText(), 'Configuration codes')
  t.ok((await page.locator('.information-container table').count()) >= 2, 'with the tables')
  t.same(faults, [])
})
