import t from 'tap'
import { identifiesStored, updateStoredFields } from '../../../server/cache/freshen.ts'

t.test('fields of the 304 replace stored fields of the same name, and the stored Age is removed', async (t) => {
  const stored = ['ETag', '"a"', 'X-A', '1', 'x-a', '2', 'X-B', '3', 'Age', '40']
  t.same(updateStoredFields(stored, ['X-A', '9', 'Cache-Control', 'max-age=1']), [
    'ETag',
    '"a"',
    'X-B',
    '3',
    'X-A',
    '9',
    'Cache-Control',
    'max-age=1'
  ])
})

for (const name of ['Content-Encoding', 'Content-Length', 'Content-MD5', 'Content-Range', 'ETag'])
  t.test(`a 304 does not update ${name}, which describes the stored content`, async (t) => {
    t.same(updateStoredFields([name, 'old'], [name, 'new']), [name, 'old'])
  })

t.test('hop-by-hop fields of the 304 are not stored', async (t) => {
  t.same(
    updateStoredFields(['A', '1'], ['Connection', 'x-hop', 'X-Hop', '1', 'Keep-Alive', 'timeout=5', 'Trailer', 'x']),
    ['A', '1']
  )
})

const modified = 'Sun, 06 Nov 1994 08:49:37 GMT'
const later = 'Sun, 06 Nov 1994 08:49:38 GMT'
const identifying: [string[], string[], boolean][] = [
  [['ETag', '"a"'], ['ETag', '"a"'], true],
  [['ETag', 'W/"a"'], ['ETag', '"a"'], true],
  [['ETag', '"a"'], ['ETag', 'W/"a"'], true],
  [['ETag', '"a"'], ['ETag', '"b"'], false],
  [['ETag', '"a"', 'Last-Modified', modified], ['ETag', '"b"', 'Last-Modified', modified], false],
  [['ETag', '"a"', 'Last-Modified', modified], ['ETag', '"a"', 'Last-Modified', later], true],
  [['Last-Modified', modified], ['ETag', '"a"'], false],
  [['Last-Modified', modified], ['Last-Modified', modified], true],
  [['Last-Modified', modified], ['Last-Modified', later], false],
  [['ETag', '"a"'], ['Last-Modified', modified], true],
  [['ETag', '"a"', 'Last-Modified', modified], [], true],
  [[], [], true]
]
for (const [stored, received, expected] of identifying)
  t.test(`a 304 with [${received}] ${expected ? 'is' : 'is not'} about a response with [${stored}]`, async (t) => {
    t.equal(identifiesStored(stored, received), expected)
  })
