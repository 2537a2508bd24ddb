import t from 'tap'
import { spread } from '../../../client/hall/spread.ts'

const spacing = { width: 150, height: 180 }
const bounds = { left: 200, top: 200, right: 1300, bottom: 850 }
/** So many places of one corner. */
const crowd = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, x: 190 + ((id * 7) % 60), y: 860 - ((id * 5) % 40) }))

t.test('marks do not lie on each other, within the bounds and in their order', async (t) => {
  const places = crowd(14)
  const moved = spread(places, spacing, bounds) ?? []
  t.same(
    moved.map(({ id }) => id),
    places.map(({ id }) => id)
  )
  for (const a of moved) {
    t.ok(a.x >= 200 && a.x <= 1300 && a.y >= 200 && a.y <= 850, `${a.id} at ${a.x} ${a.y}`)
    for (const b of moved) {
      const isApart = Math.abs(a.x - b.x) >= spacing.width || Math.abs(a.y - b.y) >= spacing.height
      t.ok(a === b || isApart, `${a.id} beside ${b.id}`)
    }
  }
})

t.test('marks that are apart stay', async (t) => {
  const places = [
    { x: 300, y: 300 },
    { x: 900, y: 700 }
  ]
  t.same(spread(places, spacing, bounds), places)
})

t.test('more marks than have room have no places', async (t) => {
  t.equal(spread(crowd(60), spacing, bounds), undefined)
})
