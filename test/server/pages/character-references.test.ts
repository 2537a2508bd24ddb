import t from 'tap'
import { withCharacters } from '../../../server/api/validate-envelope.ts'
import { decodeReferences } from '../../../shared/locale/plain-text.ts'
import { startApiStub } from '../../fixtures/api-stub.ts'
import { readHtml } from '../../fixtures/html.ts'
import { samples } from '../../fixtures/page-kinds.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { readXml } from '../../fixtures/xml.ts'

/** What a backend sends, and the text that it means (HTML, 13.2.5.72 to 13.2.5.80, 13.5). */
const texts: [string, string][] = [
  ['&ldquo;一叶&rdquo;&mdash;春茶&middot;论坛', '“一叶”—春茶·论坛'],
  ['Caf&eacute; &amp; tea &hellip; &#8220;new&#x201d;', 'Café & tea … “new”'],
  ['&Eacute;&eacute; &Gt;&gt; &Lt;&lt; &AMP; &QUOT;', 'Éé ≫> ≪< & "'],
  ['&CounterClockwiseContourIntegral; &fjlig; &NotEqualTilde; &Afr;', '∳ fj ≂̸ 𝔄'],
  ['&copy 2025, &frac12', '© 2025, ½'],
  ['?a=1&copy=2&region=3 &notit; &none;', '?a=1&copy=2&region=3 &notit; &none;'],
  ['&#128; &#147;new&#148; &#x99;', '€ “new” ™'],
  ['&#0000008220;&#8221', '“”'],
  ['a&#0;&#xd800;&#x110000;b', 'ab'],
  ['&amp;hellip; &amp;amp; &amp;#8230; &#38;hellip;', '&hellip; &amp; &#8230; &hellip;'],
  ['&&num;39; &lt&semi; &apos&semi;', '&#39; <; &apos;'],
  ['a &lt;b&gt; c', 'a <b> c']
]

t.test('character references are read as HTML reads them in an attribute, once', async (t) => {
  for (const [sent, text] of texts) t.equal(decodeReferences(withCharacters(sent)), text, sent)
})

t.test('every page and feed has the characters of references in texts of the backend', async (t) => {
  // A sample is a record.
  const sample = (call: string) => samples[call] as Record<string, unknown>
  const list = texts.map(([sent], index) => ({
    ...sample('/getNews'),
    id: index + 1,
    date: 1748736000,
    title_cn: sent,
    summary_cn: `摘要${sent}`
  }))
  const api = await startApiStub(t, {
    ...samples,
    '/getNewsList': { list, total: list.length, page: 1, pages: 1 },
    '/getTalk': { ...sample('/getTalk'), title_cn: texts[0]![0], room_cn: 'A&middot;1', html_cn: '<p>B&hellip;</p>' }
  })
  const site = await startSite(t, api.base, { SITE_ORIGIN: 'https://fair.example' })
  const feed = readXml((await sendRequest(site, '/rss.xml')).body)
  const inFeed = [...feed.getElementsByTagName('title')].map((title) => title.textContent)
  for (const [index, [sent, text]] of texts.entries()) {
    api.respondWith({ ...samples, '/getNews': list[index] })
    const path = `/news/${index + 1}`
    const { body } = await sendRequest(site, path)
    const page = readHtml(body)
    const content = (name: string) =>
      page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content')
    t.equal(page.querySelector('h1')?.textContent, text, sent)
    t.ok(page.title.startsWith(`${text} - `), `title: ${page.title}`)
    t.equal(content('description'), `摘要${text}`)
    t.equal(content('og:description'), `摘要${text}`)
    t.ok(content('og:title')?.startsWith(text), `og:title: ${content('og:title')}`)
    const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')]
    const records = scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    t.equal(records.find((record) => record['@type'] === 'NewsArticle')?.headline, text)
    t.ok(inFeed.includes(text), `feed: ${text}`)
    const state = (await sendRequest(site, `/_data${path}`)).json<{ data: { news: { title: string } } }>()
    t.equal(state.data.news.title, text)
  }
})
