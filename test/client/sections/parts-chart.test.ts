import t from 'tap'
import { spread } from '../../../client/sections/chart.tsx'

t.test('labels neither overlap nor leave the chart', async (t) => {
  for (const centres of [
    [10, 12, 14, 16],
    [290, 295, 299],
    [20, 150, 280],
    [1, 2, 3, 4, 5, 299]
  ]) {
    const placed = spread(centres, 46, 300)
    placed.forEach((centre, index) => {
      if (index > 0) t.ok(centre - placed[index - 1]! >= 46 - 1e-9, `${centres}: ${placed}`)
    })
    t.ok(placed.at(-1)! <= 300 - 23, `${centres}: ${placed}`)
    t.ok(placed[0]! >= 23 - 1e-9, `${centres}: ${placed}`)
  }
})
