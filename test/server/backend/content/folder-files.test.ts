/** Pictures and downloads of a content folder: what is published of them, and which are refused. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { cleanSvg } from '../../../../server/backend/content/files/clean-svg.ts'
import { openFileStore } from '../../../../server/backend/content/files/file-store.ts'
import { openFolderFiles } from '../../../../server/backend/content/files/folder-files.ts'
import { readPictureSize } from '../../../../server/backend/content/files/picture-size.ts'
import { emptyFolder } from '../../../fixtures/empty-folder.ts'

const grey = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#888' } })

function emptyContent(t: Test) {
  const folder = emptyFolder(t)
  for (const name of ['pictures', 'downloads']) mkdirSync(path.join(folder, name))
  return { folder, write: (name: string, data: string | Buffer) => writeFileSync(path.join(folder, name), data) }
}

t.test('format and size are those that a browser shows', async (t) => {
  const turned = await grey(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  t.same(readPictureSize(turned), { format: 'jpeg', width: 20, height: 30 }, 'turned by Exif')
  const pictures = {
    png: await grey(31, 21).png().toBuffer(),
    jpeg: await grey(31, 21).jpeg({ progressive: true }).toBuffer(),
    gif: await grey(31, 21).gif().toBuffer(),
    webp: await grey(31, 21).webp().toBuffer()
  }
  for (const [format, bytes] of Object.entries(pictures)) {
    t.same(readPictureSize(bytes), { format, width: 31, height: 21 }, format)
    for (let length = 0; length < Math.min(bytes.length, 40); length += 1) readPictureSize(bytes.subarray(0, length))
    t.equal(readPictureSize(bytes.subarray(0, 9)), undefined, `${format}, cut off`)
  }
  const lossless = await grey(31, 21).webp({ lossless: true }).toBuffer()
  t.same(readPictureSize(lossless), { format: 'webp', width: 31, height: 21 })
  const transparent = await sharp({ create: { width: 31, height: 21, channels: 4, background: '#8888' } })
    .webp()
    .toBuffer()
  t.same(readPictureSize(transparent), { format: 'webp', width: 31, height: 21 })
})

t.test('an SVG picture keeps its drawing and loses what could run or load something', async (t) => {
  const clean = cleanSvg(`<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.css"?>
    <!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30.4" onload="alert(1)">
    <style>.a { fill: #123456 }</style><style>@import url(https://evil.example/b.css);</style>
    <style><![CDATA[</style><script>alert(2)</script>]]></style>
    <script>alert(3)</script><script xlink:href="https://evil.example/c.js"/>
    <foreignObject><iframe src="https://evil.example/d"/></foreignObject>
    <a href="javascript:alert(4)"><path class="a" d="M0 0h9v9z" ONCLICK="alert(5)" fill="url(https://evil.example/e)"/></a>
    <image href="https://evil.example/f.png" width="9" height="9"/>
    <image xlink:href="data:image/png;base64,AAAA" width="9" height="9"/>
    <image href="data:image/svg+xml;base64,AAAA"/>
    <use href="https://evil.example/g.svg#a"/><set attributeName="href" to="javascript:alert(6)"/>
    <rect style="background:url('//evil.example/h')" width="4" height="4" fill="url(#fill)"/>
    <text>&lt;script&gt; &a;</text></svg>`)
  t.match(clean, { width: 40, height: 30 })
  const svg = clean?.svg ?? ''
  t.notMatch(svg, /evil|alert\(\d\)<|<script|foreignObject|<a |javascript|onload|onclick|svg\+xml|<set|<!|<\?/i)
  for (const kept of [
    'fill: #123456',
    'd="M0 0h9v9z"',
    'class="a"',
    'fill="url(#fill)"',
    'base64,AAAA',
    '&#60;script&#62;'
  ])
    t.match(svg, kept)
  t.same(cleanSvg(svg), clean, 'the result is a fixed point')
})

t.test('copies inside of what an SVG picture copies are left out: they would multiply with each level', async (t) => {
  const levels = Array.from({ length: 30 }, (_, i) => `<g id="l${i}">${`<use href="#l${i + 1}"/>`.repeat(9)}</g>`)
  const { svg } = cleanSvg(`<svg viewBox="0 0 9 9" id="root">${levels.join('')}<use href="#l0"/></svg>`) ?? { svg: '' }
  t.equal(svg.match(/<use/g)?.length, 1)
  t.equal(cleanSvg(`<svg viewBox="0 0 9 9">${'<g>'.repeat(100)}`), undefined, 'nested without end')
  t.equal(cleanSvg(`<svg viewBox="0 0 9 9">${'<x>'.repeat(400_000)}`), undefined, 'so are unknown elements')
  t.equal(cleanSvg('<svg viewBox="0 0 0 9"/>'), undefined, 'without a size')
  t.equal(cleanSvg('<html/>'), undefined)
})

t.test('a file that cannot be published is a fault that names it and says what to do', async (t) => {
  const { folder, write } = emptyContent(t)
  const png = await grey(4, 4).png().toBuffer()
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  write('secret.png', png)
  write('pictures/.hidden.png', png)
  write('pictures/bomb.png', bomb)
  write('pictures/wrong.jpg', png)
  write('pictures/page.png', '<script>alert(1)</script>')
  write('pictures/photo.tiff', 'II*\0')
  write('pictures/Cafe\u0301.PNG', png)
  write('pictures/bad.svg', '<svg')
  write('pictures/large.png', png)
  truncateSync(path.join(folder, 'pictures/large.png'), 17 * 1_048_576)
  write('downloads/run.exe', 'MZ')
  write('downloads/page.html', '<script>alert(1)</script>')
  mkdirSync(path.join(folder, 'pictures/folder.png'))
  symlinkSync('/etc/hostname', path.join(folder, 'pictures/outside.png'))
  symlinkSync('itself.png', path.join(folder, 'pictures/itself.png'))
  symlinkSync('itself.pdf', path.join(folder, 'downloads/itself.pdf'))
  spawnSync('mkfifo', [path.join(folder, 'pictures/pipe.png')])
  const files = openFolderFiles(folder)
  const expected: Record<string, string> = {
    'none.png': 'there is no file pictures/none.png: put it there, or correct the name',
    'caf\u00e9.png': 'there is no file pictures/caf\u00e9.png, but pictures/Cafe\u0301.PNG: correct the name',
    '../secret.png': 'is no path below the content folder',
    '..\\secret.png': 'is no path below the content folder',
    '.hidden.png': 'is no path below the content folder',
    'bomb.png': 'pictures/bomb.png has 60000 x 60000 pixels: make it smaller',
    'wrong.jpg': 'pictures/wrong.jpg is a png picture: correct its ending',
    'page.png': 'pictures/page.png is no JPEG, PNG, GIF or WebP picture, or is cut off',
    'photo.tiff': 'save it as JPEG, PNG, WebP or SVG',
    'bad.svg': 'is no SVG picture with a size',
    'large.png': 'pictures/large.png is larger than 16 MiB',
    'folder.png': 'pictures/folder.png is no file',
    'outside.png': 'is a link that leads out of the content folder',
    'pipe.png': 'pictures/pipe.png is no file',
    'itself.png': 'pictures/itself.png cannot be read (ELOOP): let the site'
  }
  for (const [name, fault] of Object.entries(expected)) t.match(files.picture(name), { fault }, name)
  t.match(files.download('run.exe'), { fault: 'downloads/run.exe is of a kind that is not published' })
  t.match(files.download('itself.pdf'), { fault: 'downloads/itself.pdf cannot be read (ELOOP)' })
  t.match(files.download('page.html'), { fault: 'is of a kind that is not published' })
  t.equal(files.download('../secret.png'), undefined)
  t.equal(files.picture('organic/hero'), undefined, 'the name of a built picture')
})

t.test('an address changes with the bytes of its file; published files are removed when long unused', async (t) => {
  const { folder, write } = emptyContent(t)
  const store = path.join(folder, 'store')
  const load = () => {
    const opened = openFileStore(store)
    const file = openFolderFiles(folder, opened).picture('展位 一.png')
    const src = file && 'src' in file ? file.src : ''
    opened.use([JSON.stringify({ src })])
    return src
  }
  write('pictures/展位 一.png', await grey(4, 4).png().toBuffer())
  const first = load()
  t.match(first, /^\/content-files\/file-[\da-f]{20}\.png$/)
  t.equal(load(), first)
  write('pictures/展位 一.png', await grey(5, 5).png().toBuffer())
  const second = load()
  t.not(second, first)
  const isStored = (src: string) => openFileStore(store).use([JSON.stringify({ src })])
  t.ok(isStored(first), 'pages that are open still show the earlier one')
  const long = new Date(Date.now() - 40 * 86_400_000)
  for (const src of [first, second]) utimesSync(path.join(store, path.basename(src)), long, long)
  t.ok(isStored(second))
  t.notOk(isStored(first), 'removed')
})

t.test('the text of an SVG picture is given clean, and of a short one alone', async (t) => {
  const { folder, write } = emptyContent(t)
  const svg = (inside: string) => `<svg viewBox="0 0 40 30"><script>alert(1)</script>${inside}</svg>`
  write('pictures/short.svg', svg('<path d="M0 0h9v9z"/>'))
  write('pictures/long.svg', svg('<path d="M0 0h9v9z"/>'.repeat(300)))
  write('pictures/photo.png', await grey(3, 2).png().toBuffer())
  const files = openFolderFiles(folder)
  const drawing = files.drawing('short.svg') ?? ''
  t.match(drawing, /^<svg [^<>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<>]*>.*<\/svg>$/s)
  t.match(drawing, 'd="M0 0h9v9z"')
  t.notMatch(drawing, 'script')
  t.same(['long.svg', 'photo.png', 'missing.svg', 'short', '../short.svg'].map(files.drawing), Array(5).fill(undefined))
})

t.test('where DATA_DIR cannot be written the fault of the first picture says so, and others are checked', async (t) => {
  const { folder, write } = emptyContent(t)
  write('pictures/a.png', await grey(3, 2).png().toBuffer())
  write('pictures/b.png', await grey(3, 2).png().toBuffer())
  write('pictures/c.png', 'text')
  write('data', 'no folder')
  const files = openFolderFiles(folder, openFileStore(path.join(folder, 'data', 'content-files')))
  t.match(files.picture('a.png'), { fault: /^pictures\/a\.png cannot be published: DATA_DIR cannot be written \(E/ })
  t.match(files.picture('b.png'), { width: 3, height: 2 })
  t.match(files.picture('c.png'), { fault: /is no JPEG/ })
})
