import t from 'tap'
import { href } from '../../shared/pages/addresses.ts'
import { contentSubject, optional, pick, required } from '../../shared/pages/define-page.ts'
import { descriptorOf, matchRoute } from '../../shared/pages/match-page.ts'
import { type PageName, pages } from '../../shared/pages/pages.ts'
import { pageKinds } from '../fixtures/page-kinds.ts'

const addresses: [string, PageName, string][] = [
  [href.home(), 'home', '/'],
  [href.notFound(), 'notFound', '/404'],
  [href.newsList({ kind: 'industry_news', page: 2 }), 'newsList', '/news?kind=industry_news&page=2'],
  [href.news({ id: 301 }), 'news', '/news/301'],
  [href.exhibitors({ view: 'plan' }), 'exhibitors', '/exhibitor/featured?view=plan'],
  [href.exhibitors({ q: undefined }), 'exhibitors', '/exhibitor/featured'],
  [href.exhibitor({ id: 7 }), 'exhibitor', '/exhibitor/featured/7'],
  [href.exhibitor({ id: 1_718_000_000_001 }), 'exhibitor', '/exhibitor/featured/1718000000001'],
  [href.products({ category: 12 }), 'products', '/visitor/products?category=12'],
  [href.product({ id: 7 }), 'product', '/visitor/products/7'],
  [href.talk({ forum: 'roundtable', id: 101 }), 'talk', '/event/roundtable/101'],
  [href.search({ q: 'tea & 茶' }), 'search', '/search?q=tea+%26+%E8%8C%B6'],
  [href.plan(), 'plan', '/plan'],
  [href.unsubscribe(), 'unsubscribe', '/unsubscribe'],
  [href.page('/visitor/guide'), 'page', '/visitor/guide'],
  [href.page('/visitor/code', { code: '123' }), 'page', '/visitor/code?code=123']
]
/** Path and query of an address. */
function split(address: string): [path: string, query: string] {
  const [path = '', query = ''] = address.split('?')
  return [path, query]
}

for (const [address, name, expected] of addresses) {
  t.test(`${expected} is an address of the page ${name}`, async (t) => {
    t.equal(address, expected)
    t.equal(matchRoute(...split(address)).screen, name)
  })
}

t.test('every kind of page but those for errors has an address that tests ask with all records', async (t) => {
  const asked = new Set(pageKinds.map(({ address }) => matchRoute(...split(address)).screen))
  const names = Object.keys(pages) as PageName[]
  t.same(
    names.filter((name) => !asked.has(name)),
    ['notFound', 'failure']
  )
})

const long = 'x'.repeat(1993)
/** A path, a query, the parameters that are read of it, and whether the page may be cached. */
const queries: [string, string, Record<string, string>, boolean][] = [
  ['/news', 'kind=industry_news&page=2&other=1', { kind: 'industry_news', page: '2' }, true],
  ['/news', 'kind=rumour&page=two', {}, true],
  ['/news', 'page=%ff2', { page: '2' }, true],
  ['/news', `${long}&page=23`, { page: '2' }, true],
  ['/search', 'q=', {}, true],
  ['/search', 'q=%20tea%0a', { q: 'tea' }, false]
]
for (const [path, query, read, cacheable] of queries)
  t.test(`of ${path}?${query.slice(0, 40)} ${JSON.stringify(read)} is read`, async (t) => {
    t.match(matchRoute(path, query), { cacheable })
    t.same(matchRoute(path, query).query, read)
  })

t.test('a value cannot leave its part of the path', async (t) => {
  t.equal(href.talk({ forum: '../..//evil.example', id: 1 }), '/event/..%2F..%2F%2Fevil.example/1')
})

t.test('only the page of missing addresses has another status than 200', async (t) => {
  for (const name of Object.keys(pages) as PageName[]) {
    t.equal(descriptorOf(name).status, name === 'notFound' ? 404 : undefined, name)
  }
  t.equal(matchRoute('/404', '').status, 404)
  t.equal(matchRoute('/bannerBox', '').status, 404)
  t.equal(matchRoute('/news/abc', '').status, 404)
  t.equal(matchRoute('/news/7', '').status, 200)
})

t.test('every kind of page but those for errors is in the sitemap', async (t) => {
  const names = (Object.keys(pages) as PageName[]).filter((name) => !descriptorOf(name).inSitemap)
  t.same(names.sort(), ['failure', 'notFound'])
})

t.test('a parameter that the row of a call lacks does not compile', async (t) => {
  const query: Record<string, string> = { page: '2' }
  // @ts-expect-error The call `news` has no parameter `forum`.
  t.same(required('news', { forum: 'summit' }).params, { forum: 'summit' })
  // @ts-expect-error Nor together with one that it has.
  t.same(optional('newsList', pick(query, 'kind', 'page', 'q')).params, { page: '2' })
  // @ts-expect-error Nor parameters of which the names are unknown.
  t.same(required('news', query).params, query)
  t.same(optional('newsList', pick(query, 'kind', 'page')).params, { page: '2' })
})

t.test('a page of content has its title, and the summary where it has no description', async (t) => {
  const page = { title: 'About', summary: 'A fair', kws: 'tea' }
  t.same(contentSubject({ page } as never), { title: 'About', description: 'A fair', keywords: 'tea' })
  t.match(contentSubject({ page: { ...page, desc: 'All of it' } } as never), { description: 'All of it' })
  t.equal(contentSubject({ page: undefined } as never), undefined)
})
