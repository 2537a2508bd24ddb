import t from 'tap'
import { Footer } from '../../../client/shell/footer.tsx'
import { htmlWith } from '../../fixtures/rendered.tsx'

const cases: [config: Record<string, string> | null, linked: boolean][] = [
  [{ unsubscribe: '1' }, true],
  [{ unsubscribe: '0' }, false],
  [{}, false],
  [null, false]
]
for (const [config, linked] of cases) {
  t.test(
    `with ${JSON.stringify(config)} the footer ${linked ? 'has' : 'has no'} link to the unsubscribe page`,
    async (t) => {
      t.equal(htmlWith({ config }, <Footer />).includes('/unsubscribe'), linked)
    }
  )
}
