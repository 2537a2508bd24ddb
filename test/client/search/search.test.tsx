import t from 'tap'
import type { PageState } from '../../../shared/state.ts'
import { dom } from '../../fixtures/dom.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith } from '../../fixtures/rendered.tsx'

// The one of Node knows no form elements.
globalThis.FormData = dom.window.FormData

const { Search } = await import('../../../client/screens/search.tsx')
const { NavigationContext } = await import('../../../client/navigation.tsx')

const hit = (kind: string, path: string, title: string) => ({ kind, path, title, summary: 'N5A05 · organic tea' })
const search = [
  {
    kind: 'exhibitor',
    total: 9,
    list: [hit('exhibitor', '/exhibitor/featured/1', 'Tea House'), hit('exhibitor', '/exhibitor/featured/2', 'Mill')]
  },
  { kind: 'page', total: 2, list: [hit('page', '/event/award', 'Award'), hit('page', '/visitor/guide', 'Guide')] }
]
const menu = [
  { name: 'Exhibit', path: '/exhibitor/why', is_nav: 1 },
  { name: 'Events', path: '/event/activities', is_nav: 1 },
  { name: 'Visit', path: '/visitor/match', is_nav: 1 }
] as never
const asked = (q: string | undefined, found: unknown): Partial<PageState> => ({
  locale: 'en',
  path: '/search',
  menu,
  query: q === undefined ? {} : { q },
  data: { search: found } as never
})

t.afterEach(() => cleanup())

t.test('results are grouped by kind, with counts, and tell their section', async (t) => {
  const { container } = renderWith(asked('tea', search), <Search />)
  t.equal(container.querySelector('[role="status"]')?.textContent, '11 results for “tea”')
  t.same(
    [...container.querySelectorAll('.search-group h2')].map((heading) => heading.textContent),
    ['Exhibitors 9', 'Pages 2']
  )
  t.same(
    [...container.querySelectorAll('.hit-place')].map((place) => place.textContent),
    ['Exhibit', 'Events', 'Visit'],
    'once where a group shares it, else beside each'
  )
  t.same(
    [...container.querySelectorAll('.search-group h3 a')].map((link) => link.getAttribute('href')),
    ['/en/exhibitor/featured/1', '/en/exhibitor/featured/2', '/en/event/award', '/en/visitor/guide']
  )
})

t.test('a section that is named as the kind is not told twice', async (t) => {
  const same = [{ name: 'Exhibitors', path: '/exhibitor/why', is_nav: 1 }] as never
  const { container } = renderWith({ ...asked('tea', search.slice(0, 1)), menu: same }, <Search />)
  t.equal(container.querySelector('.hit-place'), null)
})

t.test('where more was found than is shown, the directory goes on with the same words', async (t) => {
  const { container } = renderWith(asked('tea & co', search), <Search />)
  t.match(container.querySelector('#exhibitor')?.textContent, 'The 2 closest are shown')
  t.same(
    [...container.querySelectorAll('#exhibitor .arrow-link')].map((link) => link.getAttribute('href')),
    ['/en/search?q=tea+%26+co&kind=exhibitor', '/en/exhibitor/featured?q=tea%20%26%20co']
  )
  t.equal(container.querySelector('#page .arrow-link'), null)
})

t.test('one kind goes on page by page, and back to all kinds', async (t) => {
  const news = [{ kind: 'news', total: 50, page: 2, pages: 3, list: [hit('news', '/news/7', 'Tea news')] }]
  const state = (group: object) => ({
    ...asked('tea', [{ ...news[0], ...group }]),
    query: { q: 'tea', kind: 'news', page: '2' }
  })
  const { container } = renderWith(state({}), <Search />)
  const hrefs = [...container.querySelectorAll('.paging a, .chips a')].map((link) => link.getAttribute('href'))
  t.ok(hrefs.includes('/en/search?q=tea'), 'all kinds')
  t.ok(hrefs.includes('/en/search?q=tea&kind=news'), 'the first page carries no number')
  t.ok(hrefs.includes('/en/search?q=tea&kind=news&page=3'))
  t.equal(container.querySelector('.paging [aria-current="page"]')?.textContent, '2')
  t.equal(container.querySelector('#news .arrow-link'), null, 'nothing more to be chosen')
  cleanup()

  const beyond = renderWith(state({ page: 9, list: [] }), <Search />)
  t.match(beyond.container.querySelector('#news')?.textContent, 'Go to the first page')
  t.equal(beyond.container.querySelector('[role="status"]')?.textContent, '50 results for “tea”')
})

