import t from 'tap'
import { renderApp, renderPage } from '../../../server/pages/render.tsx'
import type { PageState } from '../../../shared/pages/state.ts'
import { readMenu } from '../../../shared/records/shell-records.ts'
import { samplePageState } from '../../fixtures/page-state.ts'
import { sampleFacts } from '../../fixtures/sample-facts.ts'

const entry = (name: string, path: string, ...childlist: object[]) => ({ name, path, is_nav: 1, childlist })
const menu = readMenu([
  entry('Fair', '/exhibition/about', entry('About', '/exhibition/about'), entry('Again', '/visitor/guide')),
  entry('Visit', '/visitor/guide', entry('Guide', '/visitor/guide'), {
    ...entry('Out', ''),
    out_link: 'https://a.example/'
  })
])
const facts = sampleFacts('organic', 'cn')
const config = { booth_url_cn: 'https://booth.example/' }
const frame = { menu, facts, config }
const state = (part: Partial<PageState>) => samplePageState({ ...frame, screen: 'newsList', path: '/news', ...part })

t.test('a page has the same HTML whether its frame was rendered with it or earlier', async (t) => {
  const form = {
    form: 'subscribe',
    accepted: false,
    values: { email: 'a@' },
    errors: { email: 'email' },
    message: ''
  } as const
  const pages: Record<string, Partial<PageState>> = {
    'a news list': {},
    home: { screen: 'home', path: '/' },
    'a page of the menu': { screen: 'page', path: '/visitor/guide' },
    'the booth page, which has no frame': { screen: 'page', path: '/exhibitor/booth' },
    'a page with a form that was refused': { form },
    'the 404 page': { screen: 'notFound', status: 404 }
  }
  for (const round of ['first', 'again']) {
    for (const [name, part] of Object.entries(pages))
      t.same(renderPage(state(part)), renderApp(state(part)), `${name}, ${round}`)
  }
})

t.test('a frame is rendered once', async (t) => {
  let reads = 0
  const watched = {
    ...facts,
    get filing() {
      reads += 1
      return facts.filing
    }
  }
  renderPage(state({ facts: watched }))
  const first = reads
  t.ok(first > 0)
  renderPage(state({ facts: watched, path: '/contact/us' }))
  t.equal(reads, first)
})

const others: Record<string, Partial<PageState>> = {
  'another menu': { menu: readMenu([entry('Other', '/media/partners')]) },
  'another configuration': { config: { booth_url_cn: 'https://other.example/', unsubscribe: '1' } },
  'other facts': { facts: { ...facts, year: 2031 } },
  'another language': { locale: 'en', facts: sampleFacts('organic', 'en') },
  'another phase of the fair': { phase: 'after' },
  'data of a real backend': { isSampleContent: false },
  'no content of its own': { onlyPaths: ['/'] }
}
for (const [name, part] of Object.entries(others))
  t.test(`a page with ${name} gets another frame`, async (t) => {
    renderPage(state({}))
    renderPage(state({}))
    t.same(renderPage(state(part)), renderApp(state(part)))
    t.same(renderPage(state(part)), renderApp(state(part)), 'again')
  })

t.test('only the latest frames are stored, and older ones are rendered again', async (t) => {
  for (let year = 2000; year < 2020; year += 1) {
    const part = { facts: { ...facts, year } }
    t.same(renderPage(state(part)), renderApp(state(part)), String(year))
  }
  t.same(renderPage(state({})), renderApp(state({})))
})
