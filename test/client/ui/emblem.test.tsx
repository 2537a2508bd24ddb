/** Emblems, and the goods that carry them: distinct and small, the same wherever they are drawn. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { goodsByCategory } from '../../../client/assets/goods-by-category.ts'
import { goodsShapes } from '../../../client/assets/goods-shapes.ts'
import { People } from '../../../client/sections/people.tsx'
import { drawEmblem, Emblem } from '../../../client/ui/emblem.tsx'
import { Goods } from '../../../client/ui/goods.tsx'
import { parseCells } from '../../../server/backend/content/load/csv-source.ts'
import { type EditionName, editionNames } from '../../../shared/records/editions.ts'
import {
  alikeEmblems,
  differ,
  emblemGroups as groups,
  emblemIds as ids,
  nameOfGroup,
  rastered
} from '../../fixtures/emblem-rasters.ts'
import { htmlWith } from '../../fixtures/rendered.tsx'
import { root } from '../../fixtures/root.ts'

const maxBytes = 700

const leastOfGoods = 2
const goodsOfLeaf = 13
const neighboursOfGoods = 6

/** Ids in a row, and those at which the same parts come again, turned. */
const sample = ids.filter((id) => (id - 101) % 420 < 60)

for (const edition of editionNames)
  for (const group of groups) {
    const { kind, category } = group
    t.test(`${edition}, ${nameOfGroup(group)}: 2,000 ids have 2,000 drawings of less than 700 bytes`, async (t) => {
      const drawn = ids.map((id) => ({ id, text: JSON.stringify(drawEmblem(edition, id, category, kind)) }))
      t.equal(new Set(drawn.map(({ text }) => text)).size, ids.length)
      const largest = drawn.sort((a, b) => b.text.length - a.text.length).slice(0, 50)
      const emblems = largest.map(({ id }) => <Emblem key={id} id={id} category={category} kind={kind} />)
      const markups = htmlWith({ edition }, emblems).split(/(?<=<\/svg>)/)
      t.equal(markups.length, largest.length)
      t.same(
        markups.filter((markup) => Buffer.byteLength(markup) >= maxBytes),
        []
      )
    })

    t.test(
      `${edition}, ${nameOfGroup(group)}: of 300 emblems in one colour no two are alike, and neighbours less`,
      async (t) => t.same(await alikeEmblems(edition, group, sample), [])
    )
  }

t.test('no ring of an emblem begins or ends outside the circle that a mark of the hall has', async (t) => {
  for (const edition of editionNames)
    for (const { kind, category } of groups) {
      const points = ids
        .flatMap((id) => [
          ...(drawEmblem(edition, id, category, kind).cuts ?? '').matchAll(/M(-?[\d.]+) ?(-?[\d.]+)a[\d.]/gi)
        ])
        .map(([, x, y]) => Math.hypot(Number(x), Number(y)))
      t.same(
        points.filter((away) => away > 29),
        [],
        edition
      )
    }
})

t.test('half of the people of silver have grey hair, with each form of it, and none of organic', async (t) => {
  const people = (edition: EditionName) => ids.map((id) => drawEmblem(edition, id, undefined, 'person').hair)
  const grey = people('silver').filter((hair) => hair !== undefined)
  t.equal(grey.length, ids.length / 2)
  t.equal(new Set(grey.map((hair) => hair.replace(/^M\S+? ?-4/, ''))).size, 4)
  t.same(
    people('organic').filter((hair) => hair !== undefined),
    []
  )
})

t.test('a person has brows, eyes, nose and mouth, and neighbours in a list have other ones', async (t) => {
  for (const edition of editionNames) {
    const features = ids.map((id) => drawEmblem(edition, id, undefined, 'person').features ?? '')
    t.notOk(features.includes(''))
    t.ok(features.every((text, i) => text !== features[i + 1]))
    t.equal(drawEmblem(edition, 101, 11).features, undefined)
  }
})

const maxBytesOfGoods = 1850
/** Greys in which colours, form, label and arrangement tell goods apart. */
const greys = `.t0{fill:#222}.t1{fill:#666}.t2{fill:#888}.t3{fill:#bbb}.t4{fill:#aaa}.t5,.thin,.bold{fill:#555}.s{fill:#0003}
.p,.w,.k,.h,.l{fill:#eee}.ground{fill-opacity:.22}.glow{fill-opacity:.4}.bold,.thin{fill:none;stroke:#555}`

