import t from 'tap'
import '../../fixtures/dom.ts'
import { lookUp, rememberProduct } from '../../../client/plan/product-names.ts'
import type { ProductListing } from '../../../shared/records.ts'

const page = (ids: number[], pages: number) =>
  ({
    list: ids.map((id) => ({ id, name_cn: `产品${id}`, name_en: `Product ${id}`, exhibitor: 7 })),
    pages
  }) as unknown as ProductListing

t.test('names are looked up page by page as every visitor reads them, and no further than needed', async (t) => {
  const asked: string[] = []
  await lookUp('cn', [12], async (number) => {
    asked.push(number)
    return page(number === '2' ? [12, 13] : [10, 11], 9)
  })
  t.same(asked, ['1', '2'])
})

t.test('the list’s end ends the search, whatever is still unknown', async (t) => {
  const asked: string[] = []
  await lookUp('en', [999], async (number) => {
    asked.push(number)
    return page([Number(number)], 3)
  })
  t.same(asked, ['1', '2', '3'])
})

t.test('an answer of the wrong shape ends the search', async (t) => {
  const asked: string[] = []
  await lookUp('en', [998], async (number) => {
    asked.push(number)
    return { list: 'x', pages: 'y' } as unknown as ProductListing
  })
  t.same(asked, ['1'])
})

t.test('what is starred is remembered by language', async (t) => {
  rememberProduct('en', 55, { name: 'Tea', exhibitor: 3 })
  const asked: string[] = []
  const read = async (number: string) => {
    asked.push(number)
    return page([55], 1)
  }
  const stored = JSON.parse(window.localStorage.getItem('plan-products') ?? '{}')
  t.same(stored.en.at(-1), [55, { name: 'Tea', exhibitor: 3 }])
  await lookUp('cn', [55], read)
  t.same(asked, ['1'], 'the Chinese name is looked up')
})
