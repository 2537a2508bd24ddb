import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import t, { type Test } from 'tap'
import { groupedLines } from '../../../../server/backend/content/commands/grouped-lines.ts'
import { openFolderFiles } from '../../../../server/backend/content/files/folder-files.ts'
import { type ContentFault, faultLine } from '../../../../server/backend/content/load/content-fault.ts'
import { loadFiles, loadFolder, type PublishedFiles } from '../../../../server/backend/content/load/load-content.ts'
import { readFolder } from '../../../../server/backend/content/load/read-folder.ts'
import { faultMessage } from '../../../../shared/records/fault-message.ts'
import { anyFiles, type ContentFolder, contentFolder, loadAgain, packOf } from '../../../fixtures/content-folder.ts'

/** The faults of a folder and its remarks. */
function foundIn(folder: string): ContentFault[] {
  const result = loadAgain(folder)
  return [...('faults' in result ? result.faults : []), ...result.remarks]
}

const faultsOf = (folder: string) => foundIn(folder).map(faultLine)

const about = 'pages/exhibition/about.yaml'
const withConsent = 'consent: { visitor: { before: &a { cn: 甲, en: A }, link: *a, after: *a } }'
const nested = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`)
const manyKeys = (length: number, others = length) => Array.from({ length }, (_, i) => `a${i % others}: 1\n`).join('')
const write =
  (name: string, text: string | Buffer) =>
  ({ pathOf }: ContentFolder) => {
    mkdirSync(path.dirname(pathOf(name)), { recursive: true })
    writeFileSync(pathOf(name), text)
  }
const append =
  (name: string, text: string) =>
  ({ pathOf }: ContentFolder) =>
    appendFileSync(pathOf(name), text)
/** Puts something else in the place of a file. */
const instead =
  (name: string, put: (file: string) => void) =>
  ({ pathOf }: ContentFolder) => {
    rmSync(pathOf(name))
    put(pathOf(name))
  }
const writeLarge = (pathOf: ContentFolder['pathOf']) => {
  for (let i = 1; i < 10; i += 1) writeFileSync(pathOf(`news/${i}.yaml`), '#'.repeat(500_000))
}

/** A file, a text in it, what stands in its place, and what is told of the file. */
const edited: [string, string, string, string][] = [
  [about, 'title_en:', 'titel_en:', ':3:1 titel_en: is no field that is known here'],
  [about, '    title_cn: 数字', '    titel_cn: 数字', ':16:5 sections[1].titel_cn: is no field that is known here'],
  [about, 'title_en: About the fair\n', '', ':1:1 title_en: is missing in this language'],
  [about, 'title_en: About the fair', 'title_en:', ':3:1 title_en: is missing in this language'],
  [about, '- type: figures', '- type: figure', 'sections[1]: is of an unknown kind: figure'],
  [about, 'updated: 2025-05-01', 'updated: 2025-02-30', ':6:1 updated: is no day of the calendar: 2025-02-30'],
  [about, 'title_en: ', 'title_en: "', ':3:11 '],
  [about, 'title_en: About', 'title_en: x\ntitle_en: About', ':4:1 is a field already: remove one of the two'],
  [about, 'About the fair', '*About*', ':3:11 begins with *: put the text in quotes'],
  [about, 'title_en: ', 'title_en: \u202e', ':3:11 has an invisible character (U+202E): remove it'],
  [about, 'About the fair', '"\\u202eAbout"', ':3:11 has an invisible character (U+202E): remove it'],
  [about, 'About the fair', 'About: the fair', ':3:11 has a second colon'],
  [about, 'title_en: About', '\ttitle_en: About', ':3:1 begins with a tab: use spaces'],
  [about, 'About the fair', "'The world's fair'", ':3:22 has something behind its end'],
  [about, '这是“关于展会”页。', '[甲](/media/none)', ':10:5 sections[0].markdown_cn: leads nowhere: /media/none'],
  [about, '这是“关于展会”页。', '[甲](javascript:alert`1`)', 'markdown_cn: is neither an internal path nor an https'],
  ['tree.yaml', '- id: 1\n', '- id: one\n', ':2:3 [0].id: must be a whole number'],
  ['config.yaml', 'meta_kws_cn: 展会', 'meta_kws_cn：展会', 'a colon (not ：) and a space'],
  ['home.yaml', '  title_cn:', '\u3000title_cn:', 'begins with a wide space: use spaces'],
  ['home.yaml', '  - title_cn:', '  -title_cn:', 'and write a space after a hyphen'],
  ['home.yaml', '/event/roundtable', '/event/prize', ':34:5 activeBox[0].href: leads nowhere: /event/prize'],
  ['home.yaml', 'mediaBox: media', 'mediaBox: press', 'mediaBox: names press, which is not in partners.csv'],
  ['categories.csv', 'First', 'F\u0007irst', ':2:8 has an invisible character (U+0007): remove it'],
  ['categories.csv', 'First group', 'First group, green', ':2:19 has more cells than the head'],
  ['categories.csv', 'name_en\n', 'name_en\n,,\n\nx,茶,Tea\n', ':4:1 id: must be a whole number'],
  ['categories.csv', 'First group', 'The "best" group', ':2:7 has a quotation mark inside'],
  ['exhibitors.csv', '102,N5A02,CN,12,,2025,', '102,N5A02,CN,12,,2025,-', 'area: must be more than 0'],
  ['exhibitors.csv', '\n102,', '\n1020000000,', ':3:1 id: must be at most 999999999'],
  ['exhibitors.csv', '\n102,', '\n0,', ':3:1 id: must be at least 1'],
  ['exhibitors.csv', 'booth,country', 'stand,country', ':1:4 stand: is no column of this table'],
  ['exhibitors.csv', 'N5A02,CN,12,,2025', 'N5A02,CN,12,,long ago', ':3:18 since: must be a whole number'],
  ['exhibitors.csv', '101,N5A01,CN', '101,N5A01,XX', ':2:11 country: names XX'],
  ['talks.csv', 'start,end', 'end,end', ':1:1 start: is a column that is missing'],
  ['talks.csv', '2025-06-11 10:00', '45819.427', ':2:21 start: is a number in place of a day: format the column in'],
  ['talks.csv', 'first-speaker', 'shi', ':2:112 speakers: names shi, which is not in people.csv'],
  ['products.csv', 'Say what this product is.', '有机', ':2:'],
  ['products.csv', 'Write about the product here.', '3. Tea', 'begins with 3: begin it with 1, or write 3\\.'],
  ['edition.yaml', 'name_en: My fair\n', '', ':1:1 name_en: is missing in this language'],
  ['edition.yaml', 'name_en: My fair', 'name_en: <b>My</b> fair', ':4:1 name_en: has markup'],
  ['edition.yaml', 'hall_en: Hall N5\n', '', ':1:1 hall_en: is missing in this language'],
  ['edition.yaml', '2025-06-13', '2025-06-31', ':7:1 last_day: is no day of the calendar'],
  ['edition.yaml', '2025-06-13', '2025-06-10', ':7:1 last_day: must be the first day'],
  ['edition.yaml', 'last_day: 2025-06-13\n', '', ':1:1 last_day: is missing: first_day needs it'],
  ['edition.yaml', '09:00-17:00', '9-5', ':8:9 hours[0]: must be hours such as 09:00-17:00'],
  ['edition.yaml', '09:00-17:00', '17:00-09:00', ':8:9 hours[0]: must close after it opens'],
  ['edition.yaml', "'09:00-17:00'", '09:00-17:00, 09:00-16:00', ':8:1 hours: has 2 entries'],
  ['edition.yaml', 'country: CN', 'qr: wechat.png', ':16:1 qr: there is no file pictures/wechat.png'],
  ['edition.yaml', 'country: CN', 'country: China', ':16:1 country: must be an ISO 3166-1 code'],
  ['edition.yaml', 'country: CN', 'filing_url: "javascript:1"', 'filing_url: must be an https address'],
  [
    'look.yaml',
    "accent: '#1b5e8c'",
    "accent: '#7fb2d6'",
    "of 1.9:1 with tint, where text needs 4.5:1: for instance '#4f6e85'"
  ],
  ['look.yaml', "paper: '#f6f8fa'", "paper: '#2b2b2b'", ':6:3 colours.ink: has a contrast of 1.0'],
  ['look.yaml', "deep: '#1f3a52'", "deep: '#aab4bd'", 'colours.deep: has a contrast of 1.82:1 with on_deep'],
  ['look.yaml', "'#1b5e8c'", "'red;background:url(//x)'", ':9:3 colours.accent: must be a colour'],
  ['look.yaml', "'#1b5e8c'", '#1b5e8c', "must be a colour such as '#2a7038', in quotes"],
  ['look.yaml', 'accent:', 'akzent:', ':9:3 colours.akzent: is no field that is known here'],
  ['look.yaml', 'headings: sans', 'headings: Arial', ':14:3 faces.headings: must be one of sans,serif'],
  ['forms.yaml', ', en: Exhibits of interest', '', ':9:3 fields.exhibitRange.en: is missing'],
  ['forms.yaml', 'exhibitRange:', 'exhibitRanges:', 'fields.exhibitRanges: is no field that is known here'],
  ['forms.yaml', 'first_group:', '1st:', ':6:5 options.exhibit_range.1st: is no name for a code'],
  [
    'forms.yaml',
    'en: Exhibits of interest',
    'en: 展品',
    ':9:31 fields.exhibitRange.en: has Chinese in an English text'
  ],
  ['forms.yaml', 'consent_version: my-fair-1', withConsent, 'consent_version: is missing: consent needs it']
]

/** The same of whole files, links and folders: a change, and the line. */
const spoilt: [(content: ContentFolder) => void, string][] = [
  [({ edit }) => edit('edition.yaml', '09:00', '14:00'), 'talks.csv:2:21 start: lies outside the opening hours'],
  [append('config.yaml', '---\nmeta_title: x\n'), 'config.yaml:6:1 is a second line ---: remove it'],
  [append('config.yaml', '__proto__: {}\n'), 'config.yaml:6:1 __proto__: is no name for a code'],
  [append('products.csv', 'x,y\n'.repeat(800)), 'correct them, then check the rest of it'],
  [write('home.yaml', ['a0: &a0 [x]', ...nested].join('\n')), 'has too many aliases'],
  [append('home.yaml', `\na: &a "${'x'.repeat(200_000)}"\nb: [${'*a, '.repeat(9)}]\n`), 'has too many aliases'],
  [write('home.yaml', `a: ${'['.repeat(400)}${']'.repeat(400)}`), 'home.yaml:1:1 is nested too deeply'],
  [write('home.yaml', '['.repeat(20_000)), 'home.yaml:'],
  [
    append('tree.yaml', '- &a\n  id: 900\n  name_cn: 茶\n  name_en: Tea\n  children: [*a]\n'),
    'part that it is in (*a)'
  ],
  [write('config.yaml', manyKeys(1e5)), 'config.yaml:1:1 is larger than 0.5 MiB'],
  [write('config.yaml', manyKeys(5000, 4999)), 'config.yaml:5000:1 is a field already: remove one of the two'],
  [({ pathOf }) => writeLarge(pathOf), 'makes the YAML files larger than 4 MiB'],
  [write('news/abc.yaml', 'x: 1\n'), 'news/abc.yaml:1:1 must be named by a number'],
  [write('news/0.yaml', 'x: 1\n'), 'news/0.yaml:1:1 must be named by a number'],
  [write('pages/en.yaml', 'x: 1\n'), 'pages/en.yaml:1:1 has an address that the site uses itself'],
  [write('pages/api/x.yaml', 'x: 1\n'), 'pages/api/x.yaml:1:1 has an address that the site uses itself'],
  [write('pages/news/301.yaml', 'x: 1\n'), 'pages/news/301.yaml:1:1 has an address that the site uses itself'],
  [write('pages/what?.yaml', 'x: 1\n'), 'pages/what?.yaml:1:1 must be named by small letters'],
  [write('copy/home.yaml', ''), 'copy:1:1 is a folder that is not read'],
  [write('look.yaml', '# colours:\n'), 'look.yaml:1:1 is empty or has comments alone: write its fields, or remove'],
  [write('talks.csv', '\n'), 'talks.csv:1:1 is empty or has comments alone: write its fields, or remove the file'],
  [write('exhibitor.csv', 'id\n'), 'exhibitor.csv:1:1 is no file that is read here'],
  [write('categories.csv', 'id,name_cn,name_en,\n1,茶,Tea,x\n'), 'categories.csv:1:20 is a column without a name'],
  [
    write('categories.csv', 'id,name_cn,name_en\n1,茶,"Tea\n2,米,Rice\n'),
    'categories.csv:2:5 has a quotation mark inside, or'
  ],
  [
    write('categories.csv', 'id\tname_cn\tname_en\n\t\t\n \nx\t茶\tTea\n'),
    'categories.csv:4:1 id: must be a whole number'
  ],
  [write('categories.csv', Buffer.from('504b030414000600', 'hex')), 'categories.csv:1:1 is a workbook: open it in a'],
  [
    write('categories.csv', Buffer.from('id\n1,\xb2\xe8\n', 'latin1')),
    'categories.csv:2:1 is not UTF-8: save the file as'
  ],
  [({ pathOf }) => truncateSync(pathOf('talks.csv'), 40_000_000), 'talks.csv:1:1 is larger than 32 MiB'],
  [({ pathOf }) => rmSync(pathOf('menu.yaml')), 'menu.yaml:1:1 is missing'],
  [
    ({ pathOf }) => renameSync(pathOf('talks.csv'), pathOf('Talks.CSV')),
    'Talks.CSV:1:1 must be called talks.csv: rename it'
  ],
  [instead('talks.csv', (file) => mkdirSync(file)), 'talks.csv:1:1 is no file: put a file of this name here, or'],
  [instead('talks.csv', (file) => execFileSync('mkfifo', [file])), 'talks.csv:1:1 is no file: put a file of this name'],
  [instead('talks.csv', (file) => symlinkSync('none.csv', file)), 'talks.csv:1:1 is a link that leads nowhere'],
  [instead('talks.csv', (file) => symlinkSync('talks.csv', file)), 'talks.csv:1:1 cannot be read (ELOOP)'],
  [instead('talks.csv', (file) => symlinkSync('/etc/passwd', file)), 'is a link that leads out of the content folder']
]

/** That a fault has these words, and a Chinese translation. */
function assertTold(t: Test, folder: string, title: string, ...words: string[]): void {
  const faults = foundIn(folder)
  const found = faults.find((fault) => words.every((word) => faultLine(fault).includes(word)))
  t.ok(found, `${title}: ${words.join()} in ${faults.slice(0, 5).map(faultLine).join('\n')}`)
  t.ok(faultMessage(found?.message ?? '', 'cn').isTranslated, `in Chinese too: ${found?.message}`)
}

t.test('file, line and column are named of a text that was changed, and what would do', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  for (const [file, from, to, expected] of edited) {
    const written = readFileSync(pathOf(file))
    edit(file, from, to)
    assertTold(t, folder, to, file, expected)
    writeFileSync(pathOf(file), written)
  }
  t.same(faultsOf(folder), [])
})

for (const [spoil, expected] of spoilt)
  t.test(`the file, line and column are named: ${expected}`, async (t) => {
    const content = contentFolder(t, 'starter')
    spoil(content)
    assertTold(t, content.folder, '', expected)
  })

t.test('an optional field that was emptied is missing, whatever it holds otherwise', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  const emptied = {
    'news/301.yaml': ['booth', 'updated', 'recommend', 'picture'],
    'edition.yaml': ['deadline_booth', 'deadline_hotels', 'year']
  }
  for (const empty of ['', "''", '"\u3000\u200b"', '"\\u2800"'])
    for (const [file, fields] of Object.entries(emptied)) {
      const before = readFileSync(pathOf(file), 'utf8')
      writeFileSync(pathOf(file), `${before}\n${fields.map((field) => `${field}: ${empty}\n`).join('')}`)
      const lines = faultsOf(folder).filter((line) => line.startsWith(file))
      t.same(lines, [], `${file} with ${empty || 'nothing'}`)
      writeFileSync(pathOf(file), before)
    }
})

t.test('a text without visible characters is an empty one, in YAML and in tables', async (t) => {
  for (const blank of ['  ', '\u00a0', '\u3000', '\u200b', '\u2060\u3164', '\u2800']) {
    const { folder, edit } = contentFolder(t, 'starter')
    edit('news/301.yaml', 'title_cn: 网站上线', `title_cn: "${blank}"`)
    edit('news/301.yaml', 'title_en: The site is online', `title_en: '${blank}'`)
    edit('exhibitors.csv', '第二家展商,Second exhibitor', `"${blank}",${blank}`)
    edit('exhibitors.csv', '品牌二,Brand 2', `${blank},${blank}`)
    const lines = faultsOf(folder).join('\n')
    t.match(lines, /^news\/301\.yaml:5:1 title_cn: is missing: add it/m, JSON.stringify(blank))
    t.match(lines, /^exhibitors\.csv:3:\d+ company_cn: is missing: add it/m, JSON.stringify(blank))
  }
})

t.test('null of YAML is an empty field at every depth, but no text where the word may be meant', async (t) => {
  for (const nothing of ['~', 'null', 'Null', 'NULL', '']) {
    const { folder, pathOf, edit } = contentFolder(t, 'starter')
    edit('news/301.yaml', 'summary_en: This is the first piece of news.', `summary_en: ${nothing}`)
    edit('pages/event/activities.yaml', 'title_en: Programme', `title_en: ${nothing}`)
    edit('synonyms.yaml', '[地铁, 轨道交通]', `\n    - 地铁\n    - ${nothing}`)
    writeFileSync(pathOf('look.yaml'), `${nothing}\n`)
    const lines = faultsOf(folder)
    const [ofNews, ofPage] = nothing
      ? [/^news\/301\.yaml:\d+:13 is null, which is no text/m, /^pages\/event\/activities\.yaml:\d+:15 is null/m]
      : [
          /^news\/301\.yaml:\d+:1 summary_en: is missing/m,
          /activities\.yaml:\d+:5 sections\[\d\]\.title_en: is missing/m
        ]
    t.match(lines.join('\n'), ofNews, nothing)
    t.match(lines.join('\n'), ofPage, nothing)
    t.match(lines.join('\n'), /^synonyms\.yaml:\d+:\d+ \[12\]\.cn\[1\]: is empty/m)
    t.match(lines.join('\n'), /^look\.yaml:1:1 is empty or has comments alone/m)
  }
  const { folder, edit } = contentFolder(t, 'starter')
  edit('news/301.yaml', 'summary_en: This is the first piece of news.', "summary_en: 'null'")
  edit('news/301.yaml', 'title_en: The site is online', 'title_en: !!str null')
  t.same(faultsOf(folder), [])
})

t.test('what a spreadsheet writes in place of a value is named once, by its row and column there', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  const written = readFileSync(pathOf('exhibitors.csv'), 'utf8')
  // Below a text of two lines and an empty row.
  const table = `sep=,\n${written.replace('请换成展商的介绍。', '"第一行\n第二行"').replace('\n102,', '\n\n102,')}`
  const errors =
    '#N/A #REF! #VALUE! #NAME? #DIV/0! #NULL! #NUM! #SPILL! #CALC! #GETTING_DATA #ERROR! Err:502 err:522 ####### ＃N/A #NV #N/D #BEZUG! #VALEUR! #¡REF! #¿NOMBRE? #Н/Д #ССЫЛКА! #REF！ =#REF! =VLOOKUP(A1,B:C,2) =$B$2 错误:502 错误：504 錯誤:508 #名称? #名稱？ #值! #溢出! #溢位! =B2+C2 =-B2 =2*B2 =Sheet1!A1 =表1!$A$1 =Sheet1!#REF! =(B2+C2)/2 =@A1 =B2&C2'
  const numbers = '1.02E+02 1,02E+02 102E+0 -1.5E-7'
  const cells: [string, string, string, string][] = [
    ...errors
      .split(' ')
      .map((value): [string, string, string, string] => [
        'Second exhibitor',
        `"${value}"`,
        'company_en',
        `holds the spreadsheet's error ${value} in row 4, column K`
      ]),
    ...["='Hall 1'!B2", '=""x""&B2', '={B2:B4}'].map((value): [string, string, string, string] => [
      'Second exhibitor',
      `"${value}"`,
      'company_en',
      `holds the spreadsheet's error ${value.replaceAll('""', '"')} in row 4, column K`
    ]),
    ['N5A02,CN', 'N5A02,#N/A', 'country', ":6:11 country: holds the spreadsheet's error #N/A in row 4, column C"],
    ...[...numbers.split(' '), '1e2', '0x66', '1.2E2'].map((value): [string, string, string, string] => [
      '\n102,',
      `\n"${value}",`,
      'id',
      `:6:1 id: holds a number as the spreadsheet shortens it, ${value}, in row 4, column A`
    ]),
    [
      'N5A02',
      '5.00E+05',
      'booth',
      ':6:5 booth: holds a number as the spreadsheet shortens it, 5.00E+05, in row 4, column B'
    ],
    ['CN,12', 'CN,11 #REF!', 'categories', "holds the spreadsheet's error #REF! in row 4, column D"]
  ]
  for (const [from, to, field, expected] of cells) {
    t.ok(table.includes(from))
    writeFileSync(pathOf('exhibitors.csv'), table.replace(from, to))
    const lines = faultsOf(folder).filter((line) => line.startsWith('exhibitors.csv'))
    t.match(lines, [new RegExp(` ${field}: `)], `${to} in ${lines.join('\n')}`)
    t.equal(lines.length, 1)
    t.ok(lines[0]?.includes(expected), `${expected} in ${lines.join('\n')}`)
  }
  for (const value of [
    '3E05',
    '#1 Tea',
    'E+',
    '1E+5 Ltd',
    '##',
    'Err: 5',
    '#NVX',
    '#TEA!',
    '= Tea',
    '=)',
    '#TEA 茶!',
    '=Tea=',
    '=100',
    '=A',
    '=1A茶',
    '== N5 ==',
    '= Hall N5',
    'TEA 错误:502'
  ]) {
    writeFileSync(pathOf('exhibitors.csv'), table.replace('Second exhibitor', value))
    t.same(faultsOf(folder), [], value)
  }
  const message = faultMessage(
    "holds the spreadsheet's error #N/A in row 4, column K: correct its formula or write the value",
    'cn'
  )
  t.same(message, { text: '第 4 行 K 列是电子表格的错误值 #N/A：请改正公式或填写内容', isTranslated: true })
})

