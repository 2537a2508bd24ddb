import t from 'tap'
import { findBooths } from '../../../client/hall/booth-states.ts'
import { FloorPlan } from '../../../client/hall/floor-plan.tsx'
import { floorPlanGeometry } from '../../../client/hall/geometry.ts'
import { BoothLink } from '../../../client/pages/directory/booth-link.tsx'
import { emptyItinerary, itineraryStore } from '../../../client/visit/itinerary/stars.ts'
import { act, cleanup, fireEvent, htmlWith, renderWith, screen } from '../../fixtures/rendered.tsx'

const boothRecord = (id: number, booth: string, area = 18, company = `Company ${id}`) => ({
  id,
  company,
  booth,
  row: booth.charAt(2),
  country: 'CN',
  area
})
const booths = [
  boothRecord(1, 'N5A01', 72, 'Qingling Tea House'),
  boothRecord(2, 'N5A05', 54),
  boothRecord(3, 'N5B03', 108),
  boothRecord(4, 'N5B04', 9, '青岭茶事'),
  boothRecord(5, 'N5C07', 0)
]

t.test('a booth starts at its number, its length follows from its area, and booths do not overlap', async (t) => {
  const geometry = floorPlanGeometry(booths)
  const lengths = geometry.booths.map((booth) => [booth.label, booth.height / 31])
  t.same(lengths, [
    ['A01', 4],
    ['A05', 3],
    ['B03', 1],
    ['B04', 1],
    ['C07', 1]
  ])
  for (const a of geometry.booths)
    for (const b of geometry.booths)
      if (a !== b) t.ok(a.x !== b.x || a.y + a.height <= b.y || b.y + b.height <= a.y, `${a.label} ${b.label}`)
  for (const { x, y, width, height } of geometry.booths)
    t.ok(x >= 0 && y >= 0 && x + width <= geometry.width && y + height <= geometry.height)
  const [a, b, c] = geometry.rows.map((row) => row.x)
  t.ok(b! - a! > c! - b!, 'there is an aisle between A and B, none between B and C')
})

t.test('every number without exhibitor is outlined, in rows that end with the last exhibitor', async (t) => {
  const geometry = floorPlanGeometry(booths)
  const taken = geometry.booths.reduce((sum, { height }) => sum + height / 31, 0)
  t.equal(
    geometry.free.split('M').length - 1,
    (3 * Math.max(...geometry.booths.map(({ y, height }) => y + height - 30))) / 31 - taken
  )
  t.equal(floorPlanGeometry([]).free, '')
})

t.test('a booth that has room for it shows the emblem of its exhibitor', async (t) => {
  const { container } = renderWith({ data: { booths } as never }, <FloorPlan />)
  const emblems = [...container.querySelectorAll('.hall-booth .hall-emblem > g')]
  t.equal(emblems.length, 2)
  t.equal(new Set(emblems.map(({ innerHTML }) => innerHTML)).size, 2)
  t.same(
    [...container.querySelectorAll('.hall-booth:has(.hall-emblem)')].map(({ id }) => id),
    ['booth-N5A01', 'booth-N5A05'],
    'those of one number have the number alone'
  )
  cleanup()
})

