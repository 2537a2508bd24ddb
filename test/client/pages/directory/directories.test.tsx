import t from 'tap'
import type { PageState } from '../../../../shared/pages/state.ts'
import { dom } from '../../../fixtures/dom.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith, within } from '../../../fixtures/rendered.tsx'

// Node's FormData does not accept form elements.
globalThis.FormData = dom.window.FormData

const { Exhibitors } = await import('../../../../client/pages/exhibitors/exhibitors.tsx')
const { Products } = await import('../../../../client/pages/products/products.tsx')

const exhibitor = (id: number) => ({
  id,
  company: `company ${id}`,
  summary: 's',
  country: 'DE',
  country_name: 'Germany',
  booth: `N5A0${id}`,
  row: 'A',
  categories: [12],
  featured: id === 1
})
const exhibitorList = {
  list: [exhibitor(1), exhibitor(2)],
  total: 50,
  page: 2,
  pages: 3,
  countries: [
    { value: 'DE', label: 'Germany', count: 2 },
    { value: 'CN', label: 'China', count: 48 },
    { value: 'FR', label: 'France', count: 0 }
  ],
  rows: [
    { value: 'A', count: 2 },
    { value: 'B', count: 0 }
  ],
  categories: [
    { value: '1', label: 'food', count: 2 },
    { value: '12', label: 'tea', count: 2 }
  ]
}
const branch = (id: number, name: string, children: unknown[] = []) => ({
  id,
  name,
  name_cn: name,
  name_en: name,
  children
})
const industryTree = [branch(1, 'food', [branch(12, 'tea'), branch(13, 'wine')])] as never
const exhibitorsState = (more: Partial<PageState> = {}): Partial<PageState> => ({
  locale: 'en',
  path: '/exhibitor/featured',
  data: { exhibitorList } as never,
  industryTree,
  ...more
})
/** The page in its main element, which takes the focus after a navigation. */
const withMain = (state: Partial<PageState>) =>
  renderWith(
    state,
    <main id="content" tabIndex={-1}>
      <Exhibitors />
    </main>
  )

t.afterEach(() => cleanup())

t.test('the filters are a GET form for this page, with the values of the query', async (t) => {
  const query = { country: 'DE', row: 'A', sort: 'booth', q: 'tea', page: '2' }
  const { container } = renderWith(exhibitorsState({ query }), <Exhibitors />)
  const form = container.querySelector('form')!
  t.same([form.getAttribute('method'), form.getAttribute('action')], ['get', '/en/exhibitor/featured'])
  t.same(Object.fromEntries(new FormData(form)), { q: 'tea', category: '', country: 'DE', sort: 'booth', row: 'A' })
  t.ok(form.querySelector('button[type="submit"]'), 'it can be submitted without JavaScript')
})

t.test('every field has a visible label', async (t) => {
  const { container } = renderWith(exhibitorsState(), <Exhibitors />)
  for (const field of container.querySelectorAll<HTMLSelectElement>('select, input[type="search"]')) {
    t.not(field.labels?.[0]?.textContent ?? '', '', field.name)
  }
  t.equal(container.querySelector('fieldset legend')?.textContent, 'Row')
})

t.test('values without records are not options; rows without records are disabled', async (t) => {
  const { container } = renderWith(exhibitorsState(), <Exhibitors />)
  const options = (name: string) =>
    [...container.querySelectorAll(`select[name="${name}"] option`)].map((option) => option.textContent)
  t.same(options('country'), ['All', 'Germany (2)', 'China (48)'])
  t.same(options('category'), ['All', 'All of food (2)', 'tea (2)'])
  const rows = [...container.querySelectorAll<HTMLInputElement>('input[name="row"]')]
  t.same(
    rows.map((row) => [row.value, row.disabled]),
    [
      ['', false],
      ['A', false],
      ['B', true]
    ]
  )
})

for (const [page, list, text] of [
  [1, 24, '62 companies listed, 1–24 shown'],
  [2, 24, '62 companies listed, 25–48 shown'],
  [3, 14, '62 companies listed, 49–62 shown']
] as const) {
  t.test(`page ${page} of a list announces “${text}”`, async (t) => {
    const listing = { ...exhibitorList, list: Array.from({ length: list }, (_, id) => exhibitor(id)), total: 62, page }
    const { container, store } = renderWith(
      exhibitorsState({ data: { exhibitorList: listing } as never }),
      <Exhibitors />
    )
    t.equal(container.querySelector('[role="status"]')?.textContent, text)
    t.match(container.querySelector('[role="status"] > .kept')?.textContent, /listed, $/, 'no line begins with a comma')
    t.notMatch(container.querySelector('.filter-show')?.textContent, '62', 'before script')
    act(() => store.setState({ isInteractive: true }))
    t.match(container.querySelector('.filter-show')?.textContent, '62')
  })
}

