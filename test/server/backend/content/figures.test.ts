import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t, { type Test } from 'tap'
import { parse } from 'yaml'
import type { FileFigures } from '../../../../server/backend/content/content-files.d.ts'
import { faultLine } from '../../../../server/backend/content/load/content-fault.ts'
import {
  numbersIn,
  phrasesOf,
  plainNumber,
  reachOf,
  standsIn,
  surroundingsOf
} from '../../../../server/backend/content/load/figures.ts'
import { editionNames } from '../../../../shared/records/editions.ts'
import { loadAgain, loadedWith } from '../../../fixtures/content-folder.ts'
import { root } from '../../../fixtures/root.ts'

const about = 'pages/exhibition/about.yaml'

/** The page with one text in place of another, and the remarks. */
const withText = (t: Test, text: string, instead: string) => loadedWith(t, '/exhibition/about', [about, text, instead])

t.test('a text names a figure, and the page has its value', async (t) => {
  const { page, remarks } = withText(t, 'title_en: About the fair', "title_en: 'About {exhibitors} exhibitors'")
  t.equal(page.title_en, 'About 240 exhibitors')
  t.same(remarks, [])
})

t.test('a name that figures.yaml does not have is a remark, and the text stays', async (t) => {
  const { page, remarks } = withText(t, 'title_en: About the fair', "title_en: 'About {exhibitor} firms'")
  t.equal(page.title_en, 'About {exhibitor} firms')
  t.match(remarks, [/^pages\/exhibition\/about\.yaml:3:1 title_en: is no figure of figures\.yaml: \{exhibitor\}$/])
})

t.test('a number that contradicts a figure is a remark, in digits and in words of both languages', async (t) => {
  for (const [field, text, said] of [
    ['title_en: About the fair', 'title_en: We have 250 exhibitors', '250'],
    ['title_en: About the fair', 'title_en: Thirty-four speakers in three days', 'Thirty-four'],
    ['title_cn: 认识展会', 'title_cn: 认识二百三十家展商', '二百三十'],
    ['title_cn: 认识展会', 'title_cn: 展览面积11,500平方米', '11,500']
  ] as const) {
    const { remarks } = withText(t, field, text)
    t.equal(remarks.length, 1, text)
    t.match(remarks[0], `says ${said}, figures.yaml `)
  }
})

t.test('the number of a former fair, a part and an ordinal contradict nothing', async (t) => {
  for (const text of ['212 exhibitors in 2024', '8 talks on one day', '240 exhibitors'])
    t.same(withText(t, 'title_en: About the fair', `title_en: ${text}`).remarks, [], text)
  t.same(withText(t, 'title_cn: 认识展会', 'title_cn: 第二十四场演讲').remarks, [])
})

t.test('numbers in words', async (t) => {
  const numbers = {
    三十五: '35',
    二百四十: '240',
    十七: '17',
    两千一百: '2100',
    'thirty-five': '35',
    Nine: '9',
    '6,320': '6320'
  }
  for (const [text, number] of Object.entries(numbers)) t.equal(plainNumber(text), number, text)
})

for (const edition of editionNames)
  t.test(`${edition}: no text contradicts the figures of the edition`, async (t) => {
    const { remarks } = loadAgain(path.join(root, 'server/backend/content/editions', edition), edition)
    t.same(remarks.map(faultLine), [])
  })

for (const edition of editionNames)
  t.test(`${edition}: no download contradicts the figures of the edition`, async (t) => {
    const figures = parse(
      readFileSync(path.join(root, 'server/backend/content/editions', edition, 'figures.yaml'), 'utf8')
    ) as FileFigures
    const folder = path.join(root, 'client/assets/downloads', edition)
    for (const name of readdirSync(folder).filter((one) => /\.(?:txt|html|csv)$/.test(one))) {
      const text = readFileSync(path.join(folder, name), 'utf8')
      const wrong = Object.values(figures).flatMap(({ value, others = [], cn, en }) =>
        Object.entries({ cn, en }).flatMap(([name, texts]) => {
          const phrases = phrasesOf(texts)
          const language = name === 'cn' ? 'cn' : 'en'
          return numbersIn(language, text).filter(
            (found) =>
              ![value, ...others].map(plainNumber).includes(plainNumber(found.number)) &&
              standsIn(language, surroundingsOf(text, found, reachOf(phrases)), phrases)
          )
        })
      )
      t.same(wrong, [], name)
    }
  })
