import { execFile, spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { passEdition, readPassCode } from '../../../../server/backend/pass/pass-code.ts'
import { openPassKey, passKeyFile, publicKeyPem, readPassKey } from '../../../../server/backend/pass/pass-key.ts'
import { startBackend } from '../../../../server/backend/start.ts'
import { readPass } from '../../../../shared/records/pass.ts'
import { dataProgram as program, runDataSync as run } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { goodValues } from '../../../fixtures/form-values.ts'
import { runBackend, type TestBackend } from '../../../fixtures/running-backend.ts'
import { compiledSmallPack } from '../../../fixtures/small-pack.ts'
import { storedRows } from '../../../fixtures/stored-rows.ts'

/** Registers a visitor over HTTP; gives the envelope. */
async function register(
  backend: TestBackend,
  values: Record<string, string> = {},
  key?: string
): Promise<Record<string, unknown>> {
  const body = new URLSearchParams({ ...goodValues.visitor, ...values })
  const headers = { lang: 'en', ...(key && { 'idempotency-key': key }) }
  const response = await fetch(`${backend.origin}/addVisitor`, { method: 'POST', body, headers })
  return (await response.json()) as Record<string, unknown>
}

async function passOf(backend: TestBackend, values: Record<string, string> = {}) {
  const pass = readPass((await register(backend, values)).data)
  if (!pass) throw new Error('the registration got no pass')
  return pass
}

t.test('a registration gets a pass that the public key verifies; its number is stored and exported', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  const { number, code } = await passOf(backend)
  const { status, stdout } = run(backend.dataDir, 'pass-key')
  t.equal(status, 0)
  t.match(stdout, /^-----BEGIN PUBLIC KEY-----\n/)
  const key = path.join(emptyFolder(t), 'door.pem')
  writeFileSync(key, stdout)
  const { stdout: verdict, ...ended } = run('/nowhere', 'check-pass', code, '--key', key)
  t.same(ended, { status: 0, stderr: '' })
  t.ok(verdict.startsWith(`valid ORGANIC ${number}, but it is not known whether it was shown before: `), verdict)
  t.equal(storedRows(backend.dataDir)[0]?.fields.pass, number)
  const [head = '', row = ''] = run(backend.dataDir, 'export', 'visitors').stdout.split('\r\n')
  t.equal(row.split(',')[head.split(',').indexOf('pass')], number)
})

t.test('the code names the edition and the number and nothing of the person', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  const { number, code } = await passOf(backend)
  t.match(code, /^P1\.ORGANIC\.[0-9A-Z]{5}-[0-9A-Z]{5}\.[0-9A-F]{128}$/)
  t.equal(code.split('.')[2], number)
})

t.test('the edition of a pass has the year where the fair’s days are known', async (t) => {
  const config = [
    { code: 'fact_first_day', content: '2025-06-11' },
    { code: 'fact_last_day', content: '2025-06-13' }
  ]
  t.equal(passEdition({ edition: 'silver', config }), 'SILVER-2025')
  t.equal(passEdition({ edition: 'silver', config: [] }), 'SILVER')
})

t.test('a changed code, and one of another key, is refused', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  const { number, code } = await passOf(backend)
  const key = openPassKey(backend.dataDir)
  t.same(readPassCode(`${code}\r\n`, key), { edition: 'ORGANIC', number })
  const other = number.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const changed of [
    code.replace(number, other),
    code.replace('ORGANIC', 'ORGANIC-2026'),
    code.slice(0, -1) + (code.endsWith('0') ? '1' : '0'),
    code.slice(0, -2),
    `${code}00`,
    code.toLowerCase(),
    ''
  ])
    t.equal(readPassCode(changed, key), undefined, changed.slice(0, 40))
  const elsewhere = emptyFolder(t)
  t.equal(readPassCode(code, openPassKey(elsewhere)), undefined)
  t.match(run(elsewhere, 'check-pass', code), { status: 1, stdout: '', stderr: /^refused: .*\n$/ })
})

t.test('a known address gets the same kind of answer as a new one, and a number of its own', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  const known = await register(backend)
  const again = await register(backend)
  const other = await register(backend, { email: 'other@example.com' })
  const shape = (envelope: Record<string, unknown>) =>
    JSON.stringify(envelope)
      .replace(/[0-9A-Z]{5}-[0-9A-Z]{5}/g, 'NUMBER')
      .replace(/[0-9A-F]{128}/g, 'SIGNATURE')
  t.equal(shape(again), shape(known))
  t.equal(shape(other), shape(known))
  t.equal(new Set([known, again, other].map(({ data }) => readPass(data)?.number)).size, 3)
})

