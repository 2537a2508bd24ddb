import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import t from 'tap'
import { submissionsFile } from '../../../../server/backend/submissions-file.ts'
import { runData } from '../../../fixtures/data-command.ts'
import { sendForm, startLoad } from '../../../fixtures/form-load.ts'
import { startProcess } from '../../../fixtures/site-process.ts'
import { storedRows, withStore } from '../../../fixtures/stored-rows.ts'

const trusted = { TRUST_PROXY: 'loopback' }
const email = 'Erase.Me@Example.com'
const phones = ['+86 139-1234-5678', '13912345678']

/** Names of the files in a folder that contain one of the texts in UTF-8, in any case. */
function tracesIn(folder: string, texts: readonly string[]): string[] {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // The site may still be copying built files, under temporary names.
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.copy'))
      .filter((entry) => {
        const bytes = readFileSync(path.join(entry.parentPath, entry.name)).toString('latin1').toLowerCase()
        return texts.some((text) => bytes.includes(Buffer.from(text.toLowerCase()).toString('latin1')))
      })
      .map(({ name }) => name)
      .sort()
  )
}

t.test('erasing an address under load removes it from every form and from the bytes of every file', async (t) => {
  const site = await startProcess(t, trusted)
  for (const form of ['subscribe', 'booth', 'exhibitor', 'visitor'] as const) await sendForm(site.base, form, { email })
  await sendForm(site.base, 'booth', { email: 'erase.me@example.com' })
  await sendForm(site.base, 'booth', { product_type: `茶，请回复${email.toUpperCase()}。` })
  await sendForm(site.base, 'booth', { email: 'other@example.com' })
  await sendForm(site.base, 'exhibitor', { email })
  await runData(site.folder, ['backup', 'submissions.sqlite.old'])
  const load = startLoad(site.base)
  await load.more(50)
  const before = tracesIn(site.folder, [email])
  for (const name of [`${submissionsFile}-wal`, 'submissions.sqlite.old']) t.ok(before.includes(name), name)

  const erased = await runData(site.folder, ['erase', ' erase.ME@example.com'])
  t.same(erased, {
    code: 0,
    stdout:
      `${submissionsFile}: subscriptions 1, booth 3, exhibitors 2, visitors 1, meetings 0 erased\n` +
      'submissions.sqlite.old: subscriptions 1, booth 3, exhibitors 2, visitors 1, meetings 0 erased\n',
    stderr: ''
  })
  t.same(tracesIn(site.folder, [email]), [])
  await load.more(50)
  await load.stop()
  t.same(load.refused, [], 'every form was accepted')
  t.same(tracesIn(site.folder, [email]), [], 'it does not reappear')
  t.notOk(existsSync(path.join(site.folder, 'submissions.sqlite.old-journal')))
  const stored = storedRows(site.folder)
  const found = load.accepted.filter((address) => !stored.some((row) => row.address === address))
  t.same(found, [], 'everything that was accepted is stored')
  const wrong = stored.filter(({ form }) => form !== 'subscribe').map(({ fields }) => fields.email)
  t.same(wrong, ['other@example.com'], 'other people are not removed')
})

t.test('a phone number is found in any spelling, and no bytes of its rows remain', async (t) => {
  const site = await startProcess(t, trusted)
  for (const phone of phones) await sendForm(site.base, 'visitor', { phone, email: 'by.number@example.com' })
  await sendForm(site.base, 'exhibitor', { contact: '(+86) 139.1234.5678', email: 'by.number@example.com' })
  await sendForm(site.base, 'booth', { phone: '+8613912345679' })
  const texts = [...phones, '139.1234.5678', 'by.number@example.com']
  t.not(tracesIn(site.folder, texts).length, 0)
  t.match(await runData(site.folder, ['erase', '139 1234 5678']), {
    code: 0,
    stdout: `${submissionsFile}: subscriptions 0, booth 0, exhibitors 1, visitors 2, meetings 0 erased\n`
  })
  t.same(tracesIn(site.folder, texts), [])
  t.equal(storedRows(site.folder).length, 1)
})

t.test('bytes of a row that was deleted by another tool are removed', async (t) => {
  const site = await startProcess(t, trusted)
  for (const address of [email, 'other@example.com']) await sendForm(site.base, 'visitor', { email: address })
  // Like a tool that does not overwrite deleted rows.
  withStore(site.folder, (db) => {
    db.pragma('secure_delete = OFF')
    db.exec('DELETE FROM submissions WHERE id = 1')
    db.pragma('wal_checkpoint(TRUNCATE)')
  })
  t.same(tracesIn(site.folder, [email]), [submissionsFile])
  t.same(await runData(site.folder, ['erase', email]), {
    code: 0,
    stdout: `${submissionsFile}: subscriptions 0, booth 0, exhibitors 0, visitors 0, meetings 0 erased\n`,
    stderr: ''
  })
  t.same(tracesIn(site.folder, [email]), [])
  t.equal(storedRows(site.folder).length, 1)
})

t.test('while a process reads an earlier state rows are removed, and remaining bytes reported', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'visitor', { email })
  const reader = new Database(path.join(site.folder, submissionsFile))
  t.teardown(() => reader.close())
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM submissions').get()
  const { code, stdout, stderr } = await runData(site.folder, ['erase', email])
  t.same([code, stdout, stderr.split('\n').length], [1, '', 2])
  t.match(stderr, /^the rows are removed, but their bytes may still be in the files .*: run the command again/)
  t.same(storedRows(site.folder), [])
  t.not(tracesIn(site.folder, [email]).length, 0)
  reader.exec('ROLLBACK')
  t.equal((await runData(site.folder, ['erase', email])).code, 0)
  t.same(tracesIn(site.folder, [email]), [])
})

t.test('a database in the folder that cannot be searched is reported after the store has been erased', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'visitor', { email })
  withStore(site.folder, (db) => db.exec('CREATE TABLE notes (text TEXT)'), 'notes.sqlite')
  t.match(await runData(site.folder, ['erase', email]), {
    code: 1,
    stderr: /notes\.sqlite is not a database of this site's submissions\n$/
  })
  t.same(storedRows(site.folder), [])
})
