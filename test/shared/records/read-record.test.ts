import t from 'tap'
import { cleanRichText } from '../../../server/pages/rich-text.ts'
import { maxAddressLength, maxTextLength } from '../../../shared/locale/cut-text.ts'
import { plainText } from '../../../shared/locale/plain-text.ts'
import { shapeOfSchema } from '../../../shared/records/compile-shapes.mjs'
import { readTime, readValue } from '../../../shared/records/read-record.ts'
import { recordsOf } from '../../../shared/records/records.ts'
import { readConfig, readMenu } from '../../../shared/records/shell-records.ts'

const context: Parameters<typeof readValue>[2] = {
  locale: 'cn',
  cleanHtml: (html) => cleanRichText(html, { pictureUrl: (src) => src, localizeLink: (path) => path }),
  mediaUrl: (src) => src
}
const read = (value: unknown, schema: object, field = 'record') =>
  readValue(value, shapeOfSchema(schema, field, {}), context)
const markup = '<p onclick="x()">a</p><script>x()</script>'

t.test('a string is cleaned where its schema has the format html, whatever its name', async (t) => {
  const html = { type: 'string', format: 'html' }
  const schema = { type: 'object', properties: { body_cn: html, body_en: html, list: { type: 'array', items: html } } }
  t.same(read({ body_cn: markup, list: [markup] }, schema), { body: '<p>a</p>', list: ['<p>a</p>'] })
})

t.test('a string without that format is a text, also one called html', async (t) => {
  const schema = { type: 'object', properties: { html_cn: { type: 'string' }, html_en: { type: 'string' } } }
  t.same(read({ html_cn: markup }, schema), { html: markup })
})

t.test('a record whose id cannot be part of an address is left out of a list', async (t) => {
  const id = { type: 'integer', minimum: 1, maximum: 999_999_999_999_999 }
  const schema = { type: 'array', items: { type: 'object', required: ['id'], properties: { id } } }
  const sent = [1, 7, '8', 1_718_000_000_001, 0, -5, 1.5, '1.5', 'a/b', '..', '', 2 ** 53 + 2, '9007199254740993']
  t.same(
    recordsOf(
      read(
        sent.map((id) => ({ id })),
        schema
      ) as { id: number }[]
    ).map(({ id }) => id),
    [1, 7, 8, 1_718_000_000_001]
  )
})

t.test('a time is read as programs write it, and none without its offset', async (t) => {
  const seconds = Date.UTC(2025, 5, 11, 1, 30) / 1000
  for (const offset of ['+08:00', '+0800', ' +08', '+08'])
    for (const time of ['2025-06-11T09:30', '2025-06-11 09:30:00', '2025/6/11 09:30:00.000'])
      t.equal(readTime(`${time}${offset}`), seconds, time + offset)
  for (const day of ['2025-06-11', '2025/06/11', '2025/6/11']) t.equal(readTime(day), 1749600000, day)
  for (const none of ['2025-06-11 09:30:00', '11/06/2025', '2025-6/11', '2025-13-11', '2025-06-11 25:00Z', '20250611'])
    t.equal(readTime(none), undefined, none)
})

t.test('a word in place of no value counts as none, but in a cell of a table', async (t) => {
  const [text, texts] = [{ type: 'string' }, { type: 'array', items: { type: 'string' } }]
  const schema = { type: 'object', properties: { title_cn: text, title_en: text, src: text, cells: texts } }
  for (const word of ['null', '(NULL)', 'undefined', 'NaN', '[object Object]', '#N/A', '#REF!', 'n/a', ' - ', '—'])
    t.same(read({ title_cn: word, title_en: 'Tea', src: word, cells: [word] }, schema), { title: 'Tea', cells: [word] })
  for (const title of ['None', 'Nan', 'Null', '无', '待定', '-5', 'N/A-1', '#1'])
    t.same(read({ title_cn: title }, schema), { title })
})

t.test('a record with an id is left out of a list where it has no name in either language', async (t) => {
  const id = { type: 'integer' }
  const text = { type: 'string' }
  const sent = [
    { id: 1, title_cn: '茶' },
    { id: 2, title_en: 'Tea' },
    { id: 3, title_cn: '<b></b>', title_en: '' },
    { id: 4, company_cn: '茶农' }
  ]
  for (const [required, expected] of [
    [
      ['id', 'title_cn', 'title_en', 'company_cn'],
      [1, 2]
    ],
    [['id', 'company_cn'], [4]],
    [['id'], [1, 2, 3, 4]]
  ] as const) {
    const properties = { id, title_cn: text, title_en: text, company_cn: text }
    const found = read(sent, { type: 'array', items: { type: 'object', required, properties } })
    t.same(
      recordsOf(found as { id: number }[]).map(({ id }) => id),
      expected
    )
  }
})

t.test('a text that is none of those that the contract names counts as missing', async (t) => {
  const schema = { type: 'object', properties: { kind: { type: 'string', enum: ['talk', 'tour'] } } }
  t.same([read({ kind: 'tour' }, schema), read({ kind: 'toString' }, schema)], [{ kind: 'tour' }, {}])
})

t.test('a title of markup alone is missing; a name in the language of the request stays as it is', async (t) => {
  const string = { type: 'string' }
  const alone = '<script>x()</script>'
  t.same(read({ name_cn: alone }, { properties: { name_cn: string, name_en: string } }), {})
  t.same(read({ name: alone }, { properties: { name: string } }), { name: alone })
})

t.test('a name in the language of the request comes before the name in the other language', async (t) => {
  const string = { type: 'string' }
  const sent = { name: '茶', name_en: 'Tea' }
  t.same(read(sent, { properties: { name: string, name_cn: string, name_en: string } }), { name: '茶' })
  t.same(read(sent, { properties: { name_cn: string, name_en: string } }), { name: 'Tea' })
})

t.test('a schema without a shape stops the build', async (t) => {
  t.throws(() => shapeOfSchema({ type: 'null' }, 'a', {}), /has no shape: a/)
})

t.test(
  'a text of the backend is cut at its maximum length, and a URL beyond its maximum length is missing',
  async (t) => {
    const long = 'x'.repeat(1_000_000)
    const readField = (value: string, kind: 'text' | 'html' | 'media' | 'link') =>
      readValue(value, { kind }, context) as string | undefined
    t.equal(readField(long, 'text')!.length, maxTextLength)
    t.equal(readField(long, 'html')!.length, maxTextLength)
    t.equal(readField(`${'x'.repeat(maxTextLength - 1)}🍵`, 'text')!.length, maxTextLength - 1, 'no half character')
    for (const kind of ['media', 'link'] as const) {
      t.equal(readField(`/${'x'.repeat(maxAddressLength - 1)}`, kind)!.length, maxAddressLength)
      t.equal(readField(`/${'x'.repeat(maxAddressLength)}`, kind), undefined)
    }
    t.equal(readMenu([{ name: long, path: '/' }])[0]!.name.length, maxTextLength)
    t.equal(readConfig([{ code: 'a', content: long }]).a!.length, maxTextLength)
    t.equal(plainText(long).length, maxTextLength)
  }
)

t.test('of a list the objects are records, of anything else nothing', async (t) => {
  t.same(recordsOf([{ a: 1 }, null, 'x', 7] as object[]), [{ a: 1 }])
  for (const list of [null, undefined, {}, 'x']) t.same(recordsOf(list as object[]), [])
})
