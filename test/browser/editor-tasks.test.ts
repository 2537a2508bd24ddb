/** An editor's daily tasks in `/_editor`, in both languages, on a phone and on a desk. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import t from 'tap'
import { editorMessages } from '../../server/editor/messages.ts'
import { skip, startBrowser } from '../fixtures/browser.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { starterFolder, until } from '../fixtures/starter-folder.ts'

const tokens = { 王芳: 'wang-sixteen-letters', Li: 'li-sixteen-letters' }
/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

const forms = {
  cn: {
    logIn: '登录',
    title: '标题 · 中文',
    date: '日期',
    booth: '展位',
    publish: '发布',
    now: '立即发布',
    media: '媒体',
    fault: /有错误，未发布/,
    changed: /未覆盖任何内容/
  },
  en: {
    logIn: 'Login',
    title: 'Title · 中文',
    date: 'Date',
    booth: 'Booth',
    publish: 'Publish',
    now: 'Publish now',
    media: 'Media',
    fault: /Not published, because/,
    changed: /Nothing was overwritten/
  }
}

for (const [locale, width] of [
  ['cn', 1280],
  ['en', 390]
] as const)
  t.test(`an editor's daily tasks in ${locale} at ${width} pixels`, { skip }, async (t) => {
    const folder = starterFolder(t)
    const editors = Object.entries(tokens).map(([name, token]) => `${name}:${token}`)
    const { base } = await startProcess(t, { CONTENT_DIR: folder, EDITOR_TOKEN: editors.join() })
    const browser = await startBrowser(t)
    const words = editorMessages[locale]
    const decap = forms[locale]
    const desk = `${base}/_editor${locale === 'cn' ? '' : '/en'}`
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
    const open = async (token: string) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        locale: locale === 'cn' ? 'zh-CN' : 'en'
      })
      const page = await context.newPage()
      await page.goto(desk)
      await page.getByLabel(words.token).fill(token)
      await page.getByRole('button', { name: words.logIn }).click()
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
      return page
    }
    const page = await open(tokens.王芳)
    const fits = async (what: string) =>
      t.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${what} fits`)
    await fits('the overview')

    // A record is found by name, id and booth.
    for (const q of ['第一家展商', '101', 'N5A01']) {
      await page.goto(`${desk}/records?kind=exhibitors`)
      await page.getByLabel(words.findLabel).fill(q)
      await page.getByRole('button', { name: words.find, exact: true }).click()
      await page.getByRole('cell', { name: '101', exact: true }).waitFor()
    }
    await fits('the list of records')

    // A table is exported, uploaded with a change, compared, published, and undone.
    await page.goto(desk)
    await page.getByRole('link', { name: words.tables }).click()
    await fits('the page of tables')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'exhibitors.csv' }).click()
    ])
    const text = readFileSync((await download.path()) ?? '', 'utf8')
    const upload = async (content: string) => {
      await page.goto(`${desk}/tables`)
      await page.getByLabel(words.table, { exact: true }).selectOption('exhibitors')
      await page
        .getByLabel(words.tableFile)
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
      await page.getByRole('button', { name: words.compare }).click()
      await page.getByRole('heading', { level: 1, name: words.difference }).waitFor()
    }
    await upload(text)
    await page.getByText(words.noDifference).waitFor()
    await upload(text.replace('第一家展商', '改名展商'))
    await page.getByText('改名展商').waitFor()
    await fits('the difference')
    t.notMatch(read('exhibitors.csv'), '改名展商')
    await page.getByRole('button', { name: words.publish, exact: true }).click()
    await page.getByRole('cell', { name: '王芳' }).first().waitFor()
    t.match(read('exhibitors.csv'), '改名展商')
    await page
      .getByRole('button', { name: `${words.undo}: exhibitors.csv` })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor()
    t.notMatch(read('exhibitors.csv'), '改名展商')

    // A page is changed.
    const openForms = async (on: Page, at: string) => {
      await on.goto(desk)
      await on.getByRole('link', { name: words.forms }).click()
      await on.getByRole('button', { name: decap.logIn }).click()
      await on.goto(`${desk}/forms#/collections/${at}`)
    }
    const publish = async (on: Page) => {
      await on.getByRole('button', { name: decap.publish, exact: true }).click()
      await on.getByRole('menuitem', { name: decap.now }).click()
    }
    await openForms(page, 'pages_exhibition/entries/about')
    const title = page.getByLabel(decap.title).first()
    await title.fill('我们的展会')
    const other = await open(tokens.Li)
    await openForms(other, 'pages_exhibition/entries/about')
    await other.getByLabel(decap.title).first().fill('别人的标题')
    await publish(page)
    await until(`${base}/exhibition/about`, (html) => html.includes('我们的展会'))
    // Two editors: the later one is told and overwrites nothing.
    await publish(other)
    await other.getByText(decap.changed).first().waitFor()
    t.match(read('pages/exhibition/about.yaml'), '我们的展会')

    // A new page in one language alone; its address is made without an English title.
    await page.goto(`${desk}/forms#/collections/pages/new`)
    await page.getByLabel(decap.title).first().fill('交通')
    await publish(page)
    await until(`${base}/page`, (html) => html.includes('交通'))

    // News of a day to come: a fault is named, mended, and the piece is kept for its day.
    // Decap remembers that this browser has logged in.
    await page.goto(`${desk}/forms#/collections/news/new`)
    await page.getByLabel(decap.title).first().fill('将来的新闻')
    await page.getByLabel(decap.date, { exact: true }).fill('2030-06-11')
    await page.getByLabel(decap.booth).first().fill('X999')
    await publish(page)
    await page.getByText(decap.fault).first().waitFor()
    // Decap loses what is filled in while it shows the fault.
    const mended = page.getByLabel(decap.booth).first()
    while ((await mended.inputValue()) !== '') await mended.fill('')
    await publish(page)
    await page.waitForURL(/#\/collections\/news\/entries\//)
    const news = readdirSync(path.join(folder, 'news')).filter((name) => read(`news/${name}`).includes('将来的新闻'))
    t.equal(news.length, 1)
    t.notMatch(await fetch(`${base}/news`).then((answer) => answer.text()), '将来的新闻')

    // A picture is uploaded; then the desk says what was changed, by whom.
    await page.goto(`${desk}/forms#/collections/news`)
    await page.getByText(decap.media).first().click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: pixel })
    await page.getByText('new.png').first().waitFor()
    t.ok(existsSync(path.join(folder, 'pictures/new.png')))
    await page.goto(desk)
    for (const name of [`news/${news[0]}`, 'pictures/new.png', 'pages/exhibition/about.yaml'])
      await page.getByRole('row').filter({ hasText: name }).filter({ hasText: '王芳' }).first().waitFor()
  })
