import t from 'tap'
import { readTables, tableText } from '../../../../server/backend/content/commands/folder-tables.ts'
import { importList } from '../../../../server/backend/content/commands/import-list.ts'
import { startImport } from '../../../../server/backend/content/commands/import-state.ts'
import { decodeTable, readText } from '../../../../server/backend/content/commands/read-list.ts'
import { dayOfLine } from '../../../../server/backend/content/commands/written-times.ts'
import type { ContentFault } from '../../../../server/backend/content/load/content-fault.ts'
import { faultMessage } from '../../../../shared/records/fault-message.ts'

/** A list of exhibitors as the table of a new folder, with what is told of it. */
function importTable(file: string, source: string, today: string): { text: string; faults: ContentFault[] } {
  const list = readText(source, 'exhibitors')
  if ('message' in list) return { text: '', faults: [{ file, field: '', ...list }] }
  const into = startImport(file, today, readTables(undefined), new Map())
  importList(list, into)
  return {
    text: tableText(into.folder.tables.exhibitors),
    faults: into.faults
  }
}

const head = '展位号,国家,公司名称,英文名称,类别,首次参展,面积,简介,英文简介,传真'
const rows = [
  'N5A01,中国,第一公司,First firm,11,2020,36,第一家。,The first.,123',
  'N5A02,Austria,第二公司,Second firm,"11,12",soon,9,第二家。,"The second, a farm.",',
  'N5A03,Atlantis,第三公司,Third firm,12,2021,9,第三家。,The third.,'
]
const table = `${head}\n${rows.join('\n')}\n`
/** 展位号,company / N5A01,一 in GB18030. */
const gb18030 = Buffer.from('d5b9cebbbac52c636f6d70616e790a4e354130312cd2bb0a', 'hex')

t.test('heads in Chinese and English, names of countries and missing columns are understood', async (t) => {
  const { text } = importTable('list.csv', table, '2025-06-01')
  const [names = '', first, second] = text.split('\n')
  t.match(names, /^id,booth,country,categories,/)
  t.equal(
    first,
    '101,N5A01,CN,11,,2020,36,,2025-06-01,第一公司,First firm,第一公司,First firm,第一家。,The first.,第一家。,The first.'
  )
  t.match(second, /^102,N5A02,AT,11 12,,,9,.*"The second, a farm\."$/)
})

t.test('what cannot be read is named line by line', async (t) => {
  const { faults } = importTable('list.csv', table, '2025-06-01')
  t.match(faults, [
    { line: 1, field: '传真', message: /is left out/ },
    { line: 3, column: 40, field: 'since', message: /whole number/ },
    { line: 4, column: 7, field: 'country', message: /ISO 3166-1/ }
  ])
  t.equal(faults.length, 3)
})

t.test('UTF-8 with and without byte order mark, UTF-16 and GB18030 are decoded', async (t) => {
  t.equal(decodeTable(Buffer.from('\ufeff展位号')), '展位号')
  t.equal(decodeTable(Buffer.from('展位号')), '展位号')
  t.equal(decodeTable(Buffer.from('\ufeff展位号\t国家', 'utf16le')), '展位号\t国家')
  t.equal(decodeTable(Buffer.from('feff5c554f4d53f7', 'hex')), '展位号')
  t.equal(decodeTable(gb18030), '展位号,company\nN5A01,一\n')
  t.match(importTable('list.csv', decodeTable(gb18030), '2025-06-01').text, 'N5A01')
  // In Windows-1252.
  t.equal(decodeTable(Buffer.from('4dfc6c6c65722c64924e69e97665730a', 'hex')), 'Müller,d’Niéves\n')
})

t.test('a list with semicolons is the same as one with commas', async (t) => {
  const rewritten = table.replace('"11,12"', '11 12').replace('"The second, a farm."', 'The second.')
  const withSemicolons = importTable('list.csv', rewritten.replaceAll(',', ';'), '2025-06-01')
  t.same(withSemicolons.text, importTable('list.csv', rewritten, '2025-06-01').text)
  t.match(withSemicolons.text, 'First firm')
})

