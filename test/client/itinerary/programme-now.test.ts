import t from 'tap'
import { programmeNow } from '../../../client/plan/programme-now.ts'
import { dayShift } from '../../../client/plan/use-fair-clock.ts'

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
  t.test(`${minutes} minutes after nine: on are [${now}], next are [${next}]`, async (t) => {
    const near = programmeNow(talks, nine + minutes * 60)
    const of = (wanted: string) => [...near].filter(([, nearness]) => nearness === wanted).map(([id]) => id)
    t.same(of('now'), now)
    t.same(of('next'), next)
  })
}

t.test('without a clock nothing is on', async (t) => t.equal(programmeNow(talks, null).size, 0))

t.test('the hour is the visitor’s own, the day the fair’s', async (t) => {
  const today = 1749600000
  t.equal(dayShift(today, nine), 0, 'on the day itself nothing is shifted')
  t.equal(dayShift(today, nine + 3 * 86_400), -3 * 86_400, 'a previewed day')
  t.equal(dayShift(today, today - 8 * 3600 + 1), 0, 'a minute past midnight in Shanghai')
})
