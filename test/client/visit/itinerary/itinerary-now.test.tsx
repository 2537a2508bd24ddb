import t from 'tap'
import { ItineraryNow } from '../../../../client/visit/itinerary/itinerary-now.tsx'
import { nextStar } from '../../../../client/visit/itinerary/programme-now.tsx'
import { emptyItinerary } from '../../../../client/visit/itinerary/stars.ts'
import { shanghaiDay } from '../../../../shared/time/dates.ts'
import { act, cleanup, fireEvent, renderWith, screen } from '../../../fixtures/rendered.tsx'

const nine = 1749603600
const talk = (id: number, from: number, minutes: number) => ({
  id,
  forum: 'roundtable',
  start: nine + from * 60,
  end: nine + (from + minutes) * 60,
  title: `Talk ${id}`,
  room: `Room ${id}`,
  speakers: []
})
const talks = [talk(1, 0, 30), talk(2, 30, 30), talk(3, 60, 45), talk(4, 24 * 60, 30)]

t.afterEach(cleanup)

const arrivals: [minutes: number, expected: [id: number, missed: number] | undefined][] = [
  [-10, [1, 0]],
  [10, [1, 10]],
  [25, [1, 25]],
  [26, [2, 0]],
  [99, [3, 39]],
  [101, undefined],
  [24 * 60 - 60, [4, 0]]
]
for (const [minutes, expected] of arrivals) {
  t.test(
    `who arrives ${minutes} minutes after nine hears ${expected ? `talk ${expected[0]}` : 'nothing'}`,
    async (t) => {
      const star = nextStar(talks, nine + minutes * 60)
      t.same(star && [star.talk.id, star.missed], expected)
    }
  )
}

/** Renders at ten past nine of the talks' day, which the server previews. */
function render(t: { teardown: (end: () => void) => void }, phase: 'during' | 'before') {
  const { now } = Date
  Date.now = () => (nine + 600) * 1000
  t.teardown(() => (Date.now = now))
  const itinerary = { ...emptyItinerary, talk: [1, 2, 4] }
  const values = { locale: 'en' as const, path: '/plan', today: shanghaiDay(nine), phase }
  const rendered = renderWith(values, <ItineraryNow talks={talks} itinerary={itinerary} />)
  act(() => rendered.store.setState({ isInteractive: true }))
  return rendered
}

t.test(
  'during the fair it shows the clock, what is on, what comes next and the next star; late shifts it',
  async (t) => {
    const { container } = render(t, 'during')
    const rows = () => [...container.querySelectorAll('dl > div')].map((row) => row.textContent)
    t.match(container.querySelector('h2')?.textContent, /Fair time 09:10/)
    t.match(rows(), [/Next in my plan.*Talk 1.*Room 1 you miss the first 10 min/, /On now.*Talk 1/, /Next.*Talk 2/])
    fireEvent.click(screen.getByRole('button', { name: 'I am 15 min late' }))
    t.match(rows()[0], /Talk 1.*you miss the first 25 min/)
    fireEvent.click(screen.getByRole('button', { name: 'I am 15 min late' }))
    t.match(rows()[0], /Talk 2.*you miss the first 10 min/)
    t.match(rows()[1], /Talk 1/, 'the programme itself is not shifted')
    t.equal(screen.getByRole('status').textContent, 'Assuming 30 min late')
    fireEvent.click(screen.getByRole('button', { name: 'Back on time' }))
    t.match(rows()[0], /Talk 1/)
  }
)

t.test('before the fair it shows nothing', async (t) => {
  const { container } = render(t, 'before')
  t.equal(container.querySelector('.plan-now'), null)
})
