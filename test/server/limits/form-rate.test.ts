import t from 'tap'
import { createFormRate } from '../../../server/limits/form-rate.ts'

/** A rate whose clock advances only by `advance`. */
function createTestRate() {
  let at = 0
  const rate = createFormRate({ perMinute: 60, burst: 30, now: () => at })
  return {
    rate,
    advance: (seconds: number) => {
      at += seconds * 1000
    },
    /** The number of `count` forms that pass now. */
    countPassed: (count: number, address = 'a') =>
      Array.from({ length: count }, () => rate.take(address).passes).filter(Boolean).length
  }
}

t.test('no more than sixty pass in any minute', async (t) => {
  const { countPassed, advance } = createTestRate()
  const passed: number[] = []
  for (let second = 0; second < 300; second += 1) {
    passed.push(countPassed(50))
    advance(1)
  }
  for (let from = 0; from + 60 <= passed.length; from += 1) {
    const sum = passed.slice(from, from + 60).reduce((a, b) => a + b)
    t.ok(sum <= 60, `${sum} passed in the minute from second ${from}`)
  }
  t.ok(passed.reduce((a, b) => a + b) >= 290, 'the rate is reached over five minutes')
})

t.test('a refusal says when the next form passes, and it passes then', async (t) => {
  const { rate, countPassed, advance } = createTestRate()
  for (let round = 0; round < 100; round += 1) {
    countPassed(31)
    const decision = rate.take('a')
    if (decision.passes) return t.fail('more than 31 forms passed at once')
    advance(decision.waitMs / 1000 - 0.001)
    t.equal(rate.take('a').passes, false, 'it does not pass a millisecond earlier')
    advance(0.001)
    t.equal(rate.take('a').passes, true)
  }
})
