import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import t, { type Test } from 'tap'
import { createEarlierAssets, type EarlierAssetsOptions } from '../../../../server/pages/assets/earlier-assets.ts'
import { startProcess } from '../../../fixtures/site-process.ts'

const dayMs = 86_400_000
const start = Date.parse('2025-06-11T00:00:00Z')

/** Creates builds with their files, a folder for copies, and a clock in days. */
function folders(t: Test) {
  const root = mkdtempSync(path.join(tmpdir(), 'earlier-'))
  t.teardown(() => rmSync(root, { recursive: true, force: true }))
  const earlier = path.join(root, 'data', 'assets')
  const warnings: string[] = []
  let day = 0
  const build = (name: string, files: Record<string, number>, options: Partial<EarlierAssetsOptions> = {}) => {
    const folder = path.join(root, name)
    mkdirSync(folder)
    for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(folder, file), Buffer.alloc(bytes))
    const log = { warn: (_facts: object, message: string) => void warnings.push(message) }
    const copies = createEarlierAssets({
      ...{ folder, earlier, log, now: () => start + day * dayMs, reserveBytes: 0 },
      ...options
    } as EarlierAssetsOptions)
    t.teardown(() => copies.close())
    return copies
  }
  return {
    build,
    earlier,
    warnings,
    onDay(count: number) {
      day = count
    },
    names: () => readdirSync(earlier).sort()
  }
}

t.test('the files of a build that ran for 45 days are retained for 30 days after its end', async (t) => {
  const { build, onDay, names } = folders(t)
  const first = build('first', { 'main-1.js': 10, 'shared.js': 10 })
  for (let day = 0; day < 45; day += 1) {
    onDay(day)
    await first.refresh()
  }
  onDay(45)
  await first.close()
  const second = build('second', { 'main-2.js': 10, 'shared.js': 10 })
  for (const day of [45, 60, 74.9]) {
    onDay(day)
    await second.refresh()
    t.same(names(), ['main-1.js', 'main-2.js', 'shared.js'], `day ${day}`)
  }
  onDay(75.1)
  await second.refresh()
  t.same(names(), ['main-2.js', 'shared.js'])
})

t.test('the files of a build that runs beside a newer one are retained', async (t) => {
  const { build, onDay, names } = folders(t)
  const old = build('old', { 'main-1.js': 10 })
  const newer = build('newer', { 'main-2.js': 10 })
  for (let day = 0; day < 80; day += 20) {
    onDay(day)
    await old.refresh()
    await newer.refresh()
  }
  t.same(names(), ['main-1.js', 'main-2.js'])
})

t.test('the longest unused copies are removed first to make space, never those of this build', async (t) => {
  const { build, onDay, names, warnings } = folders(t)
  const maxBytes = 3 * 4096
  for (const [day, name] of ['a', 'b', 'c', 'd'].entries()) {
    onDay(day)
    await build(name, { [`${name}.js`]: 4000 }, { maxBytes }).refresh()
  }
  t.same(names(), ['b.js', 'c.js', 'd.js'])
  t.same(warnings, [])
})

t.test('no files are copied if submissions would lack space, with one warning', async (t) => {
  const { build, names, warnings } = folders(t)
  const { bavail, bsize } = statfsSync(tmpdir())
  const copies = build('large', { 'main.js': 4000 }, { reserveBytes: 2 * bavail * bsize })
  await copies.refresh()
  await copies.refresh()
  t.same(names(), [])
  t.same(warnings, ['built files are not copied for open tabs of this build: free space in DATA_DIR'])
})

t.test('a failed copy removes all copies of the build, with one warning', async (t) => {
  const { build, earlier, names, warnings } = folders(t)
  mkdirSync(path.join(earlier, 'z.js', 'in the way'), { recursive: true })
  const copies = build('new', { 'a.js': 10, 'b.js': 10, 'z.js': 10 })
  await copies.refresh()
  await copies.refresh()
  t.same(names(), ['z.js'])
  t.same(warnings, ['built files cannot be copied for open tabs of this build: make DATA_DIR writable'])
})

t.test('unfinished copies are removed and repeated', async (t) => {
  const { build, earlier, names } = folders(t)
  mkdirSync(earlier, { recursive: true })
  for (const name of ['main.js', '.main.js.1.copy', '.other.js.2.copy']) writeFileSync(path.join(earlier, name), '')
  const old = new Date(start - dayMs)
  utimesSync(path.join(earlier, '.main.js.1.copy'), old, old)
  const now = new Date(start)
  utimesSync(path.join(earlier, '.other.js.2.copy'), now, now)
  await build('new', { 'main.js': 5000 }).refresh()
  t.same(names(), ['.other.js.2.copy', 'main.js'], 'a copy that may still be in progress is left alone')
  t.equal(statSync(path.join(earlier, 'main.js')).size, 5000)
})

t.test('a process that ends before its first refresh warns of nothing', async (t) => {
  const { build, warnings } = folders(t)
  await build('new', { 'main.js': 10 }).close()
  t.same(warnings, [])
})

t.test('a process renews the times of its copies when it ends', async (t) => {
  const site = await startProcess(t)
  const earlier = path.join(site.folder, 'assets')
  // The process creates the folder shortly after it has begun to listen.
  const copiedNames = () => (existsSync(earlier) ? readdirSync(earlier).filter((name) => !name.startsWith('.')) : [])
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline && !copiedNames().some((name) => /^main-\w+\.js$/.test(name)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  const name = copiedNames()[0]!
  const old = new Date(start)
  utimesSync(path.join(earlier, name), old, old)
  const began = Date.now()
  t.equal(await site.stop(), 0)
  t.ok(statSync(path.join(earlier, name)).mtimeMs >= began - 1000)
})
