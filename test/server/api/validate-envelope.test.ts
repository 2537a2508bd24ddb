import t from 'tap'
import { readJson, validateEnvelope } from '../../../server/api/validate-envelope.ts'

const validate = (status: number, body: unknown, isContent = false, success = [1, 200]) =>
  validateEnvelope(status, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), success, isContent)

/** As PHP writes every character that is not ASCII. */
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const sure = { kind: 'missing', doubtful: false }
const doubtful = { kind: 'missing', doubtful: true }
const invalid = { kind: 'invalid' }
/** Status, body, what it means for content and for other calls, readable. */
const table: [string, number, unknown, object, object, boolean][] = [
  ['404 with an envelope', 404, { code: 404, msg: 'none', data: null }, sure, sure, true],
  ['410 with an envelope without data', 410, { code: 0, msg: '' }, sure, sure, true],
  ['404 without msg', 404, { code: 404, message: 'no route' }, doubtful, doubtful, true],
  ['404 with a code of text', 404, { code: '404', msg: 'none' }, doubtful, doubtful, true],
  ['404 with a success', 404, { code: 200, msg: 'ok', data: {} }, doubtful, doubtful, true],
  ['404 with the JSON of a gateway', 404, { message: 'no Route matched' }, doubtful, doubtful, false],
  ['404 with a list', 404, [{ code: 404, msg: 'none' }], doubtful, doubtful, false],
  ['404 with broken JSON', 404, '{"code":404,"msg":"no', doubtful, doubtful, false],
  ['410 without an envelope', 410, '', doubtful, doubtful, false],
  ['404 with a page', 404, '<html>', doubtful, doubtful, false],
  ['500 with an envelope', 500, { code: 500, data: 1 }, invalid, invalid, true],
  ['500 with a success', 500, { code: 1, data: 1 }, invalid, invalid, true],
  ['203 with a failing code', 203, { code: 0, data: 1 }, doubtful, invalid, true],
  ['206 with a success', 206, { code: 1, data: 1 }, invalid, invalid, true],
  ['200 that is no JSON', 200, '{"code":1,', invalid, invalid, false],
  ['200 with a list', 200, [1], invalid, invalid, false],
  ['200 with null', 200, 'null', invalid, invalid, false],
  ['200 without a code', 200, { data: 1 }, invalid, invalid, false],
  ['200 with a code of text', 200, { code: '1', data: 1 }, invalid, invalid, true],
  ['200 with a failing code', 200, { code: 0, data: 1 }, doubtful, invalid, true],
  ['200 without data', 200, { code: 1 }, doubtful, invalid, true],
  ['200 with the data null', 200, { code: 1, data: null }, doubtful, invalid, true],
  ['200 with empty text as data', 200, { code: 1, data: '' }, doubtful, invalid, true]
]
for (const [subject, status, body, ofContent, ofOthers, readable] of table)
  t.test(`${subject} is ${JSON.stringify(ofContent)} for content, ${JSON.stringify(ofOthers)} else`, async (t) => {
    t.match(validate(status, body, true), { ...ofContent, readable })
    t.match(validate(status, body), { ...ofOthers, readable })
  })

for (const status of [201, 202, 203])
  t.test(`${status} with a success code is valid`, async (t) => {
    t.match(validate(status, { code: 200, data: 1 }), { kind: 'valid', value: 1 })
  })

t.test('a response that is not valid names the reason', async (t) => {
  t.match(validate(503, {}), { reason: '503' })
  t.match(validate(200, 'x'), { reason: 'no-json' })
  t.match(validate(200, {}), { reason: 'no-code' })
  t.match(validate(200, { code: 5 }), { reason: 'code', code: 5 })
  t.match(validate(200, { code: 1 }), { reason: 'no-data', code: 1 })
  t.match(validate(404, {}), { reason: '404' })
})