t.test('what was pasted from a spreadsheet into YAML is named', async (t) => {
  for (const [from, to, message] of [
    ['- id: 11', '- id: 1.1E+1', /^tree\.yaml:6:11 holds a number as a spreadsheet shortens it, 1\.1E\+1: write/],
    ['name_cn: 第一类', "name_cn: '#N/A'", /^tree\.yaml:7:16 holds the spreadsheet's error #N\/A: write the value/]
  ] as const) {
    const { folder, edit } = contentFolder(t, 'starter')
    edit('tree.yaml', from, to)
    t.match(faultsOf(folder), [message])
    t.ok(faultMessage(faultsOf(folder)[0]?.replace(/^\S+ /, '') ?? '', 'cn').isTranslated)
  }
})

const savedTable = `id,booth,country,categories,since,area,updated,company_cn,company_en,brand_cn,brand_en,summary_cn,summary_en,markdown_cn,markdown_en
１０１,N5A01,CN,11，12,2025.0,"1,250",2025/5/1,甲,A,甲,A,甲,A,甲,A
102.0,N5A02,CN,１１,2025,9.00,2025年5月1日,乙,B,乙,B,乙,B,乙,B
`

t.test('days and numbers are read as spreadsheets write them, and in wide digits', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  writeFileSync(pathOf('exhibitors.csv'), savedTable)
  edit('home.yaml', '[101, 102, 103, 104, 105]', '[101, 102]')
  edit('talks.csv', '2025-06-11 10:00', '2025/6/11 9:30:00')
  edit('edition.yaml', '2025-06-11', '2025/6/11')
  const { pack } = packOf(folder)
  const updated = Date.UTC(2025, 4, 1) / 1000
  t.match(pack.exhibitors, [
    { id: 101, categories: [11, 12], since: 2025, area: 1250, updated },
    { id: 102, categories: [11], area: 9, updated }
  ])
  t.match(pack.talks, [{ start: Date.UTC(2025, 5, 11, 1, 30) / 1000 }])
})

