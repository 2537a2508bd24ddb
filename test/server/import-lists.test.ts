/** Files of organisers become a site: workbooks, tables and a schedule, by the real command. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type RowDef, type Cell as SheetCell, writeXlsx } from 'hucre'
import t, { type Test } from 'tap'
import { dist } from '../fixtures/dist.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { contentCommand } from '../fixtures/starter-folder.ts'
import { zipOf } from '../fixtures/zip-archive.ts'

type Cell = string | number | boolean | Date | null
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const workbook = (sheets: { name: string; rows: Cell[][]; hidden?: boolean; rowDefs?: Map<number, RowDef> }[]) =>
  writeXlsx({ sheets })

/** An empty folder, and where files of organisers are put. */
function emptyFair(t: Test) {
  const dir = t.testdir()
  const fair = path.join(dir, 'fair')
  t.match(contentCommand('init', fair, '--empty'), { status: 0, stderr: '' })
  const put = (name: string, content: string | Uint8Array) => {
    writeFileSync(path.join(dir, name), content)
    return path.join(dir, name)
  }
  const table = (name: string) => readFileSync(path.join(fair, `${name}.csv`), 'utf8')
  return { fair, put, table }
}

t.test('a Chinese workbook, 1,200 exhibitors in English and 320 sessions give a site in both languages', async (t) => {
  const { fair, put, table } = emptyFair(t)
  const chinese = await workbook([
    { name: '说明', rows: [['请勿修改']] },
    {
      name: '旧',
      hidden: true,
      rows: [
        ['展位号', '公司名称'],
        ['X1', '隐藏的公司']
      ]
    },
    {
      name: '名录',
      rows: [
        ['2025参展商名录'],
        [],
        ['展商编号', '展位号 / Booth', '公司名称\nCompany', '国家/地区', '展品类别', '面积（㎡）', '电话'],
        ['5001', 'N5A01', '示例一公司\nSample One Ltd', '中国 China', '第一类', 9.1 + 0.2, '021'],
        ['5002', 'N5A02', '示例二公司', '德国/Germany', 'First group、第二类', 18, ''],
        ['合计', null, null, null, null, 27.3, null]
      ]
    }
  ])
  const list = ['Exhibitor;Stand;Country;Website;Sector;Fax']
  for (let number = 1; number <= 1200; number += 1)
    list.push(
      `Sample Firm ${number};H${number};${number % 2 ? 'Deutschland' : 'United Kingdom'};www.example.com;Services;1`
    )
  const events = Array.from({ length: 320 }, (_, index) => ({
    id: index === 5 ? 1_526_599_157 : 70_000 + index,
    code: `T${index}`,
    date: new Date(Date.UTC(2025, 5, 11 + (index % 3), 1, 5 * (index % 60))).toISOString(),
    duration: '00:05',
    title: `Session ${index}`,
    abstract: '# Tea\n\n3. [why](http://example.org)\u007f [how]([https://example.org/a](https://example.org/a))',
    persons: [{ code: `P${index % 40}`, public_name: `Sample Speaker ${index % 40}`, biography: '<b>Grows</b> tea.' }]
  }))
  const schedule = { schedule: { conference: { days: [{ rooms: { 'Room A': events } }] } } }
  const files = [
    put('名录.xlsx', chinese),
    put('list.csv', list.join('\r\n')),
    put('schedule.json', JSON.stringify(schedule))
  ]
  for (const file of files) {
    const { status, stderr } = contentCommand('import', file, fair)
    t.equal(status, 0, stderr)
  }
  const { status, stdout } = contentCommand('check', fair)
  t.equal(status, 0, stdout)
  t.match(table('exhibitors'), /^5001,N5A01,CN,11,,,9\.3,,[-\d]+,示例一公司,Sample One Ltd,/m)
  t.match(table('exhibitors'), /^5002,N5A02,DE,11 12,/m)
  t.equal(table('exhibitors').split('\n').length, 1204)
  t.equal(table('people').split('\n').length, 42)
  t.notMatch(table('exhibitors'), '隐藏的公司')
  const before = table('exhibitors')
  t.equal(contentCommand('import', files[1] ?? '', fair).status, 0)
  t.equal(table('exhibitors'), before, 'the same list again changes nothing')

  const site = await startProcess(t, { CONTENT_DIR: fair, PREVIEW_DATE: '2025-05-20' })
  const pages: [string, RegExp][] = [
    ['/exhibitor/featured', /示例一公司/],
    ['/en/exhibitor/featured/5001', /Sample One Ltd/],
    ['/event/activities', /Session 3/],
    ['/en/event/activities', /Session 3/]
  ]
  for (const [page, text] of pages) t.match(await (await fetch(`${site.base}${page}`)).text(), text, page)
})

