import t from 'tap'
import { createFormRate } from '../../server/form-rate.ts'

/** A rate with a clock that goes on only when it is told to. */
function rated() {
  let at = 0
  const rate = createFormRate({ perMinute: 60, burst: 30, now: () => at })
  return {
    rate,
    pass: (seconds: number) => {
      at += seconds * 1000
    },
    /** How many of `count` pass at this moment. */
    many: (count: number, address = 'a') =>
      Array.from({ length: count }, () => rate.take(address).passes).filter(Boolean).length
  }
}

t.test('thirty pass at once, then one a second', async (t) => {
  const { many, pass } = rated()
  t.equal(many(40), 30)
  pass(1)
  t.equal(many(5), 1)
  pass(0.5)
  t.equal(many(5), 0)
  pass(0.5)
  t.equal(many(5), 1)
})

t.test('no minute, wherever it begins, sees more than sixty', async (t) => {
  const { many, pass } = rated()
  const passed: number[] = []
  for (let second = 0; second < 300; second += 1) {
    passed.push(many(50))
    pass(1)
  }
  for (let from = 0; from + 60 <= passed.length; from += 1) {
    const sum = passed.slice(from, from + 60).reduce((a, b) => a + b)
    t.ok(sum <= 60, `${sum} in the minute from second ${from}`)
  }
  t.ok(passed.reduce((a, b) => a + b) >= 290, 'and nobody gets less than the rate for long')
})

t.test('one who is refused learns when the next one passes, and it does', async (t) => {
  const { rate, many, pass } = rated()
  for (let round = 0; round < 100; round += 1) {
    many(31)
    const turn = rate.take('a')
    if (turn.passes) return t.fail('31 at once cannot pass')
    pass(turn.waitMs / 1000 - 0.001)
    t.equal(rate.take('a').passes, false, 'not a moment before')
    pass(0.001)
    t.equal(rate.take('a').passes, true)
  }
})

t.test('refusals in a row are counted until one passes', async (t) => {
  const { rate, many, pass } = rated()
  many(30)
  t.match([rate.take('a'), rate.take('a')], [{ refused: 1 }, { refused: 2 }])
  pass(1)
  rate.take('a')
  t.match(rate.take('a'), { refused: 1 })
})

t.test('addresses do not know of each other', async (t) => {
  const { many } = rated()
  many(100, 'flood')
  t.equal(many(5, 'b'), 5)
})
