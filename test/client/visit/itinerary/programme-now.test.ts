import t from 'tap'
import { programmeNow } from '../../../../client/visit/itinerary/programme-now.tsx'
import { dayShift } from '../../../../client/visit/itinerary/use-fair-clock.ts'

const nine = 1749603600
const talks = [
  { id: 1, start: nine, end: nine + 1800 },
  { id: 2, start: nine + 1800, end: nine + 3600 },
  { id: 3, start: nine + 1800, end: nine + 5400 },
  { id: 4, start: nine + 86_400, end: nine + 90_000 }
]

const cases: [minutes: number, now: number[], next: number[]][] = [
  [-30, [], [1]],
  [0, [1], [2, 3]],
  [29, [1], [2, 3]],
  [30, [2, 3], []],
  [75, [3], []],
  [90, [], []],
  [1430, [], [4]]
]
for (const [minutes, now, next] of cases) {
  t.test(`${minutes} minutes after nine, [${now}] are on and [${next}] are next`, async (t) => {
    const timing = programmeNow(talks, nine + minutes * 60)
    const idsOf = (value: string) => [...timing].filter((entry) => entry[1] === value).map(([id]) => id)
    t.same(idsOf('now'), now)
    t.same(idsOf('next'), next)
  })
}

t.test('of a day with an evening alone the evening is next from the morning on', async (t) => {
  const evening = { id: 5, start: nine + 12 * 3600 }
  t.same([...programmeNow([evening], nine - 3600)], [[5, 'next']])
  t.same([...programmeNow([evening], nine - 10 * 3600)], [], 'not on the day before')
})

t.test('without a clock no talk is on', async (t) => t.equal(programmeNow(talks, null).size, 0))

t.test('the clock is shifted by whole days to the server’s day', async (t) => {
  const today = 1749600000
  t.equal(dayShift(today, nine), 0, 'not on the day itself')
  t.equal(dayShift(today, nine + 3 * 86_400), -3 * 86_400, 'a previewed day')
  t.equal(dayShift(today, today - 8 * 3600 + 1), 0, 'a minute past midnight in Shanghai')
})
