import t from 'tap'
import type { DirectoryQuery } from '../../../server/backend/directory.ts'
import { createExhibitorDirectory, createProductDirectory } from '../../../server/backend/record-directories.ts'
import type { ApiLocale } from '../../../shared/locale/locale.ts'
import { compiledSmallPack } from '../../fixtures/small-pack.ts'

const pack = compiledSmallPack()
const exhibitors = createExhibitorDirectory(pack)
const products = createProductDirectory(pack)
const query = (more: Partial<DirectoryQuery> = {}): DirectoryQuery => ({
  filters: {},
  q: '',
  sort: '',
  page: 1,
  ...more
})
const ids = (listing: { list: { id: number }[] }) => listing.list.map(({ id }) => id)

const exhibitorTable: [string, Partial<DirectoryQuery>, ApiLocale, number[]][] = [
  ['by default: featured first, then by pinyin', {}, 'cn', [102, 103, 101]],
  ['by default in English: featured first, then by alphabet', {}, 'en', [102, 101, 103]],
  ['by company in Chinese', { sort: 'company' }, 'cn', [103, 101, 102]],
  ['by company in English', { sort: 'company' }, 'en', [101, 102, 103]],
  ['by booth', { sort: 'booth' }, 'cn', [102, 103, 101]],
  ['by country in English', { sort: 'country' }, 'en', [102, 103, 101]],
  ['by an unknown order', { sort: 'constructor' }, 'en', [102, 101, 103]],
  ['a country', { filters: { country: 'CN' } }, 'en', [102, 103]],
  ['a row', { filters: { row: 'B' } }, 'cn', [101]],
  ['a category and its descendants', { filters: { category: '12' } }, 'en', [102, 103]],
  ['the top category', { filters: { category: '1' } }, 'en', [102, 101, 103]],
  ['an unused category', { filters: { category: '999' } }, 'en', []],
  ['two filters', { filters: { country: 'CN', category: '121' } }, 'cn', [103]],
  ['text in any language', { q: 'qingling' }, 'cn', [102]],
  ['text of full width', { q: 'ＱＩＮＧ　tea' }, 'cn', [102]],
  ['a booth', { q: 'n5b12' }, 'cn', [101]],
  ['a brand', { q: 'nebel' }, 'cn', [101]],
  ['a part of a Chinese name', { q: '岭茶' }, 'en', [102]],
  ['text without a match', { q: '<script>' }, 'en', []]
]
for (const [what, selection, locale, expected] of exhibitorTable)
  t.test(`exhibitors, ${what}`, async (t) => t.same(ids(exhibitors(query(selection), locale)), expected))

t.test('numbers in names and booths are compared by their value', async (t) => {
  const [first, ...others] = pack.exhibitors
  const named = [30, 4, 31].map((number) => ({
    ...first!, // the pack has exhibitors
    id: number,
    company_cn: `第${number}分公司`,
    company_en: `Branch ${number}`,
    booth: `A-${number}`,
    featured: false
  }))
  const directory = createExhibitorDirectory({ ...pack, exhibitors: [...others, ...named] })
  for (const [sort, locale] of [
    ['company', 'cn'],
    ['company', 'en'],
    ['booth', 'en']
  ] as const)
    t.same(
      ids(directory(query({ sort }), locale)).filter((id) => id < 100),
      [4, 30, 31]
    )
})

const productTable: [string, Partial<DirectoryQuery>, ApiLocale, number[]][] = [
  ['by default: in the order of the tree', {}, 'cn', [1004, 1001, 1002, 1003]],
  ['by company', { sort: 'company' }, 'en', [1004, 1001, 1002, 1003]],
  ['by booth', { sort: 'booth' }, 'en', [1001, 1002, 1003, 1004]],
  ['by name', { sort: 'name' }, 'en', [1001, 1002, 1003, 1004]],
  ['of a company', { filters: { company: '102' } }, 'cn', [1001, 1002]],
  ['of a parent category', { filters: { category: '12' } }, 'cn', [1001, 1002, 1003]],
  ['with a company’s name', { q: 'zoe' }, 'cn', [1003]]
]
for (const [what, selection, locale, expected] of productTable)
  t.test(`products, ${what}`, async (t) => t.same(ids(products(query(selection), locale)), expected))

t.test('a facet counts the records under the other filters; unused values are omitted', async (t) => {
  const count = (facets: { value: string; count: number }[]) => facets.map(({ value, count }) => [value, count])
  const all = exhibitors(query(), 'en')
  t.same(count(all.countries), [
    ['CN', 2],
    ['DE', 1]
  ])
  t.same(count(all.rows), [
    ['A', 2],
    ['B', 1]
  ])
  t.same(count(all.categories), [
    ['1', 3],
    ['11', 1],
    ['12', 2],
    ['121', 1]
  ])
  const german = exhibitors(query({ filters: { country: 'DE' } }), 'en')
  t.same(count(german.countries), [
    ['CN', 2],
    ['DE', 1]
  ])
  t.same(count(german.rows), [
    ['A', 0],
    ['B', 1]
  ])
  const found = products(query(), 'cn').companies.map(({ label_cn }) => label_cn)
  t.same(found, ['安溪茶坊', '好雾庄园', '青岭茶事'], 'by pinyin')
  t.same(count(products(query({ q: 'zoe' }), 'cn').companies), [
    ['103', 1],
    ['101', 0],
    ['102', 0]
  ])
})

t.test('a page has 24 records; a page after the last one is empty', async (t) => {
  const many = {
    ...pack,
    products: Array.from({ length: 50 }, (_, index) => ({ ...pack.products[0]!, id: index + 1 }))
  }
  const directory = createProductDirectory(many)
  const sizes = [1, 2, 3, 4].map((page) => directory(query({ page }), 'cn').list.length)
  t.same(sizes, [24, 24, 2, 0])
  t.match(directory(query({ page: 4 }), 'cn'), { total: 50, page: 4, pages: 3 })
  t.match(directory(query({ q: 'nothing' }), 'cn'), { total: 0, page: 1, pages: 1 })
})

t.test('an exhibitor whose booth has no row is in no row that the directory offers', async (t) => {
  const [first, ...others] = pack.exhibitors
  if (!first) throw new Error('the pack has exhibitors')
  const listing = createExhibitorDirectory({ ...pack, exhibitors: [{ ...first, row: '' }, ...others] })(query(), 'cn')
  t.equal(listing.list.length, 3)
  t.match(listing.rows, [{ value: 'A', count: 2 }])
  t.equal(listing.rows.length, 1)
})
