import t from 'tap'
import type { PageState } from '../../../../shared/pages/state.ts'
import { dom } from '../../../fixtures/dom.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith, surrounded } from '../../../fixtures/rendered.tsx'

// Node's FormData does not accept form elements.
globalThis.FormData = dom.window.FormData

const { Search } = await import('../../../../client/pages/search/search.tsx')

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
const searchState = (q: string | undefined, results: unknown): Partial<PageState> => ({
  locale: 'en',
  path: '/search',
  menu,
  query: q === undefined ? {} : { q },
  data: { search: results } as never
})

t.afterEach(() => cleanup())

t.test('results are grouped by kind, with counts and the names of their sections', async (t) => {
  const { container } = renderWith(searchState('tea', search), <Search />)
  t.equal(container.querySelector('[role="status"]')?.textContent, '11 results for “tea”')
  t.same(
    [...container.querySelectorAll('.search-group h2')].map((heading) => heading.textContent),
    ['Exhibitors 9', 'Pages 2']
  )
  t.same(
    [...container.querySelectorAll('.hit-place')].map((place) => place.textContent),
    ['Events', 'Visit'],
    'of pages alone: records of a kind are all in the same section'
  )
  t.same(
    [...container.querySelectorAll('.search-group h3 a')].map((link) => link.getAttribute('href')),
    ['/en/exhibitor/featured/1', '/en/exhibitor/featured/2', '/en/event/award', '/en/visitor/guide']
  )
})

t.test(
  'a hit has beside it what the lists of its kind display: emblem, goods, picture, time; a page its place in the menu',
  async (t) => {
    const picture = { src: '/own.webp', width: 5, height: 3, alt: 'of its own' }
    const record = (kind: string, path: string, parts: object) => ({ ...hit(kind, path, 'Tea'), id: 7, ...parts })
    const groups = [
      ['exhibitor', record('exhibitor', '/exhibitor/featured/7', { category: 11 })],
      ['product', record('product', '/visitor/products/7', { category: 112 })],
      ['talk', record('talk', '/event/activities/7', { start: 1749608100 })],
      ['news', record('news', '/news/7', { picture })],
      ['page', hit('page', '/visitor/guide', 'Guide')]
    ] as const
    const results = groups.map(([kind, one]) => ({ kind, total: 1, list: [one] }))
    const { container } = renderWith(searchState('tea', results), <Search />)
    const within = (kind: string, selector: string) => container.querySelector(`#${kind} .entry-picture ${selector}`)
    t.ok(within('exhibitor', '.emblem:not(.goods)'))
    t.ok(within('product', '.goods'))
    t.equal(within('talk', 'time')?.textContent, '10:15 11.06.2025')
    t.equal(within('news', 'img')?.getAttribute('src'), '/own.webp')
    t.equal(container.querySelector('#page .entry-text > .hit-place')?.textContent, 'Visit')
  }
)

t.test('a hit that does not say which record it is of has only its text', async (t) => {
  const { container } = renderWith(searchState('tea', search), <Search />)
  t.equal(container.querySelectorAll('.search-group .entry').length, 4)
  t.equal(container.querySelector('#exhibitor .entry-picture'), null)
})

t.test(
  'a group with more hits than displayed links to all of them and to the directory with the same query',
  async (t) => {
    const { container } = renderWith(searchState('tea & co', search), <Search />)
    t.match(container.querySelector('#exhibitor')?.textContent, 'Showing the 2 closest')
    t.same(
      [...container.querySelectorAll('#exhibitor .arrow-link')].map((link) => link.getAttribute('href')),
      ['/en/search?q=tea+%26+co&kind=exhibitor', '/en/exhibitor/featured?q=tea+%26+co']
    )
    t.equal(container.querySelector('#page .arrow-link'), null)
  }
)

