/** Emblems, and the goods that carry them: distinct and small, the same wherever they are drawn. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { goodsByCategory } from '../../../client/assets/goods-shapes.ts'
import { People } from '../../../client/sections/people.tsx'
import { drawEmblem, Emblem } from '../../../client/ui/emblem.tsx'
import { Goods } from '../../../client/ui/goods.tsx'
import { parseCells } from '../../../server/backend/content/load/csv-source.ts'
import { type EditionName, editionNames } from '../../../shared/records/editions.ts'
import { htmlWith } from '../../fixtures/rendered.tsx'
import { root } from '../../fixtures/root.ts'

const ids = Array.from({ length: 2000 }, (_, i) => 101 + i)
/** Branches of the industry tree whose emblems are of different families. */
const branches = [11, 12, 13, 14, 15]
const maxBytes = 700

/** Full pixels, of 576, by which any two differ, and by which those of ids that are near each other do. */
const leastOfAll = 3
const leastOfNeighbours = 24
const neighbours = 12
const leastOfGoods = 2
const neighboursOfGoods = 6

/** Side of an emblem in the rasters, in pixels: the smallest at which emblems stand. */
const side = 24
const columns = 50

/** The pixels of emblems in one colour on white, an emblem after the other, 0 to 255. */
function rastersOf(edition: EditionName, branch: number): Promise<Uint8Array[]> {
  const emblems = ids.map((id) => {
    const { body, cuts, core, coreTransform = '', transform = '' } = drawEmblem(edition, id, branch)
    return `viewBox="-24 -24 48 48"><g transform="${transform}">
<path d="${body}"/><path d="${cuts ?? ''}" fill="none" stroke="#fff" stroke-width="2"/>
<path d="${core}" transform="${coreTransform}" stroke="#fff" stroke-width="4" paint-order="stroke"/></g></svg>`
  })
  return rastered(emblems, '')
}