t.test('a list updates records by id, by name without one, and empties nothing', async (t) => {
  const { fair, put, table } = emptyFair(t)
  contentCommand('import', put('a.csv', 'id,公司名称,展位\n7,甲公司,A1\n8,乙公司,A2\n'), fair)
  contentCommand('import', put('b.csv', '编号,公司名称,展位,国家\n7,甲公司,B1,日本\n9,丙公司,,\n'), fair)
  contentCommand('import', put('c.csv', '公司名称,英文名称,展位\n乙公司,Second,\n'), fair)
  const rows = table('exhibitors').trim().split('\n').slice(1)
  t.match(rows, [/^7,B1,JP,.*甲公司/, /^8,A2,.*乙公司,Second,/, /^9,,.*丙公司/])
  t.equal(rows.length, 3)
})

t.test('days and times are read as spreadsheets and people write them; speakers are matched by name', async (t) => {
  const { fair, put, table } = emptyFair(t)
  const rows: Cell[][] = [
    ['日期', '时间', '题目', '嘉宾', '时长'],
    [day('2025-06-11'), '下午2:00-2:45', '论茶', '张三（某大学）、Ann Lee', null],
    [45819, 0.4375, '论米', '张三', '45分钟'],
    ['2025年6月12日', new Date('1899-12-30T14:30:00Z'), '论豆', 'Ann Lee', 0.03125],
    ['明天', '早上', '论油', '', '']
  ]
  const file = put('talks.xlsx', await workbook([{ name: '日程', rows }]))
  const { status, stderr } = contentCommand('import', file, fair)
  t.equal(status, 1)
  t.match(stderr, 'talks.xlsx:5:2 start: is no day and time such as 2025-06-11 09:30 (row 5: 明天 早上)')
  t.match(table('talks').trim().split('\n').slice(1), [
    /^501,,,2025-06-11 14:00,2025-06-11 14:45,.*论茶,.*speaker-1 ann-lee/,
    /^502,,,2025-06-11 10:30,2025-06-11 11:15,.*speaker-1,/,
    /^503,,,2025-06-12 14:30,2025-06-12 15:15,.*ann-lee,/
  ])
})

t.test('a day holds for the rows below it, in a row of its own or above cells that were merged', async (t) => {
  const { fair, put, table } = emptyFair(t)
  const agenda = [
    '时间,议程,嘉宾',
    '2025年6月11日（星期三）,,',
    '09:00-09:30,开幕,张三',
    ',茶歇,',
    '2025年6月12日,主论坛,',
    '09:00-09:30,论茶,张三',
    '"Day 3: Friday, June 13",,',
    '09:00-09:30,论麦,张三',
    '6月13日 14:00,6月13日论粟,',
    '6月20日,,',
    '09:00-09:30,论米,张三'
  ]
  writeFileSync(path.join(fair, 'edition.yaml'), "first_day: 2025/6/11\nlast_day: '2025-06-13' # a Friday\n")
  const first = contentCommand('import', put('a.csv', agenda.join('\n')), fair)
  t.match(first.stderr, /a\.csv:11:1 start: is no day and time/)
  const merged = '日期,开始时间,题目\n2025-06-11,13:00,论豆\n,14:00,论油\n,2025-06-12 15:00,论蜜\n'
  t.equal(contentCommand('import', put('b.csv', merged), fair).status, 0)
  const found = table('talks').matchAll(/,(2025-06-1\d [\d:]+),[^,]*,,,([^,]+)/g)
  t.same(
    [...found].map(([, start, title]) => `${start} ${title}`),
    [
      '2025-06-11 09:00 开幕',
      '2025-06-12 09:00 论茶',
      '2025-06-13 09:00 论麦',
      '2025-06-13 14:00 6月13日论粟',
      '2025-06-11 13:00 论豆',
      '2025-06-11 14:00 论油',
      '2025-06-12 15:00 论蜜'
    ]
  )
  t.notMatch(table('talks'), '论米')
})