t.test('units are left out, addresses completed, rows that were emptied no exhibitors', async (t) => {
  const list =
    '展位,公司网址,面积,首次参展,公司名称\nA1,www.example.com,36 ㎡,2019年,甲\n,,,,\nA2,http://example.org,18.5平方米,2020,乙\n'
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n'), [/^id,/, /,2019,36,https:\/\/www\.example\.com,/, /^102,.*,2020,18\.5,,/, ''])
  const found = faults.filter(({ field }) => ['area', 'since', 'website'].includes(field))
  t.match(found, [{ line: 4, column: 4, field: 'website', message: 'must be an https address' }])
})

t.test('heads are read below a title, in two rows of merged cells, and as organisers vary them', async (t) => {
  const list = [
    'sep=,',
    '2025展会展商名单,,,,,,,,,,',
    '*序号,展位,,展商名称,,国家/地区,所属类别,展位面积（㎡）,首次参展年份,公司简介,',
    ',馆号,"展位号\n(Booth)",中文,英文,,,,,中文,英文',
    '1,五,N5A01,第一公司,First firm,USA,11、12,"1,036",2020/1/1,第一家。,The first.',
    '２,五,Ｎ５Ａ０２,第二公司,Second firm,中国大陆,１２,９,2021年,第二家。,The second.'
  ]
  const { text, faults } = importTable('list.csv', list.join('\n'), '2025-06-01')
  t.match(text.split('\n').slice(1), [
    /^1,N5A01,US,11 12,,2020,1036,,2025-06-01,第一公司,First firm,.*第一家。,The first\.,五$/,
    /^2,N5A02,CN,12,,2021,9,,2025-06-01,第二公司,Second firm,/
  ])
  t.same(faults, [])
})

t.test('a missing column is one fault, as is a sum below the list; a booth twice is named', async (t) => {
  const list = `${head}\n${rows[0]}\n${rows[0]}\n合计,,,,,,45,,,\n`.replace('英文名称', '联系人')
  const { faults } = importTable('list.csv', list, '2025-06-01')
  t.match(faults, [
    { line: 1, field: '联系人' },
    { line: 1, field: '传真' },
    { line: 4, message: 'is a sum, no record: the row is left out' },
    { line: 1, field: 'company_en', message: 'is a column that is missing: add it' },
    { line: 3, field: 'booth', message: /^stands in row 2 too/, value: 'N5A01' }
  ])
  t.equal(faults.length, 5)
  const sum = importTable('list.csv', `${head}\n,,,,,,45,,,\n`, '2025-06-01')
  t.match(sum.faults, [{}, { line: 2, message: /^has no name or title/, value: '45' }])
  t.match(importTable('list.csv', rows.join('\n'), '2025-06-01').faults, [
    { message: /^has no row that names columns/ }
  ])
})

t.test('a head that is merged above languages alone is read, and rows of tabs count as lines', async (t) => {
  const list = ['展位\t企业名称\t\t面积', '\t中文\t英文\t', '\t\t\t', 'A1\t甲\tFirst\tbig', 'A2\t乙\tB\t9']
  const { text, faults } = importTable('list.txt', list.join('\r\n'), '2025-06-01')
  t.match(text.split('\n')[1], /^101,A1,.*,甲,First,/)
  const found = faults.filter(({ field }) => ['area', 'company_en'].includes(field))
  t.match(found, [{ line: 4, column: 12, field: 'area', message: 'must be a number' }])
})

t.test('whether an exhibitor is featured is yes or no: anything else is named', async (t) => {
  const list = '展位,推荐,公司名称\nA1,是,甲\nA2,否,乙\nA3,重点,丙\n'
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n').slice(1), [/^101,A1,,,yes,/, /^102,A2,,,no,/, /^103,A3,,,,/, ''])
  const found = faults.filter(({ field }) => field === 'featured')
  t.match(found, [{ line: 4, column: 4, message: /yes or no/ }])
})

t.test('a quote that stands in a text is a fault of its cell', async (t) => {
  const { text, faults } = importTable('list.csv', '展位,公司名称\nA1,甲\nA2,乙"丙\n', '2025-06-01')
  t.equal(text, '')
  t.match(faults, [{ file: 'list.csv', line: 3, column: 4, message: /^has a quotation mark inside/ }])
})

