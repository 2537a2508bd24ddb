import fc from 'fast-check'
import t from 'tap'
import { type JsonFault, jsonFault, repeatedMemberFault } from '../../../server/api/json-fault.ts'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

t.test('a text without a fault is one that JSON.parse reads, and the other way round', async () => {
  const near = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', ':', '"', '\\', '{', ']', '-', '0', 'e', 'null', '\n'))
    .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1))
  fc.assert(
    fc.property(fc.oneof(fc.json(), near), (text) => isJson(text) === (jsonFault(text) === undefined)),
    { numRuns: 3000, seed: 8259 }
  )
})

t.test('what is cut anywhere within an object or a list ends', async () => {
  const lists = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()))
  fc.assert(
    fc.property(lists, fc.nat(), (value, at) => {
      const text = JSON.stringify(value)
      const cut = text.slice(0, at % text.length)
      const fault = jsonFault(cut)
      return fault?.kind === 'ends' && fault.at === cut.length
    }),
    { numRuns: 1000, seed: 8259 }
  )
})

const table: [string, JsonFault['kind'], number][] = [
  ['', 'ends', 0],
  ['{} {}', 'after', 3],
  ['1 2', 'after', 2],
  ['[1,]', 'at', 3],
  ['{"a":1,}', 'at', 7],
  ['{"a" 1}', 'at', 5],
  ['{tru', 'at', 1],
  ['[tru', 'ends', 4],
  ['[trux', 'at', 1],
  ['[-', 'ends', 2],
  ['[1.5e', 'ends', 5],
  [`[${'1'.repeat(38)}.`, 'ends', 40],
  [`[${'1'.repeat(39)}.`, 'at', 1],
  ['["a\\u00', 'ends', 7],
  ['["a\nb"]', 'at', 3],
  ['["\\x"]', 'at', 2],
  ['[1}', 'at', 2],
  ['{"a":1]', 'at', 6],
  ['{]', 'at', 1],
  ['[01]', 'at', 1]
]
for (const [text, kind, at] of table)
  t.test(`${JSON.stringify(text.slice(0, 20))} is wrong: ${kind}, at ${at}`, async (t) =>
    t.same(jsonFault(text), { kind, at })
  )

t.test('a member that an object has twice is found, and no other', async (t) => {
  for (const text of ['{"a":1,"b":{"a":1},"c":["a","a"],"d":"a"}', '[{"a":1},{"a":2}]', '{"a":"\\"a\\":","b":1}', '{"'])
    t.equal(repeatedMemberFault(Buffer.from(text)), undefined, text)
  for (const text of ['{"a":1,"b":2,"a" :3}', '{"x":[{"a":{},"b":[],"a":1}]}'])
    t.match(repeatedMemberFault(Buffer.from(text)), /^an object has the member "a" twice, and visitors see the last/)
})
