import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import t from 'tap'
import { groupedLines } from '../../../../server/backend/content/commands/grouped-lines.ts'
import { faultLine } from '../../../../server/backend/content/load/content-fault.ts'
import { faultMessage } from '../../../../shared/records/fault-message.ts'
import { contentFolder, faultsOf, loadAgain, packOf } from '../../../fixtures/content-folder.ts'

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
