import t from 'tap'
import { findBooths } from '../../../client/hall/find-booths.ts'
import { drawHall } from '../../../client/hall/hall-geometry.ts'
import { HallPlan } from '../../../client/hall/hall-plan.tsx'
import { writePlan } from '../../../client/plan/plan-store.ts'
import { emptyPlan } from '../../../client/plan/stars.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen } from '../../fixtures/rendered.tsx'

const place = (id: number, booth: string, area = 18, company = `Company ${id}`) => ({
  id,
  company,
  booth,
  row: booth.charAt(2),
  country: 'CN',
  area
})
const booths = [
  place(1, 'N5A01', 72, 'Qingling Tea House'),
  place(2, 'N5A05', 54),
  place(3, 'N5B03', 108),
  place(4, 'N5B04', 9, '青岭茶事'),
  place(5, 'N5C07', 0)
]

t.test('a booth begins at its number, is as long as its area, and never lies on the next one', async (t) => {
  const drawing = drawHall(booths)
  const lengths = drawing.booths.map((booth) => [booth.label, booth.height / 28])
  t.same(lengths, [
    ['A01', 4],
    ['A05', 3],
    ['B03', 1],
    ['B04', 1],
    ['C07', 1]
  ])
  for (const a of drawing.booths)
    for (const b of drawing.booths)
      if (a !== b) t.ok(a.x !== b.x || a.y + a.height <= b.y || b.y + b.height <= a.y, `${a.label} ${b.label}`)
  for (const { x, y, width, height } of drawing.booths)
    t.ok(x >= 0 && y >= 0 && x + width <= drawing.width && y + height <= drawing.height)
  const [a, b, c] = drawing.rows.map((row) => row.x)
  t.ok(b! - a! > c! - b!, 'an aisle lies between A and B, B and C stand back to back')
})

t.test('what has no place in the hall is not drawn', async (t) => {
  const odd = ['', 'A', 'N5', 'N5A00', 'N5A', 'N5a01', 'N5A123', 'N5A01"><script>'].map((booth, id) =>
    place(id + 1, booth)
  )
  t.same(drawHall(odd).booths, [])
  t.same(drawHall([]).rows, [])
})

const searches: [text: string, ids: number[]][] = [
  ['', []],
  ['  ', []],
  ['tea', [1]],
  ['ＴＥＡ　house', [1]],
  ['青岭', [4]],
  ['n5b', [3, 4]],
  ['a05', [2]],
  ['<script>', []]
]
for (const [text, ids] of searches) {
  t.test(`'${text}' marks ${ids.length} booths`, async (t) => t.same([...findBooths(booths, text)], ids))
}

const state = { locale: 'en' as const, path: '/exhibitor/featured', query: { view: 'plan' }, data: { booths } }
t.afterEach(() => {
  cleanup()
  act(() => writePlan(emptyPlan))
  window.history.replaceState(null, '', '/')
})

t.test('every booth is a link of the drawing and of the list, before any script', async (t) => {
  const html = htmlWith(state, <HallPlan />)
  for (const booth of booths) {
    t.match(html, `id="booth-${booth.booth}"`)
    t.match(html, `href="#booth-${booth.booth}"`)
    t.equal(html.split(`href="/en/exhibitor/featured/${booth.id}"`).length - 1, 2)
  }
  t.match(html, /<form[^>]*method="get"[^>]*>.*name="view" value="plan".*name="q"/s)
})

t.test('typing marks booths on the plan and narrows the list, and says how many', async (t) => {
  const { container } = renderWith(state, <HallPlan />)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'tea' } })
  t.equal(container.querySelectorAll('.hall-booth.is-found').length, 1)
  t.equal(container.querySelectorAll('.hall-booth.is-dim').length, 4)
  t.equal(container.querySelectorAll('.hall-list li').length, 1)
  t.equal(screen.getByRole('status').textContent, '1 booth marked for “tea”')
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nobody' } })
  t.ok(screen.getByText('No Data'))
})

t.test('the booth that the address names is marked, then another one', async (t) => {
  window.history.replaceState(null, '', '/#booth-N5A05')
  const { container, store } = renderWith(state, <HallPlan />)
  act(() => store.setState({ live: true }))
  t.equal(container.querySelector('.is-here')?.id, 'booth-N5A05')
  act(() => {
    window.history.replaceState(null, '', '/#booth-N5B03')
    window.dispatchEvent(new window.HashChangeEvent('hashchange'))
  })
  t.equal(container.querySelector('.is-here')?.id, 'booth-N5B03')
})

t.test('starred booths are marked, and said to be', async (t) => {
  const { container, store } = renderWith(state, <HallPlan />)
  act(() => store.setState({ live: true }))
  act(() => writePlan({ ...emptyPlan, exhibitor: [2] }))
  t.equal(container.querySelector('#booth-N5A05 > title')?.textContent, 'N5A05 Company 2 (starred)')
  t.equal(container.querySelectorAll('.hall-star').length, 1)
})

t.test('going back shows what was asked for then', async (t) => {
  const { container, store } = renderWith({ ...state, query: { view: 'plan', q: 'tea' } }, <HallPlan />)
  t.equal(container.querySelectorAll('.is-found').length, 1)
  act(() => store.setState({ query: { view: 'plan' } }))
  t.equal(container.querySelectorAll('.is-found').length, 0)
  t.equal((screen.getByRole('searchbox') as HTMLInputElement).value, '')
})
