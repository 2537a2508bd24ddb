import t from 'tap'
import { deltaSeconds, parseDirectives } from '../../../server/http/directives.ts'

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
  ['a="open, no-store', { a: '' }]
]
for (const [value, expected] of values) {
  t.test(`Cache-Control ${JSON.stringify(value)} is parsed as ${JSON.stringify(expected)}`, async (t) => {
    t.same(Object.fromEntries(parseDirectives(value)), expected)
  })
}

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
for (const [value, expected] of numbers) {
  t.test(`the max-age of ${JSON.stringify(value)} is ${expected}`, async (t) => {
    t.equal(deltaSeconds(parseDirectives(value), 'max-age'), expected)
  })
}
