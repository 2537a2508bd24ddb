import t from 'tap'
import { hitOfPart, partsOfPage, searchablePart } from '../../../server/backend/search-parts.ts'
import type { SearchHit, Section } from '../../../shared/records/records.ts'

const section: Section = {
  type: 'text',
  anchor: 'wifi',
  title_cn: '无线网络',
  title_en: 'Wi-Fi',
  html_cn: '<p>名称：<b>Fair</b>。</p><p>密码 1 &lt; 2</p>',
  html_en: '<p>The network is <b>Fair</b>&#44; free &amp; open.</p>'
}

t.test('the texts of a part have no markup', async (t) => {
  const [part] = partsOfPage([section])
  t.equal(part?.text_cn, '名称：Fair。密码 1 < 2')
  t.equal(part?.text_en, 'The network is Fair, free & open.')
})

const excerpts = [
  ['is complete where the text is short', 'the toilets are here', 'the toilets are here'],
  ['ends in an ellipsis where the text goes on', `toilets ${'x'.repeat(100)}`, `toilets ${'x'.repeat(82)}…`],
  ['is complete where the text fits exactly', `toilets ${'x'.repeat(82)}`, `toilets ${'x'.repeat(82)}`],
  ['begins with an ellipsis where text goes before', `${'a '.repeat(20)}toilets`, `…${'a '.repeat(12)}toilets`]
] as const

for (const [what, text_en, summary] of excerpts)
  t.test(`the excerpt around a match ${what}`, async (t) => {
    const part = searchablePart({ anchor: 'wc', title_cn: '', title_en: '', text_cn: '', text_en })
    const hit: SearchHit = {
      kind: 'page',
      path: '/visitor/guide',
      title_cn: '',
      title_en: '',
      summary_cn: '',
      summary_en: ''
    }
    t.equal(hitOfPart(hit, part, [{ text: 'toilets', kind: 'letters' }]).summary_en, summary)
  })
