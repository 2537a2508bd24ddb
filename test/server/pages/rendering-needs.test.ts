/** What a rendering tells of its needs. */
import t from 'tap'
import { renderApp } from '../../../server/pages/render.tsx'
import type { PageState } from '../../../shared/pages/state.ts'
import { samplePageState } from '../../fixtures/page-state.ts'

const needsOf = (state: PageState) => [...renderApp(state).needs].sort()
const talk = { id: 1, forum: 'roundtable', title: 'Soil', start: 1_749_600_000, end: 1_749_603_600 }
const programme = (phase: PageState['phase']) =>
  samplePageState({
    screen: 'page',
    path: '/event/activities',
    phase,
    data: { page: { title: 'Programme', sections: [{ type: 'programme' }] }, talkList: { list: [talk] } } as never
  })

t.test('a programme needs early hydration on the days of the fair alone', async (t) => {
  t.same(needsOf(programme('during')), ['earlyHydration'])
  t.same(needsOf(programme('before')), [])
})

t.test('a link to a calendar file needs it inside apps', async (t) => {
  t.ok(renderApp(samplePageState()).needs.has('earlyHydrationInApps'))
})

t.test('text that looks like a link to the style sheet or an attribute is no need', async (t) => {
  const summary = '<link rel="stylesheet" href="/assets/organic.css"> data-needs-script'
  const rendering = renderApp(samplePageState({ screen: 'failure', data: { page: { title: summary } } as never }))
  t.same([...rendering.needs], [])
})
