import fc from 'fast-check'
import t from 'tap'
import { contentRange, matchesIfRange, selectByteRange } from '../../../server/http/stored-response.ts'

const now = Date.UTC(2025, 5, 11)
const modified = 'Sun, 06 Nov 1994 08:49:37 GMT'

const table: [string, number, [number, number] | 'unsatisfiable' | undefined][] = [
  ['bytes=0-0', 10, [0, 0]],
  ['bytes=2-5', 10, [2, 5]],
  ['bytes=2-', 10, [2, 9]],
  ['bytes=2-99999999999999999999', 10, [2, 9]],
  ['bytes=9-9', 10, [9, 9]],
  ['bytes=-3', 10, [7, 9]],
  ['bytes=-10', 10, [0, 9]],
  ['bytes=-11', 10, [0, 9]],
  ['BYTES=0-1', 10, [0, 1]],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=10-20', 10, 'unsatisfiable'],
  ['bytes=99999999999999999999-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-1', 0, undefined],
  ['bytes=-0', 0, 'unsatisfiable'],
  ['bytes=5-2', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['bytes=0-1, bytes=3-4', 10, undefined],
  ['bytes=', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=a-b', 10, undefined],
  ['bytes=0x0-1', 10, undefined],
  ['bytes=+1-2', 10, undefined],
  ['bytes= 0-1', 10, undefined],
  ['bytes 0-1', 10, undefined],
  ['bytes=--1', 10, undefined],
  ['bytes=0-1\n', 10, undefined],
  ['items=0-1', 10, undefined],
  ['', 10, undefined]
]
for (const [value, length, expected] of table) {
  const result = Array.isArray(expected) ? `bytes ${expected.join(' to ')}` : (expected ?? 'the complete response')
  t.test(`${JSON.stringify(value)} of ${length} bytes selects ${result}`, async (t) => {
    const found = selectByteRange(value, length)
    t.same(found, Array.isArray(expected) ? { first: expected[0], last: expected[1] } : expected)
  })
}

t.test('Content-Range names the part and the complete length', async (t) => {
  t.equal(contentRange({ first: 2, last: 5 }, 10), 'bytes 2-5/10')
  t.equal(contentRange('unsatisfiable', 10), 'bytes */10')
})

const position = fc.oneof(fc.nat(50), fc.maxSafeNat())
const positions = fc.oneof(
  fc.tuple(position, position).map(([first, last]) => `${first}-${last}`),
  position.map((first) => `${first}-`),
  position.map((count) => `-${count}`)
)

/** The bytes that a valid single range names, one position after the other. */
function namedBytes(spec: string, body: Uint8Array): number[] {
  const [first = '', last = ''] = spec.split('-')
  return [...body].filter((_, index) =>
    first === ''
      ? index >= body.length - Number(last)
      : index >= Number(first) && (last === '' || index <= Number(last))
  )
}

t.test('a selected part is exactly the bytes that the range names, for any body and range', async () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), positions, (body, spec) => {
      const named = namedBytes(spec, body)
      const range = selectByteRange(`bytes=${spec}`, body.length)
      if (range === undefined || range === 'unsatisfiable') return named.length === 0
      const part = [...body.subarray(range.first, range.last + 1)]
      return (
        part.length === range.last - range.first + 1 &&
        part.length > 0 &&
        part.every((byte, index) => byte === named[index]) &&
        part.length === named.length
      )
    }),
    { numRuns: 3000 }
  )
})

t.test('any text selects nothing or a part within the body', async () => {
  const value = fc.oneof(
    fc.string(),
    fc.string().map((text) => `bytes=${text}`),
    fc.stringMatching(/^bytes=[-,\d ]*$/)
  )
  fc.assert(
    fc.property(value, fc.nat(1000), (text, length) => {
      const range = selectByteRange(text, length)
      if (range === undefined || range === 'unsatisfiable') return true
      return range.first >= 0 && range.first <= range.last && range.last < length
    }),
    { numRuns: 3000 }
  )
})

const tomorrow = 'Mon, 07 Nov 1994 08:49:37 GMT'
const stored = { etag: '"v1"', lastModified: modified, date: tomorrow }
const conditions: [string, typeof stored | Record<keyof typeof stored, string | undefined>, boolean][] = [
  ['"v1"', stored, true],
  ['"v2"', stored, false],
  ['W/"v1"', stored, false],
  ['W/"v1"', { ...stored, etag: 'W/"v1"' }, false],
  ['"v1"', { ...stored, etag: 'W/"v1"' }, false],
  ['"v1"', { ...stored, etag: undefined }, false],
  ['"v1", "v2"', stored, false],
  ['*', stored, false],
  [modified, stored, true],
  ['Sunday, 06-Nov-94 08:49:37 GMT', stored, true],
  ['Sun, 06 Nov 1994 08:49:36 GMT', stored, false],
  ['Sun, 06 Nov 1994 08:49:38 GMT', stored, false],
  [modified, { ...stored, lastModified: undefined }, false],
  [modified, { ...stored, date: undefined }, false],
  [modified, { ...stored, date: 'Sun, 06 Nov 1994 08:50:36 GMT' }, false],
  [modified, { ...stored, date: 'Sun, 06 Nov 1994 08:50:37 GMT' }, true],
  ['rubbish', stored, false]
]
for (const [value, validators, expected] of conditions)
  t.test(`If-Range ${value} ${expected ? 'matches' : 'does not match'} ${JSON.stringify(validators)}`, async (t) => {
    t.equal(matchesIfRange(value, validators, now), expected)
  })