t.test('a product without a picture that no other of the list has shows its emblem', async (t) => {
  const pictured = (id: number, src?: string) => ({
    id,
    category: 1,
    name: `p${id}`,
    ...(src && { picture: { src, width: 3, height: 2, alt: '' } })
  })
  const list = [pictured(1, '/a.jpg'), pictured(2, '/shared.jpg'), pictured(3, '/shared.jpg'), pictured(4)]
  const state = { path: '/visitor/products', query: { sort: 'name' }, data: { productList: { list, total: 4 } } }
  const { container } = renderWith(state as never, <Products />)
  const shown = [...container.querySelectorAll('.entry-picture > *')]
  t.same(
    shown.map((element) => element.getAttribute('src') ?? element.getAttribute('class')?.split(' ')[0]),
    ['/a.jpg', 'emblem', 'emblem', 'emblem']
  )
  t.ok(shown.slice(1).every((emblem) => emblem.getAttribute('aria-hidden') === 'true'))
  t.equal(new Set(shown.map(({ outerHTML }) => outerHTML)).size, 4)
})

t.test('a list of one page announces only the number of records', async (t) => {
  const listing = { ...exhibitorList, list: [exhibitor(1)], total: 1, page: 1, pages: 1 }
  const { container } = renderWith(exhibitorsState({ data: { exhibitorList: listing } as never }), <Exhibitors />)
  t.equal(container.querySelector('[role="status"]')?.textContent, '1 company listed')
})

t.test(
  'each entry has one link, to the exhibitor, in a heading, and displays booth, country and category',
  async (t) => {
    const { container } = renderWith(exhibitorsState(), <Exhibitors />)
    const entries = [...container.querySelectorAll<HTMLElement>('.entry')]
    t.equal(entries.length, 2)
    const links = entries[0]!.querySelectorAll('a')
    t.same(
      [...links].map((link) => link.getAttribute('href')),
      ['/en/exhibitor/featured/1']
    )
    t.ok(links[0]!.closest('h2'))
    for (const part of ['N5A01', 'Germany', 'tea', 'Featured']) t.match(entries[0]!.textContent, part)
    t.notMatch(entries[1]!.textContent, 'Featured')
  }
)

t.test('each active filter has a link that removes it and the page number and keeps the others', async (t) => {
  const query = { country: 'DE', category: '12', row: 'A', q: 'tea', sort: 'booth', page: '2' }
  const { container } = renderWith(exhibitorsState({ query }), <Exhibitors />)
  const links = [...container.querySelectorAll('.chosen a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href')
  ])
  t.same(links, [
    ['Remove “tea”', '/en/exhibitor/featured?country=DE&category=12&row=A&sort=booth'],
    ['Remove “Germany”', '/en/exhibitor/featured?category=12&row=A&q=tea&sort=booth'],
    ['Remove “tea”', '/en/exhibitor/featured?country=DE&row=A&q=tea&sort=booth'],
    ['Remove “Row A”', '/en/exhibitor/featured?country=DE&category=12&q=tea&sort=booth'],
    ['Clear all filters', '/en/exhibitor/featured?sort=booth']
  ])
})

t.test('an empty list displays the message for no data and links that remove each filter', async (t) => {
  const empty = { ...exhibitorList, list: [], total: 0, page: 1, pages: 1 }
  const state = exhibitorsState({ data: { exhibitorList: empty } as never, query: { country: 'FR', q: 'zzz' } })
  const { container } = renderWith(state, <Exhibitors />)
  const box = within(container.querySelector<HTMLElement>('.empty')!)
  t.ok(box.getByText('No Data'))
  t.equal(box.getByText('Remove “France”').getAttribute('href'), '/en/exhibitor/featured?q=zzz')
  t.equal(container.querySelector('[role="status"]')?.textContent, '0 companies listed')
  t.match(htmlWith({ ...state, locale: 'cn' }, <Exhibitors />), /没有数据/)
})

t.test('a page number beyond the last page links to the first page', async (t) => {
  const beyond = { ...exhibitorList, list: [], total: 50, page: 9, pages: 3 }
  const state = exhibitorsState({ data: { exhibitorList: beyond } as never, query: { country: 'DE', page: '9' } })
  const { container } = renderWith(state, <Exhibitors />)
  t.equal(container.querySelector('.empty a')?.getAttribute('href'), '/en/exhibitor/featured?country=DE')
})