t.test('booths with an invalid number are left out', async (t) => {
  const invalid = ['', 'A', 'N5', 'N5A00', 'N5A', 'N5a01', 'N5A123', 'N5A01"><script>'].map((booth, id) =>
    boothRecord(id + 1, booth)
  )
  t.same(floorPlanGeometry(invalid).booths, [])
  t.same(floorPlanGeometry([]).rows, [])
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
  t.test(`'${text}' matches ${ids.length} booths`, async (t) => t.same([...findBooths(booths, text)], ids))
}

const state = { locale: 'en' as const, path: '/exhibitor/featured', query: { view: 'plan' }, data: { booths } }
t.afterEach(() => {
  cleanup()
  act(() => itineraryStore.update(() => emptyItinerary))
  window.history.replaceState(null, '', '/')
})

t.test('the server renders each booth as a link in the drawing and in the list', async (t) => {
  const html = htmlWith(state, <FloorPlan />)
  for (const booth of booths) {
    t.match(html, `id="booth-${booth.booth}"`)
    t.match(html, `href="#booth-${booth.booth}"`)
    t.equal(html.split(`href="/en/exhibitor/featured/${booth.id}"`).length - 1, 2)
  }
  t.match(html, /<form[^>]*method="get"[^>]*>.*name="view" value="plan".*name="q"/s)
})

t.test('booths of any form are listed; those without a place on the plan promise none', async (t) => {
  const others = ['744', 'A-12', '3.1H-B22', 'N5A123'].map((booth, index) => boothRecord(101 + index, booth))
  const html = htmlWith({ ...state, data: { booths: [...booths, ...others] } }, <FloorPlan />)
  for (const { id, booth } of others) {
    t.ok(html.includes(`<span id="booth-${booth}">${booth}</span>`), 'no link of the list leads to the plan')
    t.equal(html.split(`href="/en/exhibitor/featured/${id}"`).length - 1, 1)
    t.match(htmlWith(state, <BoothLink booth={booth} />), `href="/en/exhibitor/featured?q=${booth}"`)
  }
  t.match(html, /Row C<\/h2>.*Not drawn on the plan<\/h2>/s)
  t.match(html, 'hall-map')
  t.match(htmlWith(state, <BoothLink booth="N5A05" />), 'view=plan#booth-N5A05')
  t.notMatch(htmlWith({ ...state, data: { booths: others } }, <FloorPlan />), 'hall-map')
})

t.test('input highlights matches in the drawing, filters the list and announces their number', async (t) => {
  const { container } = renderWith(state, <FloorPlan />)
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'tea' } })
  t.equal(container.querySelectorAll('.hall-booth.is-found').length, 1)
  t.equal(container.querySelectorAll('.hall-booth.is-dim').length, 4)
  t.equal(container.querySelectorAll('.hall-list li').length, 1)
  t.equal(screen.getByRole('status').textContent, '1 booth marked for “tea”')
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nobody' } })
  t.equal(screen.getByRole('status').textContent, '0 booths marked for “nobody”')
  t.notOk(screen.queryByText('No Data'), 'the same is not said twice')
})

t.test('the booth in the fragment is highlighted, also after the fragment has changed', async (t) => {
  window.history.replaceState(null, '', '/#booth-N5A05')
  const { container, store } = renderWith(state, <FloorPlan />)
  act(() => store.setState({ isInteractive: true }))
  t.equal(container.querySelector('.is-here')?.id, 'booth-N5A05')
  act(() => {
    window.history.replaceState(null, '', '/#booth-N5B03')
    window.dispatchEvent(new window.HashChangeEvent('hashchange'))
  })
  t.equal(container.querySelector('.is-here')?.id, 'booth-N5B03')
})

t.test('starred booths have a star and a note in their accessible name', async (t) => {
  const { container, store } = renderWith(state, <FloorPlan />)
  act(() => store.setState({ isInteractive: true }))
  act(() => itineraryStore.update(() => ({ ...emptyItinerary, exhibitor: [2] })))
  t.equal(container.querySelector('#booth-N5A05 > title')?.textContent, 'N5A05 Company 2 (In my plan)')
  t.equal(container.querySelectorAll('.hall-star').length, 1)
})

t.test('the search follows a change of the query', async (t) => {
  const { container, store } = renderWith({ ...state, query: { view: 'plan', q: 'tea' } }, <FloorPlan />)
  t.equal(container.querySelectorAll('.is-found').length, 1)
  act(() => store.setState({ query: { view: 'plan' } }))
  t.equal(container.querySelectorAll('.is-found').length, 0)
  t.equal((screen.getByRole('searchbox') as HTMLInputElement).value, '')
})

