import { nights, styles } from 'virtual:manifest'
import t from 'tap'
import { htmlDocument } from '../../../server/pages/document.ts'
import { renderApp } from '../../../server/pages/render.tsx'
import { samplePageState } from '../../fixtures/page-state.ts'

const page = (members: Parameters<typeof samplePageState>[0]) => {
  const state = samplePageState(members)
  return htmlDocument({ state, json: '{}', rendering: renderApp(state), indexed: true }).html
}
const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address)

t.test('the home page links its style sheet behind its first view and preloads it', async (t) => {
  const html = page({ screen: 'home' })
  const link = `<link rel="stylesheet" href="${styles.organic}" id="first-view"/>`
  t.equal(html.split(link).length, 2)
  t.same(sheetsOf(html), [styles.organic])
  t.ok(html.indexOf('<h1') < html.indexOf(link) && html.indexOf(link) < html.indexOf('</main>'))
  const head = html.slice(0, html.indexOf('</head>'))
  t.match(head, `<link rel="preload" href="${styles.organic}" as="style"`)
  t.match(head, '<link rel="expect" href="#first-view" blocking="render">')
})

t.test(
  'other pages link it at their end and block rendering until the text of their head, not its drawing',
  async (t) => {
    for (const screen of ['newsList', 'exhibitors', 'search', 'plan', 'failure'] as const) {
      const html = page({ screen, path: '/search', edition: 'silver' })
      t.same(sheetsOf(html), [styles.silver], screen)
      t.ok(html.indexOf('<link rel="stylesheet"') > html.indexOf('</main>'), screen)
      t.notMatch(html, 'as="style"', screen)
      t.equal(html.includes('<link rel="expect" href="#first-view" blocking="render">'), screen !== 'failure', screen)
      if (screen !== 'failure') t.match(html, /<(h1|p) id="first-view".*class="head-motif"/s, screen)
    }
  }
)

t.test('on the days of the fair the home page does so too', async (t) => {
  t.notMatch(page({ screen: 'home', phase: 'during' }), 'rel="expect"')
})

t.test('a document inlines the styles of its first view, or of all its HTML, in its head', async (t) => {
  const inlinedOf = (html: string) => /<style>(.*?)<\/style>/.exec(html.slice(0, html.indexOf('</head>')))![1]!
  const home = inlinedOf(page({ screen: 'home' }))
  t.match(home, '.hero-text')
  t.notMatch(home, '.head-text')
  t.notMatch(home, '.footer')
  const news = inlinedOf(page({ screen: 'newsList', path: '/news' }))
  t.match(news, '.head-text')
  t.notMatch(news, '.hero-text')
})

t.test('the dark scheme is linked in the head, but not where a fair has colours of its own', async (t) => {
  const html = page({ edition: 'silver' })
  const link = html.indexOf(
    `<link media="screen and (prefers-color-scheme:dark)" rel="stylesheet" href="${nights.silver.styles}"`
  )
  t.ok(link > html.indexOf('</style>') && link < html.indexOf('</head>'))
  const { paper } = nights.silver.palette
  t.match(html, `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${paper}">`)
  const look = { style: '--look-paper:#ffffff', themeColour: '#ffffff', hasOwnColours: true, hasOwnHeadings: false }
  t.notMatch(page({ look }), /color-scheme|-night/)
  t.match(page({ look: { ...look, hasOwnColours: false } }), nights.organic.styles)
})

t.test('the font preload is in the head of English pages and in the body of Chinese pages', async (t) => {
  for (const [locale, isInHead] of [
    ['en', true],
    ['cn', false]
  ] as const) {
    const html = page({ locale })
    const [preload, headEnd] = [html.indexOf('as="font"'), html.indexOf('</head>')]
    t.ok(preload > 0)
    t.equal(preload < headEnd, isInHead, locale)
  }
})

t.test('a page names its canonical address and its languages, one that is not found names none', async (t) => {
  const addressesOf = (html: string) => [
    ...html.matchAll(/<(?:link rel="canonical"|link [^>]*hreflang|meta property="og:url")/g)
  ]
  const origin = 'https://fair.example'
  t.equal(addressesOf(page({ origin, screen: 'newsList', path: '/news' })).length, 5)
  t.equal(addressesOf(page({ origin, screen: 'notFound', path: '/404', status: 404 })).length, 0)
})
