import t from 'tap'
import { act, cleanup, fireEvent, htmlWith, renderWith } from '../../fixtures/rendered.tsx'

const { TopBar } = await import('../../../client/shell/top-bar.tsx')

const menu = [
  {
    name: '展会',
    path: '/exhibition/about',
    is_nav: 1,
    childlist: [
      { name: '认识展会', path: '/exhibition/about', target: '_self' },
      { name: '展品范围', path: '/exhibition/range' },
      { name: '标准', path: '/exhibition/standards', target: '_blank' },
      { name: '别处', path: '', out_link: 'https://example.com/', target: '_blank' }
    ]
  },
  { name: '参展', path: '/exhibitor/why', is_nav: 1, childlist: [{ name: '下载', path: '/exhibitor/download' }] }
]

t.afterEach(() => cleanup())

t.test('the link to the sister exhibition appears only with a safe address', async (t) => {
  const config = { sister_url_cn: 'https://silver.example.com/' }
  t.match(htmlWith({ config }, <TopBar />), /href="https:\/\/silver\.example\.com\/"/)
  t.notMatch(htmlWith({ config: null }, <TopBar />), /sister/)
  t.notMatch(htmlWith({ config: { sister_url_cn: 'javascript:alert(1)' } }, <TopBar />), /sister|javascript/)
})

/** Before the deadline of booth applications. */
const today = Date.parse('2025-03-01') / 1000

t.test('every panel has a title, child links and both registrations, which open new windows', async (t) => {
  const { container } = renderWith({ menu, today, config: { booth_url_cn: 'https://booth.example.com/' } }, <TopBar />)
  const panels = [...container.querySelectorAll('.panel')]
  t.equal(panels.length, 2)
  for (const panel of panels) {
    t.ok(panel.querySelector('.panel-title')?.textContent)
    t.ok(panel.querySelectorAll('.panel-list a').length > 0)
    const buttons = [...panel.querySelectorAll<HTMLAnchorElement>('.actions a')]
    t.same(buttons.map((button) => button.getAttribute('href')).sort(), [
      '/visitor/register',
      'https://booth.example.com/'
    ])
    for (const button of buttons) {
      t.equal(button.target, '_blank')
      t.equal(button.rel, 'noopener')
      t.match(button.textContent, /新窗口/)
    }
  }
})

t.test('in English, entries of the same window and the default registrations have the language prefix', async (t) => {
  const html = htmlWith({ locale: 'en', menu, today }, <TopBar />)
  t.match(html, /href="\/en\/exhibition\/range"/)
  t.match(html, /href="\/en\/exhibitor\/apply"/)
  t.match(html, /href="https:\/\/example\.com\/"[^>]*>别处/)
})

t.test('the language switch keeps path and declared query, and is nofollow', async (t) => {
  const html = htmlWith({ path: '/news', query: { kind: 'industry_news' } }, <TopBar />)
  const link = /<a class="bar-link language"[^>]*>/.exec(html)?.[0] ?? ''
  t.match(link, /href="\/en\/news\?kind=industry_news&amp;lang=en"/)
  t.match(link, /rel="nofollow"/i)
  t.match(link, /hrefLang="en"/i)
  t.match(link, / lang="en"/)
})

t.test('a click on the language switch keeps undeclared query parameters and the fragment', async (t) => {
  window.history.replaceState(null, '', '/news?kind=industry_news&from=mail#x')
  const { container } = renderWith({ path: '/news', query: { kind: 'industry_news' } }, <TopBar />)
  const link = container.querySelector<HTMLAnchorElement>('.language')!
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  t.equal(link.getAttribute('href'), '/en/news?kind=industry_news&from=mail&lang=en#x')
  cleanup()

  const english = renderWith({ locale: 'en', path: '/404' }, <TopBar />)
  const back = english.container.querySelector<HTMLAnchorElement>('.language')!
  t.equal(back.getAttribute('href'), '/404?lang=cn', 'before the click it is the rendered address')
  back.addEventListener('click', (event) => event.preventDefault())
  for (const [address, expected] of [
    ['/en/nothing/here', '/nothing/here?lang=cn'],
    ['/en/', '/?lang=cn'],
    ['/en//evil.example', '/evil.example?lang=cn']
  ]) {
    window.history.replaceState(null, '', address)
    fireEvent.click(back)
    t.equal(back.getAttribute('href'), expected)
  }
  window.history.replaceState(null, '', '/')
})

const hamburgerOf = (container: HTMLElement) => container.querySelector<HTMLDetailsElement>('.hamburger')!
const linkOf = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll<HTMLAnchorElement>('.panel-list a')].find((link) => link.textContent.startsWith(name))!

t.test('a click on another page of this site closes the menu, other clicks do not', async (t) => {
  for (const [name, open] of [
    ['展品范围', false],
    ['标准', false],
    ['认识展会', true],
    ['别处', true]
  ] as const) {
    const { container, store } = renderWith({ menu, path: '/exhibition/about' }, <TopBar />)
    act(() => store.setState({ showMenu: true }))
    t.ok(hamburgerOf(container).open, 'the store opens the hamburger')
    const link = linkOf(container, name)
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    t.equal(hamburgerOf(container).open, open, name)
    cleanup()
  }
})

t.test('a menu that was closed stays closed where another state changes before its event', (t) => {
  const { container, store } = renderWith({ menu }, <TopBar />)
  const hamburger = hamburgerOf(container)
  act(() => store.setState({ showMenu: true }))
  hamburger.open = false
  act(() => store.setState({ progress: 'loading' }))
  t.notOk(hamburger.open)
  fireEvent(hamburger, new window.Event('toggle'))
  t.notOk(store.getState().showMenu)
  t.end()
})

t.test('opening the hamburger closes open sections and sets showMenu', async (t) => {
  const { container, store } = renderWith({ menu }, <TopBar />)
  const section = container.querySelector<HTMLDetailsElement>('.menu details')!
  section.open = true
  const hamburger = hamburgerOf(container)
  hamburger.open = true
  fireEvent(hamburger, new window.Event('toggle'))
  t.notOk(section.open)
  t.ok(store.getState().showMenu)
})

t.test('a click outside closes the menu', async (t) => {
  const { container } = renderWith({ menu }, <TopBar />)
  const section = container.querySelector<HTMLDetailsElement>('.menu details')!
  section.open = true
  fireEvent.pointerDown(document.body)
  t.notOk(section.open)
})
