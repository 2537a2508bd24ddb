import t from 'tap'
import {
  ageAndStatusOf,
  allowsStaleWhileRevalidate,
  isFresh,
  purgedEntry,
  type ReuseDecision,
  reuseDecision
} from '../../../server/cache/entry.ts'
import { parseRequestDirectives } from '../../../server/http/directives.ts'
import { field } from '../../../server/http/fields.ts'
import { after, entryWith } from '../../fixtures/cache-entries.ts'

const soon = { generatedAt: after(0), freshUntil: after(1000), staleWhileRevalidateUntil: after(2000) }

t.test('a clock that was set back by more than 5 s makes an entry neither fresh nor reusable', async (t) => {
  const entry = entryWith({ lifetimes: soon })
  for (const isReusable of [isFresh, allowsStaleWhileRevalidate]) {
    t.equal(isReusable(entry, after(-5)), true)
    t.equal(isReusable(entry, after(-5) - 1), false)
  }
})

t.test('a soft-purged entry keeps its content, and is neither fresh nor reusable in a revalidation', async (t) => {
  const entry = entryWith({ body: 'text' })
  const purged = purgedEntry(entry)
  t.equal(isFresh(purged, after(1)), false)
  t.equal(allowsStaleWhileRevalidate(purged, after(1)), false)
  t.equal(purged.bodies, entry.bodies)
  t.equal(purged.lifetimes, entry.lifetimes)
  t.equal(entry.purged, false)
})

t.test('an entry is frozen, and takes its validators from the fields that clients receive', async (t) => {
  const modified = 'Wed, 11 Jun 2025 10:00:00 GMT'
  const entry = entryWith({ fields: ['ETag', '"origin"'], own: ['ETag', '"own"', 'Last-Modified', modified] })
  t.equal(entry.etag, '"own"')
  t.equal(entry.lastModified, modified)
  t.ok(Object.isFrozen(entry))
  t.ok(Object.isFrozen(entry.lifetimes))
  t.ok(Object.isFrozen(purgedEntry(entry)))
})

t.test('the size of an entry counts all bodies, the value and the fields', async (t) => {
  const { size } = entryWith()
  t.ok(size > 0)
  t.equal(entryWith({ body: 'x'.repeat(500) }).size, size + 500)
  t.equal(entryWith({ valueSize: 700 }).size, size + 700)
  t.ok(entryWith({ fields: ['X-A', 'x'.repeat(500)] }).size >= size + 500)
  t.ok(entryWith({ own: ['X-A', 'x'.repeat(500)] }).size >= size + 500)
})

t.test('Age and Cache-Status of a hit follow the clock, and entries with equal ones share the lines', async (t) => {
  const at = (seconds: number) => ageAndStatusOf(entryWith(), after(seconds))
  const first = at(3)
  t.same(first.fields, ['Age', '3', 'Cache-Status', 'bff; hit; ttl=7'])
  t.equal(at(3), first)
  t.same(at(12).fields, ['Age', '12', 'Cache-Status', 'bff; hit; ttl=-2'])
  t.match(ageAndStatusOf(entryWith(), after(12), 'backoff').lines, 'detail=backoff')
  t.notMatch(at(12).lines, 'detail')
})

t.test('the Cache-Status of caches nearer to the origin stays in front', async (t) => {
  const entry = entryWith({ own: ['Cache-Status', 'edge; hit'] })
  const statusOf = (cacheStatus?: string) =>
    field(ageAndStatusOf(entry, after(3), undefined, cacheStatus).fields, 'cache-status')
  t.equal(statusOf(), 'edge; hit, bff; hit; ttl=7')
  t.equal(statusOf('bff; fwd=stale'), 'edge; hit, bff; fwd=stale')
})

const kept = entryWith()
const withoutGrace = { staleWhileRevalidateUntil: after(10), staleIfUnreachableUntil: after(10) }

/** Age of the entry in seconds, Cache-Control of the request, decision. The entry is fresh for 10 s. */
const table: [number, string, ReuseDecision][] = [
  [5, '', 'reuse'],
  [10, '', 'reuse-and-revalidate'],
  [30, '', 'revalidate'],
  [15, 'max-age=60', 'revalidate'],
  [15, 'max-age=60, max-stale', 'reuse-and-revalidate'],
  [15, 'min-fresh=1', 'revalidate'],
  [5, 'no-cache', 'revalidate'],
  [5, 'no-store', 'revalidate'],
  [5, 'max-age=0', 'revalidate'],
  [5, 'max-age=4', 'revalidate'],
  [5, 'max-age=6', 'reuse'],
  [5, 'min-fresh=4', 'reuse'],
  [5, 'min-fresh=5', 'reuse'],
  [5, 'min-fresh=6', 'revalidate'],
  [5, 'only-if-cached', 'reuse'],
  [35, 'max-stale', 'reuse'],
  [35, 'max-stale=25', 'reuse'],
  [35, 'max-stale=24', 'revalidate'],
  [50, 'max-stale', 'revalidate'],
  [35, 'max-stale, max-age=20', 'revalidate'],
  [35, 'max-stale, no-cache', 'revalidate']
]
for (const [age, value, decision] of table)
  t.test(`at the age of ${age} s, the request "${value}" has the decision ${decision}`, async (t) => {
    t.equal(reuseDecision(kept, parseRequestDirectives({ 'cache-control': value }), after(age)), decision)
  })

const anyStale = parseRequestDirectives({ 'cache-control': 'max-stale' })
t.test('max-stale does not allow what the origin forbids: stale use, no-cache, use after a purge', async (t) => {
  t.equal(reuseDecision(entryWith({ lifetimes: withoutGrace }), anyStale, after(11)), 'revalidate')
  t.equal(reuseDecision(entryWith({ lifetimes: { alwaysRevalidate: true } }), anyStale, after(5)), 'revalidate')
  t.equal(reuseDecision(purgedEntry(kept), anyStale, after(5)), 'revalidate')
})