t.test('lines may end as those of old Macs, and one wrong line of YAML is one fault', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  writeFileSync(pathOf('edition.yaml'), readFileSync(pathOf('edition.yaml'), 'utf8').replaceAll('\n', '\r'))
  t.same(faultsOf(folder), [])
  edit('home.yaml', '  title_cn:', '\ttitle_cn:')
  t.match(faultsOf(folder), [/^home\.yaml:5:1 begins with a tab/])
  t.equal(faultsOf(folder).length, 1)
})

t.test('a table may begin with its separator, have columns in another case, and lines of old Macs', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  const table = 'ID,Name_CN,name_EN\n1,茶,Tea\nx,米,Rice\n'
  writeFileSync(pathOf('categories.csv'), `sep=;\r\n${table.replaceAll(',', ';').replaceAll('\n', '\r\n')}`)
  t.match(faultsOf(folder), [/^categories\.csv:4:1 id: must be a whole number/], 'lines are those of the file')
  writeFileSync(pathOf('categories.csv'), table.replaceAll('\n', '\r'))
  t.match(faultsOf(folder), [/^categories\.csv:3:1 id: must be a whole number/])
  writeFileSync(pathOf('categories.csv'), `展品类别\n${table}`)
  t.match(faultsOf(folder), [/^categories\.csv:1:1 展品类别: is no column of this table/])
  t.equal(faultsOf(folder).length, 1, 'a title above the columns is one fault')
  writeFileSync(pathOf('categories.csv'), 'id,name_cn,name_en\n1,茶,Tea\n')
  edit('menu.yaml', 'path: /contact/us', 'path: /contact/them')
  t.equal(new Set(faultsOf(folder)).size, faultsOf(folder).length, 'no fault is told twice')
})