const hallSection = {
  type: 'hall',
  list: [
    { kind: 'door', side: 'front', at: 50, step_free: true, name: 'Main door' },
    { kind: 'lift', side: 'right', at: 40, step_free: true, name: 'Lift' },
    { kind: 'toilets', side: 'left', at: 20, name: 'Toilets' }
  ]
}
const page = { title: 'Exhibitors', sections: [hallSection] } as never
const industryTree = [
  { id: 1, name: 'Food', children: [11, 12].map((id) => ({ id, name: `Category ${id}`, children: [] })) }
]
const coloured = booths.map((booth, index) => ({ ...booth, categories: [index < 2 ? 11 : 12] }))

t.test(
  'what stands in the hall is drawn and listed where the page gives it, and nothing where it does not',
  async (t) => {
    const html = htmlWith({ ...state, data: { booths, page } }, <FloorPlan />)
    t.equal(html.split('class="hall-place"').length - 1, 3)
    t.match(html, /href="#place-2"/)
    t.match(html, /aria-pressed="false">.*Step-free route/s)
    const without = htmlWith(state, <FloorPlan />)
    t.notMatch(without, /hall-place|Step-free/)
    t.match(without, />Entrance<\/text>/)
    t.notMatch(without, /court/, 'a door of the sample halls')
  }
)

t.test('a click on a booth opens its card and stays on the plan; Escape closes it', async (t) => {
  const { container, store, navigated } = renderWith(
    { ...state, data: { booths: coloured, page }, industryTree },
    <FloorPlan />
  )
  act(() => store.setState({ isInteractive: true }))
  fireEvent.click(container.querySelector('#booth-N5A05')!)
  const card = screen.getByRole('region', { name: 'Booth N5A05' })
  t.same(navigated, [])
  t.equal(window.location.hash, '#booth-N5A05')
  t.match(card.textContent, /N5A05.*Company 2.*Category 11.*Main door: about \d+ m away/)
  t.equal(document.activeElement, card, 'a click by the keyboard moves the focus to the card')
  fireEvent.click(screen.getByRole('button', { name: 'Show the route' }))
  t.equal(container.querySelectorAll('.hall-route.is-way').length, 1)
  fireEvent.keyDown(card, { key: 'Escape' })
  t.equal(screen.queryByRole('region', { name: 'Booth N5A05' }), null)
  t.equal(document.activeElement?.id, 'booth-N5A05')
  t.equal(window.location.hash, '')
})

t.test('starred booths are joined into a walk', async (t) => {
  const { container, store } = renderWith(state, <FloorPlan />)
  act(() => store.setState({ isInteractive: true }))
  t.equal(container.querySelectorAll('.hall-route').length, 0)
  act(() => itineraryStore.update(() => ({ ...emptyItinerary, exhibitor: [5, 2, 1] })))
  t.equal(container.querySelectorAll('.hall-route.is-walk').length, 1)
  t.same(
    [...container.querySelectorAll('.hall-walk b')].map((label) => label.textContent),
    ['A05', 'A01', 'C07']
  )
})

t.test('a category of the legend marks its booths; without script it is a link', async (t) => {
  const values = { ...state, data: { booths: coloured }, industryTree }
  t.match(
    htmlWith({ ...values, query: { view: 'plan', category: '12' } }, <FloorPlan />),
    /3 booths marked for “Category 12”/
  )
  const { container } = renderWith(values, <FloorPlan />)
  const link = screen.getByRole('link', { name: 'Category 11 (2)' })
  t.equal(link.getAttribute('href'), '/en/exhibitor/featured?view=plan&category=11')
  fireEvent.click(link)
  t.equal(container.querySelectorAll('.hall-booth.is-found').length, 2)
  const ofIts = `[style="${link.querySelector('.hall-tone')?.getAttribute('style')}"]`
  t.equal(container.querySelectorAll(`.hall-booth${ofIts}`).length, 2, 'the legend has their colour, and none other')
  t.equal(screen.getByRole('status').textContent, '2 booths marked for “Category 11”')
})

