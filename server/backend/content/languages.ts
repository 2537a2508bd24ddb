/** Checks that every text of a record exists in both languages, each in its own script. */
import { childLocation, type FaultList, type FaultLocation, type FieldCheck } from './fault-list.ts'

/** Han characters, kana, and full-width punctuation and letters. */
const chinese = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uffee]/
const element = /<[^<>]*>/g
/** Eight English words in a row are a sentence, not a name. It begins at a word, so that long ones are read once. */
const sentence = /(?<![A-Za-z’'])(?:[A-Za-z’']+[ ,;]+){7}[A-Za-z’']/
const languageSuffix = /(_cn|_en|Cn|En)$/
const otherSuffix: Record<string, string> = { _cn: '_en', _en: '_cn', Cn: 'En', En: 'Cn' }
/** By name of the field; undefined for one without a language. A pack has some hundred names. */
const suffixes = new Map<string, { counterpart: string; isEnglish: boolean } | undefined>()
const maxSuffixes = 1000

/** The language of a field by its name, and the name of the same field in the other language. */
function suffixOf(key: string) {
  if (suffixes.has(key)) return suffixes.get(key)
  const suffix = languageSuffix.exec(key)?.[1]
  const found = suffix
    ? { counterpart: `${key.slice(0, -suffix.length)}${otherSuffix[suffix]}`, isEnglish: /en$/i.test(suffix) }
    : undefined
  if (suffixes.size < maxSuffixes) suffixes.set(key, found)
  return found
}

/** Checks that a field has both languages, is not empty, as long in both, and without the other language. */
export const languageCheck =
  (faults: FaultList): FieldCheck =>
  (object, key, value, parent) => {
    checkField(object, key, value, parent, faults)
    if (key === 'dataCn' || key === 'dataEn') checkTable(object, key, parent, faults)
    if (key.startsWith('content')) checkConfigEntry(object, key, parent, faults)
  }

function checkField(
  object: Record<string, unknown>,
  key: string,
  text: unknown,
  parent: FaultLocation,
  faults: FaultList
): void {
  const suffix = suffixOf(key)
  if (!suffix) return
  if (text === undefined) return
  const counterpart = object[suffix.counterpart]
  const isEnglish = suffix.isEnglish
  // Most texts are in order: their locations are not needed.
  if (typeof text === 'string' && counterpart !== undefined && !textFault(text, isEnglish)) return
  const at = childLocation(parent, key)
  if (counterpart === undefined) faults.add(at, 'has no counterpart in the other language', 'language')
  else if (
    Array.isArray(text) &&
    Array.isArray(counterpart) &&
    text.length !== counterpart.length &&
    key.endsWith('Cn')
  )
    faults.add(at, `has ${text.length} entries, the English one ${counterpart.length}`, 'language')
  checkText(text, isEnglish, at, faults)
}

function checkText(text: unknown, isEnglish: boolean, at: FaultLocation, faults: FaultList): void {
  if (Array.isArray(text)) {
    text.forEach((item, index) => {
      checkText(item, isEnglish, childLocation(at, index), faults)
    })
    return
  }
  const fault = typeof text === 'string' ? textFault(text, isEnglish) : undefined
  if (typeof text !== 'string') faults.add(at, 'is no text')
  else if (fault) faults.add(at, fault, 'language')
}

/** What is wrong with a text of a language; undefined if nothing is. */
function textFault(text: string, isEnglish: boolean): string | undefined {
  if (text.trim() === '') return 'is empty'
  if (isEnglish) return chinese.test(text) ? 'has Chinese in an English text' : undefined
  return hasEnglishSentence(text) ? 'has an English sentence in a Chinese text' : undefined
}

function hasEnglishSentence(html: string): boolean {
  return sentence.test(html.includes('<') ? html.replace(element, '.') : html)
}

/** Every row of a table has as many cells as its header. */
function checkTable(object: Record<string, unknown>, key: 'dataCn' | 'dataEn', at: FaultLocation, faults: FaultList) {
  const [header, rows] = [object[key.replace('data', 'list')], object[key]]
  if (!Array.isArray(header) || !Array.isArray(rows)) return
  rows.forEach((row, index) => {
    if (!Array.isArray(row) || row.length !== header.length)
      faults.add(childLocation(at, key, index), `has not the ${header.length} cells of the head`)
  })
}

/** The code of a configuration entry ends with its language. */
function checkConfigEntry(object: Record<string, unknown>, key: string, at: FaultLocation, faults: FaultList): void {
  const { code, [key]: text } = object
  if (typeof code === 'string' && code.endsWith('_en') && typeof text === 'string' && chinese.test(text))
    faults.add(childLocation(at, key), 'has Chinese in an English text', 'language')
}
