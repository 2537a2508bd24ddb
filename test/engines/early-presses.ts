/** What is pressed before the entry script has run, the same in every engine. */
import type { Test } from 'tap'
import { type Driver, EnginePage } from '../fixtures/engine.ts'
import { startFront } from '../fixtures/front.ts'

/** Presses as a subtest of `t`, on a site whose entry script is held back. */
export function pressEarly(t: Test, driver: Driver, base: string): void {
  t.test(
    'before the entry script has run a star takes a press, twice too, and links and the search work',
    async (t) => {
      const front = await startFront(t, base)
      const slow = new EnginePage(driver, front.base)
      const address = '/en/exhibitor/featured/101'
      const [, entry] = /<script[^>]* src="([^"]+)"/.exec(await (await fetch(front.base + address)).text())!
      const held: (() => void)[] = []
      const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
      front.own.set(entry!, (_request, _response, forward) => void held.push(forward))
      /** Does not wait for the document to be complete: it is not before its script. */
      const openSlowly = async (path: string) => {
        await driver.evaluate(`location.href = ${JSON.stringify(front.base + path)}`)
        await slow.at(path)
        await slow.until('the first paint', isPainted)
      }
      const star = 'main .star-button'
      const isPressed = () => slow.run((query) => document.querySelector(query)!.getAttribute('aria-pressed'), star)

      await openSlowly('/en/exhibitor/featured')
      await slow.press(`main a[href="${address}"]`)
      await slow.at(address)
      await slow.until('the first paint', isPainted)
      await slow.press(star)
      await slow.press(star)
      t.equal(await isPressed(), 'false')
      t.ok(held.length > 0, 'the script is under way')
      for (const forward of held.splice(0)) forward()
      await slow.until(
        'a star',
        (query) => document.querySelector(query)?.getAttribute('aria-pressed') === 'true',
        star
      )

      await openSlowly('/en/search')
      await slow.press('main input[name="q"]')
      await slow.type('tea')
      await slow.key('Enter')
      await slow.at('/en/search?q=tea')
      await slow.until('hits', () => document.querySelectorAll('main li').length > 0)
      front.own.clear()
      for (const forward of held.splice(0)) forward()
    }
  )
}
