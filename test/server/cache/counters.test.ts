import t from 'tap'
import { createCounters } from '../../../server/cache/counters.ts'

t.test('a counter begins at zero and is the same object for each use of its label', async (t) => {
  const counters = createCounters()
  const counter = counters.of('menu')
  t.same(counter, {
    label: 'menu',
    language: '',
    hits: 0,
    shared: 0,
    stale: 0,
    misses: 0,
    collapsed: 0,
    refreshes: 0,
    errors: 0
  })
  counter.hits += 2
  t.equal(counters.of('menu'), counter)
  t.equal(counters.of('config').hits, 0)
})

t.test('all counters are listed in the order of their first use', async (t) => {
  const counters = createCounters()
  for (const label of ['b', 'a', 'b', 'constructor']) counters.of(label)
  const labels = [...counters.all()].map(({ label }) => label)
  t.same(labels, ['b', 'a', 'constructor'])
})
