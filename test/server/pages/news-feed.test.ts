import t from 'tap'
import type { Input } from '../../../server/api/inputs/inputs.ts'
import { newsFeedDerivation } from '../../../server/pages/news-feed.ts'
import { readSettings } from '../../../server/settings.ts'
import { startApiStub } from '../../fixtures/api-stub.ts'
import { atTime } from '../../fixtures/other-day.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { readXml, textsOf } from '../../fixtures/xml.ts'

const origin = 'https://fair.example'
const day = 86_400
const newest = 1748995200

const item = (id: number, more: object = {}) => ({
  id,
  kind: 'exhibition_news',
  date: newest - id * day,
  title_cn: `新闻${id}`,
  title_en: `News ${id}`,
  summary_cn: '消息',
  summary_en: 'A message',
  ...more
})

const config = [
  { code: 'fact_name_cn', content: '有机展' },
  { code: 'fact_name_en', content: 'Organic <b>fair</b> & more' },
  { code: 'meta_desc_en', content: 'Three days' }
]

/** Starts the site with these rows of news; returns its base URL. */
async function siteWith(t: Parameters<typeof startApiStub>[0], list: unknown[]) {
  const api = await startApiStub(t, { '/getWebInfo': config, '/getNewsList': { list, total: 1, page: 1, pages: 1 } })
  return startSite(t, api.base, { SITE_ORIGIN: origin })
}

