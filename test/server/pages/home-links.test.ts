/** Every link of the home page leads to a page that is there (shared/README.md#page-status). */
import t, { type Test } from 'tap'
import { startApiStub } from '../../fixtures/api-stub.ts'
import { readHtml } from '../../fixtures/html.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { startSixCalls } from '../../fixtures/six-calls.ts'

/** The addresses of this site to which a page links, language switch, head and forms included. */
async function linksOf(site: string, address: string): Promise<string[]> {
  const { body } = await sendRequest(site, address)
  const elements = readHtml(body).querySelectorAll('a[href], link[href]:not([rel="canonical"])')
  const hrefs = [...elements].map((element) => element.getAttribute('href')!.split('#', 1)[0]!)
  return [...new Set(hrefs)].filter((href) => /^\/(?!\/)/.test(href))
}

async function checkLinks(t: Test, site: string, home: string): Promise<string[]> {
  const links = await linksOf(site, home)
  t.ok(links.length > 5, `${home} has links`)
  for (const link of links) {
    const { status } = await sendRequest(site, link)
    t.ok(status < 400, `${home} links to ${link}: ${status}`)
  }
  return links
}

for (const round of ['first visit', 'second visit']) {
  t.test(`in front of a backend with the six calls alone no link of home leads nowhere, ${round}`, async (t) => {
    const site = await startSite(t, (await startSixCalls(t)).base, {}, { isSampleContent: false })
    for (const home of ['/', '/en/']) {
      if (round === 'second visit') await sendRequest(site, home)
      const links = await checkLinks(t, site, home)
      t.notOk(
        links.some((link) => link.endsWith('/exhibition/about')),
        'nor does the menu'
      )
      const state = (await sendRequest(site, `/_data${home}`)).json<{ absent: string[]; version: string }>()
      const { body } = await sendRequest(site, home)
      const embedded = JSON.parse(readHtml(body).getElementById('state')!.textContent)
      t.same(embedded.absent, state.absent, 'document and data leave out the same')
      t.equal(embedded.version, state.version)
      t.equal(readHtml(body).querySelectorAll('nav ul:empty, footer ul:empty, .actions:empty').length, 0)
    }
  })
}

const page = (path: string) => ({ path, title_cn: '页', title_en: 'Page', sections: [] })
const menu = [
  { name: 'About', path: '/exhibition/about', target: '_self', is_nav: 1, childlist: [] },
  {
    name: 'Fair',
    path: '/no/such',
    target: '_self',
    is_nav: 1,
    childlist: [
      { name: 'Contact', path: '/contact/us', target: '_self', is_nav: 1 },
      { name: 'Calendar', path: '/calendar.ics', target: '_self', is_nav: 1 }
    ]
  }
]

t.test(
  'a page that the list names is linked, one that it does not name is not, and a change is followed',
  async (t) => {
    const responses = { '/getHomeMenuList': menu, '/getPage': page('/any') }
    const list = (...paths: string[]) => paths.map((path) => ({ path, title_cn: '页', title_en: 'Page' }))
    const api = await startApiStub(t, { ...responses, '/getPageList': list('/exhibition/about', '/visitor/register') })
    const site = await startSite(t, api.base)
    const shown = async () =>
      (await linksOf(site, '/')).filter((link) => /about|contact|register|booth|such/.test(link))
    t.same((await shown()).sort(), ['/exhibition/about', '/visitor/register'])
    api.respondWith({ ...responses, '/getPageList': list('/exhibition/about', '/contact/us') })
    let links = await shown()
    while (links.includes('/visitor/register')) links = await shown()
    t.same(links.sort(), ['/contact/us', '/exhibition/about'])
    const { body } = await sendRequest(site, '/')
    t.equal(
      [...readHtml(body).querySelectorAll('nav.menu summary')].map((item) => item.textContent).join(),
      'About,Fair'
    )
  }
)

t.test('without a list the pages that answer are linked, and all of them while the backend fails', async (t) => {
  const api = await startApiStub(t, { '/getHomeMenuList': menu, '/getPage': page('/any') })
  const site = await startSite(t, api.base)
  t.ok((await linksOf(site, '/')).includes('/contact/us'))
  t.notOk((await linksOf(site, '/')).includes('/visitor/products'), 'the directory has no call')
  const failing = await startApiStub(t, { '/getHomeMenuList': menu, '/getPage': 500, '/getPageList': 500 })
  const other = await startSite(t, failing.base)
  t.ok((await linksOf(other, '/')).includes('/contact/us'))
})
