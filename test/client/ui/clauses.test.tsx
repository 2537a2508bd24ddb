import t from 'tap'
import { Clauses } from '../../../client/ui/clauses.tsx'
import { cleanup, renderWith } from '../../fixtures/rendered.tsx'

t.afterEach(() => cleanup())

t.test('a title is split into its clauses and keeps its text', async (t) => {
  for (const [text, clauses] of [
    ['第八届闭幕：谢谢14260位观众，也谢谢四百封信', ['第八届闭幕：', '谢谢14260位观众，', '也谢谢四百封信']],
    ['“天然”写在瓶身上，算不算数？', ['“天然”写在瓶身上，', '算不算数？']],
    ['合同、宣传语和检测报告', []],
    ['Doors open at nine: three things to know', []],
    ['：前面没有字', []],
    ['', []]
  ] as const) {
    const { container } = renderWith({}, <Clauses text={text} />)
    t.same(
      [...container.querySelectorAll('.clause')].map((part) => part.textContent),
      clauses
    )
    t.equal(container.textContent, text)
    cleanup()
  }
})
