import t from 'tap'
import { highlightParts } from '../../../../client/pages/search/highlighted.tsx'

const highlight = (text: string, query: string) =>
  highlightParts(text, query)
    .map((part) => (part.isHighlighted ? `[${part.text}]` : part.text))
    .join('')

for (const [text, query, expected] of [
  ['Organic tea from the hills', 'organic tea', '[Organic] [tea] from the hills'],
  ['Organic teas', 'tea', 'Organic [tea]s'],
  ['One tea, steady', 'tea', 'One [tea], steady'],
  ['One tea', 'teas', 'One [tea]'],
  ['Teaching the teas of a team', 'tea', 'Teaching the [tea]s of a team'],
  ['Teaching a team', 'tea', '[Tea]ching a [tea]m'],
  ['vitamin C cream', 'c', 'vitamin [C] cream'],
  ['Ｏｒｇａｎｉｃ ＴＥＡ', 'organic tea', '[Ｏｒｇａｎｉｃ] [ＴＥＡ]'],
  ['Hofgut Ährenwinkel', 'ahren', 'Hofgut [Ähren]winkel'],
  ['浙江山区有机茶：绿茶', '有机茶', '浙江山区[有机茶]：绿[茶]'],
  ['有机抹茶与焙茶', '有机茶', '[有机]抹[茶]与焙[茶]'],
  ['绿茶与白茶', '茶', '绿[茶]与白[茶]'],
  ['展位N5A05在A排', 'n5a05', '展位[N5A05]在A排'],
  ['N5馆论坛区', 'n5馆', '[N5馆]论坛区'],
  ['a.b (c) [d]', '.*', 'a.b (c) [d]'],
  ['<b>tea</b>', '<b>', '<[b]>tea</[b]>'],
  ['tea', '', 'tea'],
  ['', 'tea', '']
] as const) {
  t.test(`the query “${query}” highlights ${expected}`, async (t) => {
    t.equal(highlight(text, query), expected)
  })
}

t.test('the joined parts are the text, for any query', async (t) => {
  for (const text of ['ﬁne İstanbul ㎏ 𠮷野家', '<mark>tea</mark> & “茶”', '\u0000\ud800x']) {
    for (const query of ['fi', 'ist', 'kg', '吉野', '野家', 'mark', 'x', '𠮷']) {
      t.equal(
        highlightParts(text, query)
          .map((part) => part.text)
          .join(''),
        text,
        `${text} for ${query}`
      )
    }
  }
})

t.test('only the first 80 characters of a query are used', async (t) => {
  const startedAt = process.cpuUsage().user
  highlightParts('有机茶'.repeat(200), '有机食品'.repeat(5000))
  t.ok(process.cpuUsage().user - startedAt < 200_000, 'less than 200 ms')
})