t.test('rows and columns that a spreadsheet emptied are no faults', async (t) => {
  const { folder, pathOf } = contentFolder(t)
  const [head, ...rows] = readFileSync(pathOf('exhibitors.csv'), 'utf8').trimEnd().split('\n')
  const cells = ','.repeat(head?.split(',').length ?? 0)
  writeFileSync(pathOf('exhibitors.csv'), [`${head},,`, cells, ...rows, `${cells},,`, ''].join('\n'))
  t.strictSame(faultsOf(folder), [])
})

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
  edit('hotels.csv', '6 minutes', '6 分 minutes')
  edit('awards.yaml', 'title_en: ', 'title_en: 奖 ')
  t.same([...new Set(faultsOf(folder).map((line) => line.split(':')[0]))].sort(), ['awards.yaml', 'hotels.csv'])
})

t.test('a quotation mark that is not closed is told where it opens', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  const people = readFileSync(pathOf('people.csv'), 'utf8').trimEnd().split('\n')
  const row = 'third,三,Third,职位,Position,单位,"Organisation,三,Three'
  const rows = [
    people[0],
    'zero,零,Zero,职位,Position,单位,Organisation,"第一行\n第二行","One\ntwo"',
    row,
    people[1],
    'x,"y",z'
  ]
  writeFileSync(pathOf('people.csv'), rows.join('\n'))
  t.match(faultsOf(folder), [/^people\.csv:5:30 has a quotation mark inside, or one that is not closed/])
  writeFileSync(pathOf('people.csv'), `${rows.slice(0, 4).join('\r\n')}\r\n`)
  t.match(faultsOf(folder), [/^people\.csv:5:30 has a quotation mark/])
})

