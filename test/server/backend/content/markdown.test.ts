import t from 'tap'
import { renderAll, renderAnswer, renderMarkdown } from '../../../../server/backend/content/load/record-values.ts'

const cases: [string, string, string][] = [
  ['paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  [
    'headings and lists',
    '### Title\n\n- a\n- b\n\n1. c',
    '<h3>Title</h3><ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'
  ],
  ['headings of other levels as the nearest', '# A\n\n## B\n\n###### C', '<h3>A</h3><h3>B</h3><h4>C</h4>'],
  ['no title of a link', '[a](/b "c")', '<p><a href="/b">a</a></p>'],
  [
    'a table',
    '| a | b |\n| :-- | --: |\n| 1 | 2 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
  ],
  [
    'links and emphasis',
    '[**here**](/news?a=1&b=2) *now*',
    '<p><a href="/news?a=1&amp;b=2"><strong>here</strong></a> <em>now</em></p>'
  ],
  ['strong Chinese beside punctuation', '**处理者：**公司', '<p><strong>处理者：</strong>公司</p>'],
  ['a line break between Chinese characters', '有机\n产品', '<p>有机产品</p>'],
  ['a line break between words', 'one\ntwo', '<p>one two</p>'],
  ['HTML as text', '<script>x</script> & <b>', '<p>&lt;script&gt;x&lt;/script&gt; &amp; &lt;b&gt;</p>'],
  ['no code, pictures or rules', '    x\n\n`y` ![z](/z)\n\n---', '<p>x</p><p>`y` !<a href="/z">z</a></p><p>---</p>']
]

for (const [what, text, html] of cases)
  t.test(`Markdown is rendered: ${what}`, async (t) => {
    t.equal(renderMarkdown(text), html)
  })

t.test('an answer of one paragraph has no element around it', async (t) => {
  t.equal(renderAnswer('See [here](/plan).'), 'See <a href="/plan">here</a>.')
  t.equal(renderAnswer('One.\n\nTwo.'), '<p>One.</p><p>Two.</p>')
})

t.test('a plain line that is not given to the renderer becomes what the renderer would make of it', async (t) => {
  const plain = [
    'Grown in the hills; picked (by hand), “washed”: $5 a kg, 100 % @ N5.',
    '上海新国际博览中心，N5 馆',
    'a  b',
    'é'
  ]
  const marked = [
    'a*b*',
    'a_b_ c',
    'a [b](/c)',
    'a `b`',
    'a & b',
    'a&amp;b',
    'a < b',
    'a\\*',
    'a ',
    'a\tb',
    'a\n---',
    'a | b\n- | -'
  ]
  const others = ['1. a', '- a', '# a', '> a', '+ a', '    a', '', '\u3000a', 'a\u0000b', 'A) b', 'a ~~b~~', 'a\\\nb']
  for (const text of [...plain, ...marked, ...others])
    t.equal(renderMarkdown(text), renderAll(text), JSON.stringify(text))
})
