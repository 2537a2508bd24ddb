import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t, { type Test } from 'tap'
import { dist } from '../../fixtures/dist.ts'
import { root } from '../../fixtures/root.ts'
import { postForm, sendRequest } from '../../fixtures/send-request.ts'
import { runToEnd, type SiteProcess, startProcess } from '../../fixtures/site-process.ts'
import { storedRows } from '../../fixtures/stored-rows.ts'

const programs = ['main.js', 'backend.js']
const user = { uid: 12_345, gid: 12_345 }
/** Only root may change the user, and that user must be able to read the build. */
const canChangeUser =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, [path.join(dist, 'server', 'data.js'), '--help'], { ...user, cwd: '/' }).status === 0
const options = canChangeUser ? {} : { skip: 'needs root' }

/** A folder of root that all may enter; it is removed at the end of the test. */
function folderOfRoot(t: Test): string {
  const folder = mkdtempSync(path.join(tmpdir(), "root's-"))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  return folder
}

const storesForms = async ({ base }: SiteProcess, program: string) => {
  const path = program === 'main.js' ? '/api/addSubscribe' : '/addSubscribe'
  return (await postForm(base, path, { email: 'visitor@example.com' })).status === 200
}

/** Each has something in a folder that the user 12345 may not write. */
const traps: [name: string, arrange: (dataDir: string) => void][] = [
  ['a folder that may be read', (dataDir) => mkdirSync(dataDir, { mode: 0o755 })],
  ['a folder that may not be entered', (dataDir) => mkdirSync(dataDir, { mode: 0o700 })],
  ['a folder that cannot be created', () => undefined],
  [
    'a database of an earlier start as root',
    (dataDir) => {
      mkdirSync(dataDir)
      writeFileSync(path.join(dataDir, 'submissions.sqlite'), '', { mode: 0o600 })
      chownSync(dataDir, user.uid, user.gid)
    }
  ]
]

for (const [name, arrange] of traps)
  t.test(`DATA_DIR of another user, ${name}: one line with the command that mends it`, options, async (t) => {
    for (const program of programs) {
      const dataDir = path.join(folderOfRoot(t), 'data')
      arrange(dataDir)
      const { code, stdout, stderr } = await runToEnd({ DATA_DIR: dataDir }, { program, user })
      t.same([code, stdout], [1, ''], program)
      const [, command = ''] =
        /^DATA_DIR cannot be used: the process runs as user 12345:12345, [^\n]+ \(EACCES\): (mkdir -p .+)\n$/.exec(
          stderr
        ) ?? []
      t.match(command, /chown -R 12345:12345/, `${program}: ${stderr}`)
      t.equal(spawnSync('sh', ['-c', command]).status, 0)
      const mended = await startProcess(t, { DATA_DIR: dataDir }, { program, user })
      t.ok(await storesForms(mended, program), program)
      await mended.stop()
    }
  })

t.test('DATA_DIR that is a file ends the start with a line', options, async (t) => {
  const dataDir = path.join(folderOfRoot(t), 'file')
  writeFileSync(dataDir, '')
  for (const program of programs) {
    const { code, stderr } = await runToEnd({ DATA_DIR: dataDir }, { program })
    t.same([code, stderr], [1, `DATA_DIR cannot be used: ${dataDir} is no folder\n`], program)
  }
})

t.test('any user of group 0 can use the folder as the image makes it', options, async (t) => {
  t.match(readFileSync(path.join(root, 'Dockerfile'), 'utf8'), 'chown 1000:0 /data && chmod g=u /data')
  for (const program of programs) {
    const dataDir = folderOfRoot(t)
    t.equal(spawnSync('sh', ['-c', 'chown 1000:0 "$0" && chmod g=u "$0"', dataDir]).status, 0)
    const site = await startProcess(t, { DATA_DIR: dataDir }, { program, user: { uid: user.uid, gid: 0 } })
    t.ok(await storesForms(site, program), program)
    t.equal(storedRows(dataDir).length, 1)
    t.equal(await site.stop(), 0)
  }
})

t.test('with API_UPSTREAM the site does without a folder that nobody has named', options, async (t) => {
  const [backend, cwd] = [await startProcess(t, {}, { program: 'backend.js' }), folderOfRoot(t)]
  const env = { API_UPSTREAM: backend.base, DATA_DIR: '' }
  const site = await startProcess(t, env, { user, cwd })
  t.equal((await sendRequest(site.base, '/en/')).status, 200)
  const named = await runToEnd({ ...env, DATA_DIR: './data' }, { user, cwd })
  t.match(named, { code: 1, stderr: /^DATA_DIR cannot be used: [^\n]+\n$/ })
})

t.test('an argument that is not known starts nothing', async (t) => {
  for (const program of programs)
    for (const argument of ['--chek-config', '--help', 'check']) {
      const { code, stdout, stderr } = await runToEnd({}, { program, args: [argument] })
      t.same([code, stdout], [1, ''], argument)
      t.match(stderr, argument)
      t.equal(stderr.trimEnd().split('\n').length, 1)
    }
})