t.test('talks clash by the ids of their speakers and by both names of their room', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  const person = (id: string, cn: string) => `${id},${cn},Zhang Wei,职位,Position,单位,Organisation,一,One\n`
  const talk = (id: number, room: string, speaker: string) =>
    `${id},talk,roundtable,2025-06-11 10:00,2025-06-11 10:45,${room},讲,Talk,,,${speaker},,2025-05-01,一,One\n`
  const first = readFileSync(pathOf('people.csv'), 'utf8')
  writeFileSync(pathOf('people.csv'), `${first}${person('zhang-a', '张伟')}${person('zhang-b', '章薇')}`)
  const [head = ''] = readFileSync(pathOf('talks.csv'), 'utf8').split('\n')
  const clashes = (...talks: string[]) => {
    writeFileSync(pathOf('talks.csv'), [head, '\n', ...talks].join(''))
    return faultsOf(folder)
  }
  t.same(clashes(talk(501, '一厅,Room 1', 'zhang-a'), talk(502, '二厅,Room 2', 'zhang-b')), [])
  t.same(clashes(talk(501, '一厅,Room', 'zhang-a'), talk(502, '二厅,Room', 'zhang-b')), [])
  t.match(clashes(talk(501, '一厅,Room 1', 'zhang-a'), talk(502, '二厅,Room 2', 'zhang-a')), [
    /overlaps talk 502: Zhang/
  ])
  t.match(clashes(talk(501, '一厅,Room 1', 'zhang-a'), talk(502, '一厅,Room 1', 'zhang-b')), [
    /overlaps talk 502: Room 1/
  ])
})

