import { readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { startRetention } from '../../../../server/backend/retention.ts'
import { submissionsFile } from '../../../../server/backend/submissions-file.ts'
import { runData } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { sendForm, startLoad } from '../../../fixtures/form-load.ts'
import { startProcess } from '../../../fixtures/site-process.ts'
import { storedRows, withStore } from '../../../fixtures/stored-rows.ts'
import { until } from '../../../fixtures/until.ts'

const trusted = { TRUST_PROXY: 'loopback' }

/** Backdates the row of an address by some days. */
function age(folder: string, address: string, days: number, column: 'received' | 'repeated' = 'received'): void {
  const time = new Date(Date.now() - days * 86_400_000).toISOString()
  withStore(folder, (db) => db.prepare(`UPDATE submissions SET ${column} = ? WHERE address = ?`).run(time, address))
}

const filesContain = (folder: string, text: string) =>
  ['', '-wal', '-shm'].some((end) => {
    try {
      return readFileSync(path.join(folder, submissionsFile + end)).includes(text)
    } catch {
      return false
    }
  })

t.test('submissions older than the days are removed without a trace while others are stored', async (t) => {
  const site = await startProcess(t, trusted)
  await sendForm(site.base, 'booth', { email: 'old.booth@example.com' })
  await sendForm(site.base, 'visitor', { email: 'old.visitor@example.com' })
  await sendForm(site.base, 'visitor', { email: 'young@example.com' })
  for (const email of ['old.reader@example.com', 'renewed@example.com'])
    await sendForm(site.base, 'subscribe', { email })
  for (const name of ['old.booth', 'old.visitor', 'old.reader', 'renewed']) age(site.folder, `${name}@example.com`, 31)
  age(site.folder, 'renewed@example.com', 10, 'repeated')
  age(site.folder, 'young@example.com', 29)
  t.ok(filesContain(site.folder, 'old.visitor@example.com'))
  const load = startLoad(site.base)
  await load.more(30)
  t.same(await runData(site.folder, ['expire', '30']), {
    code: 0,
    stdout: 'subscriptions 1, booth 1, exhibitors 0, visitors 1, meetings 0 removed\n',
    stderr: ''
  })
  for (const name of ['booth', 'visitor', 'reader']) t.notOk(filesContain(site.folder, `old.${name}@example.com`), name)
  await load.more(30)
  await load.stop()
  t.same(load.refused, [])
  const stored = storedRows(site.folder).map(({ address }) => address)
  t.same(stored.slice(0, 2), ['young@example.com', 'renewed@example.com'])
  t.equal(stored.length, load.accepted.length + 2)
})

t.test('RETENTION_DAYS removes old submissions at start; without it none is removed', async (t) => {
  const folder = emptyFolder(t)
  const first = await startProcess(t, { ...trusted, DATA_DIR: folder })
  for (const name of ['old', 'young']) await sendForm(first.base, 'visitor', { email: `${name}@example.com` })
  age(folder, 'old@example.com', 400)
  await first.stop()
  const keeping = await startProcess(t, { ...trusted, DATA_DIR: folder })
  await sendForm(keeping.base, 'visitor', { email: 'newest@example.com' })
  await keeping.stop()
  t.equal(storedRows(folder).length, 3)
  const limited = await startProcess(t, { ...trusted, DATA_DIR: folder, RETENTION_DAYS: '365' })
  await sendForm(limited.base, 'booth', { email: 'booth@example.com' })
  const removal = () => limited.lines.find(({ msg }) => msg === 'old submissions were removed')
  await until(() => removal() !== undefined)
  t.match(removal(), { removed: 1, days: 365 })
  const addresses = storedRows(folder).map(({ address }) => address)
  t.same(addresses, ['young@example.com', 'newest@example.com', 'booth@example.com'])
  t.notOk(filesContain(folder, 'old@example.com'))
})

t.test('the removal is repeated, and an error is logged in one line without personal data', async (t) => {
  const site = await startProcess(t, trusted)
  const dataDir = site.folder
  await sendForm(site.base, 'visitor', { email: 'first@example.com' })
  const lines: string[] = []
  let notify = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      notify = resolve
    })
  const log = (level: string, msg: string, facts = {}) => {
    lines.push(`${level} ${msg} ${JSON.stringify(facts)}`)
    notify()
  }
  t.teardown(startRetention({ dataDir, days: 30, log, intervalMs: 50 }))
  for (const name of ['first', 'second']) {
    if (name === 'second') await sendForm(site.base, 'visitor', { email: 'second@example.com' })
    const removed = next()
    age(dataDir, `${name}@example.com`, 31)
    await removed
  }
  t.same(lines, Array(2).fill('info old submissions were removed {"removed":1,"days":30}'))
  await sendForm(site.base, 'visitor', { email: 'third@example.com' })
  age(dataDir, 'third@example.com', 29)
  const failed = next()
  withStore(dataDir, (db) => db.exec(`ALTER TABLE withdrawals RENAME TO other`))
  await failed
  t.match(
    lines.at(-1),
    /^error old submissions could not be removed; the next try is in a day \{"reason":".*not a data/
  )
  t.notMatch(lines.join(), /example\.com/)
  withStore(dataDir, (db) => db.exec(`ALTER TABLE other RENAME TO withdrawals`))
})
