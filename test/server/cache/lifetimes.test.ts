import t from 'tap'
import { currentAge, remainingTtl } from '../../../server/cache/entry.ts'
import { type LifetimeDefaults, lifetimesOf } from '../../../server/cache/lifetimes.ts'
import { cacheControlOf } from '../../../server/http/cache-control.ts'

const responseTime = Date.UTC(2025, 5, 11, 10)
const times = { requestTime: responseTime, responseTime }
const date = (seconds: number) => new Date(responseTime + seconds * 1000).toUTCString()
const guess: LifetimeDefaults = {
  fallbackS: undefined,
  fallbackStaleWhileRevalidateS: 0,
  maxHeuristicS: 60,
  graceS: 1000,
  graceCoversErrors: false,
  usesApparentAge: true
}
const policy: LifetimeDefaults = {
  ...guess,
  fallbackS: 60,
  fallbackStaleWhileRevalidateS: 30,
  graceCoversErrors: true,
  usesApparentAge: false
}

/** Remaining freshness; then stale-while-revalidate, stale-if-error and stale-if-unreachable; all in seconds. */
function durations(fields: string[], defaults: LifetimeDefaults, status = 200) {
  const lifetimes = lifetimesOf(status, fields, fields, cacheControlOf(fields), times, defaults)
  const from = (until: number) => (until - lifetimes.freshUntil) / 1000
  return [
    remainingTtl(lifetimes, responseTime),
    from(lifetimes.staleWhileRevalidateUntil),
    from(lifetimes.staleIfErrorUntil),
    from(lifetimes.staleIfUnreachableUntil),
    lifetimes.alwaysRevalidate
  ]
}

const control = (value: string) => ['Cache-Control', value]
const [long, year] = ['99999999999', 31_536_000]
const cdn = ['CDN-Cache-Control', 'max-age=9']
const table: [string, string[], LifetimeDefaults, unknown[]][] = [
  ['max-age', ['Cache-Control', 'max-age=100'], guess, [100, 0, 0, 1000, false]],
  ['s-maxage before max-age', ['Cache-Control', 'max-age=1, s-maxage=100'], guess, [100, 0, 0, 0, false]],
  ['Expires against Date', ['Date', date(-10), 'Expires', date(90)], guess, [90, 0, 0, 1000, false]],
  ['an invalid Expires', ['Expires', '0'], guess, [0, 0, 0, 1000, false]],
  ['a repeated Expires', ['Expires', date(50), 'Expires', date(60)], guess, [0, 0, 0, 1000, false]],
  ['max-age before Expires', ['Cache-Control', 'max-age=5', 'Expires', date(50)], guess, [5, 0, 0, 1000, false]],
  ['Age', ['Cache-Control', 'max-age=60', 'Age', '50'], guess, [10, 0, 0, 1000, false]],
  [
    'the first of several Ages',
    ['Cache-Control', 'max-age=60', 'Age', '50, 0', 'Age', '1'],
    guess,
    [10, 0, 0, 1000, false]
  ],
  ['an invalid Age', ['Cache-Control', 'max-age=60', 'Age', '7200.0'], guess, [60, 0, 0, 1000, false]],
  ['an old Date', ['Cache-Control', 'max-age=60', 'Date', date(-50)], guess, [10, 0, 0, 1000, false]],
  ['a clock that is slow, without apparent age', ['Date', date(-120)], policy, [60, 30, 1000, 1000, false]],
  ['Age beside a Date in the past', ['Age', '20', 'Date', date(-120)], policy, [40, 30, 1000, 1000, false]],
  [
    'lifetimes of more than a year',
    control(`max-age=${long}, stale-while-revalidate=${long}, stale-if-error=${long}`),
    policy,
    [year, year, year, year, false]
  ],
  ['no fields, which gives a stale response', [], guess, [0, 0, 0, 1000, false]],
  ['a tenth of the time since Last-Modified', ['Last-Modified', date(-100)], guess, [10, 0, 0, 1000, false]],
  ['the maximum of heuristic freshness', ['Last-Modified', date(-100_000)], guess, [60, 0, 0, 1000, false]],
  ['the fallback lifetime', [], policy, [60, 30, 1000, 1000, false]],
  ['max-age before the fallback', ['Cache-Control', 'max-age=7'], policy, [7, 0, 1000, 1000, false]],
  [
    'stale-while-revalidate and stale-if-error',
    control('max-age=10, stale-while-revalidate=20, stale-if-error=30'),
    policy,
    [10, 20, 30, 30, false]
  ],
  [
    'must-revalidate',
    ['Cache-Control', 'max-age=10, must-revalidate, stale-if-error=30'],
    policy,
    [10, 0, 0, 0, false]
  ],
  ['proxy-revalidate', ['Cache-Control', 'max-age=10, proxy-revalidate'], policy, [10, 0, 0, 0, false]],
  ['no-cache', ['Cache-Control', 'max-age=10, no-cache'], policy, [10, 0, 0, 0, true]],
  ['CDN-Cache-Control first', [...cdn, 'Cache-Control', 'no-cache', 'Expires', '0'], policy, [9, 0, 1000, 1000, false]]
]
for (const [subject, fields, defaults, expected] of table)
  t.test(`lifetimes are computed from ${subject}`, async (t) => {
    t.same(durations(fields, defaults), expected)
  })

t.test('the current age is the Age received plus response delay plus resident time, in whole seconds', async (t) => {
  const fields = ['Age', '5']
  const lifetimes = lifetimesOf(
    200,
    fields,
    fields,
    cacheControlOf(fields),
    { requestTime: responseTime - 2000, responseTime },
    guess
  )
  t.equal(currentAge(lifetimes, responseTime), 7)
  t.equal(currentAge(lifetimes, responseTime + 3999), 10)
})

t.test('the current age is not negative after the clock has been set back', async (t) => {
  const lifetimes = lifetimesOf(200, [], [], cacheControlOf([]), times, guess)
  t.equal(currentAge(lifetimes, responseTime - 3_600_000), 0)
})
