import t from 'tap'
import { allowsStaleWhileRevalidate, isFresh, purgedEntry } from '../../../server/cache/entry.ts'
import { after, entryWith } from '../../fixtures/cache-entries.ts'

const soon = { generatedAt: after(0), freshUntil: after(1000), staleWhileRevalidateUntil: after(2000) }

t.test('an entry is fresh until its lifetime has passed', async (t) => {
  const entry = entryWith()
  t.equal(isFresh(entry, after(0)), true)
  t.equal(isFresh(entry, after(10) - 1), true)
  t.equal(isFresh(entry, after(10)), false)
})

t.test('an entry may be reused while it is revalidated until the end of stale-while-revalidate', async (t) => {
  const entry = entryWith()
  t.equal(allowsStaleWhileRevalidate(entry, after(30) - 1), true)
  t.equal(allowsStaleWhileRevalidate(entry, after(30)), false)
})

t.test('a clock that was set back by more than 5 s makes an entry neither fresh nor reusable', async (t) => {
  const entry = entryWith({ lifetimes: soon })
  for (const isReusable of [isFresh, allowsStaleWhileRevalidate]) {
    t.equal(isReusable(entry, after(-5)), true)
    t.equal(isReusable(entry, after(-5) - 1), false)
  }
})

t.test('an entry with no-cache is neither fresh nor reusable while it is revalidated', async (t) => {
  const entry = entryWith({ lifetimes: { alwaysRevalidate: true } })
  t.equal(isFresh(entry, after(1)), false)
  t.equal(allowsStaleWhileRevalidate(entry, after(1)), false)
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
