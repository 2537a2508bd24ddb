import t from 'tap'
import { readPlan, writePlan } from '../../../client/plan/plan-store.ts'
import { StarButton } from '../../../client/plan/star-button.tsx'
import { emptyPlan, parsePlan, planFragment } from '../../../client/plan/stars.ts'
import { Plan } from '../../../client/screens/plan.tsx'
import type { ViewData } from '../../../shared/state.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen } from '../../fixtures/rendered.tsx'

const nine = 1749603600
const data: ViewData = {
  talkList: [
    { id: 501, forum: 'roundtable', start: nine, end: nine + 3600, title: 'Rice', room: 'Stage', speakers: [] },
    { id: 502, forum: 'roundtable', start: nine + 1800, end: nine + 5400, title: 'Tea', room: 'Stage', speakers: [] }
  ],
  booths: [{ id: 101, company: 'Sample Farms', booth: 'N5A01', row: 'A', country: 'CN', area: 36 }]
}
const live = { locale: 'en' as const, path: '/plan', data }
const show = () => {
  const rendered = renderWith(live, <Plan />)
  act(() => rendered.store.setState({ live: true }))
  return rendered
}

t.afterEach(() => {
  cleanup()
  act(() => writePlan(emptyPlan))
  window.history.replaceState(null, '', '/')
})

t.test('the server sends every star unpressed, one page for everybody', async (t) => {
  writePlan({ ...emptyPlan, talk: [1] })
  const html = htmlWith({ locale: 'en' }, <StarButton kind="talk" id={1} name="Tea" />)
  t.match(html, /<button type="button" class="star-button" aria-pressed="false" aria-label="Keep in my plan: Tea"/)
})

t.test('without script the page says that the plan needs it, and leads to the directories', async (t) => {
  const html = htmlWith(live, <Plan />)
  t.match(html, /<noscript>.*href="\/en\/exhibitor\/featured".*<\/noscript>/s)
})

t.test('a star is a button that says whether it is pressed, and what it keeps is remembered', async (t) => {
  const { store } = renderWith({ locale: 'en' }, <StarButton kind="talk" id={501} name="Rice" />)
  act(() => store.setState({ live: true }))
  const button = screen.getByRole('button', { name: 'Keep in my plan: Rice' })
  t.equal(button.getAttribute('aria-pressed'), 'false')
  fireEvent.click(button)
  t.equal(button.getAttribute('aria-pressed'), 'true')
  t.same(parsePlan(window.localStorage.getItem('plan')).talk, [501])
  fireEvent.click(button)
  t.same(readPlan().talk, [])
})

t.test('with storage blocked a star still holds', async (t) => {
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('blocked')
    }
  })
  t.teardown(() => blocked && Object.defineProperty(window, 'localStorage', blocked))
  const { store } = renderWith({ locale: 'en' }, <StarButton kind="talk" id={502} name="Tea" />)
  act(() => store.setState({ live: true }))
  const button = screen.getByRole('button')
  fireEvent.click(button)
  t.equal(button.getAttribute('aria-pressed'), 'true')
})

t.test('what another tab stars appears here', async (t) => {
  show()
  const newValue = '{"version":1,"talk":[501]}'
  act(() => {
    window.dispatchEvent(new window.StorageEvent('storage', { key: 'plan', newValue }))
  })
  t.ok(screen.getByRole('link', { name: 'Rice' }))
})

t.test('an empty plan says how to star', async (t) => {
  show()
  t.ok(screen.getByText(/Press the star beside an exhibitor/))
  t.notOk(screen.queryByRole('button', { name: 'Print' }))
})

t.test('the plan shows talks with what overlaps and booths that lead to the hall’s plan', async (t) => {
  writePlan({ ...emptyPlan, talk: [502, 501], exhibitor: [101] })
  show()
  t.ok(screen.getByText('At the same time: Tea'))
  const booth = screen.getByRole('link', { name: 'Show N5A01 on the plan' })
  t.equal(booth.getAttribute('href'), '/en/exhibitor/featured?view=plan#booth-N5A01')
  fireEvent.click(screen.getByRole('button', { name: 'Remove from the plan: Rice' }))
  t.notOk(screen.queryByRole('link', { name: 'Rice' }))
  t.same(readPlan().talk, [502])
})

t.test('clearing asks once, and can be undone', async (t) => {
  writePlan({ ...emptyPlan, talk: [501] })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  t.same(readPlan().talk, [501], 'not yet')
  fireEvent.click(screen.getByRole('button', { name: 'Press again to clear the whole plan' }))
  t.same(readPlan(), emptyPlan)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  t.same(readPlan().talk, [501])
})

t.test('a shared plan is shown, and is one’s own only when taken over', async (t) => {
  writePlan({ ...emptyPlan, exhibitor: [101] })
  window.history.replaceState(null, '', `/en/plan#${planFragment({ ...emptyPlan, talk: [501] })}`)
  show()
  t.ok(screen.getByText('Somebody shared this plan with you'))
  t.ok(screen.getByRole('link', { name: 'Rice' }))
  t.notOk(screen.queryByRole('button', { name: /Remove/ }), 'nobody removes from another’s plan')
  t.same(readPlan(), { ...emptyPlan, exhibitor: [101] }, 'looking changes nothing')
  fireEvent.click(screen.getByRole('button', { name: 'Add to my plan' }))
  t.same(readPlan(), { ...emptyPlan, exhibitor: [101], talk: [501] })
  t.equal(window.location.hash, '')
  t.notOk(screen.queryByText('Somebody shared this plan with you'))
})

t.test('of a shared plan it is said what is no longer listed, and only one’s own can be cleared of it', async (t) => {
  window.history.replaceState(null, '', `/plan#${planFragment({ ...emptyPlan, exhibitor: [99_999], talk: [501] })}`)
  show()
  t.ok(screen.getByText('1 entry is no longer listed.'))
  t.notOk(screen.queryByRole('button', { name: 'Remove them' }))
  fireEvent.click(screen.getByRole('button', { name: 'Add to my plan' }))
  t.ok(screen.getByRole('button', { name: 'Remove them' }))
})
