/** Pictures that the build names, such as the logo, fail like those of records: before and after hydration. */
import t from 'tap'
import { becomes, skip, startBrowser, untilLive, visit } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'

t.test('logo, hero and a record’s picture are requested twice more, then replaced', { skip }, async (t) => {
  const { base } = await startProcess(t)
  const { page } = await visit(t, await startBrowser(t), base, { width: 1440, height: 900 })
  const failing = /organic-(mark|hero(-tall)?|category-grain)-/
  const requests: Record<string, number> = {}
  await page.route(failing, (route) => {
    const name = failing.exec(route.request().url())![1]!
    requests[name] = (requests[name] ?? 0) + 1
    return route.abort()
  })
  await page.goto('/')
  await untilLive(page)
  await page.locator('img[src*="category-grain"]').first().scrollIntoViewIfNeeded()
  await becomes(
    t,
    () =>
      page.evaluate(() =>
        ['.brand', '.hero-picture', '.branch-picture'].map((parent) => {
          const image = document.querySelector<HTMLImageElement>(`${parent}[data-picture="default"] img`)
          return /organic-default/.test(image?.currentSrc ?? '')
        })
      ),
    [true, true, true]
  )
  t.same(requests, { mark: 3, 'hero-tall': 3, 'category-grain': 3 })
})
