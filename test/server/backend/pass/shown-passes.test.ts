/** What a door is told of a pass that was shown before. */
import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import t, { type Test } from 'tap'
import { checkPasses } from '../../../../server/backend/commands/check-pass.ts'
import { createPass } from '../../../../server/backend/pass/pass-code.ts'
import { openPassKey } from '../../../../server/backend/pass/pass-key.ts'
import { createSubmissionStore } from '../../../../server/backend/submissions.ts'
import { submissionsFile } from '../../../../server/backend/submissions-file.ts'
import { dataProgram as program, runDataSync as run } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { withStore } from '../../../fixtures/stored-rows.ts'

const edition = 'ORGANIC-2025'

/** A folder with a registration for each address; gives their passes. */
async function register(t: Test, ...addresses: string[]) {
  const dataDir = emptyFolder(t)
  const key = openPassKey(dataDir)
  const store = createSubmissionStore({ dataDir, edition: 'organic', log: () => undefined })
  const passes = addresses.map(() => createPass(key, edition))
  for (const [i, email] of addresses.entries()) {
    const details = { pass: passes[i]?.number ?? '' }
    await store.add({ form: 'visitor', fields: { email }, details, consent: { state: 'not stated' } })
  }
  store.close()
  return { dataDir, key, passes, codes: passes.map(({ code }) => code) }
}

const shownNumbers = (dataDir: string, name = submissionsFile) =>
  withStore(dataDir, (db) => db.prepare('SELECT number FROM shown_passes').all() as { number: string }[], name).map(
    ({ number }) => number
  )

t.test('a pass is valid once, then shown before, with the first time on the fair’s clock', async (t) => {
  const { dataDir, key, passes, codes } = await register(t, 'a@example.com', 'b@example.com')
  const [{ number, code }, other] = passes as [(typeof passes)[0], (typeof passes)[0]]
  const sameNumber = createPass(key, 'ORGANIC-2026', number)
  const rows: [name: string, code: string, status: number, stdout: RegExp, stderr: RegExp][] = [
    ['the first time', code, 0, /^valid ORGANIC-2025 \S+\n$/, /^$/],
    [
      'again',
      code,
      3,
      /^$/,
      /^shown before: ORGANIC-2025 \S+, first on \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(Shanghai\)\n$/
    ],
    ['the same number at another fair', sameNumber.code, 0, /^valid ORGANIC-2026 \S+\n$/, /^$/],
    ['somebody else', other.code, 0, /^valid ORGANIC-2025 \S+\n$/, /^$/],
    ['a forged code', code.replace(number, other.number), 1, /^$/, /^refused: /],
    ['in small letters', code.toLowerCase(), 1, /^$/, /^refused: /]
  ]
  for (const [name, text, status, stdout, stderr] of rows)
    t.match(run(dataDir, 'check-pass', text), { status, stdout, stderr }, name)
  t.equal(shownNumbers(dataDir).length, 3, 'no row for what is refused')
  withStore(dataDir, (db) => db.exec(`UPDATE shown_passes SET shown = '2025-06-11T16:14:05.000Z'`))
  for (let i = 0; i < 2; i += 1)
    t.match(run(dataDir, 'check-pass', code).stderr, `${number}, first on 2025-06-12 00:14:05 (Shanghai)`)
  const env = { ...process.env, DATA_DIR: dataDir }
  const input = `${codes.join('\r\n')}\r\nx\n${createPass(key, edition).code}\n`
  const { status, stdout } = spawnSync(process.execPath, [program, 'check-pass', '-'], {
    env,
    input,
    encoding: 'utf8'
  })
  t.equal(status, 0)
  t.match(stdout, /^shown before: .*\nshown before: .*\nrefused: .*\nvalid .*\n$/)
})

t.test('of doors that check the same pass at the same time one alone is the first', async (t) => {
  const { dataDir, codes } = await register(t, 'a@example.com')
  const env = { ...process.env, DATA_DIR: dataDir }
  const check = () => promisify(execFile)(process.execPath, [program, 'check-pass', codes[0] ?? ''], { env })
  const doors = await Promise.allSettled(Array.from({ length: 4 }, check))
  const statuses = doors.map((door) => (door.status === 'fulfilled' ? 0 : (door.reason as { code: number }).code))
  t.same(statuses.sort(), [0, 3, 3, 3])
})

