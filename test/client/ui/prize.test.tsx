/** The prizes of awards: an object for each, the same in both languages. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { Prize } from '../../../client/ui/prize.tsx'
import { htmlWith } from '../../fixtures/rendered.tsx'
import { root } from '../../fixtures/root.ts'

const maxBytes = 700
const drawn = (title: string, place: number) => htmlWith({}, <Prize title={title} place={place} />)
const shapeOf = (markup: string) => markup.slice(markup.indexOf('<g'))

for (const edition of ['organic', 'silver'] as const)
  t.test(`${edition}: each award of the sample has a prize of its own, in both languages the same`, async (t) => {
    const file = readFileSync(path.join(root, `server/backend/content/editions/${edition}/awards.yaml`), 'utf8')
    const titles = (language: 'cn' | 'en') =>
      [...file.matchAll(language === 'cn' ? /title_cn: (.+)/g : /title_en: (.+)/g)].map(([, title = '']) => title)
    const prizes = titles('cn').map((title) => drawn(title, 0))
    t.equal(new Set(prizes.map(shapeOf)).size, 8)
    t.same(
      titles('en').map((title) => drawn(title, 0)),
      prizes
    )
    for (const markup of prizes) t.ok(Buffer.byteLength(markup) < maxBytes)
    const general = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => shapeOf(drawn('Prix', place)))
    t.notOk(
      prizes.some((markup) => general.includes(shapeOf(markup))),
      'none is that of an unknown award'
    )
  })
