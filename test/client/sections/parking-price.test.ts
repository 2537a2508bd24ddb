import t from 'tap'
import { parkingPrice } from '../../../client/sections/parking.tsx'

t.test('parking costs 8 for each hour begun and at most 64 a day', async (t) => {
  for (const [hours, price] of [
    [0, 0],
    [-1, 0],
    [Number.NaN, 0],
    [0.1, 8],
    [1, 8],
    [1.5, 16],
    [4, 32],
    [7.5, 64],
    [8, 64],
    [20, 64],
    [24, 64]
  ] as const) {
    t.equal(parkingPrice(hours, 8, 64), price, String(hours))
  }
})
