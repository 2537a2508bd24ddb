import t from 'tap'
import { negotiateCoding } from '../../../server/http/content-coding.ts'

const table: [string, string | undefined, string][] = [
  ['no Accept-Encoding', undefined, 'identity'],
  ['an empty value', '', 'identity'],
  ['gzip alone', 'gzip', 'gzip'],
  ['what browsers send', 'gzip, deflate, br, zstd', 'br'],
  ['upper case', 'GZIP', 'gzip'],
  ['equal weights', 'gzip;q=0.5, br;q=0.5', 'br'],
  ['a higher weight of gzip', 'br;q=0.5, gzip;q=0.8', 'gzip'],
  ['a higher weight of br', 'br;q=0.9, gzip;q=0.8', 'br'],
  ['a weight after another parameter', 'gzip;x=1;q=0.2, br;q=0.1', 'gzip'],
  ['weight 0, which forbids a coding', 'br;q=0, gzip', 'gzip'],
  ['weight 0 of both', 'br;q=0, gzip;q=0.0', 'identity'],
  ['a weight that is no number', 'br;q=x, gzip;q=0.1', 'gzip'],
  ['the wildcard', '*', 'br'],
  ['the wildcard beside a forbidden coding', 'br;q=0, *', 'gzip'],
  ['the forbidden wildcard beside a coding', 'gzip, *;q=0', 'gzip'],
  ['codings that the server does not produce', 'deflate, zstd', 'identity'],
  ['a value of 200 characters', `${'x'.repeat(194)}, gzip`, 'gzip'],
  ['a value of more than 200 characters', `${'x'.repeat(195)}, gzip`, 'identity']
]
for (const [subject, value, expected] of table) {
  t.test(`${subject} selects ${expected}`, async (t) => {
    t.equal(negotiateCoding(value), expected)
    t.equal(negotiateCoding(value), expected, 'also where the result is memoized')
  })
}

t.test('a field of several values selects identity', async (t) => {
  t.equal(negotiateCoding(['gzip', 'br']), 'identity')
})
