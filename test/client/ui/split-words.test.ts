import t from 'tap'
import { splitWords } from '../../../client/ui/line-breaks.tsx'

t.test(
  'a Chinese title may break between words alone, and no word of one character begins or ends a line',
  async (t) => {
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
  }
)