t.test('processes that need a key at the same time create one, which only its owner can read', async (t) => {
  const folder = emptyFolder(t)
  const env = { ...process.env, DATA_DIR: folder }
  const outputs = await Promise.all(
    Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, [program, 'pass-key'], { env }))
  )
  const pem = publicKeyPem(openPassKey(folder))
  const found = outputs.map(({ stdout }) => stdout)
  t.same(
    found,
    outputs.map(() => pem)
  )
  t.equal(statSync(path.join(folder, passKeyFile)).mode & 0o777, 0o600)
})

t.test('a restarted backend signs with the key that it has, and a pass outlives the restart', async (t) => {
  const folder = emptyFolder(t)
  const first = await runBackend(t, compiledSmallPack(), folder)
  const { code } = await passOf(first)
  const pem = readFileSync(path.join(folder, passKeyFile), 'utf8')
  await first.close()
  const second = await runBackend(t, compiledSmallPack(), folder)
  await passOf(second)
  t.equal(readFileSync(path.join(folder, passKeyFile), 'utf8'), pem)
  t.match(run(folder, 'check-pass', code), { status: 0 })
})

t.test('with a damaged key registrations are stored without a pass, and the log says so once', async (t) => {
  const folder = emptyFolder(t)
  writeFileSync(path.join(folder, passKeyFile), 'no key')
  const backend = await runBackend(t, compiledSmallPack(), folder)
  for (let i = 0; i < 2; i += 1) t.match(await register(backend), { code: 1, data: null })
  t.equal(storedRows(folder).length, 2)
  t.same(backend.log, ['error registrations are stored without a pass: its key cannot be used'])
})

t.test('a backup has the private key, and a restore brings it into a folder that has none or another', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  const { code } = await passOf(backend)
  const file = path.join(emptyFolder(t), 'backup.sqlite')
  const note = 'the private key of passes is in it: who can read the file can sign passes\n'
  t.equal(run(backend.dataDir, 'backup', file).stdout, `1 submissions saved\n${note}`)
  t.equal(statSync(file).mode & 0o777, 0o600)

  const fresh = emptyFolder(t)
  t.match(run(fresh, 'restore', file).stdout, /place of 0\nthe key of passes is restored\n$/)
  t.match(run(fresh, 'check-pass', code), { status: 0 })
  t.equal(statSync(path.join(fresh, passKeyFile)).mode & 0o777, 0o600)
  t.same(run(fresh, 'restore', file).stdout, '1 submissions restored in the place of 1\n', 'the same key is no news')

  const running = await runBackend(t, compiledSmallPack())
  const earlier = await passOf(running)
  const before = readFileSync(path.join(running.dataDir, passKeyFile), 'utf8')
  const { stdout } = run(running.dataDir, 'restore', file)
  const kept = /another key was there and is kept as (\S+)\n$/.exec(stdout)?.[1] ?? ''
  t.equal(readFileSync(kept, 'utf8'), before)
  t.match(run(running.dataDir, 'check-pass', earlier.code), { status: 1 })
  t.match(run(running.dataDir, 'check-pass', (await passOf(running)).code), { status: 0 }, 'it signs with the new one')
  t.same(readdirSync(running.dataDir).filter((name) => name.includes('pass-key')).length, 2, 'no temporary file stays')
})

t.test('a backup is made in spite of a key that cannot sign, and says that it lacks the key', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  await passOf(backend)
  writeFileSync(path.join(backend.dataDir, passKeyFile), run(backend.dataDir, 'pass-key').stdout)
  const file = path.join(emptyFolder(t), 'backup.sqlite')
  t.match(run(backend.dataDir, 'backup', file), {
    status: 0,
    stdout: /^1 submissions saved\nthe key of passes is not in it: .* holds a public key, which cannot sign: /
  })
  const fresh = emptyFolder(t)
  t.equal(run(fresh, 'restore', file).status, 0)
  t.notOk(existsSync(path.join(fresh, passKeyFile)))
})

const pemOf = (key: { export: (options: { type: 'pkcs8'; format: 'pem' }) => string | Buffer }) =>
  String(key.export({ type: 'pkcs8', format: 'pem' }))

/** What may stand in the place of the key, and what the start says of it. */
const wrongKeys: [name: string, create: (file: string) => void, message: RegExp][] = [
  [
    'its public key',
    (file) => writeFileSync(file, publicKeyPem(generateKeyPairSync('ed25519').privateKey)),
    /holds a public key, which cannot sign: put the private key back/
  ],
  [
    'a key of another kind',
    (file) => writeFileSync(file, pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)),
    /holds no private Ed25519 key: /
  ],
  [
    'a key behind a passphrase',
    (file) =>
      writeFileSync(
        file,
        generateKeyPairSync('ed25519').privateKey.export({
          type: 'pkcs8',
          format: 'pem',
          cipher: 'aes-256-cbc',
          passphrase: 'x'
        })
      ),
    /holds no private Ed25519 key: /
  ],
  ['nothing', (file) => writeFileSync(file, ''), /holds no private Ed25519 key: /],
  ['a folder', (file) => mkdirSync(file), /cannot be read \(EISDIR\)/]
]

