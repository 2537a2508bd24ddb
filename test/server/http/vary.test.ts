import t from 'tap'
import { appendVary, secondaryKey, varyNames } from '../../../server/http/vary.ts'

const parsed: [string[], readonly string[] | undefined][] = [
  [[], []],
  [
    ['Vary', 'Foo, bar'],
    ['bar', 'foo']
  ],
  [
    ['Vary', 'foo', 'vary', 'FOO, Bar'],
    ['bar', 'foo']
  ],
  [['Vary', '*'], undefined],
  [['Vary', '*, *'], undefined],
  [['Vary', 'foo, *'], undefined],
  [['Vary', 'foo', 'Vary', '*'], undefined],
  [['Vary', ', ,'], []]
]
for (const [fields, expected] of parsed)
  t.test(`${JSON.stringify(fields)} nominates ${expected ? `[${expected}]` : 'unknown fields'}`, async (t) => {
    t.same(varyNames(fields), expected)
  })

const fieldNames = (count: number) => Array.from({ length: count }, (_, index) => `field-${index}`)

t.test('a response may vary on 32 request fields, and on no more', async (t) => {
  t.equal(varyNames(['Vary', fieldNames(32).join(', ')])?.length, 32)
  t.equal(varyNames(['Vary', fieldNames(33).join(', ')]), undefined)
})

const pairs: [string, Record<string, string>, Record<string, string>, boolean][] = [
  ['foo', { foo: '1, 2' }, { foo: ' 1,2 ' }, true],
  ['foo', { foo: 'a' }, { foo: 'A' }, false],
  ['foo', {}, { foo: '' }, false],
  ['foo', {}, {}, true],
  ['constructor', {}, {}, true],
  ['constructor', { constructor: 'a' } as never, {}, false],
  ['__proto__', {}, { foo: 'a' }, true],
  ['accept-language', { 'accept-language': 'en, de' }, { 'accept-language': 'De ,EN' }, true],
  ['accept-language', { 'accept-language': 'en' }, { 'accept-language': 'de' }, false]
]
for (const [name, one, other, same] of pairs) {
  const requests = `${JSON.stringify(one)} and ${JSON.stringify(other)}`
  t.test(`${requests} have ${same ? 'the same secondary key' : 'different secondary keys'} for ${name}`, async (t) => {
    t.equal(secondaryKey([name], one) === secondaryKey([name], other), same)
  })
}

t.test('a value with a line break cannot imitate another field', async (t) => {
  const names = ['a', 'b']
  t.not(secondaryKey(names, { a: '1\nb:=2' as string }), secondaryKey(names, { a: '1', b: '2' }))
})

const merges: [string | undefined, string[], string][] = [
  [undefined, ['lang'], 'lang'],
  ['Lang', ['lang', 'Accept-Encoding'], 'Lang, Accept-Encoding'],
  ['Origin', ['lang'], 'Origin, lang'],
  ['foo, *', ['lang'], '*']
]
for (const [value, names, expected] of merges)
  t.test(`appending ${names} to Vary ${value} gives ${expected}`, async (t) => {
    t.equal(appendVary(value, ...names), expected)
  })
