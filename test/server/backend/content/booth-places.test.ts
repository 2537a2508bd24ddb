import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import t from 'tap'
import { faultLine } from '../../../../server/backend/content/load/content-fault.ts'
import { faultMessage } from '../../../../shared/records/fault-message.ts'
import { contentFolder, faultsOf, loadAgain } from '../../../fixtures/content-folder.ts'

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
