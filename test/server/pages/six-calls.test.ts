import t from 'tap'
import { formOf, readHtml } from '../../fixtures/html.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startSixCalls, titles } from '../../fixtures/six-calls.ts'

const upstream = await startSixCalls(t)
const base = await startSite(t, upstream.base)

const texts = {
  cn: {
    section: '上游栏目',
    child: '上游子项',
    external: '外部',
    hidden: /看不见的子项|不在导航/,
    category: '上游类别'
  },
  en: {
    section: 'Upstream section',
    child: 'Upstream child',
    external: 'Outside',
    hidden: /Unseen child|Not in the bar/,
    category: 'Upstream category'
  }
} as const
const descriptions = { cn: ['上游描述', '上游,关键词'], en: ['Upstream description', 'upstream, keywords'] } as const

for (const [prefix, language] of [
  ['', 'cn'],
  ['/en', 'en']
] as const) {
  t.test(`${prefix}/ has the title, menu and categories of the backend`, async (t) => {
    const { status, body } = await sendRequest(base, `${prefix}/`)
    t.equal(status, 200)
    const page = readHtml(body)
    const { section, child, external, hidden, category } = texts[language]
    t.equal(page.title, titles[language], 'the title is plain text')
    const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
    t.same([meta('description'), meta('keywords')], descriptions[language])
    const menu = page.querySelector('nav.menu')!
    const found = [...menu.querySelectorAll('summary')].map((summary) => summary.textContent)
    t.same(found, [section, external])
    const internalLink = [...menu.querySelectorAll('a')].find((link) => link.textContent === child)
    t.equal(internalLink?.getAttribute('href'), `${prefix}/exhibition/about`)
    const externalLink = [...menu.querySelectorAll('a')].find((link) => link.textContent?.startsWith(external))
    t.equal(externalLink?.getAttribute('href'), 'https://out.example.com/')
    t.equal(externalLink?.getAttribute('target'), '_blank')
    t.match(externalLink?.getAttribute('rel'), /\bnoopener\b/)
    t.notMatch(menu.textContent, hidden)
    const options = [...formOf(page, 'subscribe').querySelectorAll('select[name="product_category_id"] option')]
    const seen = options.slice(1).map((option) => [option.getAttribute('value'), option.textContent])
    t.same(seen, [['71', category]])
    t.equal(page.querySelectorAll('h1').length, 1)
  })

  t.test(`${prefix}/404: the title ends with the site title of the backend`, async (t) => {
    const { body } = await sendRequest(base, `${prefix}/404`)
    t.match(readHtml(body).title, new RegExp(`^.+ - ${titles[language]}$`))
  })

  t.test(`${prefix}/: without configured URLs, booth and registration link to pages of this site`, async (t) => {
    const page = readHtml((await sendRequest(base, `${prefix}/`)).body)
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    t.ok(hrefs.includes(`${prefix}/exhibitor/apply`))
    t.ok(hrefs.includes(`${prefix}/visitor/register`))
    t.notOk(page.querySelector('.sister'), 'there is no button to the sister fair')
  })

  for (const path of ['/exhibition/about', '/news', '/news/1', '/exhibitor/featured', '/visitor/products/1', '/x/y'])
    t.test(`${prefix}${path} is 404, because the backend has no content for it`, async (t) => {
      const { status, body } = await sendRequest(base, prefix + path)
      t.equal(status, 404)
      t.match(readHtml(body).title, titles[language])
    })

  t.test(`${prefix}/: each link that is not the backend's leads to a page`, async (t) => {
    const page = readHtml((await sendRequest(base, `${prefix}/`)).body)
    const links = [...page.querySelectorAll('a')].filter((link) => link.closest('nav.menu') === null)
    const paths = new Set(links.map((link) => (link.getAttribute('href') ?? '').split('#', 1)[0] ?? ''))
    const own = [...paths].filter((path) => path.startsWith('/') && !path.includes('?'))
    t.ok(own.includes(`${prefix}/search`) && own.includes(`${prefix}/exhibition/about`), 'the menu names it')
    for (const path of own.filter((path) => path !== `${prefix}/exhibition/about`))
      t.equal((await sendRequest(base, path)).status, 200, path)
  })

  for (const path of ['/visitor/register', '/exhibitor/apply', '/privacy'])
    t.test(`${prefix}${path}: the page says that the organisers have not opened it here`, async (t) => {
      const page = readHtml((await sendRequest(base, prefix + path)).body)
      t.equal(page.querySelectorAll('h1').length, 1)
      t.match(page.querySelector('.head-summary')?.textContent, /^(主办方尚未|The organisers have not)/)
      t.ok(page.title.startsWith(`${page.querySelector('h1')?.textContent} - `))
    })

  for (const path of ['/search', '/visitor/register', '/exhibitor/apply', '/privacy', '/plan', '/unsubscribe'])
    t.test(`${prefix}${path} is 200 without content of the backend`, async (t) => {
      const { status, body } = await sendRequest(base, prefix + path)
      t.equal(status, 200)
      t.equal(readHtml(body).querySelectorAll('h1').length, 1)
    })
}

t.test('derived files are 200 or 404, never an error', async (t) => {
  for (const path of ['/sitemap.xml', '/rss.xml', '/en/rss.xml', '/calendar.ics', '/robots.txt', '/api-docs']) {
    const { status } = await sendRequest(base, path)
    t.ok(status === 200 || status === 404, `${path} ${status}`)
  }
})

t.test('the process is ready once it has the menu', async (t) => {
  t.equal((await sendRequest(base, '/readyz')).status, 200)
})
