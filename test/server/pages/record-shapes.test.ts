import t from 'tap'
import { readValue } from '../../../server/pages/read-record.ts'
import { shapeOfSchema } from '../../../server/pages/record-shapes.ts'
import { cleanRichText } from '../../../server/pages/rich-text.ts'

const document = { paths: {}, components: { schemas: {} } } as never // no schema below refers to another
const read = (value: unknown, schema: object) =>
  readValue(value, shapeOfSchema(schema, 'record', document), {
    locale: 'cn',
    cleanHtml: (html) => cleanRichText(html, { pictureUrl: (src) => src, localizeLink: (path) => path }),
    mediaUrl: (src) => src
  })
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
