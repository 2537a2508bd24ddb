import t from 'tap'
import type { CacheEntry } from '../../../server/cache/entry.ts'
import { type CacheKey, createStore, entryOf, type Store } from '../../../server/cache/store.ts'
import { entryWith } from '../../fixtures/cache-entries.ts'

const maxBytes = 100_000
const keyOf = (name: string): CacheKey => ({ key: `cn ${name}`, url: `/api/${name}`, partition: 'cn' })
const put = (store: Store, name: string, entry: CacheEntry = entryWith({ body: name })) => {
  store.put(keyOf(name), [], '', entry)
  return entry
}
const stored = (store: Store, name: string) => entryOf(store.get(`cn ${name}`), '')

t.test('a stored entry is found by its key and by its URL', async (t) => {
  const store = createStore({ maxBytes })
  const entry = put(store, 'a')
  t.equal(stored(store, 'a'), entry)
  t.equal(store.getByUrl('cn', '/api/a')?.only, entry)
  t.equal(store.getByUrl('en', '/api/a'), undefined)
  t.equal(store.get('cn b'), undefined)
  t.equal(store.entries(), 1)
})

t.test('a new entry replaces the one of its key', async (t) => {
  const store = createStore({ maxBytes })
  put(store, 'a')
  const bytes = store.bytes()
  const entry = put(store, 'a')
  t.equal(stored(store, 'a'), entry)
  t.equal(store.getByUrl('cn', '/api/a')?.only, entry)
  t.equal(store.entries(), 1)
  t.equal(store.bytes(), bytes)
})

t.test('a key under several URLs is found by the last one, and a URL finds the last key stored', async (t) => {
  const store = createStore({ maxBytes })
  store.put({ ...keyOf('a'), url: '/api/a?x' }, [], '', entryWith())
  const entry = put(store, 'a')
  t.equal(store.getByUrl('cn', '/api/a')?.only, entry)
  t.equal(store.getByUrl('cn', '/api/a?x')?.only, undefined)
})

t.test('beyond the bytes allowed, the least recently used entries are evicted', async (t) => {
  const body = 'x'.repeat(20_000)
  const store = createStore({ maxBytes })
  for (const name of ['a', 'b', 'c', 'd']) put(store, name, entryWith({ body }))
  store.get('cn a')
  store.touch(store.getByUrl('cn', '/api/b')!) // stored above
  store.getByUrl('cn', '/api/c')
  put(store, 'e', entryWith({ body }))
  t.notOk(stored(store, 'c') !== undefined, 'a look-up by URL is no use')
  t.notOk(store.getByUrl('cn', '/api/c') !== undefined, 'found by URL')
  for (const name of ['a', 'b', 'd', 'e']) t.ok(stored(store, name), name)
  t.equal(store.entries(), 4)
  t.ok(store.bytes() <= maxBytes)
})

t.test('beyond the number of keys allowed, the least recently used are evicted', async (t) => {
  const store = createStore({ maxBytes, maxEntries: 2 })
  for (const name of ['a', 'b', 'c']) put(store, name)
  t.equal(store.entries(), 2)
  t.equal(stored(store, 'a'), undefined)
})

t.test('an entry larger than the store is not stored, and the previous one of its key is dropped', async (t) => {
  const store = createStore({ maxBytes })
  put(store, 'a')
  put(store, 'b')
  put(store, 'a', entryWith({ body: 'x'.repeat(maxBytes) }))
  t.equal(stored(store, 'a'), undefined)
  t.ok(stored(store, 'b'), 'others stay')
  t.equal(store.entries(), 1)
  const full = createStore({ maxBytes: store.bytes() })
  put(full, 'b')
  t.ok(stored(full, 'b'), 'one that fills the store is')
})

t.test('long keys and URLs are told apart and take a bounded number of bytes', async (t) => {
  const store = createStore({ maxBytes })
  const long = 'x'.repeat(16_000)
  const first = put(store, `${long}1`, entryWith())
  const second = put(store, `${long}2`, entryWith())
  t.equal(stored(store, `${long}1`), first)
  t.equal(store.getByUrl('cn', `/api/${long}2`)?.only, second)
  t.ok(store.bytes() < 10_000, String(store.bytes()))
})

const variant = (store: Store, value: string, entry = entryWith({ body: value }), names = ['x-kind']) => {
  store.put(keyOf('a'), names, value, entry)
  return entry
}

t.test('the variants of a resource are stored side by side', async (t) => {
  const store = createStore({ maxBytes })
  const [a, b] = [variant(store, 'a'), variant(store, 'b')]
  const resource = store.get('cn a')
  t.same(resource?.names, ['x-kind'])
  t.equal(entryOf(resource, 'a'), a)
  t.equal(entryOf(resource, 'b'), b)
  t.equal(entryOf(resource, 'c'), undefined)
  t.equal(resource?.only, undefined)
  t.equal(store.entries(), 2)
})

