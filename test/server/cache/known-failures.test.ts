import t from 'tap'
import { createBackOff } from '../../../server/cache/back-off.ts'
import type { CacheRequest } from '../../../server/cache/cache-request.ts'
import { createKnownFailures, type Failure } from '../../../server/cache/known-failures.ts'

// `record` reads the key, and whether the rule has a check.
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

/** The failures of an origin whose key `a` has a back-off of 5 s, and a clock to set. */
function create() {
  const clock = { now: 1000 }
  const backOff = createBackOff()
  backOff.learn('a', { until: 6000, failures: 3 })
  return { clock, failures: createKnownFailures(backOff, () => clock.now) }
}

t.test('a failure is the answer while its back-off runs, with the seconds that are left', async (t) => {
  const { clock, failures } = create()
  failures.record(requestOf('a'), { result: failureWith(3) })
  clock.now = 3500
  t.match(failures.get('a'), { retryMs: 2500, failure: { retryAfterS: 3, response: { status: 500 } } })
  clock.now = 6000
  t.equal(failures.get('a'), undefined)
})

t.test('the body of an error is served again up to 64 KiB, and never one that is meant for one client', async (t) => {
  for (const [failure, isServed] of [
    [failureWith(65_536), true],
    [failureWith(65_537), false],
    [failureWith(3, true), false]
  ] as const) {
    const { failures } = create()
    failures.record(requestOf('a'), { result: failure })
    t.equal(failures.get('a')?.failure.response !== undefined, isServed)
    t.equal(failures.get('a')?.failure.personal, false)
  }
})

t.test('a fetch that ends otherwise removes the failure, and one without a check records none', async (t) => {
  const { failures } = create()
  failures.record(requestOf('a', false), { result: failureWith(3) })
  t.equal(failures.get('a'), undefined)
  failures.record(requestOf('a'), { result: failureWith(3) })
  t.ok(failures.get('a'))
  failures.record(requestOf('a'), undefined)
  t.equal(failures.get('a'), undefined)
})

t.test('the failure of another replica is known without its response', async (t) => {
  const { failures } = create()
  failures.learn('a', { status: 504, reason: 'timeout' })
  t.match(failures.get('a')?.failure, { failure: { status: 504 }, response: undefined })
  failures.remove('a')
  t.equal(failures.get('a'), undefined)
})
