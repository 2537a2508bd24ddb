import t from 'tap'
import {
  ageAndStatusFields,
  hitAgeAndStatus,
  type PrebuiltHeadSource,
  prebuiltHeadFor
} from '../../../server/cache/send-entry.ts'
import { field, hasField } from '../../../server/http/fields.ts'
import { serializeFields } from '../../../server/http/response-head.ts'
import { after, entryWith, lifetimes } from '../../fixtures/cache-entries.ts'

const own = ['Content-Type', 'application/json', 'ETag', '"a"', 'X-Own', '1', 'Age', '7', 'Content-Length', '99']
const shared = serializeFields(['X-Content-Type-Options', 'nosniff'])
const source = (status = 200, fields = own): PrebuiltHeadSource => ({
  ...entryWith({
    status,
    downstreamHeaders: { own: fields, shared }
  }),
  bodies: { identity: Buffer.from('12345'), gzip: Buffer.from('123'), br: Buffer.from('12') }
})

t.test(
  'the head of the identity coding has the own fields, Accept-Ranges, the length of the body and the shared fields',
  async (t) => {
    const head = prebuiltHeadFor(source(), 'identity')
    const own = ['Content-Type', 'application/json', 'ETag', '"a"', 'X-Own', '1']
    t.same(head.fields, [...own, 'Accept-Ranges', 'bytes', 'Content-Length', '5'])
    t.equal(head.common, shared)
  }
)

for (const [coding, length] of [
  ['gzip', '3'],
  ['br', '2']
] as const) {
  t.test(`the head of ${coding} names the coding, has its length and a weak ETag`, async (t) => {
    const { fields } = prebuiltHeadFor(source(), coding)
    t.equal(field(fields, 'content-encoding'), coding)
    t.equal(field(fields, 'content-length'), length)
    t.equal(field(fields, 'etag'), 'W/"a"')
    t.equal(field(fields, 'x-own'), '1')
  })
}

t.test('a coded body whose origin sent no ETag has none', async (t) => {
  t.equal(hasField(prebuiltHeadFor(source(200, ['X-Own', '1']), 'br').fields, 'etag'), false)
})

t.test('the head of a 304 has the validators and no field that describes content', async (t) => {
  const fields = [...own, 'Content-Language', 'en', 'Content-Range', 'bytes 0-1/2', 'Vary', 'lang']
  const head = prebuiltHeadFor(source(200, fields), 'notModified')
  t.same(head.fields, ['ETag', '"a"', 'X-Own', '1', 'Vary', 'lang'])
})

t.test('a 204 has no Content-Length', async (t) => {
  t.equal(hasField(prebuiltHeadFor(source(204), 'identity').fields, 'content-length'), false)
})

t.test('a head is created once', async (t) => {
  const entry = source()
  t.equal(prebuiltHeadFor(entry, 'br'), prebuiltHeadFor(entry, 'br'))
  t.not(prebuiltHeadFor(entry, 'br'), prebuiltHeadFor(entry, 'gzip'))
})

t.test('Age and Cache-Status of a hit follow the clock, and are the same object within a second', async (t) => {
  const { prebuiltHeads } = entryWith()
  const at = (seconds: number) => hitAgeAndStatus(prebuiltHeads, lifetimes, after(seconds), undefined)
  const first = at(3)
  t.same(first.fields, ['Age', '3', 'Cache-Status', 'bff; hit; ttl=7'])
  t.equal(at(3), first)
  t.same(at(12).fields, ['Age', '12', 'Cache-Status', 'bff; hit; ttl=-2'])
})

t.test('entries with equal age and lifetime share the lines of a hit', async (t) => {
  const lines = () => hitAgeAndStatus(entryWith().prebuiltHeads, lifetimes, after(4), undefined)
  t.equal(lines(), lines())
})

t.test('a change of the detail alone changes Cache-Status', async (t) => {
  const { prebuiltHeads } = entryWith()
  t.match(hitAgeAndStatus(prebuiltHeads, lifetimes, after(12), 'backoff').lines, 'detail=backoff')
  t.notMatch(hitAgeAndStatus(prebuiltHeads, lifetimes, after(12), undefined).lines, 'detail')
})

t.test('the Cache-Status of caches nearer to the origin stays in front', async (t) => {
  const { prebuiltHeads } = entryWith({ own: ['Cache-Status', 'edge; hit'] })
  const { fields } = hitAgeAndStatus(prebuiltHeads, lifetimes, after(3), undefined)
  t.equal(field(fields, 'cache-status'), 'edge; hit, bff; hit; ttl=7')
  t.equal(field(ageAndStatusFields('edge', 0, 'bff; fwd=stale').fields, 'cache-status'), 'edge, bff; fwd=stale')
})
