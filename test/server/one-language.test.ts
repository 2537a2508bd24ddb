/** A content folder whose records have one language alone: `check` finds no fault, and the site shows it in both. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse, stringify } from 'yaml'
import { pairOf } from '../../shared/locale/bilingual.ts'
import { dist } from '../fixtures/dist.ts'
import { startProcess } from '../fixtures/site-process.ts'
import { contentCommand, starterFolder } from '../fixtures/starter-folder.ts'

const tables = {
  exhibitors: (lang: string) => `id,company_${lang}\n101,${lang === 'cn' ? '第一家公司' : 'First Company'}\n`,
  products: (lang: string) => `id,exhibitor,name_${lang}\n1001,101,${lang === 'cn' ? '好茶' : 'Good tea'}\n`,
  people: (lang: string) => `id,name_${lang}\nfirst-speaker,${lang === 'cn' ? '张三' : 'Ann Expert'}\n`,
  talks: (lang: string) =>
    `id,start,title_${lang},speakers\n501,2025-06-11 09:40,${lang === 'cn' ? '论茶' : 'On tea'},first-speaker\n`
}

/** A value of YAML without the fields of a language. */
function withoutLanguage(value: unknown, lang: 'cn' | 'en'): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutLanguage(item, lang))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([key]) => pairOf(key)?.locale !== lang)
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutLanguage(field, lang)]))
}

function folderIn(test: Parameters<typeof starterFolder>[0], lang: 'cn' | 'en'): string {
  const folder = starterFolder(test)
  const other = lang === 'cn' ? 'en' : 'cn'
  for (const entry of readdirSync(folder, { recursive: true }).map(String)) {
    const file = path.join(folder, entry)
    if (entry.startsWith('.') || !/\.yaml$/.test(entry)) continue
    writeFileSync(file, stringify(withoutLanguage(parse(readFileSync(file, 'utf8')), other)))
  }
  for (const [name, write] of Object.entries(tables)) writeFileSync(path.join(folder, `${name}.csv`), write(lang))
  writeFileSync(
    path.join(folder, 'news', '301.yaml'),
    `date: 2025-05-01\ntitle_${lang}: ${lang === 'cn' ? '开幕' : 'We open'}\n`
  )
  writeFileSync(
    path.join(folder, 'pages', 'visitor', 'tea.yaml'),
    `title_${lang}: ${lang === 'cn' ? '茶室' : 'Tea room'}\n`
  )
  const home = path.join(folder, 'home.yaml')
  writeFileSync(home, stringify({ ...parse(readFileSync(home, 'utf8')), brandBox: [101] }))
  return folder
}

const cases = [
  {
    lang: 'cn',
    tag: 'zh-CN',
    prefix: '',
    other: '/en',
    company: '第一家公司',
    title: '论茶',
    page: '茶室',
    news: '开幕'
  },
  {
    lang: 'en',
    tag: 'en',
    prefix: '/en',
    other: '',
    company: 'First Company',
    title: 'On tea',
    page: 'Tea room',
    news: 'We open'
  }
] as const

for (const { lang, tag, prefix, other, company, title, page, news } of cases)
  t.test(`records in ${lang} alone`, async (t) => {
    const folder = folderIn(t, lang)
    const { status, stdout } = contentCommand('check', folder)
    t.equal(status, 0, stdout)
    t.match(stdout, /exhibitors\.csv:2:.* company_(cn|en): is missing in this language/)
    const { base } = await startProcess(t, { CONTENT_DIR: folder })
    const get = async (path: string) => {
      const response = await fetch(base + path)
      return { status: response.status, text: await response.text() }
    }
    for (const [address, text] of [
      ['/exhibitor/featured/101', company],
      ['/event/activities/501', title],
      ['/event/activities', title],
      ['/visitor/tea', page],
      ['/news/301', news]
    ] as const) {
      const own = await get(prefix + address)
      t.equal(own.status, 200, address)
      t.ok(own.text.includes(`>${text}<`), address)
      t.notOk(own.text.includes(`lang="${tag}">${text}<`), `${prefix}${address} is not marked`)
      const foreign = await get(other + address)
      t.equal(foreign.status, 200, other + address)
      t.ok(foreign.text.includes(`lang="${tag}">${text}<`), `${other}${address} marks its title`)
    }
    t.ok((await get('/')).text.includes('<h1'))
    t.ok((await get('/en')).text.includes('<h1'))

    const talk = await get(`${prefix}/event/activities/501`)
    t.ok(/09:40<\/time>(?!–)/.test(talk.text.replaceAll('<!-- -->', '')), 'no end, and no dash before it')
    t.notOk(/NaN|undefined|Invalid|1970/.test(talk.text))
    for (const language of ['', '/en']) {
      const calendar = await get(`${language}/event/activities/501.ics`)
      t.match(calendar.text, 'DTSTART')
      t.match(calendar.text, `SUMMARY:${title}`)
      t.notMatch(calendar.text, 'DTEND')
      t.ok((await get(`${language}/rss.xml`)).text.includes(news), 'the feed')
    }
    const search = await get(`${other}/search?q=${encodeURIComponent(company)}`)
    t.ok(search.text.replace(/<[^<>]*>/g, '').includes(company), 'the search finds it')
  })

t.test('commands speak Chinese where the environment does, give help, and survive a closed pipe', async (t) => {
  const folder = folderIn(t, 'cn')
  const program = path.join(dist, 'server', 'content.js')
  const shell = (command: string, env: Record<string, string>) =>
    spawnSync('bash', ['-c', command, 'sh', process.execPath, program, folder], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env }
    })
  const chinese = shell('"$1" "$2" check "$3"', { LANG: 'zh_CN.UTF-8' })
  t.match(chinese.stdout, /没有错误\n\d+ 条提示，不影响发布：\n/)
  t.ok(chinese.stdout.includes('company_en: 缺少此语言的内容'))
  t.match(shell('"$1" "$2" check --help', { LC_ALL: 'zh_TW' }).stdout, /^用法/)
  t.match(shell('"$1" "$2" check --help', { LC_ALL: 'C', LANG: 'zh_CN' }).stdout, /^Usage/)
  const cut = shell('set -o pipefail; "$1" "$2" check "$3" | true; echo "$?"', {})
  t.equal(cut.stdout.trim(), '0')
  t.notMatch(cut.stderr, /EPIPE/)
})
