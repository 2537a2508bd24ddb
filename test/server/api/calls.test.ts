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

/** A call, its parameters, its address, whether it is cacheable, and its target where that is another. */
const table: [string, Record<string, string>, string, boolean, string?][] = [
  ['menu', { x: '1' }, '/getHomeMenuList', true],
  ['categories', { pid: '7' }, '/getProductCategoryList', true, '/getProductCategoryList?pid=0'],
  ['newsList', { page: '2', kind: 'industry_news' }, '/getNewsList?kind=industry_news&page=2', true],
  ['newsList', { page: '' }, '/getNewsList', true],
  ['news', { id: 'abc' }, '/getNews?id=abc', false],
  ['page', { path: '/a b' }, '/getPage?path=/a%20b', false],
  ['exhibitorList', { q: 'tea' }, '/getExhibitorList?q=tea', false],
  ['search', { q: '\uD800' }, '/search?q=%EF%BF%BD', false]
]
for (const [name, params, address, cacheable, target = address] of table)
  t.test(`${name} with ${JSON.stringify(params)} requests ${target}`, async (t) => {
    const definition = callDefinitions.get(name as never)!
    t.match(
      resolveCall(definition, (parameter) => params[parameter]),
      { address, target, cacheable }
    )
  })
