import t from 'tap'
import type { PageName } from '../../shared/pages/pages.ts'
import { cleanup, fireEvent, htmlWith, renderWith } from '../fixtures/rendered.tsx'

const { Link, useLocation } = await import('wouter')
const { RoutedPage } = await import('../../client/router.tsx')

t.afterEach(() => cleanup())

const link = <Link href="/news/7?page=2#top">x</Link>

t.test('a link has the prefix of its language', async (t) => {
  t.match(htmlWith({ locale: 'cn' }, link), 'href="/news/7?page=2#top"')
  t.match(htmlWith({ locale: 'en' }, link), 'href="/en/news/7?page=2#top"')
  t.match(htmlWith({ locale: 'en' }, <Link href="/">x</Link>), 'href="/en/"')
})

t.test('a click on a link is a navigation; with a modifier key it is left to the browser', async (t) => {
  const { container, navigated } = renderWith({ locale: 'en' }, link)
  t.notOk(fireEvent.click(container.querySelector('a')!), 'the document is not loaded')
  t.same(navigated, ['/en/news/7?page=2#top'])
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    t.ok(fireEvent.click(container.querySelector('a')!, { [key]: true }), key)
  }
  t.equal(navigated.length, 1)
})

t.test('the location is the path of the displayed page without prefix, not the address', async (t) => {
  const Location = () => useLocation()[0]
  for (const locale of ['cn', 'en'] as const) {
    t.equal(htmlWith({ locale, path: '/news/7' }, <Location />), '/news/7')
    t.equal(renderWith({ locale, path: '/news/7' }, <Location />).container.textContent, '/news/7')
    t.equal(renderWith({ locale, path: '/' }, <Location />).container.textContent, '/')
  }
})

const named = (path: string, screen: PageName = 'page') => {
  const componentOf = (name: PageName) => () => <p>{name}</p>
  return renderWith({ path, screen }, <RoutedPage componentOf={componentOf} />).container.textContent
}

const pages: [string, PageName][] = [
  ['/', 'home'],
  ['/404', 'notFound'],
  ['/event/roundtable/7', 'talk']
]
for (const [path, name] of pages) {
  t.test(`${path} displays the page ${name}`, async (t) => t.equal(named(path), name))
}

t.test('the error page replaces the page of any address', async (t) => t.equal(named('/news', 'failure'), 'failure'))
