/** Figures that the sample content says more than once, or says of records that it has. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import type { FileEdition } from '../../../../server/backend/content/content-files.d.ts'
import { plainNumber } from '../../../../server/backend/content/load/figures.ts'
import { editionNames } from '../../../../shared/records/editions.ts'
import { packOfEdition } from '../../../fixtures/content-folder.ts'
import { root } from '../../../fixtures/root.ts'

type EditionName = (typeof editionNames)[number]
const folderOf = (edition: EditionName) => path.join(root, 'server/backend/content/editions', edition)

const packs = { organic: packOfEdition('organic'), silver: packOfEdition('silver') }
/** The texts of a page, with the values of its figures. */
const textOf = (edition: EditionName, path: string) =>
  JSON.stringify(packs[edition].pages.find((page) => page.path === path))
const rowsOf = (edition: EditionName, name: 'exhibitors' | 'talks') => packs[edition][name].length
const homeFigures = (edition: EditionName, label: RegExp, phase: string) =>
  packs[edition].home.areaBox.filter(
    ({ label_en, phases = [] }) => label.test(label_en) && (phases.length === 0 || phases.some((one) => one === phase))
  )
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const homeFigure = (edition: EditionName, label: RegExp, phase = 'after') =>
  homeFigures(edition, label, phase).map(({ value_en }) => digitsOf(value_en))[0]

t.test('the organic edition has one number of exhibitors, and says how many of them are listed', async (t) => {
  const all = homeFigure('organic', /exhibitors/)
  const directory = textOf('organic', '/exhibitor/featured')
  const listed = rowsOf('organic', 'exhibitors')
  t.match(directory, `本届${all}家展商中，${listed}家在这里有自己的条目`)
  t.match(directory, `Of the ${all} exhibitors, ${listed} have an entry here`)
  t.match(textOf('organic', '/visitor/why'), `一天看完${all}家`)
})

t.test('the silver edition lists all of its exhibitors', async (t) => {
  t.equal(homeFigure('silver', /Exhibitors/), String(rowsOf('silver', 'exhibitors')))
})

for (const edition of editionNames) {
  t.test(`${edition}: the home page has four figures in every phase`, async (t) => {
    for (const phase of ['before', 'during', 'after']) t.equal(homeFigures(edition, /./, phase).length, 4, phase)
  })
}

t.test('the number of events is that of the programme, whose page says how many of them are talks', async (t) => {
  const events = packs.organic.talks
  const talks = events.filter(({ kind = 'talk' }) => kind === 'talk').length
  t.equal(homeFigure('organic', /concurrent activities/), String(events.length))
  t.match(textOf('organic', '/event/activities'), '23 talks and 9 others')
  t.same([talks, events.length - talks], [23, 9])
})

t.test('the silver edition says how many entries of its programme belong to the forums', async (t) => {
  const events = packs.silver.talks
  const ofForums = events.filter(({ forum }) => forum !== 'activities').length
  const found = textOf('silver', '/event/activities')
  t.match(found, `The ${ofForums} sessions of three forums and ${events.length - ofForums} tours`)
})

t.test('the page of all events says of each forum when it is and how many sessions it has', async (t) => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June']
  for (const edition of editionNames)
    for (const forum of ['roundtable', 'distribution', 'maternal'] as const) {
      const own = packs[edition].talks.filter((talk) => talk.forum === forum)
      const card = packs[edition].pages
        .find(({ path }) => path === '/event/activities')!
        .sections.flatMap((section) => (section.type === 'cards' ? section.list : []))
        .find(({ href }) => href === `/event/${forum}`)!
      const days = new Set(own.map(({ start }) => new Date((start + 8 * 3600) * 1000).toISOString().slice(0, 10)))
      for (const day of days) {
        const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))]
        t.match(card.text_en, `${date} ${months[month - 1]}`, card.title_en)
        t.match(card.text_cn, `${date}日`, card.title_cn)
      }
      const [, said] = /(\w+) sessions/.exec(card.text_en) ?? []
      if (said !== undefined) t.equal(plainNumber(said), String(own.length), card.title_en)
    }
})

t.test('a number of countries is said of those that it counts', async (t) => {
  const countries = (edition: EditionName) => new Set(packs[edition].exhibitors.map(({ country }) => country)).size
  t.match(textOf('silver', '/exhibition/review'), `来自${countries('silver')}个国家和地区`)
  const organic = JSON.stringify(packs.organic)
  t.ok(countries('organic') < 31)
  t.notMatch(organic, /(?:展商|企业|买家)来自31个|(?:exhibitors|firms|buyers) (?:come )?from 31 /i)
})

t.test('an organiser has telephone numbers of its city', async (t) => {
  const codes = { 上海: '+86 21 ', 北京: '+86 10 ' }
  for (const edition of editionNames) {
    const { organisers } = parse(readFileSync(path.join(folderOf(edition), 'edition.yaml'), 'utf8')) as FileEdition
    t.equal(organisers?.length, 2)
    for (const { address_cn, business, exhibitor, visitor } of organisers ?? []) {
      const code = Object.entries(codes).find(([city]) => address_cn?.startsWith(city))![1]
      for (const contact of [business, exhibitor, visitor])
        t.same([contact?.phone?.startsWith(code), contact?.fax?.startsWith(code)], [true, true], address_cn)
    }
  }
})

t.test('the two fairs share the hall: no row is in both, and their areas make up that of the hall', async (t) => {
  const rows = editionNames.map((edition) => new Set(packs[edition].exhibitors.map(({ row }) => row)))
  const found = [...rows[0]!].filter((row) => rows[1]!.has(row))
  t.same(found, [])
  const areas = editionNames.map((edition) => Number(homeFigure(edition, /area/i)))
  const hall = packs.organic.news.find(({ id }) => id === 315)!.html_en
  t.match(hall, `Hall N5 has ${(areas[0]! + areas[1]!).toLocaleString('en')} square metres in all`)
  for (const [edition, other] of [
    ['organic', /rows J to S are the Silver Economy/i],
    ['silver', /rows A to H are the organic fair/i]
  ] as const)
    for (const page of ['/exhibitor/featured', '/exhibition/about']) t.match(textOf(edition, page), other, page)
})

for (const edition of editionNames)
  t.test(`${edition}: at most a tenth of the exhibitors is featured`, async (t) => {
    const { exhibitors } = packs[edition]
    const count = exhibitors.filter(({ featured }) => featured).length
    t.ok(count > 0 && count <= exhibitors.length / 10, `${count} of ${exhibitors.length}`)
  })
