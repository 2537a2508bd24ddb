import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { runData } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { startLoad } from '../../../fixtures/form-load.ts'
import { startProcess } from '../../../fixtures/site-process.ts'

const trusted = { TRUST_PROXY: 'loopback' }
const oneLine = (text: string) => /^[^\n]+\n$/.test(text)

t.test('--help names every command and ends with 0', async (t) => {
  const { code, stdout, stderr } = await runData(emptyFolder(t), ['--help'])
  t.same([code, stderr], [0, ''])
  for (const name of ['backup FILE', 'restore FILE', 'export subscriptions|booth|', 'erase EMAIL|PHONE', 'expire DAYS'])
    t.ok(stdout.includes(`\n  ${name}`), name)
})

t.test('wrong usage is one line with exit code 2, and creates no file', async (t) => {
  const folder = emptyFolder(t)
  const wrong = [
    [],
    ['everything'],
    ['constructor', 'x'],
    ['backup'],
    ['backup', 'a', 'b'],
    ['backup', '--all', 'a'],
    ['restore'],
    ['export'],
    ['export', 'constructor'],
    ['export', 'booth', '--every'],
    ['export', 'booth', 'visitors'],
    ['erase', 'nobody'],
    ['erase', '138 0013'],
    ['expire', '0'],
    ['expire', '30d'],
    ['expire', '40000'],
    ['expire', '-1']
  ]
  for (const args of wrong) {
    const { code, stdout, stderr } = await runData(folder, args)
    t.same([code, stdout, oneLine(stderr)], [2, '', true], args.join(' '))
  }
  t.notMatch((await runData(folder, ['erase', 'lin@example'])).stderr, /lin/, 'the argument is not repeated')
  t.same(readdirSync(folder), [])
})

t.test('without a store each command fails with exit code 1 and says so', async (t) => {
  const folder = emptyFolder(t)
  for (const args of [
    ['backup', 'b.sqlite'],
    ['export', 'booth'],
    ['erase', 'a@example.com'],
    ['expire', '30']
  ]) {
    const { code, stdout, stderr } = await runData(folder, args)
    t.same([code, stdout, oneLine(stderr)], [1, '', true], args.join(' '))
    t.match(stderr, /^nothing has been stored yet: .*submissions\.sqlite does not exist \(DATA_DIR names its folder\)/)
  }
  t.same(readdirSync(folder), [])
  t.match(await runData(folder, ['export', 'booth'], { env: { DATA_DIR: '' } }), {
    stderr: /\/data\/submissions\.sqlite/
  })
})

t.test('an export that is written only partly fails with one line', async (t) => {
  const site = await startProcess(t, trusted)
  const load = startLoad(site.base)
  await load.more(150)
  await load.stop()
  const args = ['export', 'subscriptions']
  t.equal((await runData(site.folder, args)).stdout.split('\r\n').length, 2 + load.accepted.length)
  for (const [after, shell, reason] of [
    ['> /dev/full', ':', 'its disk is full (ENOSPC)'],
    ['> part.csv', 'ulimit -S -f 4', 'its disk is full (EFBIG)'],
    ['| true', ':', 'EPIPE']
  ] as const) {
    const ended = await runData(site.folder, args, { after, shell })
    t.same(ended, { code: 1, stdout: '', stderr: `the output could not be written completely: ${reason}\n` }, after)
  }
  t.equal(statSync(path.join(site.folder, 'part.csv')).size, 4096, 'a part was written')
})
