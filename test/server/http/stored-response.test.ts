import t from 'tap'
import { field, hasField } from '../../../server/http/fields.ts'
import { serializeFields } from '../../../server/http/response-head.ts'
import { prebuiltHeadFor, type StoredResponse } from '../../../server/http/stored-response.ts'

const own = ['Content-Type', 'application/json', 'ETag', '"a"', 'X-Own', '1', 'Age', '7', 'Content-Length', '99']
const shared = serializeFields(['X-Content-Type-Options', 'nosniff'])
const source = (status = 200, fields = own): StoredResponse => ({
  status,
  etag: '"a"',
  lastModified: undefined,
  downstreamHeaders: { own: fields, shared },
  prebuiltHeads: {},
  bodies: { identity: Buffer.from('12345'), gzip: Buffer.from('123'), br: Buffer.from('12') }
})

t.test('the head of the identity coding has own fields, Accept-Ranges, the length and shared fields', async (t) => {
  const head = prebuiltHeadFor(source(), 'identity')
  const own = ['Content-Type', 'application/json', 'ETag', '"a"', 'X-Own', '1']
  t.same(head.fields, [...own, 'Accept-Ranges', 'bytes', 'Content-Length', '5'])
  t.equal(head.common, shared)
})

t.test('a response of another status, or with a word of its own on ranges, says nothing more of them', async (t) => {
  t.equal(field(prebuiltHeadFor(source(404), 'identity').fields, 'accept-ranges'), undefined)
  t.equal(field(prebuiltHeadFor(source(200, ['Accept-Ranges', 'none']), 'identity').fields, 'accept-ranges'), 'none')
})

for (const [coding, length] of [
  ['gzip', '3'],
  ['br', '2']
] as const)
  t.test(`the head of ${coding} names the coding, has its length and a weak ETag`, async (t) => {
    const { fields } = prebuiltHeadFor(source(), coding)
    t.equal(field(fields, 'content-encoding'), coding)
    t.equal(field(fields, 'content-length'), length)
    t.equal(field(fields, 'etag'), 'W/"a"')
    t.equal(field(fields, 'x-own'), '1')
  })

t.test('a coded body whose origin sent no ETag has none', async (t) => {
  t.equal(hasField(prebuiltHeadFor(source(200, ['X-Own', '1']), 'br').fields, 'etag'), false)
})

t.test('the head of a 304 has the validators and no field that describes content', async (t) => {
  const fields = [...own, 'Content-Language', 'en', 'Content-Range', 'bytes 0-1/2', 'Vary', 'lang']
  const head = prebuiltHeadFor(source(200, fields), 'notModified')
  t.same(head.fields, ['ETag', '"a"', 'X-Own', '1', 'Vary', 'lang'])
})

t.test('a 204 and a stored 304 have no Content-Length', async (t) => {
  for (const status of [204, 304])
    t.equal(hasField(prebuiltHeadFor(source(status), 'identity').fields, 'content-length'), false)
})

t.test('a head is created once', async (t) => {
  const entry = source()
  t.equal(prebuiltHeadFor(entry, 'br'), prebuiltHeadFor(entry, 'br'))
  t.not(prebuiltHeadFor(entry, 'br'), prebuiltHeadFor(entry, 'gzip'))
})
