/**
 * How the Chinese of the sample content and of the interface is written: its spaces are made by CSS alone; and that the
 * English has one kind of apostrophe.
 */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { editionNames } from '../../../../shared/records/editions.ts'
import { packOfEdition } from '../../../fixtures/content-folder.ts'
import { root } from '../../../fixtures/root.ts'

const faults: readonly [name: string, pattern: RegExp][] = [
  ['half-width punctuation', /[\u3400-\u9fff][,:;!?()]|[,;!?()][\u3400-\u9fff]/],
  ['a day in Chinese numerals', /[一二三四五六七八九十]月[一二三四五六七八九十]+[日号]/],
  ['a space between Chinese and Latin characters', /[\u3400-\u9fff] +[A-Za-z\d]|[A-Za-z\d%] +[\u3400-\u9fff]/]
]

/** All texts of a value, with the path to each. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, `${at}/${key}`))
}

/** HTML without its elements, whose attributes are no text. */
const withoutTags = (text: string) => text.replace(/<[^<>]*>/g, '')

t.test('Chinese texts have full-width punctuation and no space beside Latin characters', async (t) => {
  const packs = editionNames.map((edition) => [edition, packOfEdition(edition)] as const)
  const texts = packs.flatMap(([name, value]) => textsOf(value, name))
  t.ok(texts.length > 5000, 'the texts are found')
  // Keywords are a list for machines, separated by commas.
  const proper = texts.filter(([at]) => !/kws_cn$|config\//.test(at))
  const found = proper.flatMap(([at, text]) =>
    faults.flatMap(([name, pattern]) => {
      const match = pattern.exec(withoutTags(text))
      return match ? [`${at}: ${name} at '${match[0]}'`] : []
    })
  )
  t.same(found, [])
})

/** A typewriter's apostrophe within a word. */
const straight = /[A-Za-z]'[A-Za-z]/

t.test('English texts have typographic apostrophes, also in names', async (t) => {
  const texts = editionNames.flatMap((edition) => textsOf(packOfEdition(edition), edition))
  t.ok(texts.some(([, text]) => text.includes('Xing’an')))
  t.same(
    texts.flatMap(([at, text]) => (straight.test(withoutTags(text)) ? [at] : [])),
    []
  )
})

/** The specification has it so. */
const given = "'输入的数据不合法!'"

t.test('so have the messages, also beside what is put into them', async (t) => {
  const files = ['client', 'shared'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)([a-z-]*messages|cn|[a-z-]+-cn)\.ts$/.test(name))
      .map((name) => path.join(folder, name))
  )
  t.ok(files.length > 20, 'the messages are found')
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => !line.includes(given) && !line.trimStart().startsWith('//'))
      .flatMap((line) => {
        const text = line.replace(/\$\{[^}]*\}/g, '0')
        return faults.flatMap(([name, pattern]) => (pattern.test(text) ? [`${file}: ${name}: ${line.trim()}`] : []))
      })
  )
  t.same(found, [])
})
