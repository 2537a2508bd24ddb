import t from 'tap'
import { purgedEntry, type ReuseDecision, reuseDecision } from '../../../server/cache/entry.ts'
import { parseRequestDirectives } from '../../../server/http/directives.ts'
import { after, entryWith } from '../../fixtures/cache-entries.ts'

const entry = entryWith()
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
    t.equal(reuseDecision(entry, parseRequestDirectives({ 'cache-control': value }), after(age)), decision)
  })

const anyStale = parseRequestDirectives({ 'cache-control': 'max-stale' })
t.test('max-stale does not allow what the origin forbids: stale use, no-cache, use after a purge', async (t) => {
  t.equal(reuseDecision(entryWith({ lifetimes: withoutGrace }), anyStale, after(11)), 'revalidate')
  t.equal(reuseDecision(entryWith({ lifetimes: { alwaysRevalidate: true } }), anyStale, after(5)), 'revalidate')
  t.equal(reuseDecision(purgedEntry(entry), anyStale, after(5)), 'revalidate')
})
