import t from 'tap'
import { EnginePage } from '../fixtures/engine.ts'
import { startFirefox, withoutFirefox } from '../fixtures/firefox.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { pressEarly } from './early-presses.ts'
import { walk } from './visitor.ts'

t.test('in Firefox', { skip: withoutFirefox }, async (t) => {
  const { base } = await startProcess(t)
  const firefox = await startFirefox(t)
  const page = new EnginePage(firefox, base)
  walk(t, page, 'Firefox')
  pressEarly(t, firefox, base)

  t.test('the guide is printed', async (t) => {
    await page.openLive('/en/visitor/guide')
    const pdf = await firefox.print()
    t.match(pdf.subarray(0, 5).toString(), '%PDF-')
    t.ok(pdf.length > 20_000, `${pdf.length} bytes`)
  })

  t.test('no script has failed', async (t) => {
    t.same(firefox.faults, [])
  })
})
