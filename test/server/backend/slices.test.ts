import t from 'tap'
import { createSlices } from '../../../server/backend/slices.ts'

t.test('a computation gives way to what arrives meanwhile, such as a form', async (t) => {
  const inSlices = createSlices()
  let isAnswered = false
  // If the thread did not give way, this would not end.
  const computed = inSlices(function* () {
    while (!isAnswered) yield
    return 'computed'
  })
  setImmediate(() => {
    isAnswered = true
  })
  t.equal(await computed, 'computed')
})

t.test('computations run one after the other, and one that throws stops no other', async (t) => {
  const events: string[] = []
  const inSlices = createSlices()
  const run = (name: string, throws = false) =>
    inSlices(function* () {
      events.push(`${name} begins`)
      yield
      if (throws) throw new Error(name)
      events.push(`${name} ends`)
      return name
    })
  const results = await Promise.allSettled([run('a'), run('b', true), run('c')])
  t.same(events, ['a begins', 'a ends', 'b begins', 'c begins', 'c ends'])
  const statuses = results.map(({ status }) => status)
  t.same(statuses, ['fulfilled', 'rejected', 'fulfilled'])
})
