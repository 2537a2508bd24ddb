import t from 'tap'
import { createBackOff, isDue } from '../../../server/cache/back-off.ts'

const now = Date.UTC(2025, 5, 11, 10)

t.test('a key without a failure has no state and is due', async (t) => {
  const backOff = createBackOff()
  t.equal(backOff.get('a'), undefined)
  t.equal(isDue(backOff.get('a'), now), true)
})

t.test('where a stale response was served, the delays are 1, 2, 4, 4 s', async (t) => {
  const backOff = createBackOff()
  const delays = [1, 2, 3, 4].map(() => backOff.recordFailure('a', now, true).until - now)
  t.same(delays, [1000, 2000, 4000, 4000])
})

t.test('where none was served, the first failure causes no delay', async (t) => {
  const backOff = createBackOff()
  const delays = [1, 2, 3, 4, 5].map(() => backOff.recordFailure('a', now, false).until - now)
  t.same(delays, [0, 1000, 2000, 4000, 4000])
})

t.test('a fetch is due when the delay has passed, and not before', async (t) => {
  const state = createBackOff().recordFailure('a', now, true)
  t.equal(isDue(state, now + 999), false)
  t.equal(isDue(state, now + 1000), true)
})

t.test('Retry-After replaces a shorter delay, and counts up to a minute', async (t) => {
  const delay = (retryAfterMs: number) => createBackOff().recordFailure('a', now, true, retryAfterMs).until - now
  t.equal(delay(500), 1000)
  t.equal(delay(30_000), 30_000)
  t.equal(delay(3_600_000), 60_000)
})

t.test('a clock that was set back does not prolong a delay beyond a minute', async (t) => {
  const state = createBackOff().recordFailure('a', now, true, 60_000)
  t.equal(isDue(state, now), false)
  t.equal(isDue(state, now - 1), true)
})

t.test('a success ends the back-off of its key alone', async (t) => {
  const backOff = createBackOff()
  for (const key of ['a', 'b']) backOff.recordFailure(key, now, true)
  backOff.recordSuccess('a')
  t.equal(backOff.get('a'), undefined)
  t.same(backOff.get('b'), { failures: 1, until: now + 1000 })
  t.equal(backOff.recordFailure('a', now, true).failures, 1)
})

t.test('long keys are told apart, though only their hash is remembered', async (t) => {
  const backOff = createBackOff()
  const long = 'x'.repeat(10_000)
  backOff.recordFailure(`${long}a`, now, true)
  t.equal(backOff.get(`${long}a`)?.failures, 1)
  t.equal(backOff.get(`${long}b`), undefined)
})

t.test('the state of the 5,000 latest keys is remembered', async (t) => {
  const backOff = createBackOff()
  for (let i = 0; i <= 5000; i++) backOff.recordFailure(String(i), now, true)
  t.equal(backOff.get('0'), undefined)
  t.equal(backOff.get('1')?.failures, 1)
  t.equal(backOff.get('5000')?.failures, 1)
})

t.test('a purge ends the back-off of what it selects, and of what another replica has reported', async (t) => {
  const backOff = createBackOff()
  for (const label of ['menu', 'news'])
    backOff.recordFailure(label, now, true, 60_000, { tag: 'content', label, url: `/api/${label}` })
  backOff.learn('reported', { failures: 1, until: now + 1000 })
  backOff.forget(({ label }) => label === 'menu')
  t.same(
    ['menu', 'news', 'reported'].map((key) => backOff.get(key)?.failures),
    [undefined, 1, undefined]
  )
})