for (const data of [0, false, [], {}, 'text'])
  t.test(`200 with a success code and the data ${JSON.stringify(data)} is valid`, async (t) => {
    t.match(validate(200, { code: 200, data }), { kind: 'valid', value: data })
  })

t.test('the codes that mean success are those of the call', async (t) => {
  t.equal(validate(200, { code: 200, data: 1 }, false, [1]).kind, 'invalid')
  t.equal(validate(200, { code: 1, data: 1 }, false, [1]).kind, 'valid')
})

t.test('the size of the value grows with its bytes, and with its objects and lists', async (t) => {
  const size = (data: unknown) => {
    const validation = validate(200, { code: 1, data })
    return validation.kind === 'valid' ? validation.size : 0
  }
  t.ok(size('x'.repeat(10_000)) >= 10_000)
  t.ok(size(Array.from({ length: 1000 }, () => [])) >= 64_000)
})

t.test('JSON is frozen at all depths', async (t) => {
  const value = readJson(Buffer.from('{"a":[{"b":{}}]}'))
  t.same(value, { a: [{ b: {} }] })
  const isFrozen = (part: unknown): boolean =>
    typeof part !== 'object' || part === null || (Object.isFrozen(part) && Object.values(part).every(isFrozen))
  t.ok(isFrozen(value))
})

t.test('a text of characters that nobody sees is empty, however it is written', async (t) => {
  for (const blank of [
    '   ',
    '\u3000',
    '\u00a0',
    '\n\t',
    '\u200b',
    '\ufeff\u2060',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\u200d\ufe0f'
  ])
    for (const json of [blank, `&nbsp;${blank}`, '&#160;&#xA0;', '&#8203;', '&ZeroWidthSpace;&shy;'].map((text) =>
      JSON.stringify(text)
    ))
      for (const sent of [json, json.replace(/[^ -~]/g, escaped)])
        t.match(
          validate(200, `{ "code": 1, "data": ["茶", ${sent} , {"a" : ${sent}}] }`),
          {
            value: ['茶', '', { a: '' }]
          },
          sent
        )
  const { value } = validate(200, { code: 1, data: ['a ', ' \u200b茶', '&nbsp;a', '\u200d👩\u200d🌾'] }) as {
    value?: unknown
  }
  t.same(value, ['a ', ' \u200b茶', '&nbsp;a', '\u200d👩\u200d🌾'])
})

t.test('keys that could change a prototype are left out', async (t) => {
  const value = readJson(Buffer.from('{"a":{"__proto__":{"x":1},"constructor":1,"prototype":2,"b":3}}'))
  t.equal(JSON.stringify(value), '{"a":{"b":3}}')
})

t.test('every value has a text', async (t) => {
  const value = readJson(Buffer.from('[{"id":{"toString":1,"valueOf":2}},{"toString":null}]'))
  t.equal(JSON.stringify(value), '[{"id":{}},{}]')
  t.equal(String(value), '[object Object],[object Object]')
})

/** The number of arrays or objects around each other. */
function depthOf(value: unknown): number {
  let depth = 0
  for (let inner = value; typeof inner === 'object' && inner !== null; depth += 1) inner = Object.values(inner)[0]
  return depth
}

t.test('what JSON has deeper than 100 levels is left out, and more than 1,000 levels are not read', async (t) => {
  for (const [begin, end] of [
    ['[', ']'],
    ['{"a":', '}']
  ] as const) {
    for (const [depth, read] of [
      [99, 99],
      [100, 100],
      [101, 100],
      [1000, 100],
      [1001, 0],
      [100_000, 0]
    ] as const) {
      const value = readJson(Buffer.from(`${begin.repeat(depth)}1${end.repeat(depth)}`))
      t.equal(depthOf(value), read, `${begin} ${depth}`)
    }
  }
})

t.test('bytes that are no UTF-8 are not read', async (t) => {
  t.equal(readJson(Buffer.from([0x22, 0xff, 0x22])), undefined)
  t.equal(readJson(Buffer.from('')), undefined)
})
