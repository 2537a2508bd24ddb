import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { readSettings } from '../../server/settings.ts'
import { dist } from '../fixtures/dist.ts'
import { root } from '../fixtures/root.ts'

const unit = readFileSync(path.join(root, 'server/ops/fair.service'), 'utf8')
const valuesOf = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value!)
const withoutSystemd =
  spawnSync('systemd-analyze', ['--version']).status === 0 ? false : 'no systemd-analyze: apt-get install systemd'

t.test('systemd accepts fair.service', { skip: withoutSystemd }, async (t) => {
  const file = path.join(t.testdir(), 'fair.service')
  // It looks for the program, which is not there on every machine.
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  t.same({ status, stderr }, { status: 0, stderr: '' })
})

t.test('it starts a file of the build, with settings that exist, and gives it time to end', async (t) => {
  const [command = ''] = valuesOf('ExecStart')
  const [, file = ''] = /^\/usr\/bin\/node \/opt\/fair\/dist\/(\S+)$/.exec(command) ?? []
  t.ok(file !== '' && existsSync(path.join(dist, file)), command)
  const variables = Object.fromEntries(
    valuesOf('Environment').flatMap((line) => line.split(' ').map((x) => x.split('=')))
  )
  t.equal(readSettings(variables).dataDir, `/var/lib/${valuesOf('StateDirectory')[0]}`)
  t.ok(Number(valuesOf('TimeoutStopSec')[0]) >= 10 + readSettings(variables).drainS)
})