t.test('of people with one romanised name a talk has the one whom its list names', async (t) => {
  const { fair, put, table } = emptyFair(t)
  contentCommand('import', put('people.csv', '姓名,英文名,单位\n张伟,Zhang Wei,甲公司\n章薇,Zhang Wei,乙大学\n'), fair)
  const speakers = ['章薇', '张伟 Zhang Wei', 'Zhang Wei（乙大学）', '章薇 Zhang Wei、张伟', '李四 Li Si', 'Zhang Wei']
  const rows = speakers.map((name, hour) => `2025-06-11,1${hour}:00,论茶${hour},${name}\n`)
  const { status, stderr } = contentCommand('import', put('talks.csv', `日期,时间,题目,嘉宾\n${rows.join('')}`), fair)
  t.equal(status, 0, stderr)
  const found = table('talks')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /,((?:zhang-wei|li-si)[a-z\d -]*),/.exec(line)?.[1])
  t.same(found, ['zhang-wei-2', 'zhang-wei', 'zhang-wei-2', 'zhang-wei-2 zhang-wei', 'li-si', 'zhang-wei'])
  t.match(stderr, /is the name of several people of people\.csv: the first is taken \(row 7: Zhang Wei\)/)
  t.match(table('people'), /^li-si,李四,Li Si,/m)
  writeFileSync(path.join(fair, 'people.csv'), `${table('people')}li-si,李四四,Li Sisi\n`)
  t.match(contentCommand('check', fair).stdout, /people\.csv:5:\d+ exists twice/)
})

t.test('what stands behind the name of a speaker is no speaker of its own', async (t) => {
  const { fair, put, table } = emptyFair(t)
  const cells = [
    'Dr. Ann Lee, Sample University; Bob Ray, CEO, Sample Tea Ltd',
    'Cid Fox, Professor Li',
    '张三（某大学）、教授；李教授、王五，某大学副院长'
  ]
  const rows = cells.map((cell, hour) => `2025-06-11,1${hour}:00,论茶${hour},"${cell}"\n`)
  const { status, stderr } = contentCommand('import', put('talks.csv', `日期,时间,题目,嘉宾\n${rows.join('')}`), fair)
  t.equal(status, 0, stderr)
  t.match(table('people').trim().split('\n').slice(1), [
    /,,Dr\. Ann Lee,,,,Sample University,/,
    /,,Bob Ray,,CEO,,Sample Tea Ltd,/,
    /,,Cid Fox,,,,,/,
    /,,Professor Li,,,,,/,
    /,张三,,教授,,某大学,,/,
    /,李教授,,,,,,/,
    /,王五,,某大学副院长,,,,/
  ])
})

t.test('errors of formulas are named where the editor works, in Chinese, and left out', async (t) => {
  const { fair, put, table } = emptyFair(t)
  const rows: Cell[][] = [
    ['展位号', '公司名称', '面积', '国家'],
    ['A1', '甲', '#DIV/0!', '亚特兰蒂斯'],
    ['1.00E+05', '乙', 9, '中国']
  ]
  const file = put('list.xlsx', await workbook([{ name: 'S', rows }]))
  const program = path.join(dist, 'server', 'content.js')
  const env = { ...process.env, LC_ALL: 'zh_CN.UTF-8' }
  const { status, stderr } = spawnSync(process.execPath, [program, 'import', file, fair], { encoding: 'utf8', env })
  t.equal(status, 1)
  t.match(stderr, '第 2 行 C 列是电子表格的错误值 #DIV/0!')
  t.match(stderr, '第 3 行 A 列的数字被电子表格缩写为 1.00E+05')
  t.match(stderr, 'country: 没有这个国家或地区：已略去 (第 2“亚特兰蒂斯” 行)')
  t.notMatch(stderr, /[a-z]{3,} [a-z]{2,} [a-z]{2,}/, 'no English sentence')
  t.notMatch(table('exhibitors'), '#DIV')
})

