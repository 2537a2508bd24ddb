import t from 'tap'
import { merged } from '../../../server/cache/merge.ts'

t.test('a 304 replaces what it carries and leaves the rest', async (t) => {
  const stored = ['ETag', '"a"', 'X-A', '1', 'x-a', '2', 'X-B', '3', 'Age', '40']
  t.same(merged(stored, ['X-A', '9', 'Cache-Control', 'max-age=1']), [
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
  t.test(`${name} stays as stored, because it describes the stored content`, async (t) => {
    t.same(merged([name, 'old'], [name, 'new']), [name, 'old'])
  })
}

t.test('what belongs to the connection of the 304 is not stored', async (t) => {
  t.same(merged(['A', '1'], ['Connection', 'x-hop', 'X-Hop', '1', 'Keep-Alive', 'timeout=5', 'Trailer', 'x']), [
    'A',
    '1'
  ])
})