for (const listing of [
  undefined,
  null,
  {},
  { list: null, countries: null, rows: null, categories: null },
  { list: [null, 'x', { id: 1, categories: null }], countries: [null, {}], rows: 'x', categories: [3], total: 'many' }
]) {
  t.test(`a listing of the shape ${JSON.stringify(listing)} renders without an error`, async (t) => {
    const data = { exhibitorList: listing, productList: listing } as never
    t.match(htmlWith(exhibitorsState({ data, industryTree: [null, {}] as never }), <Exhibitors />), /<h1/)
    t.match(htmlWith(exhibitorsState({ path: '/visitor/products', data, industryTree: null }), <Products />), /<h1/)
  })
}

t.test('a change navigates to the address of the filters, without the page number', async (t) => {
  const { container, navigated } = withMain(exhibitorsState({ query: { row: 'A', page: '2' } }))
  fireEvent.change(container.querySelector('select[name="country"]')!, { target: { value: 'DE' } })
  t.same(navigated, ['/en/exhibitor/featured?country=DE&row=A'])
})

t.test('a text navigates on submit, not on input', async (t) => {
  const { container, navigated } = withMain(exhibitorsState())
  fireEvent.change(container.querySelector('input[name="q"]')!, { target: { value: 'mill' } })
  t.same(navigated, [])
  const isNative = fireEvent.submit(container.querySelector('form')!)
  t.same(navigated, ['/en/exhibitor/featured?q=mill'])
  t.notOk(isNative, 'the document is not loaded')
})

t.test('a submit without a change loads the data again and adds no entry to the history', async (t) => {
  const { container, navigated } = withMain(exhibitorsState({ query: { q: 'mill' } }))
  fireEvent.submit(container.querySelector('form')!)
  t.same(navigated, ['/en/exhibitor/featured?q=mill (replace)'])
})

t.test('the filter keeps the focus over the navigation that it causes', async (t) => {
  const { container } = withMain(exhibitorsState())
  const select = container.querySelector<HTMLSelectElement>('select[name="country"]')!
  select.focus()
  fireEvent.change(select, { target: { value: 'DE' } })
  act(() => container.querySelector<HTMLElement>('#content')!.focus())
  t.equal(document.activeElement, select)
  act(() => container.querySelector<HTMLElement>('#content')!.focus())
  t.equal(document.activeElement?.id, 'content', 'and loses it with the next one')
})

t.test('the filters follow a change of the query', async (t) => {
  const { container, store } = withMain(exhibitorsState({ query: { country: 'DE', row: 'A', q: 'tea' } }))
  act(() => store.setState({ query: { country: 'CN' } }))
  const form = container.querySelector('form')!
  t.same(Object.fromEntries(new FormData(form)), { q: '', category: '', country: 'CN', sort: '', row: '' })
})

t.test('a text that is being typed is not replaced by a change of the query', async (t) => {
  const { container, store } = withMain(exhibitorsState())
  const text = container.querySelector<HTMLInputElement>('input[name="q"]')!
  fireEvent.change(text, { target: { value: 'mil' } })
  act(() => store.setState({ query: { country: 'DE' } }))
  t.equal(text.value, 'mil')
})

const product = (id: number, category: number, src = 'tea.svg') => ({
  id,
  name: `product ${id}`,
  summary: 's',
  exhibitor: 1,
  company: 'company',
  booth: 'N5A01',
  category,
  picture: { src: `/assets/${src}`, width: 4, height: 3, alt: '' }
})
const products = (list: unknown[], more: Partial<PageState> = {}) =>
  exhibitorsState({
    path: '/visitor/products',
    data: { productList: { list, total: list.length, page: 1, pages: 1, categories: [], companies: [] } } as never,
    ...more
  })

t.test('products are grouped by branch; a picture that several have is that of no one', async (t) => {
  const list = [product(1, 12), product(2, 12), product(3, 13, 'a.svg'), product(4, 13, 'b.svg'), product(5, 99)]
  const { container } = renderWith(products(list), <Products />)
  const groups = [...container.querySelectorAll('.product-group')].map((group) => [
    group.querySelector('h2')?.textContent,
    group.querySelectorAll('h3').length,
    group.querySelectorAll('img').length
  ])
  t.same(groups, [
    ['tea', 2, 0],
    ['wine', 2, 2],
    ['Others', 1, 1]
  ])
})

t.test('in another order, or without a tree, products are one list', async (t) => {
  const list = [product(1, 12), product(2, 13)]
  for (const more of [{ query: { sort: 'name' } }, { industryTree: null }]) {
    const { container } = renderWith(products(list, more), <Products />)
    t.equal(container.querySelectorAll('.product-group').length, 0)
    t.equal(container.querySelectorAll('h2 > a').length, 2)
    cleanup()
  }
})
