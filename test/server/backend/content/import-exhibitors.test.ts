import t from 'tap'
import { decodeTable, importTable } from '../../../../server/backend/content/commands/import-exhibitors.ts'

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
  t.match(second, /^102,N5A02,AT,"11,12",,soon,9,.*"The second, a farm\."$/)
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
  t.equal(decodeTable(gb18030), '展位号,company\nN5A01,一\n')
  t.match(importTable('list.csv', decodeTable(gb18030), '2025-06-01').text, 'N5A01')
})

t.test('a list with semicolons is the same as one with commas', async (t) => {
  const rewritten = table.replace('"11,12"', '11 12').replace('"The second, a farm."', 'The second.')
  const withSemicolons = importTable('list.csv', rewritten.replaceAll(',', ';'), '2025-06-01')
  t.same(withSemicolons.text, importTable('list.csv', rewritten, '2025-06-01').text)
  t.match(withSemicolons.text, 'First firm')
})

t.test('units are left out, addresses completed, rows that were emptied no exhibitors', async (t) => {
  const list = '公司网址,面积,首次参展\nwww.example.com,36 ㎡,2019年\n,,\nhttp://example.org,18.5平方米,2020\n'
  const { text, faults } = importTable('list.csv', list, '2025-06-01')
  t.match(text.split('\n'), [/^id,/, /,2019,36,https:\/\/www\.example\.com,/, /^103,.*,2020,18\.5,http:/, ''])
  t.match(
    faults.filter(({ field }) => ['area', 'since', 'website'].includes(field)),
    [{ line: 4, column: 1, field: 'website', message: 'must be an https address' }]
  )
})
