import t from 'tap'
import { startApiStub, startStubbed } from '../../fixtures/api-stub.ts'
import { readHtml } from '../../fixtures/html.ts'
import { runBackend } from '../../fixtures/running-backend.ts'
import { startSite } from '../../fixtures/running-site.ts'
import { sendRequest } from '../../fixtures/send-request.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'
import { readXml, textsOf } from '../../fixtures/xml.ts'

const origin = 'https://fair.example'
const xhtml = 'http://www.w3.org/1999/xhtml'

interface Entry {
  loc: string
  lastmod: string | undefined
  links: string[]
}

async function entriesOf(site: string): Promise<Entry[]> {
  const { status, headers, body } = await sendRequest(site, '/sitemap.xml')
  t.equal(status, 200)
  t.equal(headers['content-type'], 'application/xml; charset=utf-8')
  return [...readXml(body).getElementsByTagName('url')].map((url) => ({
    loc: textsOf(url, 'loc')[0]!,
    lastmod: textsOf(url, 'lastmod')[0],
    links: [...url.getElementsByTagNameNS(xhtml, 'link')].map(
      (link) => `${link.getAttribute('rel')} ${link.getAttribute('hreflang')} ${link.getAttribute('href')}`
    )
  }))
}

t.test('the sitemap has every listed page in both languages, with the alternates of the page', async (t) => {
  const pack = compiledSmallPack()
  const backend = await runBackend(t, pack)
  const site = await startSite(t, backend.origin, { SITE_ORIGIN: origin })
  const entries = await entriesOf(site)
  const expected = pack.pageList.flatMap(({ path }) => [path, path === '/' ? '/en/' : `/en${path}`])
  const addresses = entries.map(({ loc }) => loc)
  t.same(
    addresses,
    expected.map((path) => origin + path)
  )
  t.equal(entries.find(({ loc }) => loc === `${origin}/en/exhibition/about`)?.lastmod, '2025-06-11')

  for (const path of ['/', '/en/', '/exhibition/about', '/en/news/301']) {
    const page = readHtml((await sendRequest(site, path)).body)
    const pageLinks = [...page.querySelectorAll('link[hreflang]')].map(
      (link) => `alternate ${link.getAttribute('hreflang')} ${link.getAttribute('href')}`
    )
    t.equal(pageLinks.length, 3)
    t.same(entries.find(({ loc }) => loc === origin + path)?.links, pageLinks, path)
    t.equal(page.querySelector('link[rel=canonical]')?.getAttribute('href'), origin + path)
  }
})

t.test('listed paths get the canonical spelling, and paths that are no pages of this site are left out', async (t) => {
  const rows = [
    { path: '/', updated: 1749600000 },
    { path: '/index', updated: 1749603600 },
    { path: '/a/中文 & co', updated: 1749603600 },
    { path: '/Own/Case', updated: 'yesterday' },
    { path: '/double//slash/', updated: 1e18 },
    ...['//evil.example', 'https://evil.example/', '/en/about', '/x?y=1', '/x#y', 'x', '', '/../x', null, 7].map(
      (path) => ({
        path,
        updated: 1749600000
      })
    ),
    null,
    'text'
  ]
  const api = await startApiStub(t, { '/getPageList': rows })
  const entries = await entriesOf(await startSite(t, api.base, { SITE_ORIGIN: origin }))
  t.same(
    entries.filter((_entry, index) => index % 2 === 0).map(({ loc, lastmod }) => [loc, lastmod]),
    [
      [`${origin}/`, '2025-06-11T09:00+08:00'],
      [`${origin}/a/%E4%B8%AD%E6%96%87%20&%20co`, '2025-06-11T09:00+08:00'],
      [`${origin}/Own/Case`, undefined],
      [`${origin}/double/slash`, undefined]
    ]
  )
})

t.test('paths with characters forbidden in XML are left out or encoded, and the sitemap is well-formed', async (t) => {
  const hostile = [']]>', '<!--', '&#1;', '"\'<>&', '\ufffe\uffff', '\ud800', 'a\udc00b', '\u0000', '\u001f', '🍵']
  const rows = hostile.map((name) => ({ path: `/${name}`, updated: 1749603600 }))
  const api = await startApiStub(t, { '/getPageList': rows })
  const entries = await entriesOf(await startSite(t, api.base, { SITE_ORIGIN: origin }))
  const found = entries.filter((_entry, index) => index % 2 === 0).map(({ loc }) => loc.slice(origin.length))
  t.same(found, ['/', '/%5D%5D%3E', '/%3C!--', `/%22'%3C%3E&`, '/%EF%BF%BE%EF%BF%BF', '/%F0%9F%8D%B5'])
})

t.test('a sitemap of more than 50,000 addresses is an index of several files', async (t) => {
  const rows = Array.from({ length: 25_001 }, (_, id) => ({ path: `/visitor/products/${id + 1}`, updated: 1749600000 }))
  const { site } = await startStubbed(t, { '/getPageList': rows }, { SITE_ORIGIN: origin })
  const { body } = await sendRequest(site, '/sitemap.xml')
  t.match(body, '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const files = textsOf(readXml(body), 'loc')
  t.same(files, [`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
  const counts = [1, 2, 3].map(async (part) => {
    const file = await sendRequest(site, `/sitemap-${part}.xml`)
    return [file.status, file.body.split('<url>').length - 1]
  })
  t.same(await Promise.all(counts), [
    [200, 50_000],
    [200, 4],
    [404, 0]
  ])
})

t.test('a page list that is too large for the cache is no sitemap, and hides no page', async (t) => {
  const rows = Array.from({ length: 20_000 }, (_, id) => ({
    path: `/visitor/products/${id}`,
    title_cn: '茶'.repeat(30)
  }))
  const page = { path: '/exhibition/about', title_cn: '关于', title_en: 'About', sections: [] }
  const { api, site } = await startStubbed(t, { '/getPageList': rows, '/getPage': page }, { SITE_ORIGIN: origin })
  const { status, headers } = await sendRequest(site, '/sitemap.xml')
  t.equal(status, 502)
  t.equal(headers['cache-control'], 'no-store')
  t.equal((await sendRequest(site, '/exhibition/about')).status, 200)
  t.equal((await sendRequest(site, '/sitemap.xml')).status, 502)
  t.equal(api.origin.requests.filter(({ url }) => url?.startsWith('/getPageList')).length, 1)
})

t.test('without a page list the sitemap has only the home page', async (t) => {
  const api = await startApiStub(t, {})
  const entries = await entriesOf(await startSite(t, api.base, { SITE_ORIGIN: origin }))
  const addresses = entries.map(({ loc }) => loc)
  t.same(addresses, [`${origin}/`, `${origin}/en/`])
})

t.test('while the backend fails the sitemap is 502 with no-store, and 200 when it is back', async (t) => {
  const { api, site } = await startStubbed(t, { '/getPageList': 500 }, { SITE_ORIGIN: origin })
  const failed = await sendRequest(site, '/sitemap.xml')
  t.equal(failed.status, 502)
  t.equal(failed.headers['cache-control'], 'no-store')
  t.match(failed.headers['retry-after'], /^\d+$/)
  t.match(failed.headers['content-type'], /^text\/plain/)
  t.notMatch(failed.body, '127.0.0.1')
  api.respondWith({ '/getPageList': [{ path: '/back', updated: 1749600000 }] })
  // A failed fetch is retried after one second.
  let again = failed
  for (let tries = 0; again.status !== 200 && tries < 40; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    again = await sendRequest(site, '/sitemap.xml')
  }
  t.match(again.body, `${origin}/back`)
})
