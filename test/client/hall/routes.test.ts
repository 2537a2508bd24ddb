import t from 'tap'
import { boothCategories } from '../../../client/hall/booth-states.ts'
import { floorPlanGeometry, type Point } from '../../../client/hall/geometry.ts'
import { nameLines } from '../../../client/hall/place-shape.tsx'
import { frontOf, lengthOf, walkOrder, wayThrough } from '../../../client/hall/routes.ts'
import { type Place, surroundingsOf } from '../../../client/hall/surroundings.ts'

const numbers = ['A01', 'A20', 'B10', 'C03', 'C25', 'D14', 'E02', 'F24', 'G10', 'H05', 'H20']
const geometry = floorPlanGeometry(
  numbers.map((number, index) => ({ id: index + 1, company: number, booth: `N5${number}`, area: 18 }))
)
const surroundings = surroundingsOf(geometry, undefined)
const { crossAisles, start } = surroundings
const rectangle = (label: string) => geometry.booths.find((booth) => booth.label === label)!
const wayOf = (labels: string[]) =>
  wayThrough([start, ...labels.map((label) => frontOf(rectangle(label)))], crossAisles)

/** Whether a straight line parallel to a side crosses the inside of a booth. */
function crossesBooth(a: Point, b: Point): boolean {
  return geometry.booths.some(
    ({ x, y, width, height }) =>
      Math.max(a.x, b.x) > x &&
      Math.min(a.x, b.x) < x + width &&
      Math.max(a.y, b.y) > y &&
      Math.min(a.y, b.y) < y + height
  )
}

t.test('a way is parallel to the walls and crosses no booth', async (t) => {
  for (const from of numbers)
    for (const to of numbers) {
      const way = wayOf([from, to])
      way.slice(1).forEach((point, index) => {
        const former = way[index]!
        if (former.x !== point.x && former.y !== point.y) t.fail(`${from} ${to}: oblique`)
        if (crossesBooth(former, point)) t.fail(`${from} ${to}: through a booth`)
      })
    }
})

const walks: [labels: string[], order: string[]][] = [
  [[], []],
  [['D14'], ['D14']],
  // Two booths far back: one walks through the first aisle and comes back by the second.
  [
    ['C03', 'A01'],
    ['A01', 'C03']
  ],
  // Both near the door: one turns, and does not walk to the back wall.
  [
    ['C25', 'A20'],
    ['A20', 'C25']
  ],
  // On the way up from the front the nearer booth comes first.
  [
    ['A01', 'B10', 'A20'],
    ['A20', 'B10', 'A01']
  ],
  // Down the second aisle after up the first.
  [
    ['C25', 'C03', 'A01', 'D14'],
    ['A01', 'C03', 'D14', 'C25']
  ]
]
for (const [labels, order] of walks) {
  t.test(`the walk to ${labels.join(', ') || 'nothing'}`, async (t) => {
    t.same(
      walkOrder(labels.map(rectangle), crossAisles).map(({ label }) => label),
      order
    )
  })
}

t.test('the walk is never longer than the one in the order of the numbers', async (t) => {
  for (let mask = 1; mask < 2 ** numbers.length; mask += 1) {
    const labels = numbers.filter((_, index) => mask & (1 << index))
    const order = walkOrder(labels.map(rectangle), crossAisles).map(({ label }) => label)
    if (lengthOf(wayOf(order)) > lengthOf(wayOf(labels))) t.fail(labels.join(' '))
  }
})

const place = (values: Partial<Place>): Place =>
  ({ kind: 'desk', side: 'front', at: 50, name: 'Desk', ...values }) as Place

t.test('every place stands outside of the walls and within the drawing; invalid ones are left out', async (t) => {
  const places = (['front', 'back', 'left', 'right'] as const).flatMap((side) =>
    [0, 37, 100].map((at) => place({ side, at, size: side === 'back' ? 40 : 0 }))
  )
  const {
    walls,
    viewBox,
    places: placed
  } = surroundingsOf(geometry, [
    place({ at: 101 }),
    { kind: 'desk' } as Place,
    place({ side: 'roof' as 'front' }),
    ...places
  ])
  t.same([placed.length, placed[0]?.id], [12, 'place-4'])
  for (const { x, y, width, height, front } of placed) {
    t.ok(x >= viewBox.x && x + width <= viewBox.x + viewBox.width)
    t.ok(y >= viewBox.y && y + height <= viewBox.y + viewBox.height)
    t.ok(x + width <= walls.left || x >= walls.right || y + height <= walls.top || y >= walls.bottom)
    t.ok(front.x > walls.left && front.x < walls.right && front.y > walls.top && front.y < walls.bottom)
  }
})

t.test('a booth has its first category of the second level; a category counts what is below it', async (t) => {
  const leaf = (id: number, children: ReturnType<typeof branch>[] = []) => branch(id, children)
  const tree = [leaf(1, [leaf(11, [leaf(111)]), leaf(12)]), leaf(2)]
  const booth = (id: number, categories?: number[]) => ({
    id,
    company: '',
    booth: '',
    area: 9,
    ...(categories && { categories })
  })
  const booths = [booth(1, [111, 12]), booth(2, [12]), booth(3, [2]), booth(4, [99]), booth(5)]
  const categories = boothCategories(booths, tree)
  t.same(
    categories.legend.map(({ id, count }) => [id, count]),
    [
      [11, 1],
      [12, 1],
      [2, 1]
    ]
  )
  t.same(booths.map(categories.categoryOf), [11, 12, 2, undefined, undefined])
  t.same([...categories.boothsOf(12)], [1, 2])
  t.same([...categories.boothsOf(1)], [1, 2])
  t.same(boothCategories(booths, null).legend, [])
})

function branch(id: number, children: { id: number; name: string; children: never[] }[]): never {
  return { id, name: `Category ${id}`, children } as never
}

t.test('a name breaks between words or characters and ends in an ellipsis where it is cut', async (t) => {
  t.same(nameLines('Qingling Tea House', 6.4, 3), ['Qingling', 'Tea House'])
  t.same(nameLines('瓦尔孔布雷特酒庄', 6.4, 2), ['瓦尔孔布雷特', '酒庄'])
  t.same(nameLines('瓦尔孔布雷特酒庄', 6.4, 1), ['瓦尔孔布雷…'])
  t.same(nameLines('', 6.4, 2), [])
  t.same(nameLines('Name', 6.4, 0), [])
})