t.test(
  'booths with positions stand in their halls, whatever their numbers are, and the others are listed',
  async (t) => {
    const at = (x: number, y: number) => ({ x, y, width: 6, height: 3 })
    const own = [
      { ...boothRecord(1, '744'), hall: '10', at: at(0, 0) },
      { ...boothRecord(2, '3.1H-B22'), hall: '3.1H', at: at(2, 1) },
      { ...boothRecord(3, 'A 12'), hall: '3.1H', at: at(8, 1) },
      { ...boothRecord(4, 'N5A05'), at: null },
      { ...boothRecord(5, 'B-1'), at: { x: -1, y: 0, width: Number.NaN, height: 3 } }
    ]
    const geometry = floorPlanGeometry(own)
    t.same(
      geometry.booths.map(({ label, x, y, width, height }) => [label, x, y, width, height]),
      [
        ['B22', 6, 36, 60, 30],
        ['A 12', 66, 36, 60, 30],
        ['744', 6, 102, 60, 30]
      ]
    )
    t.same(
      geometry.rows.map(({ name }) => name),
      ['3.1H', '10']
    )
    const { container } = renderWith({ ...state, data: { booths: own } as never }, <FloorPlan />)
    t.ok(container.querySelector('a[id="booth-A%2012"]'))
    t.same(
      [...container.querySelectorAll('.hall-list h2')].map(({ textContent }) => textContent),
      ['3.1H', '10', 'Not drawn on the plan']
    )
    t.equal(container.querySelector('#booth-N5A05')?.tagName, 'SPAN', 'the list is where a link to it leads')
    t.equal(container.querySelectorAll('.hall-list a[href^="#booth-"]').length, 3)
    cleanup()
    t.match(htmlWith({}, <BoothLink booth="A 12" hall="3.1H" at={at(8, 1)} />), 'view=plan#booth-A%2012')
    t.match(htmlWith({}, <BoothLink booth="N5A05" at={null} />), 'featured?q=N5A05')
  }
)

t.test('rows of several halls are rows of their own', async (t) => {
  const { rows, booths: drawn } = floorPlanGeometry([boothRecord(1, 'N5A01'), boothRecord(2, 'N6A01')])
  t.same(
    rows.map(({ name }) => name),
    ['N5 A', 'N6 A']
  )
  t.not(drawn[0]?.x, drawn[1]?.x)
})

t.test(
  'a drawing lies below the booths, which have its outlines; an address or outline that is none is left out',
  async (t) => {
    const at = { x: 1, y: 2, width: 4, height: 3 }
    const drawn = [
      { ...boothRecord(1, 'A-1'), hall: '3', at: { ...at, outline: 'M1 2L5 2L1 5Z' } },
      { ...boothRecord(2, 'A-2'), hall: '3', at: { ...at, outline: 'url(#x)' } }
    ]
    const drawing = { hall: '3', src: '/content-files/plan-3-a.svg', width: 40, height: 30 }
    const planOf = (drawings: object[]) =>
      htmlWith(
        { ...state, data: { booths: drawn, page: { sections: [{ type: 'hall', list: [], drawings }] } } as never },
        <FloorPlan />
      )
    const html = planOf([drawing])
    t.match(html, /<image x="6" y="36" width="400" height="300" href="\/content-files\/plan-3-a\.svg"/)
    t.match(html, '<path class="hall-outline" d="M1 2L5 2L1 5Z" transform="translate(6 36) scale(10)">')
    t.match(html, '<rect class="hall-outline" x="17" y="57"')
    for (const wrong of [{ src: 'javascript:alert(1)' }, { width: 'wide' }, { height: -1 }])
      t.notMatch(planOf([{ ...drawing, ...wrong }]), '<image')
  }
)

t.test('where halls have a plan each, the page leads to all, and links of booths to theirs', async (t) => {
  const several = { ...state, config: { plan_halls: 'N5|N6' } }
  const html = htmlWith(several, <FloorPlan />)
  t.match(html, /aria-current="true" href="[^"]*view=plan&amp;hall=N5">N5<.*view=plan&amp;hall=N6">N6</s)
  t.match(htmlWith(several, <BoothLink booth="N6A05" />), 'view=plan&amp;hall=N6#booth-N6A05')
  t.match(htmlWith(several, <BoothLink booth="N7A05" />), 'view=plan#booth-N7A05')
  t.notMatch(htmlWith(state, <FloorPlan />), 'hall=')
})