t.test('languages, clashes and unusual times are remarks: they hold nothing back', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  edit('exhibitors.csv', 'Say what this exhibitor shows.', '请介绍。')
  edit('pages/event/activities.yaml', "summary_en: 'Say", "summary_en: '第一 Say")
  const [, talk = ''] = readFileSync(pathOf('talks.csv'), 'utf8').split('\n')
  appendFileSync(pathOf('talks.csv'), `${talk.replace('501,', '502,').replace('10:45', '10:47')}\n`)
  edit('talks.csv', '2025-06-11 10:45', '2025-06-11 23:30')
  const result = loadAgain(folder)
  t.ok('pack' in result)
  t.match(result.remarks.map(faultLine).sort(), [
    /^exhibitors\.csv:2:\d+ summary_en: has Chinese/,
    /^pages\/event\/activities\.yaml:5:1 summary_en: has Chinese/,
    /^talks\.csv:2:21 start: lies outside/,
    /^talks\.csv:2:21 start: overlaps talk 502/,
    /^talks\.csv:2:\d+ end: is neither a day alone/,
    /^talks\.csv:3:\d+ end: is neither a day alone/
  ])
})

t.test('the same of many rows is one line of the check', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  const table = readFileSync(pathOf('exhibitors.csv'), 'utf8')
  writeFileSync(pathOf('exhibitors.csv'), table.replaceAll('Say what this exhibitor shows.', '请介绍。'))
  const { remarks } = loadAgain(folder)
  t.same(groupedLines(remarks), [
    `${remarks[0] && faultLine(remarks[0])} (5 rows: 2 with id 101, 3 with id 102, 4 with id 103, 5 with id 104, 6 with id 105)`
  ])
  t.match(groupedLines(remarks, 'cn'), [/英文内容中有中文 \(共 5 行：第 2（id 101）、3（id 102）/])
  t.same(groupedLines(remarks.slice(0, 1)), [`${faultsOf(folder)[0]} (row 2 with id 101)`])
  t.same(groupedLines([...remarks, ...remarks]).length, 1)
})

