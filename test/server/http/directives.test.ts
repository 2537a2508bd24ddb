import t from 'tap'
import {
  deltaSeconds,
  isPersonal,
  parseDirectives,
  parseRequestDirectives,
  requiresOrigin
} from '../../../server/http/directives.ts'

const values: [string, Record<string, string | true>][] = [
  ['', {}],
  ['no-store', { 'no-store': true }],
  ['No-StOrE', { 'no-store': true }],
  ['max-age=60, public', { 'max-age': '60', public: true }],
  ['max-age="60"', { 'max-age': '60' }],
  ['extension="max-age=3600", max-age=1', { extension: 'max-age=3600', 'max-age': '1' }],
  ['a="x\\"y, no-store", b', { a: 'x"y, no-store', b: true }],
  ['max-age=1, max-age=1800', { 'max-age': '1' }],
  ['private="set-cookie, x"', { private: 'set-cookie, x' }],
  ['max-age =3600', { 'max-age': '' }],
  ['max-age= 3600', { 'max-age': ' 3600' }],
  [',, ,public,', { public: true }],
  ['ü=1, public', { public: true }],
  ['a="open, no-store', { a: '', 'no-store': true }],
  ['max-age="600, private, public', { 'max-age': '', private: true }],
  ['max-age=5, b="x" c="\\"no-cache, max-age=9', { 'max-age': '5', b: '', 'no-cache': true }],
  ['"a, no-store", b', { b: true }]
]
for (const [value, expected] of values)
  t.test(`Cache-Control ${JSON.stringify(value)} is parsed as ${JSON.stringify(expected)}`, async (t) => {
    t.same(Object.fromEntries(parseDirectives(value)), expected)
  })

const numbers: [string, number | undefined][] = [
  ['public', undefined],
  ['max-age=60', 60],
  ['max-age=003600', 3600],
  ['max-age=99999999999', 2147483648],
  ['max-age', 0],
  ["max-age='3600'", 0],
  ['max-age=-3600', 0],
  ['max-age=3600.5', 0],
  ['max-age=3600a', 0],
  ['max-age =3600', 0],
  ['max-age= 3600', 0]
]
for (const [value, expected] of numbers)
  t.test(`the max-age of ${JSON.stringify(value)} is ${expected}`, async (t) => {
    t.equal(deltaSeconds(parseDirectives(value), 'max-age'), expected)
  })

const none = {
  noStore: false,
  noCache: false,
  onlyIfCached: false,
  maxAgeS: undefined,
  minFreshS: 0,
  maxStaleS: undefined
}
const table: [string, Record<string, string>, object][] = [
  ['no fields', {}, {}],
  ['no-store', { 'cache-control': 'no-store' }, { noStore: true }],
  ['no-cache in upper case', { 'cache-control': 'No-Cache' }, { noCache: true }],
  ['only-if-cached', { 'cache-control': 'only-if-cached' }, { onlyIfCached: true }],
  ['max-age', { 'cache-control': 'max-age=7' }, { maxAgeS: 7 }],
  ['max-age that is no number', { 'cache-control': 'max-age=x' }, { maxAgeS: 0 }],
  ['min-fresh', { 'cache-control': 'min-fresh=7' }, { minFreshS: 7 }],
  ['max-stale', { 'cache-control': 'max-stale=7' }, { maxStaleS: 7 }],
  ['max-stale without an argument', { 'cache-control': 'max-stale' }, { maxStaleS: Number.POSITIVE_INFINITY }],
  ['max-stale that is no number', { 'cache-control': 'max-stale=x' }, { maxStaleS: 0 }],
  [
    'several directives',
    { 'cache-control': 'max-age=0, no-cache, only-if-cached' },
    { maxAgeS: 0, noCache: true, onlyIfCached: true }
  ],
  ['Pragma: no-cache', { pragma: 'no-cache' }, { noCache: true }],
  ['another Pragma', { pragma: 'x' }, {}],
  [
    'Pragma beside Cache-Control, which takes precedence',
    { pragma: 'no-cache', 'cache-control': 'max-age=7' },
    { maxAgeS: 7 }
  ]
]
for (const [subject, headers, expected] of table)
  t.test(`request directives are read from ${subject}`, async (t) => {
    t.same(parseRequestDirectives(headers), { ...none, ...expected })
  })

t.test('If-Match and If-Unmodified-Since are for the origin alone to evaluate', async (t) => {
  t.equal(requiresOrigin({ 'if-match': '"a"' }), true)
  t.equal(requiresOrigin({ 'if-unmodified-since': 'Wed, 11 Jun 2025 10:00:00 GMT' }), true)
  t.equal(requiresOrigin({ 'if-none-match': '"a"', 'if-modified-since': 'x', 'if-range': '"a"' }), false)
})

t.test('a request with credentials or a range is personal', async (t) => {
  t.equal(isPersonal({ authorization: 'Basic x' }), true)
  t.equal(isPersonal({ cookie: 'a=b' }), true)
  t.equal(isPersonal({ range: 'bytes=0-1' }), true)
  t.equal(isPersonal({ 'accept-language': 'en' }), false)
})