for (const [path, language, prefix, name, first] of [
  ['/rss.xml', 'zh-cn', '', '有机展', '新闻1'],
  ['/en/rss.xml', 'en', '/en', 'Organic fair & more', 'News 1']
] as const)
  t.test(`${path} has the 24 latest news in ${language}, the latest first, with absolute URLs`, async (t) => {
    const site = await siteWith(
      t,
      Array.from({ length: 30 }, (_none, index) => item(30 - index))
    )
    const { status, headers, body } = await sendRequest(site, path, {
      headers: { host: 'evil.example', cookie: 'i18n_locale=en' }
    })
    t.equal(status, 200)
    t.equal(headers['content-type'], 'application/rss+xml; charset=utf-8')
    const feed = readXml(body)
    t.equal(textsOf(feed, 'language')[0], language)
    t.equal(textsOf(feed, 'title')[0], name)
    t.equal(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href'), origin + path)
    t.equal(feed.getElementsByTagName('atom:link')[0]?.getAttribute('rel'), 'self')
    const items = [...feed.getElementsByTagName('item')]
    t.equal(items.length, 24)
    t.equal(textsOf(items[0]!, 'title')[0], first)
    const found = items.map((element) => textsOf(element, 'link')[0])
    t.same(
      found,
      items.map((_element, index) => `${origin}${prefix}/news/${index + 1}`)
    )
    t.equal(textsOf(items[0]!, 'guid')[0], `${origin}${prefix}/news/1`)
    t.equal(textsOf(items[0]!, 'pubDate')[0], 'Tue, 03 Jun 2025 00:00:00 GMT')
    t.notMatch(body, 'evil')
  })

t.test('the feed depends on the news only, not on the time of its derivation', async (t) => {
  const newsList: Input = { kind: 'ok', data: { list: [item(1), item(2)] }, version: '1' }
  const { derive } = newsFeedDerivation(readSettings({}), 'cn', 1_749_600_000)
  const bodies = [0, 1e12, 2e12].map((time) => String(atTime(time, () => derive([newsList])).body))
  t.equal(new Set(bodies).size, 1)
  t.match(bodies[0], '新闻1')
})

t.test('the feed has the news of the fair’s clock, not those dated later', async (t) => {
  const newsList: Input = { kind: 'ok', data: { list: [item(1, { date: 1_749_772_800 }), item(2)] }, version: '1' }
  const linksOn = (day: string) => {
    const { derive } = newsFeedDerivation(readSettings({}), 'cn', Date.parse(day) / 1000)
    return textsOf(readXml(String(derive([newsList]).body)), 'link').slice(1).length
  }
  t.same([linksOn('2025-06-12'), linksOn('2025-06-13')], [1, 2])
})

t.test('the feed was built at the newest change of its news, not in the year of the fair', async (t) => {
  const clock = newest + 10 * day
  const { derive } = newsFeedDerivation(readSettings({}), 'en', Math.floor(clock / day) * day)
  const input = (data: unknown): Input => ({ kind: 'ok', data, version: '1' })
  const builtOf = (list: unknown[], pages: unknown) => {
    const next = input([...config, { code: 'exhibition_date_en', content: 'Jun 11 - Jun 13, 2027' }])
    const body = String(derive([input({ list }), next, input(pages)]).body)
    return textsOf(readXml(body), 'lastBuildDate')[0]
  }
  const at = (seconds: number) => new Date(seconds * 1000).toUTCString()
  t.equal(builtOf([item(1), item(2)], []), at(newest - day), 'the newest item')
  const changed = { path: '/news/2', updated: newest + day }
  t.equal(builtOf([item(1), item(2)], [changed, { path: '/news/9', updated: clock }]), at(newest + day))
  t.equal(builtOf([item(1)], [{ path: '/news/1', updated: clock + 9 * day }]), at(newest - day), 'none to come')
  t.equal(builtOf([], []), undefined, 'no news')
})

t.test('markup in news stays text, and invalid rows are left out', async (t) => {
  const site = await siteWith(t, [
    item(1, {
      title_cn: 'A ]]> <script>x</script><b>B</b> &amp; \u0001\ufffe',
      summary_cn: '</description></channel>'
    }),
    item(2, { title_cn: '', title_en: '' }),
    item(3, { date: 'today' }),
    item(4, { date: 1e300 }),
    { ...item(5), id: '../../evil' },
    null,
    'text'
  ])
  const { status, body } = await sendRequest(site, '/rss.xml')
  t.equal(status, 200)
  const items = [...readXml(body).getElementsByTagName('item')]
  t.equal(items.length, 1)
  t.equal(textsOf(items[0]!, 'title')[0], 'A ]]> B &')
})

const forbiddenInXml = '\u0000\u0008\u000b\u001f\ud800\udc00\udfff\ufffe\uffff'
const titles: [string, string][] = [
  [']]> and ]]> again', ']]> and ]]> again'],
  [']]>]]>]]>', ']]>]]>]]>'],
  [']]]]><![CDATA[>', ']]]]>'],
  ['a ]]&gt; b ]]&#62; c ]]&#x3e; d', 'a ]]> b ]]> c ]]> d'],
  [`a${forbiddenInXml.replace('\ud800\udc00', '\ud800 \udc00')}b`, 'a b'],
  ['a&#1;&#xb;&#xfffe;&#65535;&#xd800;b', 'ab'],
  ['🍵 <b>tea</b> &lt;/title&gt;<![CDATA[x', '🍵 tea </title><![CDATA[x'],
  ['&amp;amp; &amp;#0; "\'', '&amp; &#0; "\'']
]
t.test('with hostile titles, summaries and names the feed is well-formed and keeps their text', async (t) => {
  const list = titles.map(([title], index) => item(index + 1, { title_cn: title, summary_cn: title }))
  for (const [name] of titles) {
    const configWithName = [
      { code: 'fact_name_cn', content: name },
      { code: 'meta_desc_cn', content: name }
    ]
    const api = await startApiStub(t, {
      '/getWebInfo': configWithName,
      '/getNewsList': { list, total: list.length, page: 1, pages: 1 }
    })
    const { status, body } = await sendRequest(await startSite(t, api.base, { SITE_ORIGIN: origin }), '/rss.xml')
    t.equal(status, 200)
    const feed = readXml(body)
    t.notMatch(body, /\ufffd/, JSON.stringify(name))
    for (const [index, element] of [...feed.getElementsByTagName('item')].entries()) {
      t.equal(textsOf(element, 'title')[0], titles[index]![1])
      t.equal(textsOf(element, 'description')[0], titles[index]![1])
    }
  }
})

t.test('without a news list the feed is empty', async (t) => {
  const api = await startApiStub(t, {})
  const { status, body } = await sendRequest(await startSite(t, api.base), '/rss.xml')
  t.equal(status, 200)
  t.equal(readXml(body).getElementsByTagName('item').length, 0)
})
