import t from 'tap'
import { categoryGroups, categoryPath, facetOptions } from '../../../../client/pages/directory/category-tree.ts'

const item = (id: number, name: string, children: unknown[] = []) => ({
  id,
  name,
  name_cn: name,
  name_en: name,
  children
})
const tree = [
  item(1, 'food', [item(11, 'grain', [item(111, 'rice')]), item(12, 'tea', [item(121, 'green')])]),
  item(2, 'other', [item(21, 'soap')])
] as never
const facets = [
  { value: '1', label: 'food', count: 5 },
  { value: '11', label: 'grain', count: 0 },
  { value: '111', label: 'rice', count: 0 },
  { value: '12', label: 'tea', count: 5 },
  { value: '121', label: 'green', count: 2 },
  { value: '2', label: 'other', count: 0 },
  { value: '21', label: 'soap', count: 0 }
] as never
const summary = (groups: ReturnType<typeof categoryGroups>) =>
  groups.map((group) => [
    group.name,
    ...group.options.map((option) => `${option.depth} ${option.name} ${option.count}`)
  ])

t.test('branches without records or below the level limit are left out', async (t) => {
  t.same(summary(categoryGroups(tree, facets, 2, undefined)), [['food', '0 food 5', '1 tea 5']])
  t.same(summary(categoryGroups(tree, facets, 3, undefined)), [['food', '0 food 5', '1 tea 5', '2 green 2']])
})

t.test('the selected branch is an option even without records', async (t) => {
  t.same(summary(categoryGroups(tree, facets, 2, '11')), [['food', '0 food 5', '1 grain 0', '1 tea 5']])
  t.same(summary(categoryGroups(tree, facets, 2, '2')).at(-1), ['other', '0 other 0'])
})

t.test('without a tree the categories are one group without a name', async (t) => {
  for (const none of [null, undefined, [], 'x'] as never[]) {
    t.same(summary(categoryGroups(none, facets, 2, undefined)), [[undefined, '0 food 5', '0 tea 5', '0 green 2']])
  }
  t.same(categoryGroups(null, null, 2, undefined), [])
})

t.test('facets of a wrong shape are left out; counts may be strings', async (t) => {
  const strange = [null, 'x', {}, { value: '' }, { value: 7, count: '3' }, { value: 'DE', label: 'Germany', count: 2 }]
  t.same(facetOptions(strange as never), [
    { value: '7', name: '7', count: 3 },
    { value: 'DE', name: 'Germany', count: 2 }
  ])
  t.same(facetOptions(undefined), [])
})

t.test('the path of a category starts at the root; that of an unknown one is empty', async (t) => {
  t.same(
    categoryPath(tree, 121).map((branch) => branch.id),
    [1, 12, 121]
  )
  t.same(categoryPath(tree, 999), [])
  t.same(categoryPath([null, { id: 3 }] as never, 4), [])
})
