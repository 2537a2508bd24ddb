/** Figures that the sample content says more than once, or says of records that it has. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { loadFolder } from '../../../../server/backend/content/load/load-content.ts'
import type { EditionName } from '../../../../shared/editions.ts'
import { anyFiles } from '../../../fixtures/content-folder.ts'
import { root } from '../../../fixtures/root.ts'

const folderOf = (edition: EditionName) => path.join(root, 'server/backend/content/editions', edition)
const textOf = (edition: EditionName, file: string) => readFileSync(path.join(folderOf(edition), file), 'utf8')

function packOf(edition: EditionName) {
  const result = loadFolder(folderOf(edition), edition, anyFiles)
  if ('faults' in result) throw new Error(`${edition} has faults`)
  return result.pack
}
const rowsOf = (edition: EditionName, name: 'exhibitors' | 'talks') => packOf(edition)[name].length
const homeFigure = (edition: EditionName, label: string) =>
  new RegExp(`value_en: '?([\\d,]+)'?\\n.*\\n +label_en: ${label}`).exec(textOf(edition, 'home.yaml'))?.[1]

t.test('the organic edition has one number of exhibitors, and says how many of them are listed', async (t) => {
  const all = homeFigure('organic', 'exhibitors')!
  for (const page of ['exhibition/about', 'visitor/why', 'event/roundtable'])
    t.match(textOf('organic', `pages/${page}.yaml`), `'${all}'`, page)
  const directory = textOf('organic', 'pages/exhibitor/featured.yaml')
  const listed = rowsOf('organic', 'exhibitors')
  t.match(directory, `本届${all}家参展企业中，${listed}家在这里有自己的条目`)
  t.match(directory, `Of the ${all} exhibitors, ${listed} have an entry here`)
})

t.test('the silver edition lists all of its exhibitors', async (t) => {
  t.equal(homeFigure('silver', 'Exhibitors'), String(rowsOf('silver', 'exhibitors')))
})

t.test('the number of events is that of the talks and the other events of the programme', async (t) => {
  const programme = textOf('organic', 'pages/event/activities.yaml')
  const others = programme.slice(programme.indexOf('dataEn:')).match(/^ {6}- \[/gm)!.length
  t.equal(homeFigure('organic', 'concurrent activities'), String(rowsOf('organic', 'talks') + others))
  t.match(programme, 'twenty-three talks and nine others')
  t.same([rowsOf('organic', 'talks'), others], [23, 9])
})