t.test('one kind has paging and a link back to all kinds', async (t) => {
  const news = [{ kind: 'news', total: 50, page: 2, pages: 3, list: [hit('news', '/news/7', 'Tea news')] }]
  const state = (group: object) => ({
    ...searchState('tea', [{ ...news[0], ...group }]),
    query: { q: 'tea', kind: 'news', page: '2' }
  })
  const { container } = renderWith(state({}), <Search />)
  const hrefs = [...container.querySelectorAll('.paging a, .chips a')].map((link) => link.getAttribute('href'))
  t.ok(hrefs.includes('/en/search?q=tea'), 'all kinds')
  t.ok(hrefs.includes('/en/search?q=tea&kind=news'), 'the first page has no page number')
  t.ok(hrefs.includes('/en/search?q=tea&kind=news&page=3'))
  t.equal(container.querySelector('.paging [aria-current="page"]')?.textContent, '2')
  t.equal(container.querySelector('#news .arrow-link'), null, 'no link to the same kind')
  cleanup()

  const beyond = renderWith(state({ page: 9, list: [] }), <Search />)
  t.match(beyond.container.querySelector('#news')?.textContent, 'Go to the first page')
  t.equal(beyond.container.querySelector('[role="status"]')?.textContent, '50 results for “tea”')
})

t.test('words of the query are highlighted', async (t) => {
  const { container } = renderWith(searchState('tea', search), <Search />)
  t.equal(container.querySelector('h3 mark')?.textContent, 'Tea')
})

t.test('markup in the query and in hits stays text', async (t) => {
  const query = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
  const evil = [
    {
      kind: 'page',
      total: 1,
      list: [{ kind: 'page', path: 'javascript:alert(3)', title: '<script>alert(4)</script>', summary: '<mark>' }]
    }
  ]
  for (const results of [evil, []]) {
    const html = htmlWith(searchState(query, results), <Search />)
    t.notMatch(html, /<script|<img [^>]*onerror|javascript:/i)
    t.match(html, /&lt;script&gt;/)
  }
  const { container } = renderWith(searchState(query, evil), <Search />)
  t.equal(container.querySelector('h3')?.textContent, '<script>alert(4)</script>')
  t.equal(container.querySelector<HTMLInputElement>('input[name="q"]')?.value, query)
})

t.test('no query, no hits and a failed call have different messages', async (t) => {
  const status = (state: Partial<PageState>) => {
    const { container } = renderWith(state, <Search />)
    const displayed = [
      container.querySelector('[role="status"]')?.textContent,
      container.querySelector('.search-hint') !== null
    ]
    t.ok(container.querySelector('a[href="/en/visitor/products"]'), 'links to the directories')
    cleanup()
    return displayed
  }
  t.same(status(searchState(undefined, undefined)), ['', false])
  t.same(status(searchState('zzz', [])), ['Nothing found for “zzz”', true])
  const [message, isEmpty] = status(searchState('tea', undefined))
  t.match(message, /is not responding/)
  t.notOk(isEmpty)
})

t.test('groups of a wrong shape are left out', async (t) => {
  const strange = [null, 'x', {}, { kind: 'news', list: null }, { kind: 'odd', list: [null, { title: 'T', path: 7 }] }]
  const { container } = renderWith(searchState('t', strange), <Search />)
  t.same(
    [...container.querySelectorAll('h2')].map((heading) => heading.textContent),
    ['odd 1']
  )
})

t.test('the field takes the focus only after a press of the search button', async (t) => {
  const first = renderWith(searchState(undefined, undefined), <Search />)
  t.not((document.activeElement as HTMLInputElement).name, 'q')
  first.unmount()

  const { store, container, rerender } = renderWith(searchState(undefined, undefined), <p />)
  store.setState({ searchVisible: true })
  rerender(
    surrounded(
      store,
      {},
      <main id="content" tabIndex={-1}>
        <Search />
      </main>
    )
  )
  t.equal((document.activeElement as HTMLInputElement).name, 'q')
  t.equal(store.getState().searchVisible, false)
  act(() => container.querySelector<HTMLElement>('#content')!.focus())
  t.equal(
    (document.activeElement as HTMLInputElement).name,
    'q',
    'the focus on #content after the navigation does not take it away'
  )
})

t.test('the search is a GET form; hydrated it does not load the document', async (t) => {
  const { container, navigated } = renderWith(searchState('tea', search), <Search />)
  const form = container.querySelector('form')!
  t.same([form.getAttribute('method'), form.getAttribute('action')], ['get', '/en/search'])
  fireEvent.change(form.querySelector('input')!, { target: { value: ' N5A05 ' } })
  t.notOk(fireEvent.submit(form), 'the document is not loaded')
  t.same(navigated, ['/en/search?q=N5A05'])
})
