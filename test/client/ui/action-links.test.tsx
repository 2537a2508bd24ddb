import t from 'tap'
import { cleanup, renderWith } from '../../fixtures/rendered.tsx'
import { sampleFacts } from '../../fixtures/sample-facts.ts'

const { ActionLinks } = await import('../../../client/ui/action-links.tsx')

/** Address and class of each link, in their order. */
const linksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.className])

t.afterEach(() => cleanup())

const register = '/visitor/register'
const booth = '/exhibitor/apply'

t.test('the first link alone is emphasized', async (t) => {
  t.same(linksOf(renderWith({}, <ActionLinks />).container), [
    [register, 'button'],
    [booth, 'button quiet']
  ])
  cleanup()
  t.same(linksOf(renderWith({}, <ActionLinks first="booth" />).container), [
    [booth, 'button'],
    [register, 'button quiet']
  ])
})

t.test('the words know which deadlines have passed', async (t) => {
  const deadlines = { booth: 100 * 86_400, registration: 200 * 86_400 }
  const wordsOn = (day: number, phase: 'before' | 'during' | 'after') => {
    const { container } = renderWith(
      { phase, today: day * 86_400, facts: { ...sampleFacts('organic', 'cn'), deadlines } },
      <ActionLinks />
    )
    const lead = [...container.querySelectorAll('p')].map((line) => line.firstChild?.textContent)
    const words = [...lead, ...[...container.querySelectorAll('a')].map((link) => link.firstChild?.textContent)]
    cleanup()
    return words
  }
  t.same(wordsOn(100, 'before'), ['观众预登记', '展位申请'])
  t.same(wordsOn(101, 'before'), ['观众预登记', '展位申请（下一届）'])
  t.same(wordsOn(201, 'during'), ['观众登记', '展位申请（下一届）'])
  t.same(wordsOn(204, 'after'), ['下一届：', '观众预登记', '展位申请'])
})

t.test(
  'in the hero the subscription comes first after the fair, and the registration is alone during it',
  async (t) => {
    const [subscription, ...others] = linksOf(renderWith({ phase: 'after' }, <ActionLinks subscription />).container)
    t.match(subscription, [/^#/, 'button'])
    t.same(others, [
      [register, 'icon-link'],
      [booth, 'icon-link']
    ])
    cleanup()
    t.same(linksOf(renderWith({ phase: 'during' }, <ActionLinks subscription />).container), [
      [register, 'button quiet']
    ])
    cleanup()
    t.equal(linksOf(renderWith({ phase: 'after' }, <ActionLinks />).container).length, 2)
  }
)
