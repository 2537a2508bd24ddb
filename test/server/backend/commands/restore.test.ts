import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import t from 'tap'
import { submissionsFile } from '../../../../server/backend/submissions-file.ts'
import { runData } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { sendForm, startLoad } from '../../../fixtures/form-load.ts'
import { startProcess } from '../../../fixtures/site-process.ts'
import { storedRows, withStore } from '../../../fixtures/stored-rows.ts'

const trusted = { TRUST_PROXY: 'loopback' }

t.test('a restore replaces the rows of a running site, which then goes on storing', async (t) => {
  const site = await startProcess(t, trusted)
  const folder = emptyFolder(t)
  const file = path.join(folder, 'backup.sqlite')
  await sendForm(site.base, 'booth')
  await sendForm(site.base, 'subscribe', { email: 'before@example.com' })
  await sendForm(site.base, 'subscribe', { email: 'gone@example.com' })
  await sendForm(site.base, 'subscribe', { email: 'again@example.com' })
  withStore(site.folder, (db) => db.exec('DELETE FROM submissions WHERE id = 3'))
  await runData(site.folder, ['backup', file])
  const load = startLoad(site.base)
  await load.more(50)
  const restored = await runData(site.folder, ['restore', file])
  // Those that are open now may have been stored before the restore.
  const meanwhile = new Set(load.sent)
  await load.more(50)
  await load.stop()
  t.match(restored, { code: 0, stdout: /^3 submissions restored in the place of \d+\n$/, stderr: '' })
  t.same(load.refused, [], 'every form was accepted')
  const rows = storedRows(site.folder)
  t.same(rows.slice(0, 3), storedRows(folder, 'backup.sqlite'))
  const found = rows.slice(0, 3).map(({ id }) => id)
  t.same(found, [1, 2, 4], 'ids and order are unchanged')
  const stored = new Set(rows.map(({ address }) => address))
  const later = load.accepted.filter((email) => !meanwhile.has(email))
  t.not(later.length, 0)
  t.same(
    later.filter((email) => !stored.has(email)),
    [],
    'what was sent after the restore is stored'
  )
  t.notOk(stored.has('load0@example.com'), 'what was accepted between backup and restore is not')
})

t.test('a restore creates the store in a new folder, readable by its owner only', async (t) => {
  const site = await startProcess(t, trusted)
  const folder = emptyFolder(t)
  const file = path.join(folder, 'backup.sqlite')
  await sendForm(site.base, 'visitor')
  await runData(site.folder, ['backup', file])
  const fresh = await startProcess(t, trusted)
  t.equal((await runData(fresh.folder, ['restore', file])).code, 0)
  t.equal(statSync(path.join(fresh.folder, submissionsFile)).mode & 0o777, 0o600)
  t.same(storedRows(fresh.folder), storedRows(site.folder))
  t.same(await sendForm(fresh.base, 'booth'), { status: 200, code: 1 }, 'the site opens the new store')
  t.equal(storedRows(fresh.folder).length, 2)
})

function change(file: string, sql: string): void {
  const db = new Database(file)
  db.exec(sql)
  db.close()
}

/** Files that are no backup, and the error message of each. */
const wrong: [name: string, create: (file: string, backup: string) => void, message: RegExp][] = [
  ['a file that is missing', () => {}, /is not a file\n$/],
  ['a text', (file) => writeFileSync(file, 'a text '.repeat(100)), /is not a SQLite database\n$/],
  ['an empty file', (file) => writeFileSync(file, ''), /is not a SQLite database\n$/],
  [
    'another database',
    (file) => change(file, 'CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES (1)'),
    /is not a backup of this site's submissions\n$/
  ],
  [
    'a database with a table of the same name',
    (file) => change(file, 'CREATE TABLE submissions (id INTEGER PRIMARY KEY, form TEXT)'),
    /is not a backup of this site's submissions\n$/
  ],
  [
    'a truncated backup',
    (file, backup) => writeFileSync(file, readFileSync(backup).subarray(0, 9000)),
    /is damaged\n$/
  ],
  [
    'a backup with a page of zeros',
    (file, backup) => {
      const bytes = readFileSync(backup)
      writeFileSync(file, bytes.fill(0, 4096, 8192))
    },
    /is damaged\n$/
  ],
  [
    'a backup whose index names another address than its table',
    (file, backup) => {
      const bytes = readFileSync(backup)
      const address = 'organicreader@example.com'
      const inIndex = [bytes.indexOf(address), bytes.lastIndexOf(address)].find(
        (at) => bytes.subarray(at - 9, at).toString() !== 'subscribe'
      )
      writeFileSync(file, bytes.fill('x', inIndex, (inIndex ?? 0) + 1))
    },
    /is damaged\n$/
  ],
  [
    'a backup with fields that are no JSON',
    (file, backup) => {
      copyFileSync(backup, file)
      change(file, `UPDATE submissions SET fields = '{"email":'`)
    },
    /is damaged\n$/
  ]
]

t.test('a file that is no valid backup is refused with one line, and nothing is changed', async (t) => {
  const site = await startProcess(t, trusted)
  const folder = emptyFolder(t)
  const backup = path.join(folder, 'backup.sqlite')
  for (let index = 0; index < 30; index += 1) await sendForm(site.base, 'visitor')
  await sendForm(site.base, 'subscribe')
  await runData(site.folder, ['backup', backup])
  await sendForm(site.base, 'booth')
  const before = storedRows(site.folder)
  const file = path.join(folder, 'given.sqlite')
  for (const [name, create, message] of wrong) {
    create(file, backup)
    const { code, stdout, stderr } = await runData(site.folder, ['restore', file])
    t.same([code, stdout, stderr.split('\n').length], [1, '', 2], name)
    t.match(stderr, message, name)
    const fresh = emptyFolder(t)
    t.equal((await runData(fresh, ['restore', file])).code, 1, name)
    t.same(readdirSync(fresh), [], `${name}: no store is created`)
    rmSync(file, { force: true })
  }
  t.same(storedRows(site.folder), before)
})
