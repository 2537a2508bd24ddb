import t from 'tap'
import { controlOf } from '../../../server/cache/control.ts'
import { ageAt, type Defaults, ttlAt, windowsOf } from '../../../server/cache/freshness.ts'

const received = Date.UTC(2025, 5, 11, 10)
const times = { requested: received, received }
const date = (seconds: number) => new Date(received + seconds * 1000).toUTCString()
const plain: Defaults = {
  fallbackS: undefined,
  fallbackRefreshS: 0,
  heuristicS: 60,
  graceS: 1000,
  graceCoversErrors: false
}
const kept: Defaults = { ...plain, fallbackS: 60, fallbackRefreshS: 30, graceCoversErrors: true }

/** Seconds of freshness, of use while refreshing, when the origin errs, and when it cannot be reached. */
function spans(fields: string[], defaults: Defaults, status = 200) {
  const windows = windowsOf(status, fields, fields, controlOf(fields), times, defaults)
  const from = (until: number) => (until - windows.freshUntil) / 1000
  return [
    ttlAt(windows, received),
    from(windows.refreshUntil),
    from(windows.errorUntil),
    from(windows.unreachableUntil),
    windows.alwaysAsk
  ]
}

const table: [string, string[], Defaults, unknown[]][] = [
  ['max-age', ['Cache-Control', 'max-age=100'], plain, [100, 0, 0, 1000, false]],
  ['s-maxage before max-age', ['Cache-Control', 'max-age=1, s-maxage=100'], plain, [100, 0, 0, 0, false]],
  ['Expires against Date', ['Date', date(-10), 'Expires', date(90)], plain, [90, 0, 0, 1000, false]],
  ['an Expires that is no date', ['Expires', '0'], plain, [0, 0, 0, 1000, false]],
  ['two Expires', ['Expires', date(50), 'Expires', date(60)], plain, [0, 0, 0, 1000, false]],
  ['max-age before Expires', ['Cache-Control', 'max-age=5', 'Expires', date(50)], plain, [5, 0, 0, 1000, false]],
  ['Age', ['Cache-Control', 'max-age=60', 'Age', '50'], plain, [10, 0, 0, 1000, false]],
  [
    'the first of several Ages',
    ['Cache-Control', 'max-age=60', 'Age', '50, 0', 'Age', '1'],
    plain,
    [10, 0, 0, 1000, false]
  ],
  ['no Age that is no number', ['Cache-Control', 'max-age=60', 'Age', '7200.0'], plain, [60, 0, 0, 1000, false]],
  ['an old Date', ['Cache-Control', 'max-age=60', 'Date', date(-50)], plain, [10, 0, 0, 1000, false]],
  ['nothing at all', [], plain, [0, 0, 0, 1000, false]],
  ['a tenth since the last modification', ['Last-Modified', date(-100)], plain, [10, 0, 0, 1000, false]],
  ['a heuristic bound', ['Last-Modified', date(-100_000)], plain, [60, 0, 0, 1000, false]],
  ['the fallback of a policy', [], kept, [60, 30, 1000, 1000, false]],
  ['the origin before the fallback', ['Cache-Control', 'max-age=7'], kept, [7, 0, 1000, 1000, false]],
  [
    'the windows of RFC 5861',
    ['Cache-Control', 'max-age=10, stale-while-revalidate=20, stale-if-error=30'],
    kept,
    [10, 20, 30, 30, false]
  ],
  ['must-revalidate', ['Cache-Control', 'max-age=10, must-revalidate, stale-if-error=30'], kept, [10, 0, 0, 0, false]],
  ['proxy-revalidate', ['Cache-Control', 'max-age=10, proxy-revalidate'], kept, [10, 0, 0, 0, false]],
  ['no-cache', ['Cache-Control', 'max-age=10, no-cache'], kept, [10, 0, 0, 0, true]],
  [
    'CDN-Cache-Control first',
    ['CDN-Cache-Control', 'max-age=9', 'Cache-Control', 'no-cache', 'Expires', '0'],
    kept,
    [9, 0, 1000, 1000, false]
  ]
]
for (const [what, fields, defaults, expected] of table) {
  t.test(`an answer counts ${what}`, async (t) => {
    t.same(spans(fields, defaults), expected)
  })
}

t.test('age is what the origin said, plus the way here, plus the time in store, in whole seconds', async (t) => {
  const fields = ['Age', '5']
  const windows = windowsOf(200, fields, fields, controlOf(fields), { requested: received - 2000, received }, plain)
  t.equal(ageAt(windows, received), 7)
  t.equal(ageAt(windows, received + 3999), 10)
})

t.test('a clock that is set back makes no negative age', async (t) => {
  const windows = windowsOf(200, [], [], controlOf([]), times, plain)
  t.equal(ageAt(windows, received - 3_600_000), 0)
})
