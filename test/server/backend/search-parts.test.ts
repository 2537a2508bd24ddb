import t from 'tap'
import { hitOfPart, hitOfText, partsOfPage, searchablePart } from '../../../server/backend/search-parts.ts'
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

t.test('the texts of a part are what is displayed, names in it separated by commas', async (t) => {
  const picture = { src: '/leaf.svg', width: 1, height: 1, alt_cn: '插画：茶枝', alt_en: 'Drawing: tea' }
  const cards = ['茶', '谷物'].map((name) => ({
    ...{ href: '/', title_cn: name, title_en: name, text_cn: '一句话。', text_en: 'A sentence.', picture }
  }))
  const [part] = partsOfPage([{ type: 'cards', anchor: 'a', title_cn: '', title_en: '', list: cards }])
  t.equal(part?.text_cn, '茶，一句话。 谷物，一句话。')
  t.equal(part?.text_en, '茶, A sentence. 谷物, A sentence.')
})

t.test('a record that was found by its text shows the passage, behind the first part of its summary', async (t) => {
  const hit: SearchHit = {
    ...{ kind: 'exhibitor', path: '/exhibitor/featured/1' },
    ...{ title_cn: '', title_en: 'Mill', summary_cn: '', summary_en: 'N5A05 · Flour and oats' }
  }
  const summaryFor = (text: string) =>
    hitOfText(hit, { cn: '', en: '<p>Also <b>green</b> tea.</p>' }, [{ text, kind: 'letters' }]).summary_en
  t.equal(summaryFor('tea'), 'N5A05 · Also green tea.')
  t.equal(summaryFor('oats'), 'N5A05 · Flour and oats')
  t.equal(summaryFor('barley'), 'N5A05 · Flour and oats')
})

t.test(
  'what was found stands in the first lines of a phone, in the summary too, from the beginning of a clause or word',
  async (t) => {
    const [summary_cn, summary_en] = [
      'N5A05 · 山里的小厂，自家种，自家磨面粉，也卖茶叶',
      `N5A05 · ${'Milled '.repeat(9)}oats`
    ]
    const hit: SearchHit = { kind: 'exhibitor', path: '/', title_cn: '', title_en: '', summary_cn, summary_en }
    const found = (text: string, kind: 'chinese' | 'letters') => hitOfText(hit, { cn: '', en: '' }, [{ text, kind }])
    t.equal(found('茶', 'chinese').summary_cn, 'N5A05 · 自家种，自家磨面粉，也卖茶叶')
    t.equal(found('oats', 'letters').summary_en, 'N5A05 · oats')
  }
)

const excerpts = [
  ['is complete where the text is short', 'the toilets are here', 'the toilets are here'],
  ['ends in an ellipsis where the text goes on', `toilets ${'x'.repeat(100)}`, `toilets ${'x'.repeat(82)}…`],
  ['is complete where the text fits exactly', `toilets ${'x'.repeat(82)}`, `toilets ${'x'.repeat(82)}`],
  [
    'begins with the clause',
    `Lifts and stairs are beside the doors of the hall. The quiet toilets`,
    'The quiet toilets'
  ],
  ['begins with the match in a long clause', `${'a '.repeat(30)}toilets`, 'toilets']
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
