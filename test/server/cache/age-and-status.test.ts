import t from 'tap'
import { ageAndStatusFields, hitAgeAndStatus } from '../../../server/cache/entry.ts'
import { field } from '../../../server/http/fields.ts'
import { after, entryWith, lifetimes } from '../../fixtures/cache-entries.ts'

t.test('Age and Cache-Status of a hit follow the clock, and are the same object within a second', async (t) => {
  const { hitFields } = entryWith()
  const at = (seconds: number) => hitAgeAndStatus(hitFields, lifetimes, after(seconds), undefined)
  const first = at(3)
  t.same(first.fields, ['Age', '3', 'Cache-Status', 'bff; hit; ttl=7'])
  t.equal(at(3), first)
  t.same(at(12).fields, ['Age', '12', 'Cache-Status', 'bff; hit; ttl=-2'])
})

t.test('entries with equal age and lifetime share the lines of a hit', async (t) => {
  const lines = () => hitAgeAndStatus(entryWith().hitFields, lifetimes, after(4), undefined)
  t.equal(lines(), lines())
})

t.test('a change of the detail alone changes Cache-Status', async (t) => {
  const { hitFields } = entryWith()
  t.match(hitAgeAndStatus(hitFields, lifetimes, after(12), 'backoff').lines, 'detail=backoff')
  t.notMatch(hitAgeAndStatus(hitFields, lifetimes, after(12), undefined).lines, 'detail')
})

t.test('the Cache-Status of caches nearer to the origin stays in front', async (t) => {
  const { hitFields } = entryWith({ own: ['Cache-Status', 'edge; hit'] })
  const { fields } = hitAgeAndStatus(hitFields, lifetimes, after(3), undefined)
  t.equal(field(fields, 'cache-status'), 'edge; hit, bff; hit; ttl=7')
  t.equal(field(ageAndStatusFields('edge', 0, 'bff; fwd=stale').fields, 'cache-status'), 'edge, bff; fwd=stale')
})
