import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
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
import { openFolderFiles } from '../../../../server/backend/content/files/folder-files.ts'
import { faultLine } from '../../../../server/backend/content/load/content-fault.ts'
import { loadFiles, type PublishedFiles } from '../../../../server/backend/content/load/load-content.ts'
import { readFolder } from '../../../../server/backend/content/load/read-folder.ts'
import { faultMessage } from '../../../../shared/records/fault-message.ts'
import { anyFiles, type ContentFolder, contentFolder, faultsOf, foundIn } from '../../../fixtures/content-folder.ts'

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
  [about, 'title_en: ', 'title_en: "', ':3:11 has a quotation mark that is not closed'],
  [about, 'About the fair', '[About, the fair', ':3:11 begins with a bracket that is not closed'],
  [about, 'About the fair', '{About the fair', ':3:11 begins with a bracket that is not closed'],
  [about, 'About the fair', '&About the fair', ':3:18 begins with &: put the text in quotes'],
  [about, 'About the fair', '& about', ':3:11 begins with &: put the text in quotes'],
  [about, 'About the fair', '!About the fair', ':3:11 begins with !: put the text in quotes'],
  [about, 'About the fair', '! About the fair', ':3:13 begins with !: put the text in quotes'],
  [about, 'About the fair', 'Hall #5', ':3:11 is cut off before its #: put the text in quotes'],
  [about, 'About the fair', '#1 of fairs', 'is cut off before its #: put the text in quotes'],
  [about, 'About the fair', 'About\nthe fair', ':4:1 is no field: write “name: text”'],
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