t.test('words that were looked for are marked', async (t) => {
  const { container } = renderWith(asked('tea', search), <Search />)
  t.equal(container.querySelector('h3 mark')?.textContent, 'Tea')
})

t.test('a hostile query and hostile hits stay text', async (t) => {
  const query = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
  const evil = [
    {
      kind: 'page',
      total: 1,
      list: [{ kind: 'page', path: 'javascript:alert(3)', title: '<script>alert(4)</script>', summary: '<mark>' }]
    }
  ]
  for (const found of [evil, []]) {
    const html = htmlWith(asked(query, found), <Search />)
    t.notMatch(html, /<script|<img [^>]*onerror|javascript:/i)
    t.match(html, /&lt;script&gt;/)
  }
  const { container } = renderWith(asked(query, evil), <Search />)
  t.equal(container.querySelector('h3')?.textContent, '<script>alert(4)</script>')
  t.equal(container.querySelector<HTMLInputElement>('input[name="q"]')?.value, query)
})

t.test('nothing asked, nothing found and no answer are three different things', async (t) => {
  const status = (state: Partial<PageState>) => {
    const { container } = renderWith(state, <Search />)
    const seen = [
      container.querySelector('[role="status"]')?.textContent,
      container.querySelector('.empty-title') !== null
    ]
    t.ok(container.querySelector('a[href="/en/visitor/products"]'), 'ways on')
    cleanup()
    return seen
  }
  t.same(status(asked(undefined, undefined)), ['', false])
  t.same(status(asked('zzz', [])), ['Nothing found for “zzz”', true])
  const [said, empty] = status(asked('tea', undefined))
  t.match(said, /does not answer/)
  t.notOk(empty)
})

t.test('groups of a strange shape are left out', async (t) => {
  const strange = [null, 'x', {}, { kind: 'news', list: null }, { kind: 'odd', list: [null, { title: 'T', path: 7 }] }]
  const { container } = renderWith(asked('t', strange), <Search />)
  t.same(
    [...container.querySelectorAll('h2')].map((heading) => heading.textContent),
    ['odd 1']
  )
})

t.test('the field takes the focus where the search button led here, and only there', async (t) => {
  const first = renderWith(asked(undefined, undefined), <Search />)
  t.not((document.activeElement as HTMLInputElement).name, 'q')
  first.unmount()

  const { store, container, rerender } = renderWith(asked(undefined, undefined), <p />)
  store.setState({ searchVisible: true })
  const { StoreContext } = await import('../../../client/store.ts')
  const { WordsContext } = await import('../../../client/words/words.ts')
  const { wholeWords } = await import('../../../client/words/whole.ts')
  rerender(
    <StoreContext value={store}>
      <WordsContext value={wholeWords.en}>
        <main id="content" tabIndex={-1}>
          <Search />
        </main>
      </WordsContext>
    </StoreContext>
  )
  t.equal((document.activeElement as HTMLInputElement).name, 'q')
  t.equal(store.getState().searchVisible, false)
  act(() => container.querySelector<HTMLElement>('#content')!.focus())
  t.equal((document.activeElement as HTMLInputElement).name, 'q', 'arriving does not take it away')
})

t.test('the search asks by GET, and within the page where there is a navigator', async (t) => {
  const went: string[] = []
  const navigator = { go: (address: string) => went.push(address), prefetch: () => {} }
  const { container } = renderWith(
    asked('tea', search),
    <NavigationContext value={navigator}>
      <Search />
    </NavigationContext>
  )
  const form = container.querySelector('form')!
  t.same([form.getAttribute('method'), form.getAttribute('action')], ['get', '/en/search'])
  fireEvent.change(form.querySelector('input')!, { target: { value: ' N5A05 ' } })
  t.notOk(fireEvent.submit(form), 'the document is not loaded')
  t.same(went, ['/en/search?q=N5A05'])
})
