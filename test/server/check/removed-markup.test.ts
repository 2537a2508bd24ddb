import t from 'tap'
import { removedMarkup } from '../../../server/check/removed-markup.ts'

t.test('elements are named as they are written, and headings that become h3 are not removed', async (t) => {
  t.same(removedMarkup('<h1>a</h1><p style="x">b</p><constructor>c</constructor>'), ['<p style>', '<constructor>'])
})
