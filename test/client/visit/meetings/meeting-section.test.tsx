import t from 'tap'
import { MeetingLink } from '../../../../client/visit/meetings/meeting-link.tsx'
import { MeetingSection } from '../../../../client/visit/meetings/meeting-section.tsx'
import { htmlWith } from '../../../fixtures/rendered.tsx'
import { sampleFacts } from '../../../fixtures/sample-facts.ts'

const facts = sampleFacts('organic', 'cn')
const config = { meetings: '1' }
const isOffered = (values: Parameters<typeof htmlWith>[0]) => htmlWith(values, <MeetingSection />) !== ''

t.test('a meeting is offered where the backend has the call, and the opening hours lie ahead', async (t) => {
  t.ok(isOffered({ config }))
  for (const other of [{ meetings: '0' }, {}, null]) t.notOk(isOffered({ config: other }), JSON.stringify(other))
  t.notOk(isOffered({ config, facts: { ...facts, hours: [] } }), 'without opening hours')
  t.ok(isOffered({ config, today: 1749772800, phase: 'during' }), 'on the last day')
  t.notOk(isOffered({ config, today: 1749859200, phase: 'after' }), 'after the fair')
})

t.test('a product leads to the form on the page of its exhibitor, where a meeting is offered', async (t) => {
  t.match(htmlWith({ config }, <MeetingLink exhibitor={101} />), 'href="/exhibitor/featured/101#meeting"')
  t.match(htmlWith({ config }, <MeetingSection />), 'id="meeting"')
  t.equal(htmlWith({ config }, <MeetingLink exhibitor={undefined} />), '')
  t.equal(htmlWith({ config: {} }, <MeetingLink exhibitor={101} />), '')
})
