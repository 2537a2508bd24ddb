import t from 'tap'
import { EnginePage } from '../fixtures/engine.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startWebKit, withoutWebKit } from '../fixtures/webkit.ts'
import { walk } from './visitor.ts'

t.test('in WebKit', { skip: withoutWebKit }, async (t) => {
  const { base } = await startProcess(t)
  walk(t, new EnginePage(await startWebKit(t), base), 'WebKit')
})
