import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { type PicturePlace, placesOfEdition } from '../../../client/hall/picture-places.ts'
import { editionNames } from '../../../shared/records/editions.ts'
import { root } from '../../fixtures/root.ts'

const rows = 8
const numbers = 30

for (const edition of editionNames)
  for (const name of ['hero', 'hero-tall'])
    t.test(`each of 240 booths has a place of its own in ${edition}/${name}`, async (t) => {
      const drawing = readFileSync(path.join(root, `client/assets/pictures/${edition}/${name}.svg`), 'utf8')
      const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing)!.slice(1).map(Number) as [number, number]
      const placeOf = placesOfEdition[edition]!(drawing, width, height)!
      const places: PicturePlace[] = []
      for (let row = 0; row < rows; row += 1)
        for (let number = 0; number < numbers; number += 1)
          places.push(placeOf(row, rows, (number + 0.5) / numbers, 1 / numbers))
      for (const { x, y, size } of places)
        if (!(x > 0 && x < width && y > 0 && y < height && size > 20)) t.fail(`outside: ${x} ${y} ${size}`)
      const nearest = (a: PicturePlace) =>
        Math.min(...places.filter((b) => b !== a).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
      const closest = Math.min(...places.map(nearest))
      t.ok(closest > 8, `two places are ${closest.toFixed(1)} apart`)
    })

t.test('a drawing without fields has no places', async (t) => {
  t.equal(placesOfEdition.organic!('<svg><path d="M0 0h9v9z"/></svg>', 100, 100), undefined)
})
