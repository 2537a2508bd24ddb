/** Pictures and downloads beside the records of a content folder, on a running site. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { dist } from '../fixtures/dist.ts'
import { emptyFolder } from '../fixtures/empty-folder.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { startSixCalls } from '../fixtures/six-calls.ts'
import { replaceIn, until } from '../fixtures/starter-folder.ts'
import { until as untilTrue } from '../fixtures/until.ts'

const photo = (colour: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** The folder that `init` writes, with a photograph in a news item and a file to download. */
async function folderWithFiles(t: Test): Promise<string> {
  const folder = path.join(t.testdir(), 'fair')
  cpSync(path.join(dist, 'server', 'content-starter'), folder, { recursive: true })
  for (const name of ['pictures', 'downloads']) mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, 'pictures', 'booth.jpg'), await photo('#567'))
  writeFileSync(path.join(folder, 'downloads', 'manual.pdf'), '%PDF-1.4 manual')
  appendFileSync(
    path.join(folder, 'news', '301.yaml'),
    '\npicture: { picture: booth.jpg, alt_cn: 展位, alt_en: A booth }\n'
  )
  appendFileSync(
    path.join(folder, 'pages', 'exhibitor', 'download.yaml'),
    `
  - type: downloads
    list:
      - { title_cn: 手册, title_en: Manual, summary_cn: 全部表格, summary_en: All forms, src: manual.pdf, updated: 2025-05-01 }
`
  )
  return folder
}

/** Replaces a file at once: a half of it would be another picture. */
function replace(file: string, content: string | Buffer): void {
  const written = path.join(path.dirname(file), '.written')
  writeFileSync(written, content)
  renameSync(written, file)
}

const textOf = async (address: string) => (await fetch(address)).text()
const pictureIn = (page: string) => /\/content-files\/booth-[\da-f]+\.jpg/.exec(page)?.[0]

