/** The functions that the crawl relies on: reading a page, resolving a link, finding unmarked text. */
import t from 'tap'
import { addressOf } from '../fixtures/crawl.ts'
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

t.test('readPage gives title, description, robots, URLs, records and links', async (t) => {
  const page = readPage(`<!doctype html><html lang="en"><head><title>A &amp; B</title>
    <meta name="description" content="What &quot;it&quot; is"><meta name="robots" content="noindex">
    <link rel="canonical" href="https://x.example/?a=1&amp;b=2"><link rel="alternate" hreflang="en" href="/en/">
    <script type="application/ld+json">{"a":"\\u003c/script>"}</script><script>1</script></head>
    <body><a href="/x?y=1&amp;z=2">x</a><a>none</a><svg><title>Drawn</title></svg></body></html>`)
  t.match(page, {
    title: 'A & B',
    description: 'What "it" is',
    robots: 'noindex',
    canonical: 'https://x.example/?a=1&b=2',
    alternates: [['en', '/en/']],
    records: ['{"a":"\\u003c/script>"}'],
    links: ['/x?y=1&z=2']
  })
  t.equal(page.records.length, 1)
  t.equal(page.links.length, 1)
})

const addresses: [string, string, string | undefined][] = [
  ['/x', '/en/', '/x'],
  ['?page=2', '/news', '/news?page=2'],
  ['#top', '/news?page=2', '/news?page=2'],
  ['/x#y', '/', '/x'],
  ['//evil.example/x', '/', undefined],
  ['mailto:a@example.com', '/', undefined],
  ['https://x.example/', '/', undefined]
]
for (const [href, from, expected] of addresses) {
  t.test(`the link ${href} on ${from} resolves to ${expected}`, async (t) => t.equal(addressOf(href, from), expected))
}
