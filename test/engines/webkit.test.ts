import t from 'tap'
import { EnginePage } from '../fixtures/engine.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startWebKit, withoutWebKit } from '../fixtures/webkit.ts'
import { pressEarly } from './early-presses.ts'
import { walk } from './visitor.ts'

t.test('in WebKit', { skip: withoutWebKit }, async (t) => {
  const { base } = await startProcess(t)
  const webkit = await startWebKit(t)
  walk(t, new EnginePage(webkit, base), 'WebKit')
  pressEarly(t, webkit, base)
})
