import t, { type Test } from 'tap'
import { markTexts } from '../../../server/pages/other-language.ts'
import { startApiStub, startStubbed } from '../../fixtures/api-stub.ts'
import { pageKinds, samples, shellCalls } from '../../fixtures/page-kinds.ts'
import { readPage } from '../../fixtures/page-reading.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'

t.setTimeout(240_000)

/** A text that stands alone, and one that no field of the page's own language has. */
const foreign = { cn: '有机产品', en: 'Organic products of the fair' }

type Language = keyof typeof foreign
const suffix = { cn: /(_cn|Cn)$/, en: /(_en|En)$/ }

/** The records of a call as a backend gives them that has texts in one language alone; HTML is a paragraph. */
function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (suffix[language === 'cn' ? 'en' : 'cn'].test(key)) return []
      if (!suffix[language].test(key)) return [[key, inOneLanguage(item, language)]]
      const text = /^(html|content|answer)/.test(key) ? `<p>${foreign[language]}</p>` : foreign[language]
      return [[key, replaceTexts(item, text)]]
    })
  )
}

function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceTexts(item, text)]))
}

/** A site in front of a backend whose records, the shell's aside, are in one language alone. */
async function startInOneLanguage(t: Test, language: Language): Promise<string> {
  const records = Object.entries(samples).map(([call, data]) => [
    call,
    (shellCalls as readonly string[]).includes(call) ? data : inOneLanguage(data, language)
  ])
  const api = await startApiStub(t, Object.fromEntries(records))
  return startSite(t, api.base)
}

/** Attributes and options have one text without elements, as has a currency with its amount. */
function isElementText(text: string, position: string, language: Language): boolean {
  return text.includes(foreign[language]) && !/ |^(title|meta|option)$/.test(position) && !/\d/.test(text)
}

const tags = { cn: 'zh-CN', en: 'en' }

for (const [language, page] of [
  ['cn', 'en'],
  ['en', 'cn']
] as const)
  t.test(`records in ${tags[language]} alone: pages in ${tags[page]} mark each of their texts`, async (t) => {
    const site = await startInOneLanguage(t, language)
    for (const { address } of pageKinds) {
      const { status, body } = await sendRequest(
        site,
        page === 'en' ? `/en${address === '/' ? '/' : address}` : address
      )
      t.equal(status, 200, address)
      const texts = readPage(String(body)).texts.filter(({ text, position }) => isElementText(text, position, language))
      const unmarked = texts.filter(({ lang }) => lang !== tags[language])
      t.same([...new Set(unmarked.map(({ text, position }) => `${position}: ${text}`))], [], address)
    }
  })

/** The elements of a page whose text is marked as in a language, in order. */
async function markedAs(site: string, address: string, lang: string): Promise<string[]> {
  const { body } = await sendRequest(site, address)
  const { texts } = readPage(String(body))
  return texts.filter((text) => text.lang === lang).map(({ text }) => text)
}

t.test('names and facts in Chinese alone are marked in English, nothing of a complete record is', async (t) => {
  const complete = {
    ...samples,
    '/getHomeMenuList': [{ name: 'About', path: '/a/b', is_nav: 1 }],
    '/getWebInfo': [{ code: 'fact_name_en', type: 1, content: 'Fair' }]
  }
  const api = await startApiStub(t, complete)
  const before = await startSite(t, api.base)
  const always = await markedAs(before, '/en/news/7', 'zh-CN')
  api.respondWith({
    ...complete,
    '/getHomeMenuList': [{ name: '关于', path: '/a/b', is_nav: 1 }],
    '/getWebInfo': [
      { code: 'fact_name_en', type: 1, content: 'Fair' },
      { code: 'organiser_1_company_cn', type: 1, content: '示例 Fairs 有限公司' }
    ],
    '/getProductCategoryList': [{ id: 1, name: '茶叶' }]
  })
  const after = await startSite(t, api.base)
  const added = (await markedAs(after, '/en/news/7', 'zh-CN')).filter((text) => !always.includes(text))
  t.same(new Set(added), new Set(['关于', '茶叶', '示例 Fairs 有限公司']))
  t.same(always, ['中文'])
  const { body } = await sendRequest(after, '/_data/en/news/7')
  t.same(JSON.parse(String(body)).otherTexts, ['示例 Fairs 有限公司', '关于', '茶叶'])
})

t.test('markTexts marks elements with one of the texts alone', async (t) => {
  const mark = (html: string) => markTexts(html, ['<茶> & 米', '春天，来了'], 'zh-CN')
  t.equal(mark('<p>&lt;茶&gt; &amp; 米</p>'), '<p lang="zh-CN">&lt;茶&gt; &amp; 米</p>')
  const found = mark('<a href="/x" class="y">&lt;茶&gt; &amp; 米</a>')
  t.equal(found, '<a href="/x" class="y" lang="zh-CN">&lt;茶&gt; &amp; 米</a>')
  const seen = mark('<h1><span class="clause">春天，</span><span class="clause">来了</span></h1>')
  t.equal(seen, '<h1 lang="zh-CN"><span class="clause">春天，</span><span class="clause">来了</span></h1>')
  for (const other of [
    '<p lang="zh">来了</p>',
    '<p>来了 7</p>',
    '<p>来了<b>7</b></p>',
    '<br/>来了</p>',
    '<p><!-- -->来了</p>',
    '<p title="来了"></p>'
  ])
    t.equal(mark(other), other)
})

t.test('the copyright notice is marked where the fair has a name in the other language alone', async (t) => {
  const config = [
    { code: 'fact_name_cn', content: '示例展览会' },
    { code: 'copyright_year', content: '2031' }
  ]
  const { site } = await startStubbed(t, { ...samples, '/getWebInfo': config })
  t.match((await sendRequest(site, '/en/')).body, '<p lang="zh-CN">© 2031 示例展览会</p>')
  t.match((await sendRequest(site, '/')).body, '<p>© 2031 示例展览会</p>')
})
