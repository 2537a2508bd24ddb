import t from 'tap'
import { parseTargeted } from '../../../server/http/cache-control.ts'

const values: [string | undefined, Record<string, string | true> | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['max-age=600', { 'max-age': '600' }],
  ['max-age=600, must-revalidate', { 'max-age': '600', 'must-revalidate': true }],
  ['max-age=600;x=1;y="a;b", no-store=?0', { 'max-age': '600' }],
  ['private, stale-if-error=60', { private: true, 'stale-if-error': '60' }],
  ['foobar, max-age=3600', { foobar: true, 'max-age': '3600' }],
  ['a=1, a=2', { a: '2' }],
  ['max-age=99999999999', { 'max-age': '99999999999' }],
  ['max-age="600"', undefined],
  ['max-age=6.5', undefined],
  ['max-age', undefined],
  ['max-age =600', undefined],
  ['max-age= 600', undefined],
  ['max-age=600, &&&', undefined],
  ['max-age=600,', undefined],
  ['MaX-aGe=600', undefined],
  ['max-age=600 no-store', undefined]
]
for (const [value, expected] of values) {
  t.test(
    `CDN-Cache-Control ${JSON.stringify(value)} is ${expected ? `parsed as ${JSON.stringify(expected)}` : 'ignored'}`,
    async (t) => {
      const directives = parseTargeted(value)
      t.same(directives && Object.fromEntries(directives), expected)
    }
  )
}
