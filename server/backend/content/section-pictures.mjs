/**
 * `npm run pictures`: takes the pictures of the manual for editors, one of each type of section. The built site serves
 * a copy of the organic edition that has, for each type, a page with the first section of that type.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { parse, stringify } from 'yaml'
import { browserCommand, findBrowser } from '../../../test/find-programs.mjs'
import { sectionPicture, sectionTypes } from './content-manual.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..')
const edition = path.join(root, 'server/backend/content/editions/organic')
/** Width of the page in CSS pixels; its picture has 480. */
const pageWidth = 640
const pictureWidth = 480
/** A longer section is cut. */
const maxHeight = 480
/** Space above and below the section, in CSS pixels. */
const margin = 16
const maxBytes = 15_000
/** A day of the fair on which awards have winners. */
const day = '2025-06-13'
/** The sample page of a type; the programme is asked for by its own addresses alone. */
const samplePage = (type) => (type === 'programme' ? 'event/activities' : `sample/${type}`)

/** The first section of each type in the pages of the edition. */
function firstSections() {
  const pages = path.join(edition, 'pages')
  const files = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('.yaml'))
  const sections = files.sort().flatMap((name) => parse(readFileSync(path.join(pages, name), 'utf8')).sections ?? [])
  return sectionTypes(root).map((type) => {
    const { phases: _, ...section } = sections.find((section) => section.type === type)
    return section
  })
}

/** Starts the built site with the content folder and gives the process and its address. */
async function startSite(folder) {
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    HOST: '127.0.0.1',
    CONTENT_DIR: path.join(folder, 'content'),
    DATA_DIR: path.join(folder, 'data'),
    PREVIEW_DATE: day
  }
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  for await (const line of createInterface({ input: site.stdout })) {
    const address = /listen(?:s|ing) at (http:[^"\s]+)/.exec(line)?.[1]
    if (address) return { site, base: address }
  }
  // Its error output says why.
  throw new Error('the site does not start')
}

/** Takes the picture of the first section of a page. */
async function takePicture(page, address) {
  await page.goto(address)
  // Pictures outside the window are loaded late.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
  const box = await page.locator('main .part').first().boundingBox()
  const height = Math.min(box.height + 2 * margin, (maxHeight * pageWidth) / pictureWidth)
  const cdp = await page.context().newCDPSession(page)
  for (let quality = 80; quality > 0; quality -= 10) {
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      captureBeyondViewport: true,
      clip: { x: 0, y: box.y - margin, width: pageWidth, height, scale: pictureWidth / pageWidth }
    })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length <= maxBytes) return bytes
  }
  throw new RangeError(`${address} has no picture of ${maxBytes} bytes`)
}

const executablePath = findBrowser()
if (!executablePath) throw new Error(`no Chromium: name it in CHROMIUM_PATH, or ${browserCommand}`)
const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
const pages = path.join(folder, 'content/pages')
cpSync(edition, path.join(folder, 'content'), { recursive: true })
mkdirSync(path.join(pages, 'sample'))
for (const section of firstSections()) {
  const page = { title_cn: section.type, title_en: section.type, updated: day, sections: [section] }
  writeFileSync(path.join(pages, `${samplePage(section.type)}.yaml`), stringify(page))
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const { site, base } = await startSite(folder)
try {
  const page = await browser.newPage({
    viewport: { width: pageWidth, height: 900 },
    locale: 'zh-CN',
    serviceWorkers: 'block'
  })
  for (const type of sectionTypes(root)) {
    const file = path.join(root, sectionPicture(type))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await takePicture(page, `${base}/${samplePage(type)}`))
  }
} finally {
  await browser.close()
  site.kill()
  await once(site, 'exit')
  rmSync(folder, { recursive: true })
}
