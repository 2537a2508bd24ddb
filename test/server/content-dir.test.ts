import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { dist } from '../fixtures/dist.ts'
import { freePort } from '../fixtures/free-port.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { contentCommand, replaceIn, starterFolder, until } from '../fixtures/starter-folder.ts'

t.test('an edit of a content folder is seen on the site, a wrong one is named and changes nothing', async (t) => {
  const folder = starterFolder(t)
  const about = path.join(folder, 'pages', 'exhibition', 'about.yaml')
  const metricsPort = await freePort()
  const { base, lines } = await startProcess(t, { CONTENT_DIR: folder, METRICS_PORT: String(metricsPort) })
  const live = `http://127.0.0.1:${metricsPort}/`
  const page = `${base}/en/exhibition/about`
  const first = await until(page, () => true)
  t.match(first, 'Write your own text here.')
  t.notMatch(first, /sample data|Qingling/i)
  t.notOk(lines.some(({ msg }) => msg.includes('sample')))

  replaceIn(about, 'Write your own text here.', 'We opened in 2007.')
  const began = performance.now()
  t.notMatch(await until(page, (text) => text.includes('We opened in 2007.')), 'Write your own text here.')
  t.comment(`an edit was seen after ${Math.round(performance.now() - began)} ms`)

  replaceIn(about, 'title_en: About the fair', 'titel_en: About')
  const ready = await until(`${base}/readyz`, (text) => text.includes('contentFaults'))
  t.same(JSON.parse(ready), { status: 'ready', contentFaults: 1 }, 'not their text')
  t.match(await until(live, () => true), /<h2>Content faults<.*about\.yaml:3:1/s)
  t.match(await until(page, () => true), 'We opened in 2007.')
  t.ok(
    lines.some(
      ({ msg, faults }) => msg.includes('content folder has faults') && JSON.stringify(faults).includes(':3:1')
    )
  )

  replaceIn(about, 'titel_en: About', 'title_en: About us')
  t.match(await until(page, (text) => text.includes('About us')), 'We opened in 2007.')
  t.same(JSON.parse(await until(`${base}/readyz`, (text) => !text.includes('contentFaults'))), { status: 'ready' })
  t.notMatch(await until(live, () => true), 'Content faults')

  const countOf = (text: string) => lines.filter(({ msg }) => msg.includes(text)).length
  const counted = countOf('was loaded again')
  replaceIn(about, 'title_en: About us', 'titel_en: About us')
  await until(`${base}/readyz`, (text) => text.includes('contentFaults'))
  replaceIn(about, 'titel_en: About us', 'title_en: About us')
  await until(`${base}/readyz`, () => countOf('was loaded again') > counted)
  t.equal(countOf('has faults'), 2, 'the log also says that the folder is as it was before its faults')

  const config = path.join(folder, 'config.yaml')
  const notSample = readFileSync(config, 'utf8')
  writeFileSync(config, `sample: true\n${notSample}`)
  await until(page, (text) => /sample data/i.test(text))
  writeFileSync(config, notSample)
  await until(page, (text) => !/sample data/i.test(text))
})

t.test('a process with a wrong file serves its last good state, or all but the file without one', async (t) => {
  const folder = starterFolder(t)
  const news = path.join(folder, 'news', '301.yaml')
  const first = await startProcess(t, { CONTENT_DIR: folder, DATA_DIR: path.join(folder, '..', 'data') })
  await first.stop()
  const [date = ''] = /^date: \S+$/m.exec(readFileSync(news, 'utf8')) ?? []
  replaceIn(news, date, 'date: 2025-05-99')
  const second = await startProcess(t, { CONTENT_DIR: folder, DATA_DIR: path.join(folder, '..', 'data') })
  t.match(await until(`${second.base}/en/news/301`, () => true), 'The site is online')
  t.same(JSON.parse(await until(`${second.base}/readyz`, () => true)), { status: 'ready', contentFaults: 1 })
  const third = await startProcess(t, { CONTENT_DIR: folder, DATA_DIR: path.join(folder, '..', 'other') })
  t.equal((await fetch(`${third.base}/en/news/301`)).status, 404)
  t.equal((await fetch(`${third.base}/en/exhibition/about`)).status, 200)
  t.same(JSON.parse(await until(`${third.base}/readyz`, () => true)), { status: 'ready', contentFaults: 1 })
  const found = third.lines.find(({ msg }) => msg.includes('content folder has faults'))
  t.match(found, { faults: [/^news\/301\.yaml:3:1 date/] })
  replaceIn(news, 'date: 2025-05-99', date)
  t.match(await until(`${third.base}/en/news/301`, (text) => text.includes('The site is online')), 'online')
})

t.test('a setting that names no folder is one line on the standard error, and nothing else', async (t) => {
  const parent = path.dirname(starterFolder(t))
  for (const name of ['none', 'file']) {
    const folder = path.join(parent, name)
    if (name === 'file') writeFileSync(folder, '')
    const env = { ...process.env, CONTENT_DIR: folder, DATA_DIR: path.join(parent, 'data'), PORT: '0' }
    const main = path.join(dist, 'server', 'main.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { encoding: 'utf8', env })
    t.match({ status, stdout }, { status: 1, stdout: /^$/ })
    t.match(stderr, /^CONTENT_DIR=".+" is not allowed: it must be a folder .+ E[A-Z]+: .+\n$/)
  }
})

t.test('check names every fault, also as JSON, and its exit code says whether there are any', async (t) => {
  const folder = starterFolder(t)
  t.match(contentCommand('check', folder), { status: 0, stdout: 'has no faults' })
  replaceIn(path.join(folder, 'menu.yaml'), 'path: /contact/us', 'path: /contact/them')
  replaceIn(path.join(folder, 'talks.csv'), ',roundtable,', ',none,')
  const { status, stdout } = contentCommand('check', folder)
  t.equal(status, 1)
  t.match(stdout, /^menu\.yaml:\d+:\d+ path: leads nowhere: \/contact\/them$/m)
  t.match(stdout, 'talks.csv:2:10 forum: names none, which does not exist')
  const { faults } = JSON.parse(contentCommand('check', folder, '--json').stdout) as { faults: { file: string }[] }
  const found = faults.find(({ file }) => file === 'talks.csv')
  t.match(found, { line: 2, column: 10, field: 'forum' })
  t.equal(faults.length, 1, 'a menu entry that leads nowhere is left out, which is a remark')
  t.match(contentCommand('check', path.join(folder, 'none')), { status: 1, stderr: /there is no such file/ })
  t.equal(contentCommand('fly', folder).status, 2)
})

t.test('init does not write over anything, and its folder has five exhibitors and names its schemas', async (t) => {
  const folder = starterFolder(t)
  t.match(contentCommand('init', folder), { status: 1, stderr: 'is not empty' })
  t.equal(readFileSync(path.join(folder, 'exhibitors.csv'), 'utf8').trim().split('\n').length, 6)
  const about = path.join(folder, 'pages', 'exhibition', 'about.yaml')
  const [, schema = ''] = /\$schema=(\S+)/.exec(readFileSync(about, 'utf8')) ?? []
  t.ok(readdirSync(path.dirname(path.resolve(path.dirname(about), schema))).includes('page.schema.json'))
})
