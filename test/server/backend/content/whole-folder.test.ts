import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { faultLine } from '../../../../server/backend/content/load/content-fault.ts'
import { loadFolder } from '../../../../server/backend/content/load/load-content.ts'
import { contentFolder, faultsOf, loadAgain, packOf } from '../../../fixtures/content-folder.ts'

t.test('a fault of the folder as a whole is told without a file and a line', async (t) => {
  t.equal(faultLine({ file: '', line: 1, column: 1, field: '', message: 'cannot be read' }), 'cannot be read')
})

t.test('a fair may have no exhibitors and no partners', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  for (const name of ['exhibitors', 'products', 'talks', 'partners']) rmSync(pathOf(`${name}.csv`))
  rmSync(pathOf('pages/media/partners.yaml'))
  edit('home.yaml', '[101, 102, 103, 104, 105]', '[]')
  edit('home.yaml', 'mediaBox: media', "mediaBox: ''")
  const wrong = faultsOf(folder).filter((line) => !line.includes('/media/partners'))
  t.same(wrong, [])
})

t.test('what concerns a whole folder is one fault', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  cpSync(pathOf('pages'), pathOf('copy/of/pages'), { recursive: true })
  mkdirSync(pathOf('lost+found'))
  t.same(faultsOf(folder), ['copy:1:1 is a folder that is not read: move its files to pages or news, or remove it'])
  t.match(faultsOf(pathOf('copy')), [/^the folder has none of menu\.yaml, .*: name the folder that has them$/])
  t.equal(faultsOf(pathOf('copy')).length, 1)
  for (let id = 0; id <= 5000; id += 1) writeFileSync(pathOf(`news/${id}.yaml`), '')
  const faults = loadAgain(folder)
  t.match(faults, {
    faults: [{ file: '', message: 'the folder has more than 5000 files' }],
    remarks: [{ file: 'copy' }]
  })
  t.match(faults, { faults: { length: 1 }, remarks: { length: 1 } })
})

t.test('names of files that every object has as properties are unknown', async (t) => {
  const { folder, edit } = contentFolder(t, 'starter')
  edit('home.yaml', 'picture: hero.svg', 'picture: constructor')
  const result = loadFolder(folder, 'organic', { pictures: {}, files: {} })
  const faults = 'faults' in result ? result.faults.map(faultLine) : []
  t.match(faults, [/^home\.yaml:9:14 .*: unknown picture constructor/])
})

t.test('a fact, also on the banner, and the winner of an award are told once each', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  const facts = readFileSync(pathOf('edition.yaml'), 'utf8')
  edit('edition.yaml', 'name_en: My fair', 'name_en: 我的展会')
  t.same(faultsOf(folder), ['edition.yaml:4:1 name_en: has Chinese in an English text'])
  edit('edition.yaml', 'name_en: 我的展会', 'name_en: My fair')
  edit('edition.yaml', 'hall_en: Hall N5', 'hall_en: N5馆')
  t.same(faultsOf(folder), ['edition.yaml:13:1 hall_en: has Chinese in an English text'])
  edit('edition.yaml', 'hall_en: N5馆', 'hall_en: Hall N5')
  edit('home.yaml', 'bannerBox:', 'bannerBox:\n  exhibition_address_en: N5馆')
  t.same(faultsOf(folder), ['home.yaml:5:3 bannerBox.exhibition_address_en: has Chinese in an English text'])
  edit('home.yaml', '\n  exhibition_address_en: N5馆', '')
  edit('edition.yaml', 'venue_en: Shanghai New International Expo Centre\nhall_cn: N5馆\nhall_en: Hall N5\n', '')
  edit('edition.yaml', 'venue_cn: 上海新国际博览中心\n', '')
  t.match(faultsOf(folder), [/^home\.yaml:4:1 bannerBox\.exhibition_address_cn: is missing: add it/, /_en: is missing/])
  writeFileSync(pathOf('edition.yaml'), facts)
  const award = '{ title_cn: 奖, title_en: Prize, summary_cn: 一, summary_en: One, products: [1001, 999] }'
  writeFileSync(pathOf('awards.yaml'), `winners: product\nawards: [${award}]\n`)
  t.match(faultsOf(folder), [/^awards\.yaml:2:\d+ products\[1\]: names 999, which does not exist$/])
  t.equal(faultsOf(folder).length, 1)
})

t.test('days that are wrong are one fault, not also missing on the home page', async (t) => {
  const { folder, edit } = contentFolder(t, 'starter')
  edit('edition.yaml', '2025-06-13', '2025-07-30')
  t.match(faultsOf(folder), [/^edition\.yaml:7:1 last_day: must be the first day/])
  t.equal(faultsOf(folder).length, 1)
})

