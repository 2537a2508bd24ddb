/** Runs the command lines of the README's section about personal data. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { runData } from '../../../fixtures/data-command.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'
import { sendForm } from '../../../fixtures/form-load.ts'
import { root } from '../../../fixtures/root.ts'
import { startProcess } from '../../../fixtures/site-process.ts'
import { storedRows } from '../../../fixtures/stored-rows.ts'

const section =
  /## People's data\n([\s\S]*?)\n## /.exec(readFileSync(path.join(root, 'server/ops/README.md'), 'utf8'))?.[1] ?? ''
const shown = /```\n([\s\S]*?)```/.exec(section)?.[1]?.trim().split('\n') ?? []
const alone = /`(DATA_DIR=\.\/data node dist\/server\/data\.js [^`]+)`/.exec(section)?.[1] ?? ''

/** Replaces a container engine: runs the command beside dist, as `docker exec` does in the image. */
const docker = `#!/bin/sh
[ "$1" = exec ] || exit 64
shift
[ "$1" = -i ] && shift || exec < /dev/null
[ "$1" = fair ] || exit 64
shift
cd '${root}' && exec "$@"
`

t.test('each command line works while the site runs', async (t) => {
  const site = await startProcess(t, { TRUST_PROXY: 'loopback' })
  const folder = emptyFolder(t)
  writeFileSync(path.join(folder, 'docker'), docker)
  chmodSync(path.join(folder, 'docker'), 0o755)
  const run = async (line: string, cwd = folder) => {
    const env = { PATH: `${folder}:${path.dirname(process.execPath)}:${process.env.PATH}`, DATA_DIR: site.folder }
    const child = spawn('sh', ['-c', line], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
    let stdout = ''
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    const [code] = await once(child, 'close')
    t.equal(code, 0, line)
    return stdout
  }
  const [backup = '', restore = '', visitors = '', byEmail = '', byPhone = '', expire = '', ...more] = shown
  t.same(more, [])
  await sendForm(site.base, 'visitor', { email: 'lin@example.com', phone: '13900000000' })
  await sendForm(site.base, 'booth')
  await run(backup)
  t.equal(storedRows(folder, 'backup.sqlite').length, 2)
  await sendForm(site.base, 'booth')
  t.equal(await run(restore), '2 submissions restored in the place of 3\n')
  await run(visitors)
  t.match(readFileSync(path.join(folder, 'visitors.csv'), 'utf8'), /^received,.*\r\n.*,lin@example\.com,/)
  t.match(await run(byEmail), /visitors 1, meetings 0 erased/)
  t.match(await run(byPhone), /booth 1, exhibitors 0/)
  t.match(await run(expire), /^subscriptions 0, .* removed\n$/)
  t.same(storedRows(site.folder), [])
  await sendForm(site.base, 'booth')
  const place = emptyFolder(t)
  symlinkSync(path.join(root, 'dist'), path.join(place, 'dist'))
  symlinkSync(site.folder, path.join(place, 'data'))
  t.match(await run(alone, place), /^1 submissions saved\nthe private key of passes is in it/)
  t.equal(statSync(path.join(place, 'backup.sqlite')).mode & 0o777, 0o600)
})

t.test('the table lists the same commands as the help', async (t) => {
  const { stdout } = await runData(emptyFolder(t), ['--help'])
  const named = [...section.matchAll(/^\| `(\w+) [A-Z]/gm)].map(([, name]) => name)
  t.same(
    named,
    [...stdout.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name)
  )
  t.equal(named.length, 5)
})