t.test('of an exhibitor id and a name are required, of a talk title and time; the rest is remarked', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  writeFileSync(pathOf('exhibitors.csv'), 'id,booth,company_cn,company_en\n101,744,甲,\n102,,,B Ltd\n')
  writeFileSync(
    pathOf('talks.csv'),
    'id,start,end,title_en\n501,2025-06-11 10:00,2025-06-11 10:45,One\n502,2025-06-11 10:00,,Two\n'
  )
  edit('home.yaml', '[101, 102, 103, 104, 105]', '[101, 102]')
  rmSync(pathOf('products.csv'), { force: true })
  const { pack, remarks } = packOf(folder)
  t.match(pack.exhibitors, [
    { id: 101, booth: '744', row: '', country: '', since: 0, categories: [], company_cn: '甲', company_en: '' },
    { id: 102, booth: '', company_cn: '', company_en: 'B Ltd', summary_en: '' }
  ])
  t.match(pack.talks, [{ title_en: 'One', forum: 'activities', room_en: '' }, { title_cn: '' }])
  const lines = groupedLines(remarks)
  t.ok(
    lines.some((line) =>
      /^exhibitors\.csv:2:\d+ summary_cn: is missing: add it \(2 rows: 2 with id 101, 3 with id 102\)$/.test(line)
    ),
    lines.join('\n')
  )
  t.ok(lines.some((line) => /exhibitors\.csv:3:\d+ booth: is missing: add it \(row 3 with id 102\)$/.test(line)))
  const isFound = lines.some((line) => line.includes('overlaps'))
  t.notOk(isFound, 'talks without a room are in none together')
  appendFileSync(pathOf('exhibitors.csv'), '103,A1,,\n')
  t.match(faultsOf(folder)[0], /^exhibitors\.csv:4:\d+ company_cn: is missing: add it/)
})

t.test('copies, workbooks and other names beside the right file are remarks', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  copyFileSync(pathOf('news/301.yaml'), pathOf('news/301 - 副本.yaml'))
  copyFileSync(pathOf('exhibitors.csv'), pathOf('exhibitors (1).csv'))
  writeFileSync(pathOf('exhibitors.xlsx'), 'PK\u0003\u0004')
  copyFileSync(pathOf('talks.csv'), pathOf('Talks.csv'))
  const result = loadAgain(folder)
  t.ok('pack' in result)
  t.match(result.remarks.map(faultLine).sort(), [
    /^Talks\.csv:1:1 must be called talks\.csv/,
    /^exhibitors \(1\)\.csv:1:1 is no file that is read here/,
    /^exhibitors\.xlsx:1:1 is a workbook, which is not read/,
    /^news\/301 - 副本\.yaml:1:1 must be named by a number/
  ])
  for (const { message } of result.remarks) t.ok(faultMessage(message, 'cn').isTranslated, message)
  rmSync(pathOf('talks.csv'))
  t.match(loadAgain(folder), { faults: [{ file: 'Talks.csv' }], remarks: { length: 3 } })
})

t.test('names hold words of the other language; one that is in it alone is told', async (t) => {
  const { folder, edit, pathOf } = contentFolder(t, 'starter')
  rmSync(pathOf('booths.csv'))
  edit('exhibitors.csv', '第一家展商,', 'Joint Centre for Tropical Weather and Ocean Models Ltd,')
  edit('exhibitors.csv', 'Second exhibitor', 'Chenguang 晨光')
  for (const [from, to] of [
    ['N5A01', '744'],
    ['N5A02', 'A-12'],
    ['N5A03', '3.1H-B22']
  ] as const)
    edit('exhibitors.csv', from, to)
  t.same(faultsOf(folder), [])
  edit('exhibitors.csv', 'Third exhibitor', '第三家')
  t.match(faultsOf(folder), [/^exhibitors\.csv:4:\d+ company_en: has Chinese/])
})

t.test('a load that takes the values of unchanged files from the last one gives what a whole load gives', async (t) => {
  const load = (folder: string, published?: PublishedFiles) => {
    const { files, faults } = readFolder(folder)
    const known = { ...anyFiles, folder: openFolderFiles(folder) }
    const loaded = loadFiles(files, faults, 'organic', known, published, ({ text }) => text)
    // As the kept state has it.
    return { ...loaded, published: JSON.parse(JSON.stringify(loaded.published)) as PublishedFiles }
  }
  const edits = edited.map(([file, from, to]) => [({ edit }: ContentFolder) => edit(file, from, to), to] as const)
  const changes = [...spoilt, ...edits].filter((_, index) => index % 20 === 0)
  for (const [spoil, name] of [[() => undefined, 'nothing is changed'] as const, ...changes]) {
    const content = contentFolder(t, 'starter')
    const { published } = load(content.folder)
    t.ok(Object.keys(published.digests).length > 10, 'most files can be taken')
    spoil(content)
    const whole = load(content.folder, { ...published, digests: {} })
    t.same(load(content.folder, published), whole, name)
    // A record that is held back is so at the next load too.
    t.same(load(content.folder, whole.published), load(content.folder, { ...whole.published, digests: {} }), name)
  }
})

t.test('all faults of all files are listed', async (t) => {
  const { folder, edit } = contentFolder(t)
  edit(about, 'title_en: About the fair', 'titel_en: About the fair')
  edit('home.yaml', 'updated: 2025-06-05', 'updated: June')
  edit('exhibitors.csv', '101,N5A01,CN', 'x,N5A01,CN')
  t.equal(faultsOf(folder).length, 3)
})