t.test('a picture of the folder has an address of its own bytes, and pages follow when it changes', async (t) => {
  const folder = await folderWithFiles(t)
  const data = path.join(folder, '..', 'data')
  const { base, stop } = await startProcess(t, { CONTENT_DIR: folder, DATA_DIR: data })
  const page = await textOf(`${base}/en/news/301`)
  const [img = ''] = /<img[^>]*booth[^>]*>/.exec(page) ?? []
  t.match(img, /width="1200"/)
  t.match(img, /height="800"/)
  const src = pictureIn(img)
  const first = await fetch(base + src)
  t.equal(first.status, 200)
  const { headers } = first
  t.match(Object.fromEntries(headers), {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff'
  })
  t.ok(Buffer.from(await first.arrayBuffer()).equals(readFileSync(path.join(folder, 'pictures', 'booth.jpg'))))
  t.match((await fetch(`${base}${src}?x=1`)).headers.get('cache-status'), 'hit', 'from the cache, whatever the query')
  const again = await fetch(base + src, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  t.equal(again.status, 304)
  t.equal((await fetch(base + src, { method: 'HEAD' })).headers.get('content-length'), headers.get('content-length'))
  t.equal((await fetch(base + src, { method: 'POST' })).status, 405)
  for (const dest of ['script', 'style', 'worker'])
    t.equal((await fetch(base + src, { headers: { 'sec-fetch-dest': dest } })).status, 403, dest)
  for (const wrong of [
    'booth.jpg',
    '.index',
    '..%2fcontent-state',
    '%2e%2e/content-state',
    'a/b.png',
    'none-00.svg',
    ''
  ])
    t.equal((await fetch(`${base}/content-files/${wrong}`)).status, 404, wrong)

  replace(path.join(folder, 'pictures', 'booth.jpg'), await photo('#a65'))
  const changed = await until(`${base}/en/news/301`, (text) => ![undefined, src].includes(pictureIn(text)))
  const next = pictureIn(changed)
  t.equal((await fetch(base + next)).status, 200)
  t.equal((await fetch(base + src)).status, 200, 'open pages have the earlier one')

  rmSync(path.join(folder, 'pictures', 'booth.jpg'))
  const ready = await until(`${base}/readyz`, (text) => text.includes('contentFaults'))
  const fault = /news\/301\.yaml:\d+:\d+ picture\.picture: there is no file pictures\/booth\.jpg/
  t.same(JSON.parse(ready), { status: 'ready', contentFaults: 1 })
  t.equal(pictureIn(await textOf(`${base}/en/news/301`)), next, 'the last good state stays')

  rmSync(path.join(folder, 'downloads', 'manual.pdf'))
  replaceIn(path.join(folder, 'news', '301.yaml'), 'alt_en: A booth', 'alt_en: The booth that was here')
  const edited = await until(`${base}/en/news/301`, (text) => text.includes('The booth that was here'))
  t.equal(pictureIn(edited), next, 'beside what is written since')
  t.match(await until(`${base}/readyz`, (text) => !text.includes(':1}')), '"contentFaults":2}')
  const [manual = ''] = /\/content-files\/manual-\w+\.pdf/.exec(await textOf(`${base}/en/exhibitor/download`)) ?? []
  t.equal((await fetch(base + manual)).status, 200, 'a removed download too')
  const program = path.join(dist, 'server', 'content.js')
  const check = spawnSync(process.execPath, [program, 'check', folder], { encoding: 'utf8' })
  t.match(check, { status: 1, stdout: fault })
  t.match(check.stdout, /\n2 faults\n$/)
  await stop()
  const restarted = await startProcess(t, { CONTENT_DIR: folder, DATA_DIR: data })
  t.equal((await fetch(restarted.base + next)).status, 200, 'and is served after a restart with the faulty folder')
  // It writes into the folder that the test removes.
  await restarted.stop()
})

t.test('phones get smaller pictures, once they are made; one that is damaged is sent as it is', async (t) => {
  const folder = await folderWithFiles(t)
  const whole = await photo('#9ab')
  writeFileSync(path.join(folder, 'pictures', 'damaged.jpg'), whole.subarray(0, whole.length / 2))
  writeFileSync(
    path.join(folder, 'partners.csv'),
    `group,kind,name_cn,name_en,summary_cn,summary_en,picture,picture_alt_cn,picture_alt_en
media,media,媒体,Partner,介绍,Who they are,damaged.jpg,标志,Their logo
`
  )
  const { base, lines, folder: data } = await startProcess(t, { CONTENT_DIR: folder })
  const page = await until(`${base}/en/news/301`, (text) => text.includes('w480.webp'))
  const [img = ''] = /<img[^>]*booth[^>]*>/.exec(page) ?? []
  t.match(img, /width="1200" height="800"/)
  t.match(img, /sizes="auto, 100vw"/)
  t.match(pictureIn(img), '.jpg', 'for browsers that choose none')
  const candidates = [...img.matchAll(/(\/content-files\/booth-\S+\.webp) (\d+)w/g)]
  const found = candidates.map(([, , width]) => width)
  t.same(found, ['480', '960', '1200'])
  for (const [, src, width] of candidates) {
    const response = await fetch(base + src)
    t.match(Object.fromEntries(response.headers), {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable'
    })
    t.equal((await sharp(await response.arrayBuffer()).metadata()).width, Number(width))
  }
  const made = (name: string) => [1200, 480, 960].map((width) => `${name}-w${width}.webp`)
  const others = ['hero.svg', 'manual.pdf', 'mark.svg', ...made('share'), 'share.png']
  const expected = ['.index', ...made('booth'), 'booth.jpg', 'damaged.jpg', ...others]
  const names = () =>
    readdirSync(path.join(data, 'content-files'))
      .sort()
      .map((name) => name.replace(/-[\da-f]{16,}/, ''))
  const warnings = () => lines.filter(({ msg }) => msg.includes('smaller pictures cannot be made'))
  // Those of other files are made after those that the page shows.
  await untilTrue(() => warnings().length > 0 && names().length >= expected.length)
  t.match(warnings(), [{ picture: /^damaged-/ }], 'named once')
  t.same(names(), expected, 'nothing is left of the damaged one')
})

t.test('smaller pictures of a moving one move', async (t) => {
  const folder = t.testdir()
  const frames = ['#f00', '#00f'].map((background) =>
    sharp({ create: { width: 500, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  )
  const picture = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
  writeFileSync(path.join(folder, 'booth.webp'), picture)
  const file = { name: 'booth.webp', bytes: picture.length, width: 500, height: 300 }
  writeFileSync(path.join(folder, '.index'), JSON.stringify([['key', file]]))
  writeFileSync(path.join(folder, 'booth-w480.webp'), 'a still one of an earlier build')
  writeFileSync(path.join(folder, 'booth-w500.webp'), 'a still one of an earlier build')
  spawnSync(process.execPath, [path.join(dist, 'server', 'picture-variants.js'), folder])
  t.match(await sharp(path.join(folder, 'booth-w480-2.webp'), { animated: true }).metadata(), {
    width: 480,
    pageHeight: 288,
    pages: 2
  })
})

t.test('without sharp nothing is made, and the exit code says so', async (t) => {
  const folder = emptyFolder(t)
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  cpSync(path.join(dist, 'server', 'picture-variants.js'), path.join(folder, 'picture-variants.js'))
  t.equal(spawnSync(process.execPath, [path.join(folder, 'picture-variants.js'), folder]).status, 3)
})

t.test('beside a backend with six calls the files come from the folder, and a download has its size', async (t) => {
  const folder = await folderWithFiles(t)
  const backend = await startSixCalls(t)
  const { base } = await startProcess(t, { API_UPSTREAM: backend.base, CONTENT: 'embedded', CONTENT_DIR: folder })
  const page = await textOf(`${base}/en/exhibitor/download`)
  const [src = ''] = /\/content-files\/manual-[\da-f]+\.pdf/.exec(page) ?? []
  const response = await fetch(base + src)
  t.equal(response.status, 200)
  t.match(response.headers.get('content-disposition'), 'attachment')
  t.equal(await response.text(), '%PDF-1.4 manual')
  t.notOk(backend.origin.requests.some(({ url }) => url.includes('content-files')))
})