const bilingual: [string, string][] = [
  ['展位号', 'Booth No.'],
  ['公司名称', 'Company Name'],
  ['公司英文名称', 'Company Name (EN)'],
  ['国家/地区', 'Country/Region'],
  ['面积（㎡）', 'Area (sqm)'],
  ['首次参展', 'Since'],
  ['公司简介', 'Description'],
  ['英文简介', 'Profile in English'],
  ['类别', 'Category']
]
const spring = ['N5A05', '山泉公司', 'Spring Ltd', '中国', '36', '2019', '茶。', 'Tea.', '11']
const headForms: [string, (cn: string, en: string) => string][] = [
  ['a space', (cn, en) => `${cn} ${en}`],
  ['nothing', (cn, en) => cn + en],
  ['a slash', (cn, en) => `${cn}/${en}`],
  ['a wide slash and spaces', (cn, en) => `${cn} ／ ${en}`],
  ['a line', (cn, en) => `${cn} | ${en}`],
  ['a line break', (cn, en) => `${cn}\n${en}`],
  ['a line break of Windows', (cn, en) => `${cn}\r\n${en}`],
  ['a hyphen', (cn, en) => `${cn} - ${en}`],
  ['brackets', (cn, en) => `${cn}(${en})`],
  ['wide brackets', (cn, en) => `${cn}（${en}）`],
  ['square brackets', (cn, en) => `${cn}【${en}】`],
  ['Chinese with spaces', (cn, en) => `${[...cn].join(' ')} ${en}`],
  ['traditional characters', (cn, en) => `${[...cn].map((at) => traditional[at] ?? at).join('')} ${en}`],
  ['English first', (cn, en) => `${en} ${cn}`],
  ['Chinese in brackets', (cn, en) => `${en}（${cn}）`],
  ['characters that nobody sees', (cn, en) => `\ufeff\u200b${cn}\u200b ${en}*`]
]
const traditional: Record<string, string> = {
  号: '號',
  称: '稱',
  国: '國',
  区: '區',
  积: '積',
  参: '參',
  简: '簡',
  类: '類',
  别: '別'
}
const quotedCell = (cell: string) => `"${cell}"`

t.test('heads in both languages in a cell are read in every form, below any title, with any separator', async (t) => {
  for (const [form, both] of headForms)
    for (const separator of [',', ';', '\t', '|', '｜', '^', ':']) {
      const head = bilingual.map(([cn, en]) => quotedCell(both(cn, en)))
      for (const title of ['', '参展名录\n', '2025, Shanghai: 参展名录\n', `参展名录${separator.repeat(8)}\n`]) {
        const list = `${title}${[head, spring].map((row) => row.join(separator)).join('\n')}\n`
        const { text, faults } = importTable('list.csv', list, '2025-06-01')
        t.same(faults, [], `${form}, ${JSON.stringify(separator)}, ${title}`)
        t.match(text.split('\n')[1], /^101,N5A05,CN,11,,2019,36,,2025-06-01,山泉公司,Spring Ltd,.*茶。,Tea\.$/)
      }
    }
})

t.test('a head about something else is not read as the column that its Chinese word begins with', async (t) => {
  const list =
    '展位号 Booth,公司名称 Company,公司Email,公司电话 Tel,公司 ID,公司网址 Website\nA1,甲,a@b.example,1,2,b.example\n'
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n')[1], /^101,A1,,,,,,https:\/\/b\.example,2025-06-01,甲,/)
  const fields = faults.filter(({ message }) => message.includes('left out')).map(({ field }) => field)
  t.same(fields, ['公司Email', '公司电话 Tel', '公司 ID'])
})

t.test('a row of data below a head of single words is no part of the head', async (t) => {
  const { text } = importTable('list.csv', '公司名称,国家\nSpring,Austria\nAutumn,Japan\n', '2025-06-01')
  t.match(text.split('\n').slice(1), [/Spring/, /Autumn/, ''])
})

t.test('a head may stand in a row of each language', async (t) => {
  const heads = bilingual.map(([cn, en]) => [cn, en === 'Profile in English' ? 'Profile (EN)' : en])
  const list = [heads.map(([cn]) => cn), heads.map(([, en]) => en), spring].map((row) => row.join(','))
  const { text, faults } = importTable('list.csv', list.join('\n'), '2025-06-01')
  t.same(faults, [])
  t.match(text.split('\n').slice(1), [/^101,N5A05,CN,11,,2019,36,,2025-06-01,山泉公司,Spring Ltd,/, ''])
})

t.test('lines of a list may end in several ways', async (t) => {
  const list = '展位,公司,国家\r\nA1,甲,中国\nA2,乙,日本\rA3,丙,"韩\n国"\r\nA4,丁,x\n'
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n').slice(1), [/^101,A1,CN,/, /^102,A2,JP,/, /^103,A3,/])
  t.match(faults.at(-1), { line: 6, field: 'country' })
})

