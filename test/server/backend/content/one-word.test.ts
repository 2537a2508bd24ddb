/** One name for one thing, in the sample content, its downloads and the messages of the interface. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { root } from '../../../fixtures/root.ts'

const isText = /(?:\.(?:yaml|csv|txt|html)|(?:messages|-cn|-en|\/cn|\/en)[^/]*\.ts)$/
const folders = ['server/backend/content/editions', 'server/backend/content/starter', 'client', 'shared/forms']
const texts = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
  )
  .filter((name) => isText.test(name) && !name.includes('styleguide'))
  .map((name) => ({ name, lines: readFileSync(path.join(root, name), 'utf8').split('\n') }))
/** Keywords of pages and synonyms of the search are the words of others. */
const ofOthers = /kws_(?:cn|en):|^\s*(?:- )?(?:cn|en): \[/

/** What is written, and the word for it. */
const words: readonly (readonly [RegExp, string])[] = [
  [/参展商|参展企业/, '展商'],
  [/(?<!主)讲者|演讲人|演讲者/, '嘉宾'],
  [/电子(?:通讯|报(?!告)|杂志)|新闻通讯/, '电子快讯'],
  [/参展登记|展商报名/, '展商登记'],
  [/收藏/, '加星'],
  [/无台阶路线/, '无障碍路线'],
  [/step-free way/i, 'step-free route'],
  [/你/, '您'],
  [/\be-mail/i, 'email'],
  [/newsletter/i, 'e-news'],
  [/\b(?:the|a|your|our|their|each|every|its) stands?\b|\bat stands?\b/i, 'booth'],
  [/\b(?:list|directory) of exhibitors\b|exhibitor directory/i, 'exhibitor list'],
  [/短路|还得回去|不想换车|您从哪里来|届 \d/, 'a word that says what is meant'],
  [/[\u4e00-\u9fff]:[\u4e00-\u9fff\d]/, 'a full-width colon']
]

for (const [pattern, word] of words)
  t.test(`the word is: ${word}`, async (t) => {
    const found = texts.flatMap(({ name, lines }) =>
      lines.flatMap((line, index) =>
        pattern.test(line) && !ofOthers.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line)
          ? [`${name}:${index + 1} ${line.slice(0, 120)}`]
          : []
      )
    )
    t.same(found, [])
  })

t.test('numbers of four digits and more have separators, but for years, addresses, standards and codes', async (t) => {
  const pages = texts.filter(({ name }) => /editions\/.*\.yaml$/.test(name) && !/(?:awards|figures)\.yaml$/.test(name))
  const found = pages.flatMap(({ name, lines }) =>
    lines.flatMap((line) => {
      const prose = /^\s*(?:- )?\w*(?:_cn|_en|Cn|En): (.*)|^\s*- \[(.*)\]$|^ {2,}(\p{L}.*)$/u.exec(line)
      const said = (prose?.slice(1).find(Boolean) ?? '').replace(/\]\([^)]*\)|https?:\S+|(?:phone|fax).*/g, '')
      return [...said.matchAll(/(?<![\d.,/:+#-])(?<!\+86 [\d ]*)\d{4,}(?![\d/.:-])(?! Longyang)/g)]
        .map(([number]) => number)
        .filter((number) => !/^(?:19|20)\d\d$/.test(number) && !/^(?:19630|2345|0000|12315|\d{17})$/.test(number))
        .map((number) => `${name}: ${number}`)
    })
  )
  t.same(found, [])
})
