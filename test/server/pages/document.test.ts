import { styles } from 'virtual:manifest'
import t from 'tap'
import { htmlDocument } from '../../../server/pages/document.ts'
import { samplePageState } from '../../fixtures/page-state.ts'

const sheetsOf = (given: Parameters<typeof samplePageState>[0]) => {
  const html = htmlDocument({ state: samplePageState(given), json: '{}', html: '', indexed: true })
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, address]) => address)
}

t.test('a page links its edition’s styles, and those of the tools only where its screen needs them', async (t) => {
  t.same(sheetsOf({ screen: 'home' }), [styles.organic])
  t.same(sheetsOf({ screen: 'page', edition: 'silver' }), [styles.silver])
  for (const screen of ['exhibitors', 'exhibitor', 'products', 'product', 'talk', 'search', 'plan'] as const) {
    t.same(sheetsOf({ screen }), [styles.organic, styles.tools], screen)
  }
})
