import { appendFileSync, writeFileSync } from 'node:fs'
import t from 'tap'
import { watchFolder } from '../../../../server/backend/content/follow/watch-folder.ts'
import { signatureOf } from '../../../../server/backend/content/load/folder-signature.ts'
import { contentFolder } from '../../../fixtures/content-folder.ts'

t.test('a checkout of a thousand files is one change, and does not have each event look at all of them', async (t) => {
  const { folder, pathOf } = contentFolder(t, 'starter')
  let changes = 0
  const changed = new Promise<void>((resolve) => {
    const stop = watchFolder(folder, () => {
      changes += 1
      resolve()
    })
    t.teardown(stop)
  })
  for (let id = 1000; id < 2000; id += 1) writeFileSync(pathOf(`news/${id}.yaml`), 'kind: exhibition_news')
  const began = process.cpuUsage()
  await changed
  const { user, system } = process.cpuUsage(began)
  const before = process.cpuUsage()
  signatureOf(folder)
  const one = process.cpuUsage(before)
  const looks = (user + system) / (one.user + one.system)
  t.ok(looks < 100, `as much work as ${Math.round(looks)} looks`)
  t.equal(changes, 1)
})

t.test('an edit is seen while another file keeps changing, and that one once it has settled', async (t) => {
  const { folder, pathOf, edit } = contentFolder(t, 'starter')
  const growing = pathOf('pictures/large.png')
  writeFileSync(growing, '')
  let changes = 0
  let tell = () => {}
  const next = () =>
    new Promise<void>((resolve) => {
      tell = resolve
    })
  const stop = watchFolder(folder, () => {
    changes += 1
    tell()
  })
  t.teardown(stop)
  let left = Number.POSITIVE_INFINITY
  const grown = new Promise<void>((resolve) => {
    const growth = setInterval(() => {
      appendFileSync(growing, 'x')
      left -= 1
      if (left > 0) return
      clearInterval(growth)
      resolve()
    }, 20)
  })
  const seen = next()
  edit('edition.yaml', 'My fair', 'Our fair')
  await seen
  // Longer than an edit waits.
  left = 75
  const settled = next()
  await grown
  t.equal(changes, 1)
  await settled
  t.equal(changes, 2)
})