t.test('what a spreadsheet writes in place of a value is named by its row and column there', async (t) => {
  const list = [
    '参展名录,,,,',
    '展位号,公司名称,"公司\n英文名称",公司网址,面积,首次参展',
    'A1,#N/A,#REF!,#VALUE!,#DIV/0!,2.02E+03',
    '1.00E+05,甲,A,a.example,9,2020'
  ]
  const { faults } = importTable('list.csv', list.join('\n'), '2025-06-01')
  t.same(
    faults.filter(({ line }) => line > 3).map(({ line, field, message }) => [line, field, message.split(':')[0]]),
    [
      [4, 'company_cn', "holds the spreadsheet's error #N/A in row 3, column B"],
      [4, 'company_en', "holds the spreadsheet's error #REF! in row 3, column C"],
      [4, 'website', "holds the spreadsheet's error #VALUE! in row 3, column D"],
      [4, 'area', "holds the spreadsheet's error #DIV/0! in row 3, column E"],
      [4, 'since', 'holds a number as the spreadsheet shortens it, 2.02E+03, in row 3, column F'],
      [5, 'booth', 'holds a number as the spreadsheet shortens it, 1.00E+05, in row 4, column A']
    ]
  )
})

t.test('what people write where there is nothing is an empty cell', async (t) => {
  const written = '/ - — －－ ／ … 无 暂无 （无） (暂无) 【空】 待定 N/A n.a. null NULL None TBD \\N 无。'.split(' ')
  for (const nothing of written) {
    const list = `展位,公司名称,英文名称,面积,首次参展,网址,类别,简介\nA1,${nothing},Alpha,${`${nothing},`.repeat(5)}\n`
    const { text, faults } = importTable('list.csv', list, '2025-06-01')
    t.match(text.split('\n')[1], /^101,A1,,,,,,,2025-06-01,,Alpha,,Alpha,,,,$/, nothing)
    t.same(
      faults.filter(({ line }) => line > 1),
      [],
      nothing
    )
  }
  for (const name of ['无印良品', '/r/tea', 'Nan', 'N', '空山', '-Tea-', 'None Ltd'])
    t.match(importTable('list.csv', `展位,公司\nA1,${name}\n`, '2025-06-01').text, `,${name},`)
})

t.test('a day of two readings is read as others of the list, else the day first and with a remark', async (t) => {
  const list = (...days: string[]) => `公司,更新日期\n${days.map((day, index) => `公司${index},${day}`).join('\n')}\n`
  const daysOf = (...days: string[]) => {
    const { text, faults } = importTable('list.csv', list(...days), '2025-06-01')
    return { days: text.match(/2025-\d\d-\d\d/g), told: faults.filter(({ field }) => field === 'updated') }
  }
  t.same(daysOf('05/06/2025', '13/06/2025'), { days: ['2025-06-05', '2025-06-13'], told: [] })
  t.same(daysOf('05/06/2025', '06/13/2025'), { days: ['2025-05-06', '2025-06-13'], told: [] })
  t.match(daysOf('05/06/2025'), { days: ['2025-06-05'], told: [{ isRemark: true, value: '05/06/2025' }] })
})

t.test('heads name their language in one character or word, and cells their number by a formula', async (t) => {
  for (const [cn, en] of [
    '公司名称（中） 公司名称（英）',
    '公司名称:中 公司名称:英',
    'company_name_cn company_name_en',
    '名称-中 名称-英',
    '中文名（Chinese） 英文名（English）',
    'Company Company(EN)',
    'Company(CN) Name'
  ].map((pair) => pair.split(' '))) {
    const list = `展位号,${cn},${en},booth_size\n"=""007""",甲,First,"=""9"""\n`
    const { text } = importTable('list.csv', list, '2025-06-01')
    t.match(text.split('\n')[1], /^101,007,,,,,9,,2025-06-01,甲,First,/, String(cn))
  }
  t.match(importTable('list.csv', '展位号,公司名称(中/英)\nA1,甲 / First\n', '2025-06-01').text, '甲,First')
})

