import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import t, { type Test } from 'tap'
import { watchStore } from '../../../server/backend/store-watch.ts'
import { createSubmissionStore, storeFaultOf } from '../../../server/backend/submissions.ts'
import { openSubmissionsDatabase } from '../../../server/backend/submissions-file.ts'

/** What the first check of a folder finds; undefined: submissions would be stored. */
async function faultOf(t: Test, dataDir: string): Promise<string | undefined> {
  const store = createSubmissionStore({ dataDir, edition: 'organic', log: () => undefined })
  t.teardown(store.close)
  const { tryWrite } = store
  // The watch keeps no process alive.
  const alive = setInterval(() => undefined, 1000)
  t.teardown(() => clearInterval(alive))
  const error = await new Promise<unknown>((report) => t.teardown(watchStore(dataDir, { tryWrite, report })))
  return error === undefined ? undefined : storeFaultOf(error, dataDir).reason
}

async function folderWithDatabase(t: Test): Promise<{ dataDir: string; file: string }> {
  const dataDir = t.testdir()
  const { db, file } = await openSubmissionsDatabase(dataDir)
  db.exec(`INSERT INTO submissions (form, edition, address, received, fields, consent)
    SELECT 'booth', 'organic', value, '', printf('{"text":"%.200c"}', 'x'), 'given' FROM generate_series(1, 200)`)
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  return { dataDir, file }
}

t.test('a folder in which a submission would be stored has no fault, and nothing is left in it', async (t) => {
  const dataDir = path.join(t.testdir(), 'new')
  t.equal(await faultOf(t, dataDir), undefined)
  t.same(readdirSync(dataDir), [])
  const existing = await folderWithDatabase(t)
  t.equal(await faultOf(t, existing.dataDir), undefined)
})

const faults: [name: string, arrange: (t: Test, file: string) => void, reason: string | RegExp][] = [
  ['no database', (_t, file) => writeFileSync(file, 'no database '.repeat(1000)), 'the database is damaged'],
  [
    'a damaged page',
    (_t, file) => writeFileSync(file, readFileSync(file).fill(0x5a, 8 * 4096, 9 * 4096)),
    'the database is damaged'
  ],
  [
    'a lock that stays',
    (t, file) => {
      const other = new Database(file)
      t.teardown(() => other.close())
      other.exec('BEGIN IMMEDIATE')
    },
    'another process has locked the database'
  ],
  [
    'tables of a later build',
    (_t, file) => {
      const other = new Database(file)
      other.pragma('user_version = 99')
      other.close()
    },
    /submissions\.sqlite has schema version 99 of a later build; this one writes 1: run that build$/
  ]
]

t.test('what would refuse a submission is found before one is sent', async (t) => {
  for (const [name, arrange, reason] of faults)
    await t.test(name, async (t) => {
      const { dataDir, file } = await folderWithDatabase(t)
      arrange(t, file)
      t.match(await faultOf(t, dataDir), reason)
    })
  const dataDir = path.join(t.testdir({ file: '' }), 'file')
  t.match(await faultOf(t, dataDir), 'EEXIST', 'a file in the place of the folder')
})

t.test('a lock that ends within two seconds is no fault', async (t) => {
  const { dataDir, file } = await folderWithDatabase(t)
  const other = new Database(file)
  t.teardown(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const found = faultOf(t, dataDir)
  other.exec('ROLLBACK')
  t.equal(await found, undefined)
})

t.test('errors of a disk and of permissions are named, with what to do', async (t) => {
  const named = (code: string) => storeFaultOf(Object.assign(new Error('x'), { code }), '/data')
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG']) t.match(named(code), { reason: 'the disk is full' }, code)
  t.match(named('EROFS'), { reason: 'the disk is read-only (EROFS)' })
  const user = `${process.getuid?.()}:${process.getgid?.()}`
  t.match(named('EACCES'), {
    reason: `the process runs as user ${user}, which may not write there (EACCES)`,
    remedy: `make DATA_DIR a writable folder with free space: chown -R ${user} /data`
  })
})
