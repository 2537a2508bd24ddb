import path from 'node:path'
import t from 'tap'
import { goodValues } from '../fixtures/form-values.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { contentCommand, replaceIn, starterFolder, until } from '../fixtures/starter-folder.ts'

t.test('name and days are those of edition.yaml, and an edit is seen in both languages', async (t) => {
  const folder = starterFolder(t)
  const facts = path.join(folder, 'edition.yaml')
  const { base, lines } = await startProcess(t, { CONTENT_DIR: folder })
  t.notOk(lines.some(({ msg }) => msg.includes('is not read')))
  const first = await until(`${base}/en`, (text) => text.includes('My fair'))
  t.match(first, 'Jun 11 - Jun 13, 2025')
  t.notMatch(first, /Organic|Heyao|sample/, 'nothing is of a built-in edition')
  t.notMatch(await until(`${base}/contact/us`, () => true), /禾曜|Heyao/)

  replaceIn(facts, 'name_en: My fair', 'name_en: "Tools & \'Trade\' 2025"')
  replaceIn(facts, 'name_cn: 我的展会', 'name_cn: 工具展')
  replaceIn(facts, 'last_day: 2025-06-13', 'last_day: 2025-06-14')
  const began = performance.now()
  const english = await until(`${base}/en`, (text) => text.includes('Jun 11 - Jun 14, 2025'))
  const chinese = await until(base, (text) => text.includes('2025年6月11日至14日'))
  const took = Math.round(performance.now() - began)
  t.comment(`an edit was seen after ${took} ms`)
  t.match(english, '<title>Tools &#38; &#39;Trade&#39; 2025</title>')
  t.match(chinese, '<title>工具展</title>')

  replaceIn(path.join(folder, 'look.yaml'), "deep: '#1f3a52'", "deep: '#4a1f52'")
  const coloured = await until(`${base}/en`, (text) => text.includes('--look-deep:#4a1f52'))
  t.match(coloured, /<meta name="theme-color" content="#f6f8fa">/)
  t.match(coloured, /<img class="mark" src="\/content-files\/mark-\w+\.svg"/)
  t.match(coloured, /<link rel="icon" href="\/content-files\/mark-\w+\.svg">/)
  t.match(coloured, /og:image" content="[^"]+\/content-files\/share-\w+\.png"/)
  const manifest: unknown = JSON.parse(await until(`${base}/manifest.webmanifest`, () => true))
  t.match(manifest, { icons: [{ src: /^\/content-files\/mark-\w+\.svg$/, sizes: 'any' }] })
  t.notMatch(JSON.stringify(manifest), 'organic', 'the icon of the installed site is not that of another fair')
  const [, drawing = ''] = /class="hero-picture"><img src="data:image\/svg\+xml,([^"]*)"/.exec(coloured) ?? []
  t.match(decodeURIComponent(drawing), /^<svg .*<\/svg>$/s, 'the document contains the drawing of the folder')

  replaceIn(facts, 'last_day: 2025-06-14', 'last_day: 2025-06-31')
  const ready = await until(`${base}/readyz`, (text) => text.includes('contentFaults'))
  t.same(JSON.parse(ready), { status: 'ready', contentFaults: 1 })
  t.match(await until(`${base}/en`, () => true), 'Jun 11 - Jun 14, 2025')
  t.match(contentCommand('check', folder), {
    status: 1,
    stdout: 'edition.yaml:7:1 last_day: is no day of the calendar: 2025-06-31'
  })
})

t.test('words and options of forms are those of forms.yaml, in the page and in the errors', async (t) => {
  const folder = starterFolder(t)
  const file = path.join(folder, 'forms.yaml')
  replaceIn(file, 'fields:\n', 'fieldErrors:\n  enterCompany: { cn: 请填写单位, en: Please name your firm }\nfields:\n')
  replaceIn(file, '  exhibit_range:\n', '  product_type:\n    saws: { cn: 锯, en: Saws }\n  exhibit_range:\n')
  const { base } = await startProcess(t, { CONTENT_DIR: folder })
  const page = await until(`${base}/en/visitor/register`, () => true)
  t.match(page, /Exhibits of interest<\/label>[\s\S]*<option value="first_group">First group of exhibits<\/option>/)
  t.match(page, 'placeholder="Please name your firm"')
  t.notMatch(page, /organic[ _]/i)
  t.match(await until(`${base}/exhibitor/booth`, () => true), '<option value="saws">锯</option>')

  const values = { ...goodValues.visitor, company: '', exhibit_range: 'organic_food' }
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const refused = await fetch(`${base}/api/addVisitor`, { method: 'POST', body, headers: { lang: 'cn' } })
  t.match(await refused.json(), {
    code: 422,
    data: { errors: { company: '请填写单位', exhibit_range: '请从列表中选择' } }
  })
  const post = (exhibit_range: string) =>
    fetch(`${base}/en/visitor/register`, {
      method: 'POST',
      body: new URLSearchParams({ ...goodValues.visitor, exhibit_range, form: 'visitor' }),
      redirect: 'manual'
    })
  t.equal((await post('organic_food')).status, 422)
  t.equal((await post('second_group')).status, 303)

  replaceIn(file, 'en: First group of exhibits', 'en: Hand tools')
  await until(`${base}/en/visitor/register`, (text) => text.includes('>Hand tools</option>'))
})