t.test('a file that cannot sign in the place of the key is refused at start with one line', async (t) => {
  for (const [name, create, message] of wrongKeys) {
    const dataDir = emptyFolder(t)
    const file = path.join(dataDir, passKeyFile)
    create(file)
    const start = startBackend({
      worker: new URL('file:///nowhere/backend-worker.js'),
      edition: 'organic',
      content: '/nowhere',
      dataDir,
      log: () => undefined
    })
    await t.rejects(start, { message }, name)
    t.throws(() => readPassKey(dataDir), { message: /^[^\n]+$/ }, name)
    t.match(run(dataDir, 'pass-key'), { status: 1, stdout: '', stderr: message }, name)
  }
})

t.test('check-pass reads a hand scanner’s lines and answers each at once', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  const { number, code } = await passOf(backend)
  const env = { ...process.env, DATA_DIR: backend.dataDir }
  const door = spawn(process.execPath, [program, 'check-pass', '-'], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(door, 'close')
  door.stdin.write(`${code}\r\n`)
  t.equal(String((await once(door.stdout, 'data'))[0]), `valid ORGANIC ${number}\n`, 'before the input ends')
  door.stdin.write('https://example.com/\n')
  t.match(String((await once(door.stdout, 'data'))[0]), /^refused: /)
  door.stdin.end()
  t.same(await ended, [0, null])
})

t.test('pass-key makes no key in a folder that does not exist', async (t) => {
  const folder = path.join(emptyFolder(t), 'misspelled')
  t.match(run(folder, 'pass-key'), {
    status: 1,
    stdout: '',
    stderr: /^\S+misspelled does not exist: DATA_DIR [^\n]+\n$/
  })
  t.notOk(existsSync(folder))
})

t.test('check-pass names a missing or a wrong key, and its usage', async (t) => {
  const folder = emptyFolder(t)
  t.match(run(folder, 'check-pass', 'x'), {
    status: 1,
    stderr: /^there is no key: .*pass-key\.pem does not exist \(DATA_DIR/
  })
  const wrong = path.join(folder, 'wrong.pem')
  writeFileSync(wrong, 'no key')
  chmodSync(wrong, 0o600)
  t.match(run(folder, 'check-pass', 'x', '--key', wrong), { status: 1, stderr: /wrong\.pem holds no Ed25519 key\n$/ })
  for (const args of [['check-pass'], ['pass-key', 'x'], ['pass-key', '--key', wrong], ['backup', 'f', '--key', wrong]])
    t.match(run(folder, ...args), { status: 2, stderr: /^usage: / }, args.join(' '))
})

t.test('a pass that cannot be shown as text or as a QR code counts as none', async (t) => {
  const good = { number: '12-34', code: 'A.b_c~d+e=f' }
  t.same(readPass({ pass: good }), good)
  t.same(readPass({ pass: { ...good, number: 1234 } }), { ...good, number: '1234' }, 'digits')
  for (const data of [
    null,
    undefined,
    'x',
    {},
    { pass: null },
    { pass: [] },
    { pass: { number: '1' } },
    { pass: { ...good, number: '' } },
    { pass: { ...good, number: 'x'.repeat(41) } },
    { pass: { ...good, number: '<b>' } },
    { pass: { ...good, code: '' } },
    { pass: { ...good, code: 'x'.repeat(301) } },
    { pass: { ...good, code: 'https://example.com' } },
    { pass: { ...good, code: 'a b' } },
    { pass: { ...good, code: 7 } }
  ])
    t.equal(readPass(data), undefined, JSON.stringify(data)?.slice(0, 60))
})

t.test('attempts with one Idempotency-Key get the same pass, and none once the person is erased', async (t) => {
  const backend = await runBackend(t, compiledSmallPack())
  const key = 'attempt-0001'
  const first = await register(backend, {}, key)
  t.ok(readPass(first.data))
  t.same(await register(backend, {}, key), first)
  t.not(readPass((await register(backend, {}, 'attempt-0002')).data)?.number, readPass(first.data)?.number)
  t.equal(storedRows(backend.dataDir).length, 2)
  t.equal(run(backend.dataDir, 'erase', goodValues.visitor.email!).status, 0)
  t.match(await register(backend, {}, key), { code: 1, data: null })
})