t.test('hidden rows of a workbook are read, and named', async (t) => {
  const { fair, put, table } = emptyFair(t)
  const rows: Cell[][] = [
    ['展位号', '公司名称'],
    ['A1', '甲'],
    ['A2', '乙'],
    ['', '']
  ]
  const hidden = new Map([1, 3].map((row) => [row, { hidden: true }]))
  const file = put('list.xlsx', await workbook([{ name: 'S', rows, rowDefs: hidden }]))
  const { status, stderr } = contentCommand('import', file, fair)
  t.equal(status, 0)
  t.match(table('exhibitors'), '甲')
  t.same(stderr.match(/\S+ is a hidden row.*/g), [`${file}:2:1 is a hidden row: it is read too (row 2)`])
})

t.test('percentages are read as a spreadsheet shows them, links where they lead', async (t) => {
  const { fair, put, table } = emptyFair(t)
  const rows: Cell[][] = [
    ['展位号', '公司名称', '网址', '简介'],
    ['A1', '甲', '点击查看', 0.15],
    ['A2', '乙', 'b.example', 0.0725],
    ['A3', '丙', '官网', '茶']
  ]
  const cells = new Map<string, Partial<SheetCell>>([
    ['1,2', { value: '点击查看', hyperlink: { target: 'https://a.example/' } }],
    ['1,3', { value: 0.15, style: { numFmt: '0%' } }],
    ['2,2', { value: 'b.example', hyperlink: { target: 'https://elsewhere.example/' } }],
    ['2,3', { value: 0.0725, style: { numFmt: '0.0%' } }],
    ['3,1', { value: '丙', hyperlink: { target: 'https://c.example/' } }],
    ['3,2', { value: '官网', formula: 'HYPERLINK("https://c.example/","官网")', formulaResult: '官网' }]
  ])
  const file = put('list.xlsx', await writeXlsx({ sheets: [{ name: 'S', rows, cells }] }))
  const { status, stderr } = contentCommand('import', file, fair)
  t.equal(status, 0, stderr)
  t.match(table('exhibitors').trim().split('\n').slice(1), [
    /,https:\/\/a\.example\/,[-\d]+,甲,.*,15%,/,
    /,https:\/\/b\.example,[-\d]+,乙,.*,7\.25%,/,
    /,https:\/\/c\.example\/,[-\d]+,丙,/
  ])
})

t.test('workbooks that unpack to too much, are too large, protected or none are refused with words', async (t) => {
  const { fair, put } = emptyFair(t)
  const zeros = Buffer.alloc(80 * 1_048_576)
  const wide: Cell[][] = [
    ['展位号', '公司名称'],
    ['A1', '甲']
  ]
  wide[2] = Array.from({ length: 300 }, (_, index) => index)
  const long: Cell[][] = Array.from({ length: 20_002 }, (_, index) => [`A${index}`, '甲'])
  const refused: [string, Uint8Array, RegExp][] = [
    ['bomb.xlsx', zipOf('[Content_Types].xml', zeros), /unpacks to more than 64 MiB/],
    ['liar.xlsx', zipOf('[Content_Types].xml', zeros, 100), /is no XLSX workbook/],
    ['unsaid.xlsx', zipOf('[Content_Types].xml', zeros, 0), /unpacks to more than 64 MiB/],
    ['cut.xlsx', (await workbook([{ name: 'S', rows: wide }])).slice(0, 900), /is no XLSX workbook/],
    ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /Excel 97/],
    ['wide.xlsx', await workbook([{ name: 'S', rows: wide }]), /more than 20000 rows or 200 columns/],
    ['long.xlsx', await workbook([{ name: 'S', rows: long }]), /more than 20000 rows or 200 columns/]
  ]
  for (const [name, bytes, message] of refused) {
    const { status, stderr } = contentCommand('import', put(name, bytes), fair)
    t.equal(status, 1, name)
    t.match(stderr, message, name)
  }
})

t.test('wrong options and missing files are told, and nothing is written', async (t) => {
  const { fair, put } = emptyFair(t)
  const file = put('a.csv', '公司名称,展位\n甲,A1\n')
  for (const args of [['--table', 'x'], ['--default', 'x'], ['--default', 'nothing=1'], ['--unknown']])
    t.equal(contentCommand('import', file, fair, ...args).status, 2, args.join(' '))
  t.match(contentCommand('import', path.join(fair, 'none.csv'), fair).stderr, 'there is no such file or folder')
  t.match(contentCommand('import', fair, fair).stderr, `${fair}: cannot be read or written (EISDIR)`)
  mkdirSync(path.join(fair, 'exhibitors.csv'))
  t.equal(contentCommand('import', file, fair).status, 1)
})