t.test('the facts of edition.yaml replace those of the sample, and are written nowhere else', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t)
  copyFileSync(contentFolder(t, 'starter').pathOf('edition.yaml'), pathOf('edition.yaml'))
  edit('edition.yaml', 'mark: mark.svg', 'mark: organic/mark')
  edit('edition.yaml', 'share: share.png', '# share: share.png')
  const { pack } = packOf(folder)
  const { config, pages } = pack
  const factOf = (name: string) => config.find(({ code }) => code === name)?.content
  t.equal(factOf('fact_last_day'), '2025-06-13')
  t.equal(factOf('fact_name_en'), 'My fair')
  t.notOk(factOf('filing_number'))
  t.notMatch(JSON.stringify(config), 'Heyao')
  const contact = pages.find((page) => page.path === '/contact/us')
  const list = contact?.sections.find((section) => section.type === 'contacts')
  t.match(list, { list: [{ company_en: 'Name of the organiser' }] })
  edit('config.yaml', 'sample: true\n', 'fact_name_en: Another fair\n')
  t.ok(faultsOf(folder).includes('config.yaml:2:1 fact_name_en: is a fact that edition.yaml gives: remove it here'))
})

t.test('a link inside the folder is followed, as in a volume of Kubernetes', async (t) => {
  const { folder, pathOf } = contentFolder(t)
  mkdirSync(pathOf('..data'))
  writeFileSync(pathOf('..data/categories.csv'), 'id;name_cn;name_en\r\n1;茶;Tea\r\n')
  rmSync(pathOf('categories.csv'))
  symlinkSync(path.join('..data', 'categories.csv'), pathOf('categories.csv'))
  const result = loadAgain(folder)
  t.match(result, { pack: { categories: [{ id: 1, name_cn: '茶', name_en: 'Tea' }] } })
})

t.test('a file that cannot be read is named once; what is beside a file that is open is none', async (t) => {
  const { folder, pathOf } = contentFolder(t)
  writeFileSync(pathOf('~$exhibitors.csv'), 'lock')
  t.same(faultsOf(folder), [])
  writeFileSync(pathOf('categories.csv'), Buffer.from('id,name_cn\n1,\u8336', 'utf16le'))
  t.match(faultsOf(folder), [/^categories\.csv:2:1 is not UTF-8/])
  t.equal(faultsOf(folder).length, 1)
})

t.test('a year that no fair has is one fault, at the day that says it', async (t) => {
  const { folder, edit } = contentFolder(t)
  edit('awards.yaml', 'date: 2025', 'date: 9025')
  edit('news/301.yaml', 'date: 2023', 'date: 0223')
  t.match(faultsOf(folder), [/^awards\.yaml:\d+:1 date: has a year/, /^news\/301\.yaml:\d+:1 date: has a year/])
  t.equal(faultsOf(folder).length, 2)
})

t.test('booths are numbered as the fair’s hall numbers them; one without a row is in no row', async (t) => {
  const { folder, edit } = contentFolder(t, 'starter')
  edit('exhibitors.csv', '101,N5A01', '101,N10C12')
  edit('exhibitors.csv', '102,N5A02', '102,9.2-031')
  const { pack } = packOf(folder)
  t.match(pack.exhibitors, [{ row: 'C' }, { booth: '9.2-031', row: '' }, { row: 'A' }])
})

const elsewhere: [string, string, string, string][] = [
  ['people.csv', '请介绍这位嘉宾。,Say', '请介绍这位嘉宾。,第一 says', 'people.csv:2:72 text_en: has Chinese'],
  ['partners.csv', '请介绍这家媒体。,Say', '请介绍这家媒体。,第一 says', 'partners.csv:2:42 summary_en: has Chinese'],
  ['edition.yaml', 'address_en: Write', 'address_en: 路', 'organisers[0].address_en: has Chinese'],
  [
    'tree.yaml',
    '    - id: 11\n',
    '    - id: 11\n      picture: { picture: none.jpg, alt_cn: 一, alt_en: One }\n',
    'no file'
  ]
]

t.test('a fault stands in the file that has it, and not in those that show it', async (t) => {
  for (const [file, from, to, expected] of elsewhere) {
    const { folder, edit } = contentFolder(t, 'starter')
    edit(file, from, to)
    const lines = faultsOf(folder)
    t.equal(lines.length, 1, lines.join('\n'))
    t.ok(lines[0]?.startsWith(`${file}:`) && lines[0].includes(expected), lines.join('\n'))
  }
  const { folder, edit } = contentFolder(t)
  edit('hotels.csv', 'On foot', 'On 步 foot')
  edit('awards.yaml', 'title_en: ', 'title_en: 奖 ')
  t.same([...new Set(faultsOf(folder).map((line) => line.split(':')[0]))].sort(), ['awards.yaml', 'hotels.csv'])
})
