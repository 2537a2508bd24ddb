import { readFileSync, writeFileSync } from 'node:fs'
import t from 'tap'
import { faultMessage } from '../../../../shared/records/fault-message.ts'
import { contentFolder, faultsOf, packOf } from '../../../fixtures/content-folder.ts'

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
    '#N/A #REF! #VALUE! #NAME? #DIV/0! #NULL! #NUM! #SPILL! #CALC! #GETTING_DATA #ERROR! Err:502 err:522 ####### ＃N/A #NV #N/D #BEZUG! #VALEUR! #¡REF! #¿NOMBRE? #Н/Д #ССЫЛКА! #REF！ =#REF! =VLOOKUP(A1,B:C,2) =$B$2 错误:502 错误：504 錯誤:508 #名称? #名稱？ #值! #溢出! #溢位! =B2+C2 =-B2 =2*B2 =Sheet1!A1 =表1!$A$1 =Sheet1!#REF! =(B2+C2)/2 =@A1 =B2&C2 #DZIEL/0! #VÄRDEFEL! #NAMN? #SAKNAS! #I/T #VÆRDI! #NIMI? #JAKO/0! #NÁZEV? #DĚLENÍ_NULOU! #ÉRTÉK! #HIÁNYZIK #DEĞER! #BAŞV! #SAYI/0! #CHAMP! #ÜBERLAUF! #DEEL/0!'
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
    ...['~', 'null', 'NULL', '\\N', 'undefined', '[object Object]'].map((value): [string, string, string, string] => [
      'Second exhibitor',
      value,
      'company_en',
      `holds a program's word for no value, ${value}, in row 4, column K: empty the cell`
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
    '#AD TEA?',
    'None',
    'Null & Sons',
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
  const ofProgram = faultMessage(
    "holds a program's word for no value, null, in row 4, column K: empty the cell or write the value",
    'cn'
  )
  t.same(ofProgram, { text: '第 4 行 K 列的 null 是程序写的空值：请清空单元格或填写内容', isTranslated: true })
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

const savedTable = `id,booth,country,categories,featured,since,area,updated,company_cn,company_en,brand_cn,brand_en,summary_cn,summary_en,markdown_cn,markdown_en
​１０１,N5A01,cn,11，12,√,2025.0,"1,250",2025/5/1,甲,A,甲,A,甲,A,甲,A
102.0,N5A02,CN,１１,N,2025,9.00,2025年5月1日,乙,B,乙,B,乙,B,乙,B
`

t.test('days and numbers are read as spreadsheets write them, and in wide digits', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  writeFileSync(pathOf('exhibitors.csv'), savedTable)
  edit('home.yaml', '[101, 102, 103, 104, 105]', '[101, 102]')
  edit('talks.csv', '2025-06-11 10:00', '2025/6/11 9:30:00')
  edit('edition.yaml', '2025-06-11', '2025/6/11')
  edit('edition.yaml', "'09:00-17:00'", '9:00 – 17:00')
  const { pack } = packOf(folder)
  const updated = Date.UTC(2025, 4, 1) / 1000
  t.match(pack.exhibitors, [
    { id: 101, country: 'CN', featured: true, categories: [11, 12], since: 2025, area: 1250, updated },
    { id: 102, featured: false, categories: [11], area: 9, updated }
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
