import t from 'tap'
import { askedFor, policies, policiesByPath, tags } from '../../server/policy.ts'
import { operations } from '../fixtures/api-document.ts'

const undeclared = new Set(['/wechat/share_sign'])

t.test('every GET of the API’s document is in the table, with its parameters, and nothing else is', async (t) => {
  const gets = operations
    .filter(({ method, call }) => method === 'get' && !undeclared.has(call))
    .map(({ call }) => call)
  t.same([...policiesByPath.keys()].sort(), gets.sort())
})

t.test('every call has a tag that a purge can name', async (t) => {
  for (const { tag } of policies.values()) t.ok(tags.includes(tag))
})

const table: [string, Record<string, string>, { address: string; target: string; kept: boolean }][] = [
  ['menu', { x: '1' }, { address: '/getHomeMenuList', target: '/getHomeMenuList', kept: true }],
  [
    'categories',
    { pid: '7' },
    { address: '/getProductCategoryList', target: '/getProductCategoryList?pid=0', kept: true }
  ],
  [
    'newsList',
    { page: '2', kind: 'industry_news' },
    { address: '/getNewsList?kind=industry_news&page=2', target: '/getNewsList?kind=industry_news&page=2', kept: true }
  ],
  ['newsList', { page: '' }, { address: '/getNewsList', target: '/getNewsList', kept: true }],
  ['news', { id: 'abc' }, { address: '/getNews?id=abc', target: '/getNews?id=abc', kept: false }],
  ['page', { path: '/a b' }, { address: '/getPage?path=/a%20b', target: '/getPage?path=/a%20b', kept: false }],
  [
    'exhibitorList',
    { q: 'tea' },
    { address: '/getExhibitorList?q=tea', target: '/getExhibitorList?q=tea', kept: false }
  ],
  ['search', { q: '\uD800' }, { address: '/search?q=%EF%BF%BD', target: '/search?q=%EF%BF%BD', kept: false }]
]
for (const [name, params, expected] of table) {
  t.test(
    `${name} with ${JSON.stringify(params)} asks ${expected.target}${expected.kept ? '' : ', and nothing is kept'}`,
    async (t) => {
      const { address, target, kept } = askedFor(policies.get(name as never)!, (parameter) => params[parameter])
      t.same({ address, target, kept }, expected)
    }
  )
}
