import t from 'tap'
import type { CacheRequest } from '../../../server/cache/cache-request.ts'
import { createFailures, type Failure, isDue, isForOneClient, retryAfterMs } from '../../../server/cache/failures.ts'

const now = Date.UTC(2025, 5, 11, 10)

t.test('Retry-After is seconds or a date; what is neither, or has passed, is no delay', async (t) => {
  const dateOf = (ms: number) => new Date(now + ms).toUTCString()
  for (const [value, ms] of [
    ['7', 7000],
    [dateOf(9000), 9000],
    [dateOf(-9000), 0],
    ['soon', 0]
  ] as const)
    t.equal(retryAfterMs(['Retry-After', value], now), ms, value)
  t.equal(retryAfterMs([], now), 0)
})

t.test('an error with a cookie, or one that is private, is meant for one client', async (t) => {
  t.equal(isForOneClient(['Set-Cookie', 'a=1']), true)
  t.equal(isForOneClient(['Cache-Control', 'private']), true)
  t.equal(isForOneClient(['Cache-Control', 'no-store']), false)
})

t.test('a clock that was set back does not prolong a delay beyond a minute', async (t) => {
  const state = createFailures().recordFailure('a', now, true, 60_000)
  t.equal(isDue(state, now), false)
  t.equal(isDue(state, now - 1), true)
})

t.test('long keys are told apart, though only their hash is remembered', async (t) => {
  const failures = createFailures()
  const long = 'x'.repeat(10_000)
  failures.recordFailure(`${long}a`, now, true)
  t.equal(failures.get(`${long}a`)?.failures, 1)
  t.equal(failures.get(`${long}b`), undefined)
})

t.test('the state of the 5,000 latest keys is remembered', async (t) => {
  const failures = createFailures()
  for (let i = 0; i <= 5000; i++) failures.recordFailure(String(i), now, true)
  t.equal(failures.get('0'), undefined)
  t.equal(failures.get('1')?.failures, 1)
  t.equal(failures.get('5000')?.failures, 1)
})

t.test('a purge ends the back-off of what it selects, and of what another replica has reported', async (t) => {
  const failures = createFailures()
  for (const label of ['menu', 'news'])
    failures.recordFailure(label, now, true, 60_000, { tag: 'content', label, url: `/api/${label}` })
  failures.learn('reported', { failures: 1, until: now + 1000 }, { status: 502, reason: 'ECONNREFUSED' })
  failures.forget(({ label }) => label === 'menu')
  const found = ['menu', 'news', 'reported'].map((key) => failures.get(key)?.failures)
  t.same(found, [undefined, 1, undefined])
})

// `recordResult` reads the key, and whether the rule has a check.
const requestOf = (key: string, hasCheck = true) =>
  ({ key, rule: { check: hasCheck ? () => {} : undefined } }) as unknown as CacheRequest

const failureWith = (body: number, personal = false): Failure => ({
  kind: 'failure',
  failure: { status: 502, reason: 'status 500' },
  response: { status: 500, fields: [], body: Buffer.alloc(body) },
  personal,
  retryAfterS: undefined,
  cacheStatus: {}
})

/** The failures of an origin whose key `a` has a back-off of 5 s, and no error yet. */
function createFailing() {
  const failures = createFailures()
  failures.learn('a', { until: 6000, failures: 3 }, { status: 502, reason: 'ECONNREFUSED' })
  failures.recordResult(requestOf('a'), undefined)
  return failures
}

t.test('a failure is the answer while its back-off runs, with the seconds that are left', async (t) => {
  const failures = createFailing()
  failures.recordResult(requestOf('a'), failureWith(3))
  t.match(failures.known('a', 3500), { retryMs: 2500, failure: { retryAfterS: 3, response: { status: 500 } } })
  t.equal(failures.known('a', 6000), undefined)
})

t.test('the body of an error is served again up to 64 KiB, and never one that is meant for one client', async (t) => {
  for (const [failure, isServed] of [
    [failureWith(65_536), true],
    [failureWith(65_537), false],
    [failureWith(3, true), false]
  ] as const) {
    const failures = createFailing()
    failures.recordResult(requestOf('a'), failure)
    t.equal(failures.known('a', 1000)?.failure.response !== undefined, isServed)
    t.equal(failures.known('a', 1000)?.failure.personal, false)
  }
})

t.test('a fetch that ends otherwise removes the failure, and one without a check records none', async (t) => {
  const failures = createFailing()
  failures.recordResult(requestOf('a', false), failureWith(3))
  t.equal(failures.known('a', 1000), undefined)
  failures.recordResult(requestOf('a'), failureWith(3))
  t.ok(failures.known('a', 1000))
  failures.recordResult(requestOf('a'), undefined)
  t.equal(failures.known('a', 1000), undefined)
})

t.test('the failure of another replica is known without its response', async (t) => {
  const failures = createFailing()
  failures.recordResult(requestOf('a'), failureWith(3))
  failures.learn('a', undefined, { status: 504, reason: 'timeout' })
  t.match(failures.known('a', 1000)?.failure, { failure: { status: 504 }, response: undefined })
  failures.recordSuccess('a')
  t.equal(failures.known('a', 1000), undefined)
})
