import path from 'node:path'
import t from 'tap'
import { startProcess } from '../fixtures/site-process.ts'
import { contentCommand, replaceIn, starterFolder, until } from '../fixtures/starter-folder.ts'

t.test(
  'name and days of the fair are those of edition.yaml, and an edit of them is seen in both languages',
  async (t) => {
    const folder = starterFolder(t)
    const facts = path.join(folder, 'edition.yaml')
    const { base } = await startProcess(t, { CONTENT_DIR: folder })
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
    t.ok(took < 2000, `an edit was seen after ${took} ms`)
    t.match(english, '<title>Tools &#38; &#39;Trade&#39; 2025</title>')
    t.match(chinese, '<title>工具展</title>')

    replaceIn(path.join(folder, 'look.yaml'), "deep: '#1f3a52'", "deep: '#4a1f52'")
    const coloured = await until(`${base}/en`, (text) => text.includes('--look-deep:#4a1f52'))
    t.match(coloured, /<meta name="theme-color" content="#f6f8fa">/)
    t.match(coloured, /<img class="mark" src="\/content-files\/mark-\w+\.svg"/)
    t.match(coloured, /<link rel="icon" href="\/content-files\/mark-\w+\.svg">/)
    t.match(coloured, /class="hero-picture"><img src="\/content-files\/hero-\w+\.svg"/)

    replaceIn(facts, 'last_day: 2025-06-14', 'last_day: 2025-06-31')
    const ready = await until(`${base}/readyz`, (text) => text.includes('contentFaults'))
    t.match(ready, 'edition.yaml:6:1 last_day: is no day of the calendar: 2025-06-31')
    t.match(await until(`${base}/en`, () => true), 'Jun 11 - Jun 14, 2025')
    t.match(contentCommand('check', folder), { status: 1, stdout: 'edition.yaml:6:1 last_day' })
  }
)
