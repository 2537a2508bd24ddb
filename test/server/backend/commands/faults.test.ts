import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import t from 'tap'
import { openSubmissionsDatabase, submissionsFile } from '../../../../server/backend/submissions-file.ts'
import { dataProgram, runData } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { sendForm } from '../../../fixtures/form-load.ts'
import { startProcess } from '../../../fixtures/site-process.ts'
import { storedRows, withStore } from '../../../fixtures/stored-rows.ts'

const trusted = { TRUST_PROXY: 'loopback' }
const oneLine = (text: string) => /^[^\n]+\n$/.test(text)

t.test('a command waits for the lock of another process and then reports it', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'visitor', { email: 'locked@example.com' })
  t.equal((await runData(site.folder, ['backup', 'b.sqlite'])).code, 0)
  const other = new Database(path.join(site.folder, submissionsFile))
  t.teardown(() => other.close())
  other.exec('BEGIN IMMEDIATE')
  const all = await Promise.all(
    [
      ['erase', 'locked@example.com'],
      ['expire', '1'],
      ['restore', 'b.sqlite']
    ].map((args) => runData(site.folder, args))
  )
  for (const ended of all)
    t.same(ended, { code: 1, stdout: '', stderr: 'another process has locked the database for 5 s: try again\n' })
  t.equal((await runData(site.folder, ['backup', 'c.sqlite'])).code, 0, 'a backup does not wait for a writer')
  t.equal((await runData(site.folder, ['export', 'visitors'])).code, 0, 'an export does not wait for a writer')
  const waiting = runData(site.folder, ['expire', '1'])
  other.exec('ROLLBACK')
  t.equal((await waiting).code, 0)
  t.equal(storedRows(site.folder).length, 1)
})

t.test('a damaged store is reported as damaged', async (t) => {
  const folder = emptyFolder(t)
  writeFileSync(path.join(folder, submissionsFile), 'no database '.repeat(1000))
  for (const args of [
    ['backup', 'b.sqlite'],
    ['export', 'booth'],
    ['erase', 'a@example.com'],
    ['expire', '30']
  ])
    t.same(await runData(folder, args), {
      code: 1,
      stdout: '',
      stderr: 'the database is damaged: move it away, then restore a backup\n'
    })
  t.same(readdirSync(folder), [submissionsFile])
  withStore(folder, (db) => db.exec('CREATE TABLE notes (text TEXT)'), 'notes.sqlite')
  writeFileSync(path.join(folder, submissionsFile), readFileSync(path.join(folder, 'notes.sqlite')))
  t.match(await runData(folder, ['export', 'booth']), {
    code: 1,
    stderr: /is not a database of this site's submissions\n$/
  })
})

t.test('an empty file in the place of the store, and tables of a later build, are told as such', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'visitor')
  await site.stop()
  const file = path.join(site.folder, submissionsFile)
  const backup = path.join(emptyFolder(t), 'b.sqlite')
  await runData(site.folder, ['backup', backup])
  withStore(site.folder, (db) => db.pragma(`user_version = 99`))
  for (const args of [
    ['erase', 'a@example.com'],
    ['expire', '1'],
    ['restore', backup]
  ])
    t.same(
      await runData(site.folder, args),
      {
        code: 1,
        stdout: '',
        stderr: `${file} has schema version 99 of a later build; this one writes 1: run that build\n`
      },
      args.join(' ')
    )
  t.equal(storedRows(site.folder).length, 1)
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  writeFileSync(file, '')
  for (const args of [
    ['backup', path.join(site.folder, 'c.sqlite')],
    ['export', 'visitors'],
    ['erase', 'a@example.com'],
    ['expire', '1']
  ])
    t.same(
      await runData(site.folder, args),
      { code: 1, stdout: '', stderr: `${file} is an empty file: nothing is stored in it, restore a backup\n` },
      args.join(' ')
    )
})

/** Whether this user may mount file systems. */
const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0
t.test(
  'on a full disk a command says so, and where a backup needs space',
  canMount ? {} : { skip: 'needs the right to mount' },
  async (t) => {
    const folder = emptyFolder(t)
    t.equal(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status, 0)
    t.teardown(() => spawnSync('umount', ['-l', folder]))
    const { db } = await openSubmissionsDatabase(folder)
    db.exec(`INSERT INTO submissions (form, edition, address, received, fields, consent)
      SELECT 'booth', 'organic', value, '', printf('{"text":"%.1000c"}', 'x'), 'given' FROM generate_series(1, 200)`)
    db.close()
    const backup = path.join(emptyFolder(t), 'b.sqlite')
    t.equal((await runData(folder, ['backup', backup])).code, 0)
    writeFileSync(path.join(folder, 'ballast'), Buffer.alloc(512 * 1024))
    const failed = async (args: string[], after = '') => {
      const { code, stdout, stderr } = await runData(folder, args, { after })
      t.same([code, stdout], [1, ''], args.join(' '))
      return stderr
    }
    const elsewhere = `in ${folder} (backup - as well), or backup FILE with a file on another disk`
    for (const file of ['-', 'c.sqlite'])
      t.equal(
        await failed(['backup', file]),
        `the disk is full: a backup needs up to 1 MiB free ${elsewhere}\n`,
        `backup ${file}`
      )
    t.equal(await failed(['restore', backup]), 'the disk is full: free space in DATA_DIR\n')
    t.equal(await failed(['restore', '-'], `< ${backup}`), 'the disk is full: free space in DATA_DIR\n')
    const found = readdirSync(folder).filter((name) => !name.startsWith(submissionsFile))
    t.same(found, ['ballast'])
    t.equal(storedRows(folder).length, 200)
  }
)

const nobody = 65534
/** Only root may change the user, and that user must be able to read the build. */
const canChangeUser =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, [dataProgram, '--help'], { uid: nobody, gid: nobody, cwd: '/' }).status === 0
t.test(
  'without permission to write DATA_DIR a command fails with one line alone',
  canChangeUser ? {} : { skip: 'needs root' },
  async (t) => {
    const site = await startProcess(t, trusted)
    await sendForm(site.base, 'visitor', { email: 'a@example.com' })
    const outside = emptyFolder(t)
    chmodSync(outside, 0o777)
    await runData(site.folder, ['backup', path.join(outside, 'b.sqlite')])
    chownSync(path.join(outside, 'b.sqlite'), nobody, nobody)
    chmodSync(site.folder, 0o755)
    const reading = [
      ['export', 'visitors'],
      ['backup', path.join(outside, 'c.sqlite')]
    ]
    const writing = [
      ['backup', '-'],
      ['restore', path.join(outside, 'b.sqlite')],
      ['erase', 'a@example.com'],
      ['erase', 'nobody@example.com'],
      ['expire', '1']
    ]
    const refuses = async (args: string[]) => {
      const { code, stdout, stderr } = await runData(site.folder, args, { uid: nobody })
      t.same([code, stdout, oneLine(stderr)], [1, '', true], args.join(' '))
      t.match(
        stderr,
        /^the database cannot be written: run the command as the user of the site|^EACCES: permission denied/
      )
    }
    for (const args of [...reading, ...writing]) await refuses(args)
    for (const end of ['', '-wal', '-shm']) chmodSync(path.join(site.folder, submissionsFile + end), 0o644)
    for (const args of reading) t.equal((await runData(site.folder, args, { uid: nobody })).code, 0, args.join(' '))
    for (const args of writing) await refuses(args)
    t.equal(storedRows(site.folder).length, 1)
    t.same(await sendForm(site.base, 'visitor'), { status: 200, code: 1 })
  }
)