/** The pixels of drawings in grey; each is given from its view box on. */
async function rastered(drawings: readonly string[], style: string): Promise<Uint8Array[]> {
  const cells = drawings.map((drawing, i) => {
    const [x, y] = [(i % columns) * side, Math.floor(i / columns) * side]
    return `<svg x="${x}" y="${y}" width="${side}" height="${side}" ${drawing}`
  })
  const [width, height] = [columns * side, Math.ceil(drawings.length / columns) * side]
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill-rule="evenodd">
<style>${style}</style><rect width="${width}" height="${height}" fill="#fff"/>${cells.join('')}</svg>`
  const pixels = await sharp(Buffer.from(sheet), { unlimited: true }).greyscale().raw().toBuffer()
  return drawings.map((_, i) => {
    const start = Math.floor(i / columns) * side * width + (i % columns) * side
    const raster = new Uint8Array(side * side)
    for (let y = 0; y < side; y += 1) raster.set(pixels.subarray(start + y * width, start + y * width + side), y * side)
    return raster
  })
}

/** Whether two rasters differ by at least so many full pixels. */
function differ(one: Uint8Array, other: Uint8Array, pixels: number): boolean {
  let sum = 0
  for (let i = 0; i < one.length; i += 1) {
    sum += Math.abs(one[i]! - other[i]!)
    if (sum >= pixels * 255) return true
  }
  return false
}

for (const edition of editionNames)
  for (const branch of branches)
    t.test(
      `${edition}, branch ${branch}: of 2,000 emblems in one colour no two are alike, and neighbours less`,
      async (t) => {
        const rasters = await rastersOf(edition, branch)
        const alike: string[] = []
        const compare = (i: number, j: number, least: number) => {
          if (!differ(rasters[i]!, rasters[j]!, least)) alike.push(`${ids[i]} ${ids[j]}`)
        }
        for (const i of ids.keys())
          for (let j = i + 1; j <= i + neighbours && j < ids.length; j += 1) compare(i, j, leastOfNeighbours)
        // Rasters differ at least by the difference of their sums: only those with about the same can be alike.
        const sums = rasters.map((raster) => raster.reduce((sum, value) => sum + value, 0))
        const bySum = [...ids.keys()].sort((a, b) => sums[a]! - sums[b]!)
        for (const [place, i] of bySum.entries())
          for (const j of bySum.slice(place + 1)) {
            if (sums[j]! - sums[i]! >= leastOfAll * 255) break
            compare(i, j, leastOfAll)
          }
        t.same(alike, [])
      }
    )

t.test('the markup of an emblem has less than 700 bytes', async (t) => {
  for (const edition of editionNames)
    for (const branch of branches) {
      const drawn = ids.map((id) => ({ id, bytes: JSON.stringify(drawEmblem(edition, id, branch)).length }))
      const largest = drawn.sort((a, b) => b.bytes - a.bytes).slice(0, 50)
      const emblems = largest.map(({ id }) => <Emblem key={id} id={id} category={branch} kind="exhibitor" />)
      const markups = htmlWith({ edition }, emblems).split(/(?<=<\/svg>)/)
      t.equal(markups.length, largest.length)
      t.same(
        markups.filter((markup) => Buffer.byteLength(markup) >= maxBytes),
        []
      )
    }
})

const maxBytesOfGoods = 1850
/** Greys in which colours, form, label and arrangement tell goods apart. */
const greys = `.t0{fill:#222}.t1{fill:#666}.t2{fill:#888}.t3{fill:#bbb}.t4{fill:#aaa}.t5,.thin,.bold{fill:#555}.s{fill:#0003}
.p,.w,.k,.h,.l{fill:#eee}.ground{fill-opacity:.22}.glow{fill-opacity:.4}.bold,.thin{fill:none;stroke:#555}`

/** The drawings of goods, as text. */
const goodsOf = (edition: EditionName, list: readonly number[], category: number | undefined) =>
  htmlWith(
    { edition },
    list.map((id) => <Goods key={id} id={id} category={category} />)
  ).split(/(?=<svg class="emblem goods")/)

for (const edition of editionNames) {
  const leaves = Object.keys(goodsByCategory[edition]).map(Number)
  t.test(`${edition}: each leaf of the industry tree has its goods`, async (t) => {
    const tree = readFileSync(path.join(root, `server/backend/content/editions/${edition}/tree.yaml`), 'utf8')
    t.same(leaves, [...tree.matchAll(/id: (\d{3})$/gm)].map(([, id]) => Number(id)).sort())
  })

  t.test(`${edition}: goods of one category that follow each other differ, and have few bytes`, async (t) => {
    const near = ids.slice(0, 25)
    for (const leaf of [...leaves, undefined]) {
      const drawings = goodsOf(edition, near, leaf)
      t.same(
        drawings.filter((markup) => Buffer.byteLength(markup) >= maxBytesOfGoods),
        [],
        String(leaf)
      )
      const fromViewBox = drawings.map((markup) => markup.slice(markup.indexOf('viewBox')))
      const rasters = await rastered(fromViewBox, greys)
      const alike = near.flatMap((id, i) => {
        const following = rasters.slice(i + 1, i + 1 + neighboursOfGoods)
        return following.flatMap((other, j) =>
          differ(rasters[i]!, other, leastOfGoods) ? [] : [`${leaf}: ${id} ${near[i + 1 + j]}`]
        )
      })
      t.same(alike, [], String(leaf))
    }
  })

  t.test(`${edition}: of the goods of 2,000 products in one category no two are alike`, async (t) => {
    for (const leaf of [leaves[0], undefined]) t.equal(new Set(goodsOf(edition, ids, leaf)).size, ids.length)
  })
}

t.test('a product of any id and category has goods, those of the branch where its category is one', async (t) => {
  const drawn = (id: number | string, category?: number) =>
    htmlWith({ edition: 'organic' }, <Goods id={id} category={category} />)
  for (const id of [0, -7, 2 ** 60, 0.5, '', 'shi-shaohe'])
    for (const category of [undefined, 0, -1, Number.NaN, 1e30])
      t.notMatch(drawn(id, category), /NaN|undefined|Infinity|null/)
  t.equal(drawn(1012, 12), drawn(1012, 121))
  t.match(htmlWith({ edition: 'plain' }, <Goods id={1012} category={121} />), /<svg class="emblem goods"/)
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
