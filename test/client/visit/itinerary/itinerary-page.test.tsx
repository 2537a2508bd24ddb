import t from 'tap'
import { Plan } from '../../../../client/pages/plan/plan.tsx'
import { itineraryFragment } from '../../../../client/visit/itinerary/shared-itinerary.ts'
import { StarButton } from '../../../../client/visit/itinerary/star-button.tsx'
import { emptyItinerary, itineraryStore } from '../../../../client/visit/itinerary/stars.ts'
import type { ViewData } from '../../../../shared/pages/state.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen } from '../../../fixtures/rendered.tsx'

const nine = 1749603600
const data: ViewData = {
  talkList: [
    { id: 501, forum: 'roundtable', start: nine, end: nine + 3600, title: 'Rice', room: 'Stage', speakers: [] },
    { id: 502, forum: 'roundtable', start: nine + 1800, end: nine + 5400, title: 'Tea', room: 'Stage', speakers: [] }
  ],
  booths: [{ id: 101, company: 'Sample Farms', booth: 'N5A01', row: 'A', country: 'CN', area: 36 }]
}
const live = { locale: 'en' as const, path: '/plan', data }
const renderPlan = () => {
  const rendered = renderWith(live, <Plan />)
  act(() => rendered.store.setState({ isInteractive: true }))
  return rendered
}

t.afterEach(() => {
  cleanup()
  act(() => itineraryStore.update(() => emptyItinerary))
  window.history.replaceState(null, '', '/')
})

t.test('the server renders every star as not pressed', async (t) => {
  itineraryStore.update(() => ({ ...emptyItinerary, talk: [1] }))
  const html = htmlWith({ locale: 'en' }, <StarButton kind="talk" id={1} name="Tea" />)
  t.match(html, /<button type="button" class="star-button" aria-pressed="false" aria-label="Keep in my plan: Tea"/)
  const after = { locale: 'en', phase: 'after' } as const
  t.match(htmlWith(after, <StarButton kind="exhibitor" id={7} name="Tea" />), /aria-label="Star: Tea"/)
})

t.test('without JavaScript the page tells that it is required, what stars are for, and links to lists', async (t) => {
  const html = htmlWith(live, <Plan />)
  t.match(html, /<noscript>.*needs JavaScript.*<\/noscript>/s)
  t.match(html, /<\/noscript>.*Press the star.*href="\/en\/exhibitor\/featured"/s)
})

t.test('what the server says of stars stays where nothing is starred, and goes where something is', async (t) => {
  renderPlan()
  t.ok(screen.getByRole('heading', { name: 'What you star comes together here' }))
  act(() => itineraryStore.update((itinerary) => ({ ...itinerary, talk: [501] })))
  t.equal(screen.queryByRole('heading', { name: 'What you star comes together here' }), null)
})

t.test('a star is a toggle button whose state is stored', async (t) => {
  const { store } = renderWith({ locale: 'en' }, <StarButton kind="talk" id={501} name="Rice" />)
  act(() => store.setState({ isInteractive: true }))
  const button = screen.getByRole('button', { name: 'Keep in my plan: Rice' })
  t.equal(button.getAttribute('aria-pressed'), 'false')
  fireEvent.click(button)
  t.equal(button.getAttribute('aria-pressed'), 'true')
  t.same(JSON.parse(window.localStorage.getItem('plan') ?? '').talk, [501])
  fireEvent.click(button)
  t.same(itineraryStore.read().talk, [])
})

t.test('a star can be set where storage is blocked, and the plan says that it is not kept', async (t) => {
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('blocked')
    }
  })
  t.teardown(() => blocked && Object.defineProperty(window, 'localStorage', blocked))
  const { store } = renderWith({ locale: 'en' }, <StarButton kind="talk" id={502} name="Tea" />)
  act(() => store.setState({ isInteractive: true }))
  const button = screen.getByRole('button')
  fireEvent.click(button)
  t.equal(button.getAttribute('aria-pressed'), 'true')
  cleanup()
  renderPlan()
  t.ok(screen.getByText(/^This device cannot store anything/))
})

for (const [what, news] of [
  ['another tab sets', () => new window.StorageEvent('storage', { key: 'plan' })],
  ['was set before the document came back', () => new window.PageTransitionEvent('pageshow', { persisted: true })]
] as const) {
  t.test(`a star that ${what} is displayed`, async (t) => {
    renderPlan()
    window.localStorage.setItem('plan', '{"version":1,"talk":[501]}')
    act(() => {
      window.dispatchEvent(news())
    })
    t.ok(screen.getByRole('link', { name: 'Rice' }))
  })
}

t.test('an empty itinerary explains how to star', async (t) => {
  renderPlan()
  t.ok(screen.getByText(/Press the star beside an exhibitor/))
  t.notOk(screen.queryByRole('button', { name: 'Print' }))
})

t.test('the itinerary displays talks with overlaps, and booths with links to the floor plan', async (t) => {
  itineraryStore.update(() => ({ ...emptyItinerary, talk: [502, 501], exhibitor: [101] }))
  renderPlan()
  t.equal(screen.getAllByText(/^At the same time: /).length, 1, 'a pair is named once, at the later talk')
  const booth = screen.getByRole('link', { name: 'Show N5A01 on the plan' })
  t.equal(booth.getAttribute('href'), '/en/exhibitor/featured?view=plan#booth-N5A01')
  fireEvent.click(screen.getByRole('button', { name: 'Remove from the plan: Rice' }))
  t.notOk(screen.queryByRole('link', { name: 'Rice' }))
  t.same(itineraryStore.read().talk, [502])
})

t.test('clearing needs a confirmation and can be undone', async (t) => {
  itineraryStore.update(() => ({ ...emptyItinerary, talk: [501] }))
  renderPlan()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  t.same(itineraryStore.read().talk, [501], 'not before the confirmation')
  fireEvent.click(screen.getByRole('button', { name: 'Press again to clear the whole plan' }))
  t.same(itineraryStore.read(), emptyItinerary)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  t.same(itineraryStore.read().talk, [501])
})

t.test('a shared itinerary is displayed and changes the visitor’s own only on request', async (t) => {
  itineraryStore.update(() => ({ ...emptyItinerary, exhibitor: [101] }))
  window.history.replaceState(null, '', `/en/plan#${itineraryFragment({ ...emptyItinerary, talk: [501] })}`)
  renderPlan()
  t.ok(screen.getByText('Someone shared this plan with you'))
  t.ok(screen.getByRole('link', { name: 'Rice' }))
  t.notOk(screen.queryByRole('button', { name: /Remove/ }), 'entries cannot be removed')
  t.same(itineraryStore.read(), { ...emptyItinerary, exhibitor: [101] }, 'displaying it changes nothing')
  fireEvent.click(screen.getByRole('button', { name: 'Add to my plan' }))
  t.same(itineraryStore.read(), { ...emptyItinerary, exhibitor: [101], talk: [501] })
  t.equal(window.location.hash, '')
  t.notOk(screen.queryByText('Someone shared this plan with you'))
})

t.test(
  'entries that are no longer listed are reported; only from one’s own itinerary they can be removed',
  async (t) => {
    window.history.replaceState(
      null,
      '',
      `/plan#${itineraryFragment({ ...emptyItinerary, exhibitor: [99_999], talk: [501] })}`
    )
    renderPlan()
    t.ok(screen.getByText('1 entry is no longer listed.'))
    t.notOk(screen.queryByRole('button', { name: 'Remove them' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add to my plan' }))
    t.ok(screen.getByRole('button', { name: 'Remove them' }))
  }
)