const begun = (file: string, from: string, text: string) => (content: ContentFolder) => {
  content.edit(file, from, text)
}
/** Content with faults without end, by the file that has them. */
const excessive: [string, (content: ContentFolder) => void][] = [
  ['products.csv', append('products.csv', 'x,y\n'.repeat(800))],
  ['people.csv', write('people.csv', `id,${'a,'.repeat(800)}b\n1\n`)],
  [about, begun(about, 'sections:\n', `sections:\n${'  - type: text\n'.repeat(800)}`)],
  ['home.yaml', begun('home.yaml', 'newsBox: [', `newsBox: [${'7, '.repeat(800)}`)]
]
for (const [file, spoil] of excessive)
  t.test(`the report of faults without end in ${file} ends with a line that says so`, async (t) => {
    const content = contentFolder(t, 'starter')
    spoil(content)
    const faults = faultsOf(content.folder).filter((line) => line.startsWith(`${file}:`))
    t.equal(faults.length, 501)
    t.match(faults.at(-1), /there are more than 500 faults: correct them, then check the rest of it/)
  })

t.test('booths.csv says where booths stand, by hall where numbers come again', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  edit('exhibitors.csv', 'id,booth,', 'id,hall,booth,')
  const table = readFileSync(pathOf('exhibitors.csv'), 'utf8')
  const rows = table.replace(
    /^(10\d),N5A0(\d)/gm,
    (_all, id, digit) => `${id},${digit === '2' ? '2' : '1'},${digit === '3' ? 'C-9' : 'A-1'}`
  )
  writeFileSync(pathOf('exhibitors.csv'), rows)
  writeFileSync(pathOf('booths.csv'), 'hall,booth,x,y,width,height\n1,A-1,0,0,3,3\n2,A-1,9,0,3,3\n')
  const result = loadAgain(folder, 'plain')
  if ('faults' in result) return t.same(result.faults, [])
  const [first, second, third] = result.pack.exhibitors
  t.match([first?.at, second?.at, third?.at], [{ x: 0 }, { x: 9 }, null])
  const found = result.remarks.find(({ message }) => message.startsWith('has no place on the plan'))
  t.match(found, { field: 'booth' })
})

/** A folder whose exhibitors have the booths of a drawing, and one that it does not have. */
function drawnFolder(t: Parameters<typeof contentFolder>[0], name: string) {
  const content = contentFolder(t, 'starter')
  rmSync(content.pathOf('booths.csv'))
  copyFileSync('test/fixtures/hall-plan.svg', content.pathOf(name))
  for (const [index, booth] of ['744', 'A-12', '3.1H-B22', '801', 'B 7'].entries())
    content.edit('exhibitors.csv', `N5A0${index + 1},`, `${booth},`)
  return content
}

t.test('a drawing says where booths stand, through groups, transforms and the names that programs write', async (t) => {
  const { folder, edit } = drawnFolder(t, 'plan-N5.svg')
  const result = loadAgain(folder, 'plain')
  if ('faults' in result) return t.same(result.faults, [])
  const [first, second, third, fourth, fifth] = result.pack.exhibitors
  t.same([first?.at, first?.hall], [{ x: 3, y: 3, width: 3, height: 3 }, 'N5'])
  t.same(second?.at, { x: 10, y: 3, width: 3, height: 6 }, 'a group with its text, turned and scaled')
  t.same(third?.at, { x: 15, y: 3, width: 6, height: 6, outline: 'M15 3L21 3L21 6L18 6L18 9L15 9Z' })
  const found = fourth?.at
  t.match(found, { x: 22, y: 3, width: 6, height: 6, outline: /^M22 6L/ }, 'an id with a number, as Illustrator has it')
  t.match(fifth?.at, { x: 30, y: 3.5, width: 3, height: 3 }, 'a copy of a symbol')
  const section = result.pack.pages.find(({ path }) => path === '/exhibitor/featured')?.sections.at(-1)
  t.match(section, {
    type: 'hall',
    list: [],
    drawings: [{ hall: 'N5', src: /^\/content-files\/plan-N5-[\w-]+\.svg$/, width: 42, height: 29.7 }]
  })
  const told = result.remarks.filter(({ file }) => file === 'plan-N5.svg')
  t.same(told.map(faultLine), [
    'plan-N5.svg:2:16 has ENTITY, which is left out of the plan',
    'plan-N5.svg:5:39 has onload, which is left out of the plan',
    'plan-N5.svg:12:3 has script, which is left out of the plan',
    'plan-N5.svg:15:93 has onclick, which is left out of the plan',
    'plan-N5.svg:25:3 has foreignObject, which is left out of the plan'
  ])
  for (const { message } of told) t.ok(faultMessage(message, 'cn').isTranslated, message)
  edit('exhibitors.csv', '744,', '745,')
  t.match(faultsOf(folder).join('\n'), /exhibitors\.csv:2:\d+ booth: has no place on the plan/)
})

t.test('a drawing that cannot be read is a fault, one without booths of exhibitors a remark', async (t) => {
  const { folder, pathOf, edit } = drawnFolder(t, 'plan.svg')
  edit('plan.svg', 'viewBox="-10 -20 420 297"', '')
  t.match(faultsOf(folder).join('\n'), /^plan\.svg:1:1 is no SVG picture with a size/m)
  writeFileSync(pathOf('plan.svg'), '<svg viewBox="0 0 9 9"><rect id="745" width="3" height="3"/></svg>')
  t.match(faultsOf(folder).join('\n'), /^plan\.svg:1:1 has no shape with a booth of exhibitors\.csv/m)
  writeFileSync(pathOf('plan.svg'), ' '.repeat(3_000_000))
  t.match(faultsOf(folder).join('\n'), /^plan\.svg:1:1 is larger than 2 MiB/m)
})
