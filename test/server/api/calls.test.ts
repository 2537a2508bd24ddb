import t from 'tap'
import { resolveCall } from '../../../server/api/calls.ts'
import { tags } from '../../../shared/calls/call.ts'
import { callDefinitions, callsByPath } from '../../../shared/calls/table.ts'
import { operations } from '../../fixtures/api-document.ts'

const undeclared = new Set(['/wechat/share_sign'])

t.test('the declared calls are exactly the GET operations of the OpenAPI document', async (t) => {
  const gets = operations
    .filter(({ method, call }) => method === 'get' && !undeclared.has(call))
    .map(({ call }) => call)
  t.same([...callsByPath.keys()].sort(), gets.sort())
})

t.test('every call has a tag that a purge accepts', async (t) => {
  for (const { tag } of callDefinitions.values()) t.ok(tags.includes(tag))
})

const table: [string, Record<string, string>, { address: string; target: string; cacheable: boolean }][] = [
  ['menu', { x: '1' }, { address: '/getHomeMenuList', target: '/getHomeMenuList', cacheable: true }],
  [
    'categories',
    { pid: '7' },
    { address: '/getProductCategoryList', target: '/getProductCategoryList?pid=0', cacheable: true }
  ],
  [
    'newsList',
    { page: '2', kind: 'industry_news' },
    {
      address: '/getNewsList?kind=industry_news&page=2',
      target: '/getNewsList?kind=industry_news&page=2',
      cacheable: true
    }
  ],
  ['newsList', { page: '' }, { address: '/getNewsList', target: '/getNewsList', cacheable: true }],
  ['news', { id: 'abc' }, { address: '/getNews?id=abc', target: '/getNews?id=abc', cacheable: false }],
  ['page', { path: '/a b' }, { address: '/getPage?path=/a%20b', target: '/getPage?path=/a%20b', cacheable: false }],
  [
    'exhibitorList',
    { q: 'tea' },
    { address: '/getExhibitorList?q=tea', target: '/getExhibitorList?q=tea', cacheable: false }
  ],
  ['search', { q: '\uD800' }, { address: '/search?q=%EF%BF%BD', target: '/search?q=%EF%BF%BD', cacheable: false }]
]
for (const [name, params, expected] of table)
  t.test(`${name} with ${JSON.stringify(params)} requests ${expected.target}`, async (t) => {
    const { address, target, cacheable } = resolveCall(
      callDefinitions.get(name as never)!,
      (parameter) => params[parameter]
    )
    t.same({ address, target, cacheable }, expected)
  })
