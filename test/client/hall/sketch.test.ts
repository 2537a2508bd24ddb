import t from 'tap'
import type { FloorPlanBooth } from '../../../client/hall/geometry.ts'
import { hallSketch } from '../../../client/hall/sketch.ts'

const booth = (id: number, number: string, at?: FloorPlanBooth['at']): FloorPlanBooth => ({
  id,
  booth: number,
  company: `Firm ${id}`,
  area: 18,
  ...(at && { at })
})
const colours = { line: '#aaa', text: '#fff', mark: '#fc0' }
const place = (kind: 'door' | 'forum', side: 'front' | 'back', at: number, name: string) => ({ kind, side, at, name })
const places = [
  [place('door', 'front', 50, '西门'), place('forum', 'back', 30, '论坛厅（可容百人）')],
  [place('door', 'front', 50, 'West door'), place('forum', 'back', 30, 'Forum Room')]
]
const booths = [booth(1, 'N5A01'), booth(2, 'N5A03'), booth(3, 'N5B05'), booth(4, 'N6A01')]
const hall = { booths, places, colours }
const marked = /<path fill="#fc0" d="M[^"]+"/
const way = /<polyline[^>]* points="([^"]+)"/

t.test('marks the booth of an exhibitor in its own hall, with the way from the door', async (t) => {
  const svg = hallSketch(hall, { exhibitor: 1 }) ?? ''
  t.match(svg, marked)
  t.match(svg, way)
  t.same(
    [...svg.matchAll(/>([A-Z])<\/text>/g)].map(([, row]) => row),
    ['A', 'B'],
    'the rows of this hall alone'
  )
})

t.test('has nothing to draw for an exhibitor without a booth on the plan', async (t) => {
  t.equal(hallSketch(hall, { exhibitor: 9 }), undefined)
  t.equal(hallSketch({ ...hall, booths: [booth(1, 'Stand 12')] }, { exhibitor: 1 }), undefined)
})

t.test('draws booths that have a rectangle where they are, without a way', async (t) => {
  const own = [booth(1, '12', { x: 0, y: 0, width: 3, height: 3 }), booth(2, '13', { x: 6, y: 0, width: 3, height: 3 })]
  const svg = hallSketch({ ...hall, booths: own }, { exhibitor: 2 }) ?? ''
  t.match(svg, marked)
  t.notMatch(svg, way)
  t.notMatch(svg, 'NaN')
})

t.test('finds the room of a talk by its name in either language; any other leaves the hall unmarked', async (t) => {
  for (const room of ['N5馆论坛厅', 'Forum Room, hall N5']) {
    const svg = hallSketch(hall, { rooms: ['', room] }) ?? ''
    t.match(svg, marked, room)
    t.match(svg, way)
  }
  const svg = hallSketch(hall, { rooms: ['Room M12', ''] }) ?? ''
  t.match(svg, '<svg')
  t.notMatch(svg, marked)
  t.equal(hallSketch({ ...hall, booths: [] }, { rooms: ['Forum Room'] }), undefined)
})

t.test('writes no markup that a hall is named with', async (t) => {
  const own = [{ ...booth(1, '12', { x: 0, y: 0, width: 3, height: 3 }), hall: '<script>&' }]
  t.notMatch(hallSketch({ ...hall, booths: own }, { exhibitor: 1 }), /<script|&(?!amp;)/)
})
