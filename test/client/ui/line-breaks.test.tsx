import { hydrateRoot } from 'react-dom/client'
import t from 'tap'
import { createClientStore } from '../../../client/store.ts'
import { Clauses, fitClass, Prose, Words } from '../../../client/ui/line-breaks.tsx'
import { samplePageState } from '../../fixtures/page-state.ts'
import { cleanup, renderWith, surrounded } from '../../fixtures/rendered.tsx'

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

t.test('in Chinese a title may break between words, which adds no character to its text', async (t) => {
  const { container } = renderWith({ locale: 'cn' }, <Clauses text="参展产品要求" />)
  t.equal(container.innerHTML, '<span class="words">参展<wbr>产品<wbr>要求</span>')
  t.equal(container.textContent, '参展产品要求')
})

t.test('a short text of a record breaks between words, a long one only at its end', async (t) => {
  for (const [times, text] of [
    [1, '参展产品要求'],
    [20, '产品要求参展产品要求']
  ] as const) {
    const { container } = renderWith({ locale: 'cn' }, <Prose text={'参展产品要求'.repeat(times)} />)
    t.equal(container.querySelector('.words')?.textContent, text)
    cleanup()
  }
})

t.test('a text without Chinese characters, on a page in another language, or missing, stays plain', async (t) => {
  for (const [locale, text] of [
    ['cn', 'Hall N5'],
    ['en', '参展产品要求'],
    ['cn', undefined]
  ] as const) {
    const { container } = renderWith({ locale }, <Words text={text} />)
    t.equal(container.innerHTML, text ?? '')
    cleanup()
  }
})

t.test('words of a title that the server has broken elsewhere stay as they came when they are hydrated', async (t) => {
  const errors: unknown[] = []
  const container = document.createElement('div')
  container.innerHTML = '<span class="words">参<wbr>展产品<wbr>要求</span>'
  const store = createClientStore(samplePageState({ locale: 'cn' }))
  const root = hydrateRoot(container, surrounded(store, {}, <Words text="参展产品要求" />), {
    onRecoverableError: (error) => errors.push(error)
  })
  await new Promise((resolve) => setTimeout(resolve))
  t.equal(container.innerHTML, '<span class="words">参<wbr>展产品<wbr>要求</span>')
  t.same(errors, [])
  root.unmount()
})

t.test(
  'a Chinese title has a size for its longest clause, where that may be a little wider than its line',
  async (t) => {
    for (const [title, name] of [
      ['开场：去年，六十岁以上的人买了什么', 'fits-11'],
      ['从六百个单品砍到一百四十个。', 'fits-13'],
      ['一碗米粉的配料表为什么只有一行', undefined],
      ['十八届看过来：哪些地真的变了', undefined],
      ['Eighteen fairs on', undefined]
    ] as const)
      t.equal(fitClass(title), name, title)
    t.equal(fitClass(undefined as never), undefined)
  }
)
