import t from 'tap'
import { spread } from '../../../client/sections/parts-chart.tsx'

t.test('labels never touch and never leave the drawing', async (t) => {
  for (const middles of [
    [10, 12, 14, 16],
    [290, 295, 299],
    [20, 150, 280],
    [1, 2, 3, 4, 5, 299]
  ]) {
    const placed = spread(middles, 46, 300)
    placed.forEach((middle, index) => {
      if (index > 0) t.ok(middle - placed[index - 1]! >= 46 - 1e-9, `${middles}: ${placed}`)
    })
    t.ok(placed.at(-1)! <= 300 - 23, `${middles}: ${placed}`)
    t.ok(placed[0]! >= 23 - 1e-9, `${middles}: ${placed}`)
  }
})
