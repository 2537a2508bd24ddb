import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { runData } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { sendForm, startLoad } from '../../../fixtures/form-load.ts'
import { startProcess } from '../../../fixtures/site-process.ts'
import { storedRows, withStore } from '../../../fixtures/stored-rows.ts'

const trusted = { TRUST_PROXY: 'loopback' }
const keyNote = 'the private key of passes is in it: who can read the file can sign passes\n'

t.test('a backup under load has all that was accepted before it; restored elsewhere rows are equal', async (t) => {
  const site = await startProcess(t, trusted)
  const other = emptyFolder(t)
  const file = path.join(other, 'backup.sqlite')
  for (const form of ['booth', 'exhibitor', 'visitor'] as const) await sendForm(site.base, form)
  const load = startLoad(site.base)
  await load.more(150)
  const before = [...load.accepted]
  const backup = await runData(site.folder, ['backup', file])
  await load.more(50)
  await load.stop()
  t.same(load.refused, [], 'every form was accepted')

  const saved = storedRows(other, 'backup.sqlite')
  t.same(backup, { code: 0, stdout: `${saved.length} submissions saved\n${keyNote}`, stderr: '' })
  const addresses = new Set(saved.map(({ address }) => address))
  const found = before.filter((email) => !addresses.has(email))
  t.same(found, [])
  const last = saved.at(-1)?.id ?? 0
  const source = storedRows(site.folder)
  t.same(
    saved,
    source.filter(({ id }) => id <= last)
  )
  t.ok(source.length > saved.length, 'the site went on storing')

  t.same(await runData(other, ['restore', file]), {
    code: 0,
    stdout: `${saved.length} submissions restored in the place of 0\nthe key of passes is restored\n`,
    stderr: ''
  })
  t.same(storedRows(other), saved)
})

t.test('the file is valid, readable by its owner only, and needs no other file', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'visitor')
  const folder = emptyFolder(t)
  const file = path.join(folder, 'backup.sqlite')
  t.equal((await runData(site.folder, ['backup', file], { shell: 'umask 0' })).code, 0)
  t.same(readdirSync(folder), ['backup.sqlite'])
  t.equal(statSync(file).mode & 0o777, 0o600)
  t.same([...readFileSync(file).subarray(18, 20)], [1, 1], 'it asks for no write-ahead log')
  const found = withStore(folder, (db) => db.pragma('integrity_check'), 'backup.sqlite')
  t.same(found, [{ integrity_check: 'ok' }])
})

t.test('an existing file is not overwritten', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'visitor')
  const file = path.join(emptyFolder(t), 'notes.txt')
  writeFileSync(file, 'notes')
  t.same(await runData(site.folder, ['backup', file]), {
    code: 1,
    stdout: '',
    stderr: `${file} exists already: name a file that does not\n`
  })
  t.equal(readFileSync(file, 'utf8'), 'notes')
})

t.test('a backup can be written to and restored from a pipe, and leaves no temporary file', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'visitor')
  const folder = emptyFolder(t)
  const names = () => readdirSync(site.folder).filter((name) => name.includes('backup'))
  const taken = await runData(site.folder, ['backup', '-'], { after: `| cat > '${folder}/piped.sqlite'` })
  t.same([taken, names()], [{ code: 0, stdout: '', stderr: keyNote }, []])
  await sendForm(site.base, 'booth')
  const put = await runData(site.folder, ['restore', '-'], { after: `< '${folder}/piped.sqlite'` })
  t.same(put, { code: 0, stdout: '1 submissions restored in the place of 2\n', stderr: '' })
  t.same(names(), [])
  t.same(storedRows(site.folder), storedRows(folder, 'piped.sqlite'))
})

t.test('on a full disk the backup fails with one line and leaves no partial file', async (t) => {
  const site = await startProcess(t, trusted)
  const load = startLoad(site.base)
  await load.more(150)
  await load.stop()
  const folder = emptyFolder(t)
  // A limit of 16 KiB on files stands for a disk that fills.
  const full = await runData(site.folder, ['backup', path.join(folder, 'b.sqlite')], { shell: 'ulimit -S -f 16' })
  t.same([full.code, full.stdout, full.stderr.split('\n').length], [1, '', 2])
  t.equal(full.stderr, `the disk is full or fails: a backup needs up to 1 MiB free in ${folder}\n`)
  t.same(readdirSync(folder), [])
})
