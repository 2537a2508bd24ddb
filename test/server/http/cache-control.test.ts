import t from 'tap'
import { cacheControlOf, mustRevalidate, parseTargeted } from '../../../server/http/cache-control.ts'

t.test('without Cache-Control there are no directives', async (t) => {
  const { directives, targeted } = cacheControlOf(['ETag', '"a"'])
  t.equal(directives.size, 0)
  t.equal(targeted, false)
})

t.test('the lines of Cache-Control are read as one list', async (t) => {
  const { directives, targeted } = cacheControlOf(['Cache-Control', 'max-age=5', 'cache-control', 'no-transform'])
  t.same(
    [...directives],
    [
      ['max-age', '5'],
      ['no-transform', true]
    ]
  )
  t.equal(targeted, false)
})

t.test('a valid CDN-Cache-Control takes the place of Cache-Control', async (t) => {
  const { directives, targeted } = cacheControlOf(['Cache-Control', 'no-store', 'CDN-Cache-Control', 'max-age=5'])
  t.same([...directives], [['max-age', '5']])
  t.equal(targeted, true)
})

for (const invalid of ['', 'max-age=x', 'max-age=5, &'])
  t.test(`CDN-Cache-Control "${invalid}" is ignored`, async (t) => {
    const { directives, targeted } = cacheControlOf(['Cache-Control', 'no-store', 'CDN-Cache-Control', invalid])
    t.same([...directives], [['no-store', true]])
    t.equal(targeted, false)
  })

for (const directive of ['must-revalidate', 'proxy-revalidate', 's-maxage=10', 'no-cache', 'no-cache="set-cookie"'])
  t.test(`${directive} forbids a shared cache to use a stale response`, async (t) => {
    t.equal(mustRevalidate(cacheControlOf(['Cache-Control', directive]).directives), true)
  })

for (const directive of ['', 'max-age=0', 'public', 'stale-if-error=60', 'no-transform'])
  t.test(`"${directive}" does not forbid it`, async (t) => {
    t.equal(mustRevalidate(cacheControlOf(['Cache-Control', directive]).directives), false)
  })

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
for (const [value, expected] of values)
  t.test(`CDN-Cache-Control ${JSON.stringify(value)} is read as ${JSON.stringify(expected)}`, async (t) => {
    const directives = parseTargeted(value)
    t.same(directives && Object.fromEntries(directives), expected)
  })
