import t from 'tap'
import '../../../fixtures/dom.ts'
import { loadProductNames, rememberProduct } from '../../../../client/visit/itinerary/product-names.ts'
import type { ProductListing } from '../../../../shared/records/records.ts'

const page = (ids: number[], pages: number) =>
  ({
    list: ids.map((id) => ({ id, name_cn: `产品${id}`, name_en: `Product ${id}`, exhibitor: 7 })),
    pages
  }) as unknown as ProductListing

t.test('the public list is read page by page until all names are known', async (t) => {
  const requested: string[] = []
  await loadProductNames('cn', [12], async (number) => {
    requested.push(number)
    return page(number === '2' ? [12, 13] : [10, 11], 9)
  })
  t.same(requested, ['1', '2'])
})

t.test('reading stops at the end of the list', async (t) => {
  const requested: string[] = []
  await loadProductNames('en', [999], async (number) => {
    requested.push(number)
    return page([Number(number)], 3)
  })
  t.same(requested, ['1', '2', '3'])
})

t.test('reading stops at a response of the wrong shape', async (t) => {
  const requested: string[] = []
  await loadProductNames('en', [998], async (number) => {
    requested.push(number)
    return { list: 'x', pages: 'y' } as unknown as ProductListing
  })
  t.same(requested, ['1'])
})

t.test('ids of the list may be digits, and names escaped', async (t) => {
  const item = { id: '56', name_cn: '茶 &amp; 米', name_en: '<b>Tea</b> &amp; rice', exhibitor: '7' }
  for (const locale of ['cn', 'en'] as const)
    await loadProductNames(locale, [56], async () => ({ list: [item], pages: '1' }) as unknown as ProductListing)
  const stored = JSON.parse(window.localStorage.getItem('plan-products') ?? '{}')
  t.same(stored.cn.at(-1), [56, { name: '茶 & 米', exhibitor: 7 }])
  t.same(stored.en.at(-1), [56, { name: 'Tea & rice', exhibitor: 7 }])
})

t.test('names are stored by language', async (t) => {
  rememberProduct('en', 55, { name: 'Tea', exhibitor: 3 })
  const requested: string[] = []
  const read = async (number: string) => {
    requested.push(number)
    return page([55], 1)
  }
  const stored = JSON.parse(window.localStorage.getItem('plan-products') ?? '{}')
  t.same(stored.en.at(-1), [55, { name: 'Tea', exhibitor: 3 }])
  await loadProductNames('cn', [55], read)
  t.same(requested, ['1'], 'the Chinese name is loaded')
})