t.test('a response that varies on other fields replaces all variants', async (t) => {
  const store = createStore({ maxBytes })
  variant(store, 'a')
  const other = variant(store, 'b', entryWith(), ['x-kind', 'x-other'])
  t.equal(store.entries(), 1)
  t.equal(entryOf(store.get('cn a'), 'b'), other)
})

t.test('of more than 12 variants, those stored longest ago are dropped', async (t) => {
  const store = createStore({ maxBytes })
  for (let i = 0; i < 12; i++) variant(store, String(i))
  variant(store, '0')
  variant(store, '12')
  t.equal(store.entries(), 12)
  t.ok(entryOf(store.get('cn a'), '0'), 'stored again')
  t.equal(entryOf(store.get('cn a'), '1'), undefined)
})

t.test('one variant is dropped, the others stay; with the last one the key goes', async (t) => {
  const store = createStore({ maxBytes })
  for (const value of ['a', 'b']) variant(store, value)
  store.dropVariant('cn a', 'c')
  t.equal(store.entries(), 2)
  store.dropVariant('cn a', 'a')
  t.equal(entryOf(store.get('cn a'), 'a'), undefined)
  t.ok(entryOf(store.get('cn a'), 'b'))
  store.dropVariant('cn a', 'b')
  t.equal(store.get('cn a'), undefined)
  t.equal(store.getByUrl('cn', '/api/a'), undefined)
  t.equal(store.bytes(), 0)
})

t.test('a dropped key is found neither by key nor by URL', async (t) => {
  const store = createStore({ maxBytes })
  put(store, 'a')
  store.drop('cn a')
  store.drop('cn b')
  t.equal(store.get('cn a'), undefined)
  t.equal(store.getByUrl('cn', '/api/a'), undefined)
  t.same([store.entries(), store.bytes()], [0, 0])
})

t.test('a hard purge drops matching entries, also some variants of a resource, and counts them', async (t) => {
  const store = createStore({ maxBytes })
  const tagged = () => entryWith({ tag: 'menu' })
  put(store, 'b', tagged())
  put(store, 'c')
  variant(store, 'x', tagged())
  variant(store, 'y')
  const found = store.purge(({ tag }) => tag === 'menu', true)
  t.equal(found, 2)
  t.equal(stored(store, 'b'), undefined)
  t.equal(store.getByUrl('cn', '/api/b'), undefined)
  t.ok(stored(store, 'c'))
  t.equal(entryOf(store.get('cn a'), 'x'), undefined)
  t.ok(entryOf(store.get('cn a'), 'y'))
  t.equal(store.entries(), 2)
})

t.test('a soft purge marks matching entries, by key and by URL, and leaves the others', async (t) => {
  const store = createStore({ maxBytes })
  const entry = put(store, 'a', entryWith({ tag: 'menu', body: 'text' }))
  const other = put(store, 'b')
  const found = store.purge(({ tag }) => tag === 'menu', false)
  t.equal(found, 1)
  t.equal(stored(store, 'a')?.purged, true)
  t.equal(stored(store, 'a')?.bodies, entry.bodies)
  t.equal(store.getByUrl('cn', '/api/a')?.only?.purged, true)
  t.equal(stored(store, 'b'), other)
})

t.test('a key is soft-purged with all its variants', async (t) => {
  const store = createStore({ maxBytes })
  for (const value of ['a', 'b']) variant(store, value)
  put(store, 'b')
  store.softPurge('cn a')
  store.softPurge('cn c')
  const found = store.get('cn a')?.entries.map(({ purged }) => purged)
  t.same(found, [true, true])
  t.equal(stored(store, 'b')?.purged, false)
})

t.test('the revision grows with each change and with nothing else', async (t) => {
  const store = createStore({ maxBytes, maxEntries: 2 })
  const changes: [string, () => void][] = [
    ['store', () => put(store, 'a')],
    ['replace', () => put(store, 'a')],
    ['soft purge of a key', () => store.softPurge('cn a')],
    ['soft purge', () => store.purge(() => true, false)],
    ['hard purge', () => store.purge(() => true, true)],
    ['store again', () => put(store, 'a')],
    ['drop', () => store.drop('cn a')],
    ['store a variant', () => variant(store, 'x')],
    ['drop a variant', () => store.dropVariant('cn a', 'x')]
  ]
  for (const [name, change] of changes) {
    const before = store.revision()
    change()
    t.ok(store.revision() > before, name)
  }
  for (const name of ['a', 'b']) put(store, name)
  const before = store.revision()
  store.get('cn a')
  store.getByUrl('cn', '/api/a')
  store.drop('cn x')
  store.purge(() => false, true)
  t.equal(store.revision(), before)
  put(store, 'c')
  t.ok(store.revision() > before + 1, 'an eviction counts beside the new entry')
})
