import t from 'tap'
import { splitEnd, splitKept, splitWords } from '../../../shared/locale/line-breaks.ts'

t.test('a figure stays with what it counts', async (t) => {
  for (const [text, kept] of [
    ['展区20,000平方米，240家展商', ['20,000平方米，', '240家']],
    ['6月11日到N5馆。', ['6月11日', 'N5馆。']],
    ['9:00开门', ['9:00开门']],
    ['三天都在，两个展团一起来', ['三天', '两个', '一起来']],
    ['5月中到6月中。', ['5月', '6月中。']],
    ['光地（9–36平方米）与', ['（9–36平方米）']],
    ['Doors open at 9', []],
    ['', []]
  ] as const) {
    const parts = splitKept(text)
    t.same(
      parts.filter((_part, index) => index % 2 === 1),
      kept,
      text
    )
    t.equal(parts.join(''), text)
  }
})

t.test(
  'the last line of a text begins with a clause or a word, and has more than a word of two characters',
  async (t) => {
    for (const [text, start, pieces] of [
      ['先看味道，再看种它的地。', '先看味道，', ['再看种它的地。']],
      ['愿意试的、合不合口。”', '愿意试的、', ['合不合口。”']],
      ['没有另注的：需预约或限定对象的除外。', '没有另注的：需预', ['约或限定', '对象的除外。']],
      ['合并分数，定出35件产品。', '合并分数，', ['定出35件产品。']],
      ['展期三天8:00至18:00。', '展期', ['三天8:00至18:00。']],
      ['', '', []]
    ] as const) {
      const { start: first, end } = splitEnd(text)
      t.equal(first, start)
      t.same(splitWords(end, true), pieces, text)
    }
  }
)

t.test('a title may break between words alone, and no word of one character begins or ends a line', async (t) => {
  for (const [text, pieces] of [
    ['上海银发经济与康养产业展览会', ['上海银发', '经济', '与康养', '产业', '展览会']],
    ['参展产品要求', ['参展', '产品', '要求']],
    ['第八届闭幕：感谢14260名观众', ['第八届', '闭幕：', '感谢14260名', '观众']],
    ['今天开放09:00–17:00', ['今天', '开放09:00–17:00']],
    ['20,000平方米的N5馆', ['20,000平方米的', 'N5馆']],
    ['2025年6月11日开幕', ['2025年6月11日', '开幕']],
    ['带着证件到N5馆', ['带着', '证件到N5馆']],
    ['提前半小时入场', ['提前', '半小时入场']],
    ['种有机的、做有机的、卖有机的人', ['种有机的、', '做有机的、', '卖有机的人']],
    ['采购配对在安静区进行', ['采购配对', '在安静区', '进行']],
    ['导览图的字太小', ['导览图的字太小']],
    ['', []]
  ] as const) {
    t.same(splitWords(text), pieces, text)
  }
})
