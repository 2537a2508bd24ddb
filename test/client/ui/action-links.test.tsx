import t from 'tap'
import { cleanup, renderWith } from '../../fixtures/rendered.tsx'

const { ActionLinks } = await import('../../../client/ui/action-links.tsx')

/** Address and class of each link, in their order. */
const linksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.className])

t.afterEach(() => cleanup())

const register = '/visitor/register'
const booth = '/exhibitor/apply'

/** Before the deadline of booth applications. */
const today = Date.parse('2025-03-01') / 1000

t.test('the first link alone is emphasized', async (t) => {
  t.same(linksOf(renderWith({ today }, <ActionLinks />).container), [
    [register, 'button'],
    [booth, 'button quiet']
  ])
  cleanup()
  t.same(linksOf(renderWith({ today }, <ActionLinks first="booth" />).container), [
    [booth, 'button'],
    [register, 'button quiet']
  ])
})

t.test('the booth application is left out after its deadline', async (t) => {
  const late = Date.parse('2025-04-01') / 1000
  t.same(linksOf(renderWith({ today: late }, <ActionLinks first="booth" />).container), [[register, 'button']])
})

t.test('after the fair the subscription is the only link, where the page has it', async (t) => {
  t.match(linksOf(renderWith({ phase: 'after' }, <ActionLinks subscription />).container), [[/^#/, 'button']])
  cleanup()
  t.same(linksOf(renderWith({ phase: 'after' }, <ActionLinks />).container), [])
})
