import t from 'tap'
import { invalidatedTargets, rewriteLocations } from '../../../server/api/downstream-headers.ts'

const backend = { origin: 'http://backend.example:8080', prefix: '/v1' }
const rewrite = (...fields: string[]) => rewriteLocations(fields, '/news/list?page=2', backend)
/** A text as a field value has it: one character for each byte of its UTF-8. */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

const inside: [string, string, string][] = [
  ['an absolute URL', 'http://backend.example:8080/v1/a?b=1', '/api/a?b=1'],
  ['an absolute path', '/v1/a', '/api/a'],
  ['a relative path', 'detail', '/api/news/detail'],
  ['a path with dot segments', '../a', '/api/a'],
  ['a query alone', '?page=3', '/api/news/list?page=3'],
  ['a URL without scheme', '//backend.example:8080/v1/a', '/api/a'],
  ['a host in upper case', 'HTTP://BACKEND.example:8080/v1/a', '/api/a'],
  ['a fragment', '/v1/a#part', '/api/a#part'],
  ['bytes of UTF-8', bytesOf('/v1/展?b=é#位'), '/api/%E5%B1%95?b=%C3%A9#%E4%BD%8D'],
  ['bytes of GBK', '/v1/\xd5\xb9?b=\xce\xbb', '/api/%D5%B9?b=%CE%BB'],
  ['bytes beside percent-encoded ones', bytesOf('detail/%E5%B1%95展%20'), '/api/news/detail/%E5%B1%95%E5%B1%95%20']
]
for (const [subject, value, expected] of inside)
  t.test(`Location with ${subject} becomes ${expected}`, async (t) => {
    t.same(rewrite('X-A', '1', 'Location', value), ['X-A', '1', 'Location', expected])
  })

const outside: [string, string][] = [
  ['another host', 'http://other.example/v1/a'],
  ['another port', 'http://backend.example/v1/a'],
  ['another scheme', 'https://backend.example:8080/v1/a'],
  ['a host without scheme', '//other.example/v1/a'],
  ['a backslash that URLs take for a slash', '/\\other.example/v1/a'],
  ['credentials', 'http://user:pass@backend.example:8080/v1/a'],
  ['a path outside the API', '/admin'],
  ['a path that begins like the API', '/v1x/a'],
  ['dot segments that lead outside the API', '/v1/../admin'],
  ['a script', 'javascript:alert(1)'],
  ['another host in bytes of UTF-8', bytesOf('http://展.example/v1/a')],
  ['a host in bytes of GBK', 'http://\xd5\xb9/v1/a'],
  ['no URL', 'http://']
]
for (const [subject, value] of outside) {
  t.test(`a response whose Location names ${subject} is refused`, async (t) => {
    t.equal(rewrite('Location', value), undefined)
  })

  t.test(`a target that names ${subject} is not invalidated`, async (t) => {
    t.same(invalidatedTargets(['Location', value, 'Content-Location', value], '/news', backend), [])
  })
}

t.test('an absolute Content-Location is rewritten, or removed where it leads outside', async (t) => {
  const absolute = 'http://backend.example:8080/v1/a'
  t.same(rewrite('content-location', absolute), ['content-location', '/api/a'])
  t.same(rewrite('Content-Location', `${absolute}${bytesOf('展')}`), ['Content-Location', '/api/a%E5%B1%95'])
  for (const value of ['http://other.example/v1/a', '//other.example/a', 'http://backend.example:8080/admin'])
    t.same(rewrite('Content-Location', value, 'X-A', '1'), ['X-A', '1'], value)
})

t.test('a relative Content-Location stays byte for byte: it is below the same mount', async (t) => {
  t.same(rewrite('Content-Location', 'detail'), ['Content-Location', 'detail'])
  t.same(rewrite('Content-Location', bytesOf('展')), ['Content-Location', bytesOf('展')])
})

t.test('without both fields the result is a copy of the fields', async (t) => {
  const fields = ['X-A', '1']
  const result = rewriteLocations(fields, '/a', backend)
  t.same(result, fields)
  t.not(result, fields)
})

t.test('Location and Content-Location name what an unsafe request invalidates', async (t) => {
  const fields = ['Location', '/v1/a?b=1', 'content-location', 'detail']
  t.same(invalidatedTargets(fields, '/news/list', backend), ['/a?b=1', '/news/detail'])
  t.same(invalidatedTargets([], '/news/list', backend), [])
  const raw = ['Location', bytesOf('/v1/展'), 'Content-Location', '?b=\xd5\xb9']
  t.same(invalidatedTargets(raw, '/news/list', backend), ['/%E5%B1%95', '/news/list?b=%D5%B9'])
})
