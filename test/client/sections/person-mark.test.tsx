import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { markOf } from '../../../client/sections/person-mark.tsx'
import { parseCells } from '../../../server/backend/content/load/csv-source.ts'
import { editionNames } from '../../../shared/records/editions.ts'
import { cleanup, renderWith } from '../../fixtures/rendered.tsx'
import { root } from '../../fixtures/root.ts'

const { People } = await import('../../../client/sections/people.tsx')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

t.afterEach(() => cleanup())

for (const edition of editionNames) {
  t.test(`${edition}: each person of the sample has a mark like no other`, async (t) => {
    const rows = parseCells(read(`server/backend/content/editions/${edition}/people.csv`)).slice(1)
    const marks = rows.map(([id = '']) => JSON.stringify(markOf(id)))
    t.ok(marks.length > 30)
    t.equal(new Set(marks).size, marks.length)
  })

  t.test(`${edition}: the motif has every shape of which marks are made`, async (t) => {
    const drawn = new Set(
      [...read(`client/assets/pictures/${edition}/motif.svg`).matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)
    )
    const used = new Set(Array.from({ length: 500 }, (_, i) => markOf(String(i)).shapes.map(([name]) => name)).flat())
    t.same([...used].sort(), [...drawn].sort())
  })
}

t.test('a person without portrait has the same mark in both languages', async (t) => {
  const person = { id: 'shi-shaohe', position: '', company: '' }
  const markIn = (locale: 'cn' | 'en', name: string) => {
    const { container } = renderWith({ locale }, <People section={{ type: 'people', list: [{ ...person, name }] }} />)
    const html = container.querySelector('.person-mark')?.outerHTML
    cleanup()
    return html
  }
  t.match(markIn('cn', '石绍禾'), /<use href="[^"]+#g\d/)
  t.equal(markIn('cn', '石绍禾'), markIn('en', 'Shi Shaohe'))
})