interface DrawnGoods {
  id: number | string
  category: number | undefined
  title?: string | undefined
}
/** The drawings of goods, as text. */
const goodsOf = (edition: EditionName, list: readonly DrawnGoods[]) =>
  htmlWith(
    { edition },
    list.map(({ id, category, title = '' }) => <Goods key={`${category} ${id}`} {...{ id, category, title }} />)
  ).split(/(?=<svg class="emblem)/)

for (const edition of editionNames) {
  const leaves = Object.keys(goodsByCategory[edition]).map(Number)
  t.test(`${edition}: each leaf of the industry tree has its goods`, async (t) => {
    const tree = readFileSync(path.join(root, `server/backend/content/editions/${edition}/tree.yaml`), 'utf8')
    t.same(leaves, [...tree.matchAll(/id: (\d{3})$/gm)].map(([, id]) => Number(id)).sort())
  })

  t.test(`${edition}: goods of one category that follow each other differ, and have few bytes`, async (t) => {
    const drawn = [...leaves, undefined].flatMap((category, place) =>
      ids.slice(place * 12, place * 12 + goodsOfLeaf).map((id) => ({ id, category }))
    )
    const drawings = goodsOf(edition, drawn)
    t.same(
      drawings.filter((markup) => Buffer.byteLength(markup) >= maxBytesOfGoods),
      []
    )
    const rasters = await rastered(
      drawings.map((markup) => markup.slice(markup.indexOf('viewBox'))),
      greys
    )
    const alike = drawn.flatMap(({ id, category }, i) =>
      drawn.slice(i + 1, i + 1 + neighboursOfGoods).flatMap((other, j) => {
        const isAlike = other.category === category && !differ(rasters[i]!, rasters[i + 1 + j]!, leastOfGoods)
        return isAlike ? [`${category}: ${id} ${other.id}`] : []
      })
    )
    t.same(alike, [])
  })

  t.test(`${edition}: of the goods of 300 products in one category no two are alike`, async (t) => {
    for (const category of [leaves[0], undefined]) {
      const goods = sample.map((id) => ({ id, category }))
      t.equal(new Set(goodsOf(edition, goods)).size, sample.length)
    }
  })
}

t.test('a product of any id and category has goods, those of the branch where its category is one', async (t) => {
  const drawn = (id: number | string, category?: number) =>
    htmlWith({ edition: 'organic' }, <Goods id={id} category={category} title="" />)
  for (const id of [0, -7, 2 ** 60, 0.5, '', 'shi-shaohe'])
    for (const category of [undefined, 0, -1, Number.NaN, 1e30])
      t.notMatch(drawn(id, category), /NaN|undefined|Infinity|null/)
  t.equal(drawn(1012, 12), drawn(1012, 121))
  t.match(htmlWith({ edition: 'plain' }, <Goods id={1012} category={121} title="" />), /<svg class="emblem goods"/)
})

for (const edition of editionNames)
  t.test(`${edition}: a product of the sample has the same drawing in both languages`, async (t) => {
    const file = path.join(root, `server/backend/content/editions/${edition}/products.csv`)
    const [head = [], ...rows] = parseCells(readFileSync(file, 'utf8'))
    const cellOf = (row: readonly string[], column: string) => row[head.indexOf(column)] ?? ''
    const drawn = (name: string) =>
      goodsOf(
        edition,
        rows.map((row) => ({
          id: cellOf(row, 'id'),
          category: Number(cellOf(row, 'category')),
          title: cellOf(row, name)
        }))
      )
    t.ok(rows.length > 100)
    t.equal(drawn('name_cn').length, rows.length)
    t.same(drawn('name_cn'), drawn('name_en'))
  })

t.test('a product that the goods of its category do not show has others, or a sign', async (t) => {
  const drawn = (title: string) => htmlWith({ edition: 'silver' }, <Goods id={2015} category={114} title={title} />)
  const hoist = drawn('Mobile hoist')
  t.match(hoist, /emblem goods/)
  t.match(drawn('Double slide sheet'), /emblem goods/)
  t.not(drawn('Double slide sheet'), hoist)
  const layer = (name: keyof typeof goodsShapes) => goodsShapes[name].split('|')[1]!.slice(1)
  t.ok(drawn('Standing turntable').includes(layer('turntable')))
  t.ok(drawn('Conversation amplifier').includes(layer('sign')))
  t.notOk(hoist.includes(layer('sign')))
})

t.test('no two categories of an edition have both family and colour in common', async (t) => {
  const built = [...Array.from({ length: 9 }, (_, i) => 11 + i), ...Array.from({ length: 5 }, (_, i) => 21 + i)]
  const kinds = built.map((branch) => `${branch % 5} ${drawEmblem('organic', 101, branch).palette}`)
  t.equal(new Set(kinds).size, built.length)
})

t.test(
  'an emblem is that of the branch in which its category is, and has one where the record names none',
  async (t) => {
    t.same(drawEmblem('organic', 1012, 121), drawEmblem('organic', 1012, 12))
    for (const id of [0, -7, 2 ** 60, 0.5, '', 'shi-shaohe'])
      for (const category of [undefined, 0, -1, Number.NaN, 1e30]) {
        const { palette, ...shapes } = drawEmblem('silver', id, category)
        t.ok(palette >= 0 && palette < 5)
        t.notMatch(JSON.stringify(shapes), /NaN|undefined|Infinity|null/)
      }
  }
)

for (const edition of editionNames)
  t.test(
    `${edition}: each person of the sample has an emblem like no other, and no file is loaded for it`,
    async (t) => {
      const file = path.join(root, `server/backend/content/editions/${edition}/people.csv`)
      const list = parseCells(readFileSync(file, 'utf8'))
        .slice(1)
        .map(([id = '']) => ({ id, name: id, position: '', company: '' }))
      const html = htmlWith({ edition }, <People section={{ type: 'people', list }} />)
      const emblems = html.match(/<svg class="emblem.*?<\/svg>/g) ?? []
      t.ok(list.length > 30)
      t.equal(new Set(emblems).size, list.length)
      t.notMatch(html, /<use|<img/)
    }
  )

t.test('a person without portrait has the same emblem in both languages', async (t) => {
  const person = { id: 'shi-shaohe', position: '', company: '' }
  const emblemIn = (locale: 'cn' | 'en', name: string) =>
    /<svg class="emblem.*?<\/svg>/.exec(
      htmlWith({ locale }, <People section={{ type: 'people', list: [{ ...person, name }] }} />)
    )?.[0]
  t.ok(emblemIn('cn', '石绍禾'))
  t.equal(emblemIn('cn', '石绍禾'), emblemIn('en', 'Shi Shaohe'))
})
