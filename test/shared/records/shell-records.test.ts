import t from 'tap'
import { readCategories, readConfig, readMenu, readTree } from '../../../shared/records/shell-records.ts'

t.test('menu entries keep their order and nest; flags are numbers, texts or booleans', async (t) => {
  const menu = readMenu([
    {
      name: 'A',
      path: '/a',
      is_nav: 1,
      hidden: 0,
      childlist: [{ name: 'B', path: '/b', hidden: '1' }, { path: '/x' }]
    },
    { name: 'C', path: '/c', is_nav: '1', out_link: 'https://c.example/', target: '_blank' },
    null,
    'D',
    { name: 'E', is_nav: 0, childlist: null }
  ])
  t.same(
    menu.map(({ name, is_nav }) => [name, is_nav]),
    [
      ['A', 1],
      ['C', 1],
      ['E', 0]
    ]
  )
  t.same(
    menu[0]?.childlist?.map(({ name, hidden }) => [name, hidden]),
    [['B', 1]]
  )
})

t.test('names of entries, categories and branches lose their markup', async (t) => {
  const item = { id: 1, name: '<b>Tea</b> &amp; coffee' }
  const [entry] = readMenu([{ ...item, childlist: [item] }])
  const names = [entry, entry?.childlist?.[0], readCategories([item])[0], readTree([item], 'en')[0]]
  t.same(
    names.map((named) => named?.name),
    Array(4).fill('Tea & coffee')
  )
  const alone = '<script>alert(1)</script>'
  t.match(readMenu([{ name: alone, path: '/news' }]), [{ name: alone }], 'but for a name of markup alone')
})

t.test('deeper levels of a menu follow their parent in the second, unless that is hidden', async (t) => {
  const entry = (name: string, ...childlist: object[]) => ({ name, path: `/${name}`, childlist })
  const hidden = { ...entry('e', entry('f')), hidden: 1 }
  const [top] = readMenu([entry('a', entry('b', entry('c', entry('d'))), hidden, entry('g'))])
  t.same(
    top?.childlist?.map(({ name, childlist }) => [name, childlist]),
    ['b', 'c', 'd', 'e', 'g'].map((name) => [name, undefined])
  )
})

t.test('a thousand entries of configuration, categories and branches are all there', async (t) => {
  const list = Array.from({ length: 1000 }, (_, i) => ({ id: i, name: `n${i}`, code: `c${i}`, content: 'x' }))
  t.same(
    [Object.keys(readConfig(list)), readCategories(list), readTree(list, 'cn')].map(({ length }) => length),
    [1000, 1000, 1000]
  )
})

for (const shape of [null, undefined, 1, 'x', {}, [[]], [[{ name: 'x' }]]]) {
  t.test(`a menu of the shape ${JSON.stringify(shape)} is empty`, async (t) => t.same(readMenu(shape), []))
}

t.test('the depth of a menu is limited', async (t) => {
  let menu: unknown = []
  for (let i = 0; i < 5000; i += 1) menu = [{ name: 'n', childlist: menu }]
  t.ok(JSON.stringify(readMenu(menu)).length < 2000)
})

t.test('type 1 and no type use content, other types content_rich', async (t) => {
  const config = readConfig([
    { code: 'a', type: 1, content: 'plain', content_rich: '<b>rich</b>' },
    { code: 'b', type: 2, content: 'plain', content_rich: '<b>rich</b>' },
    { code: 'c', type: '1', content: 'plain', content_rich: 'rich' },
    { code: 'd', content: 'plain' },
    { code: 'e', type: null, content: 'plain' },
    { code: '__proto__', content: 'x' },
    { content: 'no code' }
  ])
  t.same(config, { a: 'plain', b: '<b>rich</b>', c: 'plain', d: 'plain', e: 'plain' })
})

t.test('all documented property names of tree items are parsed', async (t) => {
  const tree = {
    tree: [
      { id: 1, name: '名', name_en: 'Name', children: [{ id: '2', title: 'Two' }] },
      { id: 3, name_cn: '三', name_en: 'Three', children: [], childlist: [{ id: 4, name: 'Four' }] },
      { name: 'no id' }
    ]
  }
  t.same(
    readTree(tree, 'en').map(({ id, name, children }) => [id, name, children.map((child) => child.name)]),
    [
      [1, 'Name', ['Two']],
      [3, 'Three', ['Four']]
    ]
  )
  t.equal(readTree(tree, 'cn')[1]?.name, '三')
  for (const shape of [null, {}, { tree: 1 }, 'x', { tree: { a: 1 } }]) t.same(readTree(shape, 'cn'), [])
})

t.test('a branch has its picture only if it has an address and a valid size', async (t) => {
  const pictureOf = (picture: unknown) => readTree([{ id: 1, name: 'A', picture }], 'cn').map((item) => item.picture)
  const good = { src: '/a.svg', width: 400, height: 300 }
  t.same(pictureOf({ ...good, width: '400', alt: 'x', onerror: 'y' }), [good])
  t.same(pictureOf({ ...good, width: 10_000 }), [{ ...good, width: 10_000 }])
  for (const bad of [
    undefined,
    null,
    'a.svg',
    [good],
    { ...good, src: '' },
    { ...good, src: {} },
    { src: '/a.svg', height: 300 },
    { ...good, width: 0 },
    { ...good, height: -1 },
    { ...good, width: 10_001 },
    { ...good, height: Number.NaN }
  ]) {
    t.same(pictureOf(bad), [undefined], JSON.stringify(bad))
  }
})

t.test('categories without id or name are omitted', async (t) => {
  t.same(readCategories([{ id: 1, name: 'A' }, { id: 'x', name: 'B' }, { id: 2 }, { id: '3', name: 'C' }]), [
    { id: 1, name: 'A' },
    { id: 3, name: 'C' }
  ])
})

t.test('paths of a menu that open in the same window are those of links', async (t) => {
  const linkOf = (address: string) => address.replace('/en/', '/')
  const entries = [
    { name: 'a', path: 'en/news' },
    { name: 'b', path: '/en/news', target: '_blank' }
  ]
  t.match(readMenu(entries, linkOf), [{ path: '/news' }, { path: '/en/news' }])
})
