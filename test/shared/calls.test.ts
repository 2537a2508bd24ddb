import t from 'tap'
import { createApi } from '../../client/boot/api.ts'
import { getCall } from '../../shared/calls/call.ts'
import * as rows from '../../shared/calls/rows.ts'
import type { CallData } from '../../shared/calls/table.ts'
import { operations } from '../fixtures/api-document.ts'

t.test('the table has a row for every operation of the OpenAPI document, and no other', async (t) => {
  const inDocument = operations.map(({ method, call }) => `${method} ${call}`)
  const inTable = Object.values(rows).map(({ kind, path }) => `${kind === 'form' ? 'post' : 'get'} ${path}`)
  t.same(inTable.sort(), inDocument.sort())
})

t.test('six calls are basic', async (t) => {
  const basic = Object.entries(rows).flatMap(([name, { isBasic }]) => (isBasic ? [name] : []))
  t.same(basic.sort(), ['addSubscribe', 'categories', 'config', 'menu', 'shareSignature', 'tree'])
})

// `npm run check` compiles this: a line below a directive that is no error fails.
t.test('a row that leaves out a parameter of the contract, or has another, does not compile', async (t) => {
  // @ts-expect-error: `forum` is missing.
  getCall('/getTalk', { parameters: { id: /^\d+$/ } })
  // @ts-expect-error: the call has no parameter `day`.
  getCall('/getTalkList', { parameters: { forum: /^[a-z]+$/, day: /^\d$/ } })
  // @ts-expect-error: `pid` is neither declared nor fixed.
  getCall('/getProductCategoryList', { parameters: {} })
  // @ts-expect-error: the contract has no such path.
  getCall('/getTalks', { parameters: {} })
  t.pass()
})

t.test('the API client takes the parameters of the call and returns the data of the contract', async (t) => {
  const read = async () => {
    const api = createApi('/api/', 'cn')
    const product: CallData<'product'> = await api.get(rows.product, { id: '7' })
    // @ts-expect-error: the call has no parameter `ids`.
    await api.get(rows.product, { ids: '7' })
    // @ts-expect-error: the data are one product and no list of talks.
    const talks: CallData<'talkList'> = await api.get(rows.product, { id: '7' })
    return { product, talks }
  }
  t.type(read, 'function')
})
