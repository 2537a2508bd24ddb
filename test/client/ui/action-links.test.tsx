import t from 'tap'
import { cleanup, renderWith } from '../../fixtures/rendered.tsx'

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

t.test('the subscription comes first after the fair, where it is asked for', async (t) => {
  const [subscription, ...others] = linksOf(renderWith({ phase: 'after' }, <ActionLinks subscription />).container)
  t.match(subscription, [/^#/, 'button'])
  t.same(others, [
    [register, 'button quiet'],
    [booth, 'button quiet']
  ])
  cleanup()
  t.equal(linksOf(renderWith({ phase: 'during' }, <ActionLinks subscription />).container).length, 2)
  cleanup()
  t.equal(linksOf(renderWith({ phase: 'after' }, <ActionLinks />).container).length, 2)
})