t.test('sums in any words and heads of further pages are no records', async (t) => {
  const sums = ['合 计', '总计：1家', '共 1 家', 'Grand total', 'TOTAL: 1', 'Subtotal']
  const list = `展位,公司名称,面积\nA1,甲,9\n${sums.map((sum) => `${sum},,9\n`).join('')}展位,公司名称,面积\nA2,Total Foods,9\n`
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  const found = faults.filter(({ isRemark }) => !isRemark)
  t.same(found, [])
  t.match(text.split('\n').slice(1), [/^101,A1,.*甲/, /^102,A2,.*Total Foods/, ''])
})

t.test('a row that is left out is named at its first cell, whatever columns are not known', async (t) => {
  const list = '展位,公司名称,传真\nA1,甲,1\n注：以现场为准,,\n,A9,\n,,3\n,合计,1\n'
  const { faults } = importTable('list.csv', list, '2025-06-01')
  const found = faults.filter(({ message }) => message.includes('the row is left out'))
  t.match(found, [
    { line: 3, column: 1 },
    { line: 5, column: 3 },
    { line: 6, column: 2 }
  ])
})

t.test('what people write for the same again is the value above', async (t) => {
  const again = ['同上', ' 同前', 'Ditto', '〃', '""""']
  const list = `展位,公司名称,国家,简介\nA1,甲,中国,茶。\n注：以下以现场为准,,,\n${again.map((cell, index) => `B${index},乙${index},${cell},${cell}`).join('\n')}\n`
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  for (const line of text.trim().split('\n').slice(1)) t.match(line, /^\d+,[AB]\d,CN,.*,茶。,,茶。,$/)
  t.equal(text.trim().split('\n').length, 7)
  t.same(
    faults.filter(({ field, line }) => line > 3 && field !== ''),
    []
  )
})

t.test('HTML in cells is read before their languages are told, and in every column', async (t) => {
  const list = [
    '展位,公司名称,网址,国家',
    'A1,<p>甲&amp;乙</p>,https://a.example/?b=1&amp;c=2,&nbsp;中国',
    'A2,丙公司<br/>Bing &#39;C&#39; Ltd,,',
    'A3,R&D 公司 &copy=1,,'
  ]
  const { text } = importTable('list.csv', list.join('\n'), '2025-06-01')
  t.match(text.split('\n').slice(1), [
    /^101,A1,CN,,,,,https:\/\/a\.example\/\?b=1&c=2,2025-06-01,甲&乙,,/,
    /^102,A2,.*,丙公司,Bing 'C' Ltd,/,
    /,R&D 公司 &copy=1,/
  ])
})

t.test('an address loses what ends a sentence, and has its scheme in small letters', async (t) => {
  const written = [
    'www.a.example。',
    '"https://a.example，"',
    'a.example/茶；',
    'HTTPS://A.example/、',
    'www.a.example.'
  ]
  const list = `展位,公司名称,网址\n${written.map((cell, index) => `A${index},甲${index},${cell}`).join('\n')}\n`
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.same(text.match(/https:[^,]*/g), [
    'https://www.a.example',
    'https://a.example',
    'https://a.example/茶',
    'https://A.example/',
    'https://www.a.example'
  ])
  t.same(
    faults.filter(({ field }) => field === 'website'),
    []
  )
})

t.test('a head in two rows may have its word in both, and is named where it stands', async (t) => {
  const list = '展位,公司名称,公司简介,,联系人,\n,,中文简介,English Profile,姓名,电话\nA1,甲,茶。,Tea.,张三,1\n'
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n')[1], /,茶。,Tea\.,茶。,Tea\.$/)
  t.match(
    faults.filter(({ message }) => message.includes('is no column')),
    [
      { line: 2, column: 24, field: '姓名' },
      { line: 2, column: 27, field: '电话' }
    ]
  )
})

t.test('of two columns with the same meaning the second is named as such', (t) => {
  const { text, faults } = importTable('list.csv', '展位,公司名称,单位名称,传真\nA1,甲,乙,1\n', '2025-06-01')
  t.match(text, ',甲,')
  t.match(faults, [
    { line: 1, field: '单位名称', message: 'is a column already: remove one of the two', isRemark: true },
    { line: 1, field: '传真', message: /is no column that is known/ }
  ])
  t.end()
})

