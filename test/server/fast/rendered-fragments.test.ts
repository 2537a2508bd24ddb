import t from 'tap'
import { renderApp } from '../../../server/pages/render.tsx'
import { renderPage } from '../../../server/pages/shared-parts.ts'
import { editions } from '../../../shared/editions.ts'
import { project } from '../../../shared/projection.ts'
import { readMenu } from '../../../shared/shell-records.ts'
import type { PageState } from '../../../shared/state.ts'
import { samplePageState } from '../../fixtures/page-state.ts'

const entry = (name: string, path: string, ...childlist: object[]) => ({ name, path, is_nav: 1, childlist })
const menu = readMenu([
  entry('Fair', '/exhibition/about', entry('About', '/exhibition/about'), entry('Again', '/visitor/guide')),
  entry('Visit', '/visitor/guide', entry('Guide', '/visitor/guide'), {
    ...entry('Out', ''),
    out_link: 'https://a.example/'
  })
])
const facts = project(editions.organic, 'cn')
const config = { booth_url_cn: 'https://booth.example/' }
const frame = { menu, facts, config }
const state = (given: Partial<PageState>) => samplePageState({ ...frame, screen: 'newsList', path: '/news', ...given })

t.test('a page says the same, whether its frame was rendered with it or before', async (t) => {
  const form = {
    form: 'subscribe',
    done: false,
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
    'nothing found': { screen: 'notFound', status: 404 }
  }
  for (const round of ['first', 'again']) {
    for (const [name, given] of Object.entries(pages)) {
      t.equal(renderPage(state(given)), renderApp(state(given)), `${name}, ${round}`)
    }
  }
})

t.test('what has been rendered is not rendered again', async (t) => {
  let read = 0
  const watched = {
    ...facts,
    get filing() {
      read += 1
      return facts.filing
    }
  }
  renderPage(state({ facts: watched }))
  const first = read
  t.ok(first > 0)
  renderPage(state({ facts: watched, path: '/contact/us' }))
  t.equal(read, first)
})

const others: Record<string, Partial<PageState>> = {
  'another menu': { menu: readMenu([entry('Other', '/media/partners')]) },
  'another configuration': { config: { booth_url_cn: 'https://other.example/', unsubscribe: '1' } },
  'other facts': { facts: { ...facts, year: 2031 } },
  'another language': { locale: 'en', facts: project(editions.organic, 'en') },
  'another day of the fair’s life': { phase: 'after' },
  'data that are no samples': { sample: false }
}
for (const [name, given] of Object.entries(others)) {
  t.test(`${name} is another frame`, async (t) => {
    renderPage(state({}))
    renderPage(state({}))
    t.equal(renderPage(state(given)), renderApp(state(given)))
    t.equal(renderPage(state(given)), renderApp(state(given)), 'again')
  })
}

t.test('only the last frames are remembered, and those left are rendered anew', async (t) => {
  for (let year = 2000; year < 2020; year += 1) {
    const given = { facts: { ...facts, year } }
    t.equal(renderPage(state(given)), renderApp(state(given)), String(year))
  }
  t.equal(renderPage(state({})), renderApp(state({})))
})
