import t from 'tap'
import { ask } from '../../fixtures/client.ts'
import { formOf, readHtml } from '../../fixtures/html.ts'
import { startProcess } from '../../fixtures/site-process.ts'
import { startSixCalls, titles } from '../../fixtures/six-calls.ts'

const upstream = await startSixCalls(t)
const { base } = await startProcess(t, { API_UPSTREAM: upstream.base })

const words = {
  cn: {
    section: '上游栏目',
    child: '上游子项',
    outside: '外部',
    unseen: /看不见的子项|不在导航/,
    category: '上游类别'
  },
  en: {
    section: 'Upstream section',
    child: 'Upstream child',
    outside: 'Outside',
    unseen: /Unseen child|Not in the bar/,
    category: 'Upstream category'
  }
} as const
const descriptions = { cn: ['上游描述', '上游,关键词'], en: ['Upstream description', 'upstream, keywords'] } as const

for (const [prefix, language] of [
  ['', 'cn'],
  ['/en', 'en']
] as const) {
  t.test(`${prefix}/ is the home page, with menu, title and categories of the backend`, async (t) => {
    const { status, body } = await ask(base, `${prefix}/`)
    t.equal(status, 200)
    const page = readHtml(body)
    const { section, child, outside, unseen, category } = words[language]
    t.equal(page.title, titles[language], 'without its markup')
    const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
    t.same([meta('description'), meta('keywords')], descriptions[language])
    const menu = page.querySelector('nav.menu')!
    t.same(
      [...menu.querySelectorAll('summary')].map((summary) => summary.textContent),
      [section, outside]
    )
    const inside = [...menu.querySelectorAll('a')].find((link) => link.textContent === child)
    t.equal(inside?.getAttribute('href'), `${prefix}/exhibition/about`)
    const out = [...menu.querySelectorAll('a')].find((link) => link.textContent?.startsWith(outside))
    t.equal(out?.getAttribute('href'), 'https://out.example.com/')
    t.equal(out?.getAttribute('target'), '_blank')
    t.match(out?.getAttribute('rel'), /\bnoopener\b/)
    t.notMatch(menu.textContent, unseen)
    const options = [...formOf(page, 'subscribe').querySelectorAll('select[name="product_category_id"] option')]
    t.same(
      options.slice(1).map((option) => [option.getAttribute('value'), option.textContent]),
      [['71', category]]
    )
    t.equal(page.querySelectorAll('h1').length, 1)
  })

  t.test(`${prefix}/: the title of another page ends in the one of the backend`, async (t) => {
    const { body } = await ask(base, `${prefix}/404`)
    t.match(readHtml(body).title, new RegExp(`^.+ - ${titles[language]}$`))
  })

  t.test(`${prefix}/: where no addresses are configured, booth and registration lead to our own pages`, async (t) => {
    const page = readHtml((await ask(base, `${prefix}/`)).body)
    const hrefs = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    t.ok(hrefs.includes(`${prefix}/exhibitor/apply`))
    t.ok(hrefs.includes(`${prefix}/visitor/register`))
    t.notOk(page.querySelector('.sister'), 'and there is no sister button')
  })

  for (const path of ['/exhibition/about', '/news', '/news/1', '/exhibitor/featured', '/visitor/products/1', '/x/y']) {
    t.test(`${prefix}${path}, whose content the backend lacks, is not found`, async (t) => {
      const { status, body } = await ask(base, prefix + path)
      t.equal(status, 404)
      t.match(readHtml(body).title, titles[language])
    })
  }

  for (const path of ['/search', '/privacy', '/plan', '/unsubscribe']) {
    t.test(`${prefix}${path} is there without content of the backend`, async (t) => {
      const { status, body } = await ask(base, prefix + path)
      t.equal(status, 200)
      t.equal(readHtml(body).querySelectorAll('h1').length, 1)
    })
  }
}

t.test('the files that are made say what they lack, and never that we failed', async (t) => {
  for (const path of ['/sitemap.xml', '/rss.xml', '/en/rss.xml', '/calendar.ics', '/robots.txt', '/api-docs']) {
    const { status } = await ask(base, path)
    t.ok(status === 200 || status === 404, `${path} ${status}`)
  }
})

t.test('the backend was asked in the two languages and nothing of a visitor', async (t) => {
  await ask(base, '/nothing', { headers: { cookie: 'session=secret', authorization: 'Bearer x', 'user-agent': 'me' } })
  for (const { url, headers } of upstream.origin.asked) {
    t.match(headers.lang, /^(cn|en)$/, url)
    t.same([headers.cookie, headers.authorization, headers['user-agent']], [undefined, undefined, undefined], url)
  }
})

t.test('ready, as the menu is there', async (t) => {
  t.equal((await ask(base, '/readyz')).status, 200)
})
