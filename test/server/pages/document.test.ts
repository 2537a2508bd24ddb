import { createHash } from 'node:crypto'
import { firstStyles, nights, styles } from 'virtual:manifest'
import t from 'tap'
import { htmlDocument } from '../../../server/pages/document.ts'
import { renderApp } from '../../../server/pages/render.tsx'
import { securityHeaders } from '../../../server/pages/security.ts'
import { readSettings } from '../../../server/settings.ts'
import { samplePageState } from '../../fixtures/page-state.ts'

const page = (members: Parameters<typeof samplePageState>[0]) => {
  const state = samplePageState(members)
  return htmlDocument({ state, json: '{}', rendering: renderApp(state), indexed: true })
}
const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address)

t.test('a page links its edition’s style sheet, and the one of the tools only where its screen needs it', async (t) => {
  t.same(sheetsOf(page({ screen: 'home' })), [styles.organic])
  t.same(sheetsOf(page({ screen: 'newsList', path: '/news', edition: 'silver' })), [styles.silver, styles.sections])
  for (const screen of ['exhibitor', 'exhibitors', 'product', 'products', 'talk', 'search', 'plan'] as const) {
    const html = htmlDocument({
      state: samplePageState({ screen }),
      json: '{}',
      rendering: { html: '', needs: new Set() },
      indexed: true
    })
    t.same(sheetsOf(html), [styles.organic, styles.tools, styles.sections], screen)
  }
  for (const screen of ['exhibitors', 'products', 'search', 'plan'] as const)
    t.same(
      sheetsOf(page({ screen, path: '/search' })),
      [styles.organic, styles.tools, styles.sections],
      `${screen}, rendered`
    )
})

t.test('the style sheet is linked behind the first view, whose styles are inline in the head', async (t) => {
  for (const screen of ['home', 'newsList'] as const) {
    const html = page({ screen })
    const [head, title, sheet] = [html.indexOf('<style>'), html.indexOf('<h1'), html.indexOf('<link rel="stylesheet"')]
    t.ok(head > 0 && head < title && title < sheet && sheet < html.indexOf('</main>'), screen)
  }
})

t.test('the failure page links its style sheet in the head', async (t) => {
  const html = page({ screen: 'failure' })
  t.ok(html.lastIndexOf('<link rel="stylesheet"') < html.indexOf('</head>'))
  t.notMatch(html, '<style>')
})

t.test('a page with tools links its style sheets behind its title and preloads them', async (t) => {
  const html = page({ screen: 'exhibitors', path: '/exhibitor/featured' })
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  t.equal(sheets.length, 3)
  for (const { index, 1: sheet } of sheets) {
    t.ok(index > html.indexOf('</h1>'))
    t.match(html.slice(0, html.indexOf('</head>')), `<link rel="preload" href="${sheet}" as="style"`)
  }
})

t.test('the inline styles are those of the hero or of the head, and the policy allows both', async (t) => {
  for (const edition of ['organic', 'silver'] as const) {
    const { hero, head } = firstStyles[edition]
    const styles = (['home', 'newsList'] as const).map(
      (screen) => /<style>(.*?)<\/style>/.exec(page({ edition, screen }))![1]!
    )
    t.same(styles, [hero, head])
    t.match(hero, '.hero-picture')
    t.notMatch(hero, '.head-band')
    t.notMatch(head, '.hero-picture')
    const hashes = [hero, head].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const [, policy] = securityHeaders(readSettings({ EDITION: edition }))
    t.match(policy, `style-src 'self' ${hashes.join(' ')};`)
  }
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

t.test('rendering is blocked until the parser has reached the end of the first view', async (t) => {
  const expectedId = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(page({ screen: 'home' }))![1]!
  const html = page({ screen: 'newsList' })
  t.match(html, `id="${expectedId}"`)
  t.ok(html.indexOf(`id="${expectedId}"`) > html.indexOf('<h1'))
  t.notMatch(page({ screen: 'failure' }), 'rel="expect"')
})

t.test('a page names its canonical address and its languages, one that is not found names none', async (t) => {
  const addressesOf = (html: string) => [
    ...html.matchAll(/<(?:link rel="canonical"|link [^>]*hreflang|meta property="og:url")/g)
  ]
  const origin = 'https://fair.example'
  t.equal(addressesOf(page({ origin, screen: 'newsList', path: '/news' })).length, 5)
  t.equal(addressesOf(page({ origin, screen: 'notFound', path: '/404', status: 404 })).length, 0)
})