t.test('a row of an agenda names a day, one that may be another, or none', (t) => {
  const days = [
    '2025年6月11日（星期三）',
    'Day 1: Wednesday, 11 June 2025',
    '第一天 2025-06-11 上午',
    '2025.6.11 全天',
    '2025年6月11日 主论坛',
    'June 11, 2025'
  ]
  for (const written of days) t.equal(dayOfLine(written), '2025-06-11', written)
  const unsure = ['6月13日', '05/06/2025', 'Thursday, June 12', '2025年6月11日-13日', '2025 年 6 月 12 日', 'Day 2']
  for (const written of unsure) t.equal(dayOfLine(written), '', written)
  for (const written of ['茶歇 10:30-10:45', '2025年度颁奖', 'Lunch']) t.equal(dayOfLine(written), undefined, written)
  t.end()
})

t.test('a name that a spreadsheet has broken is one line', (t) => {
  const list = '展位,公司名称,英文名称,简介\nA1,"上海甲\n有限公司","Jia\nTea Ltd","茶。\n\n米。"\n'
  t.match(
    importTable('list.csv', list, '2025-06-01').text,
    /,上海甲有限公司,Jia Tea Ltd,上海甲有限公司,Jia Tea Ltd,"茶。\n\n米。"/
  )
  t.end()
})

t.test('columns have other usual Chinese names too', async (t) => {
  const list =
    '展位编号,企业全称（中文）,企业全称（英文）,国别/地区,展出面积/㎡,公司主页,展品分类,单位简介\nA1,甲,Jia,中国,9,a.example,11,茶。\n'
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n')[1], /^101,A1,CN,11,,,9,https:\/\/a\.example,2025-06-01,甲,Jia,甲,Jia,茶。,/)
  t.same(
    faults.filter(({ message }) => message.includes('is no column')),
    []
  )
})

t.test('of one column for both languages each cell is put under its own', async (t) => {
  const read = (head: string, ...cells: string[]) => {
    const list = `展位,${head}\n${cells.map((cell, index) => `A${index},${cell}\n`).join('')}`
    const { text } = importTable('list.csv', list, '2025-06-01')
    const lines = text.trim().split('\n').slice(1)
    return lines.map((line) => line.split(',').slice(9, 11).join(' | '))
  }
  // As many in Chinese as in English: nothing in Chinese is an English name.
  t.same(read('公司名称', '甲公司', 'Yi Ltd'), ['甲公司 | ', ' | Yi Ltd'])
  t.same(read('公司名称', '甲公司/Jia Ltd', '乙公司 / Yi', '碳中和/ESG', 'B2B/B2C电商', '华为 P50 手机'), [
    '甲公司 | Jia Ltd',
    '乙公司 | Yi',
    '碳中和/ESG | ',
    'B2B/B2C电商 | ',
    '华为 P50 手机 | '
  ])
  const both = [
    '甲（集团）公司 Jia (Group) Ltd',
    '乙公司（Yi Yi Ltd）',
    'Bing Bing Ltd（丙公司）',
    '丁公司/Ding',
    '华为 P50 手机'
  ]
  t.same(read('公司名称 Company', ...both), [
    '甲（集团）公司 | Jia (Group) Ltd',
    '乙公司 | Yi Yi Ltd',
    '丙公司 | Bing Bing Ltd',
    '丁公司 | Ding',
    '华为 P50 手机 | '
  ])
})

t.test('English texts lose their wide letters, Chinese ones keep them', async (t) => {
  const list = '展位,公司名称,英文名称,英文简介\nA1,甲（Ａ）公司,Ｔｅａ　＆　Co．，Ltd,Tea™（9 ㎡）\n'
  const { text } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n')[1], /,甲（Ａ）公司,"Tea & Co\.,Ltd",.*,Tea™\(9 ㎡\)$/)
})

t.test('a booth that a spreadsheet has made a day of is named, in lists and in the folder', async (t) => {
  for (const day of ['2025-05-01', '2025/5/1', '5月1日', '1-May']) {
    const { text, faults } = importTable('list.csv', `展位,公司名称\n${day},甲\n`, '2025-06-01')
    t.match(text.split('\n')[1], /^101,,,/, day)
    t.match(faults.at(-1), { line: 2, column: 1, field: 'booth', message: /^is a day, which a spreadsheet makes of/ })
    t.ok(faultMessage(faults.at(-1)?.message ?? '', 'cn').isTranslated)
  }
  for (const booth of ['5-1', '3.1H-B22', 'A-May', '2025-05'])
    t.match(importTable('list.csv', `展位,公司名称\n${booth},甲\n`, '2025-06-01').text, `101,${booth},`)
})
