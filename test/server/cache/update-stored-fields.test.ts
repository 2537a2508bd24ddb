import t from 'tap'
import { updateStoredFields } from '../../../server/cache/update-stored-fields.ts'

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

for (const name of ['Content-Encoding', 'Content-Length', 'Content-MD5', 'Content-Range', 'ETag']) {
  t.test(`a 304 does not update ${name}, which describes the stored content`, async (t) => {
    t.same(updateStoredFields([name, 'old'], [name, 'new']), [name, 'old'])
  })
}

t.test('hop-by-hop fields of the 304 are not stored', async (t) => {
  t.same(
    updateStoredFields(['A', '1'], ['Connection', 'x-hop', 'X-Hop', '1', 'Keep-Alive', 'timeout=5', 'Trailer', 'x']),
    ['A', '1']
  )
})
