/** What the crawl relies on and would miss without a fault: unmarked text, and what a page says to robots. */
import t from 'tap'
import { strayChinese, strayEnglish } from '../fixtures/languages-of-text.ts'
import { readPage } from '../fixtures/page-reading.ts'

const english = (body: string) =>
  readPage(`<html lang="en"><head><title>Fair</title></head><body>${body}</body></html>`)
const chinese = (body: string) => readPage(`<html lang="zh-CN"><body>${body}</body></html>`)
const strayTexts = (page: ReturnType<typeof readPage>, stray: typeof strayChinese, allowed: string[] = []) =>
  page.texts.filter((markedText) => stray(markedText, allowed)).map(({ position, text }) => `${position}: ${text}`)

const chineseInEnglish: [string, string[]][] = [
  ['<p>All is well</p>', []],
  ['<p>A field 田野</p>', ['p: A field 田野']],
  ['<p>A field <span lang="zh">田野</span></p>', []],
  ['<p>A field <span lang="zh-CN"><b>田野</b></span> and 茶</p>', ['p: and 茶']],
  ['<img alt="田野">', ['img alt: 田野']],
  ['<img lang="zh" alt="田野">', []],
  ['<input placeholder="请输入">', ['input placeholder: 请输入']],
  ['<p>Full stop。</p>', ['p: Full stop。']],
  ['<script>var a = "田野"</script><style>a::after{content:"茶"}</style>', []],
  ['<p>沪ICP备00000000号-1</p>', []],
  ['<p>沪ICP备00000000号-1 茶</p>', ['p: 沪ICP备00000000号-1 茶']]
]
for (const [body, expected] of chineseInEnglish) {
  t.test(`the English ${body} has ${expected.length} texts with unmarked Chinese`, async (t) => {
    t.same(strayTexts(english(body), strayChinese, ['沪ICP备00000000号-1']), expected)
  })
}

const englishInChinese: [string, string[]][] = [
  ['<p>有机茶</p>', []],
  ['<p>Hofgut Ährenwinkel 庄园</p>', []],
  ['<p>请看 The tea is very good 这里</p>', ['p: 请看 The tea is very good 这里']],
  ['<p>请看 <span lang="en">The tea is very good</span> 这里</p>', []],
  ['<p>The <b>tea is</b> very good</p>', ['p: The tea is very good']],
  ['<p>One, two, three, four</p>', ['p: One, two, three, four']],
  ['<ul><li>One two</li><li>three four</li></ul>', []],
  ['<a aria-label="Back to the top">回</a>', ['a aria-label: Back to the top']]
]
for (const [body, expected] of englishInChinese) {
  t.test(`the Chinese ${body} has ${expected.length} texts with unmarked English`, async (t) => {
    t.same(strayTexts(chinese(body), strayEnglish), expected)
  })
}

t.test('readPage gives what a page says to robots', async (t) => {
  t.equal(readPage('<html><head><meta name="robots" content="noindex"></head></html>').robots, 'noindex')
})