/** Stores in which nothing can be remembered, and what the door reads of it. */
const unusable: [name: string, create: (file: string) => unknown, reason: RegExp][] = [
  ['none', (file) => rmSync(file), /nothing has been stored yet: /],
  ['an empty file', (file) => writeFileSync(file, ''), /is an empty file/],
  [
    'a damaged one',
    (file) => {
      // The log has its pages too.
      for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
      writeFileSync(file, 'no database '.repeat(1000))
    },
    /the database is damaged/
  ],
  ['a folder', (file) => [rmSync(file), mkdirSync(file)], /EISDIR/],
  [
    'one of a later build',
    (file) => withStore(path.dirname(file), (db) => db.pragma('user_version = 99')),
    /schema version 99 of a later build/
  ],
  [
    'one that the door may not write',
    (file) => [chmodSync(file, 0o444), chmodSync(path.dirname(file), 0o555)],
    /EACCES/
  ]
]

t.test('where the store cannot be written a door is told so, and whether the pass is valid', async (t) => {
  // Permissions do not bind root.
  const isRoot = process.geteuid?.() === 0
  for (const [name, create, reason] of unusable) {
    const { dataDir, key, codes } = await register(t, 'a@example.com')
    create(path.join(dataDir, submissionsFile))
    const files = readdirSync(dataDir)
    const isReadOnly = (statSync(dataDir).mode & 0o200) === 0
    if (isReadOnly && isRoot) process.seteuid?.(65_534)
    try {
      for (let i = 0; i < 2; i += 1) {
        const line = await checkPasses(codes[0] ?? '', key, dataDir)
        t.match(line, /^valid ORGANIC-2025 \S+, but it is not known whether it was shown before: [^\n]+\n$/, name)
        t.match(line, reason, name)
      }
      await t.rejects(checkPasses(`${codes[0]}0`, key, dataDir), { message: /^refused: /, exitCode: 1 }, name)
    } finally {
      if (isReadOnly && isRoot) process.seteuid?.(0)
      chmodSync(dataDir, 0o700)
    }
    t.same(readdirSync(dataDir), files, `${name}: no file is created`)
  }
})

t.test('a backup keeps what was shown, and one of an earlier build has nothing of it', async (t) => {
  const { dataDir, codes } = await register(t, 'a@example.com')
  const [code = ''] = codes
  run(dataDir, 'check-pass', code)
  const file = path.join(emptyFolder(t), 'backup.sqlite')
  t.equal(run(dataDir, 'backup', file).status, 0)
  const fresh = emptyFolder(t)
  t.equal(run(fresh, 'restore', file).status, 0)
  t.equal(run(fresh, 'check-pass', code).status, 3)
  withStore(
    path.dirname(file),
    (db) => db.exec('DROP TRIGGER pass_forgotten; DROP TABLE shown_passes'),
    'backup.sqlite'
  )
  t.equal(run(fresh, 'restore', file).status, 0)
  t.same(shownNumbers(fresh), [])
  t.equal(run(fresh, 'check-pass', code).status, 0)
})

t.test('what was shown goes with its registration, in the store and in backups beside it', async (t) => {
  const { dataDir, passes, codes } = await register(t, 'a@example.com', 'b@example.com')
  for (const code of codes) run(dataDir, 'check-pass', code)
  t.equal(run(dataDir, 'backup', path.join(dataDir, 'backup.sqlite')).status, 0)
  t.equal(run(dataDir, 'erase', 'a@example.com').status, 0)
  for (const name of [submissionsFile, 'backup.sqlite']) t.same(shownNumbers(dataDir, name), [passes[1]?.number], name)
  withStore(dataDir, (db) => db.exec(`UPDATE submissions SET received = '2020-01-01T00:00:00.000Z'`))
  t.match(run(dataDir, 'expire', '30'), { status: 0, stdout: /visitors 1/ })
  t.same(shownNumbers(dataDir), [])
})

t.test('a store of an earlier build is read, erased from, and extended by the first pass that is shown', async (t) => {
  const { dataDir, codes } = await register(t, 'a@example.com', 'b@example.com')
  withStore(dataDir, (db) => db.exec('DROP TRIGGER pass_forgotten; DROP TABLE shown_passes'))
  t.equal(run(dataDir, 'erase', 'b@example.com').status, 0)
  t.equal(run(dataDir, 'check-pass', codes[0] ?? '').status, 0)
  t.equal(run(dataDir, 'check-pass', codes[0] ?? '').status, 3)
  t.equal(run(dataDir, 'erase', 'a@example.com').status, 0)
  t.same(shownNumbers(dataDir), [])
})
