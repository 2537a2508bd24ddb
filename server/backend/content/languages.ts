/** Checks that every text of a record exists in both languages, each in its own script. */
import { childLocation, type FaultList, type FaultLocation, type LocatedRecord, visitObjects } from './fault-list.ts'

/** Han characters, kana, and full-width punctuation and letters. */
const chinese = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uffee]/
const element = /<[^<>]*>/g
/** So many English words in a row are a sentence, not a name. */
const sentenceWords = 8
const languageSuffix = /(_cn|_en|Cn|En)$/
const otherSuffix: Record<string, string> = { _cn: '_en', _en: '_cn', Cn: 'En', En: 'Cn' }

/** Adds a fault for each field that lacks a language, is empty, differs in length or contains the other language. */
export function checkLanguages(records: LocatedRecord[], faults: FaultList): void {
  for (const { location, value } of records) {
    visitObjects(value, location, (object, at) => {
      for (const [key, text] of Object.entries(object)) checkField(object, key, text, childLocation(at, key), faults)
      checkTable(object, at, faults)
      checkConfigEntry(object, at, faults)
    })
  }
}

function checkField(
  object: Record<string, unknown>,
  key: string,
  text: unknown,
  at: FaultLocation,
  faults: FaultList
): void {
  const suffix = languageSuffix.exec(key)?.[1]
  if (!suffix) return
  if (text === undefined) return
  const counterpart = object[key.slice(0, -suffix.length) + otherSuffix[suffix]]
  if (counterpart === undefined) faults.add(at, 'has no counterpart in the other language', 'language')
  else if (Array.isArray(text) && Array.isArray(counterpart) && text.length !== counterpart.length && suffix === 'Cn')
    faults.add(at, `has ${text.length} entries, the English one ${counterpart.length}`, 'language')
  checkText(text, suffix === '_en' || suffix === 'En', at, faults)
}

function checkText(text: unknown, isEnglish: boolean, at: FaultLocation, faults: FaultList): void {
  if (Array.isArray(text)) {
    text.forEach((item, index) => {
      checkText(item, isEnglish, childLocation(at, index), faults)
    })
    return
  }
  if (typeof text !== 'string') faults.add(at, 'is no text')
  else if (text.trim() === '') faults.add(at, 'is empty', 'language')
  else if (isEnglish && chinese.test(text)) faults.add(at, 'has Chinese in an English text', 'language')
  else if (!isEnglish && hasEnglishSentence(text))
    faults.add(at, 'has an English sentence in a Chinese text', 'language')
}

function hasEnglishSentence(html: string): boolean {
  const runs = html.replace(element, '.').split(/[^A-Za-z’' ,;]/)
  return runs.some((run) => run.split(/[ ,;]+/).filter(Boolean).length >= sentenceWords)
}

/** Every row of a table has as many cells as its header. */
function checkTable(object: Record<string, unknown>, at: FaultLocation, faults: FaultList): void {
  for (const [headerKey, rowsKey] of [
    ['listCn', 'dataCn'],
    ['listEn', 'dataEn']
  ] as const) {
    const header = object[headerKey]
    const rows = object[rowsKey]
    if (!Array.isArray(header) || !Array.isArray(rows)) continue
    rows.forEach((row, index) => {
      if (!Array.isArray(row) || row.length !== header.length)
        faults.add(childLocation(childLocation(at, rowsKey), index), `has not the ${header.length} cells of the head`)
    })
  }
}

/** The code of a configuration entry ends with its language. */
function checkConfigEntry(object: Record<string, unknown>, at: FaultLocation, faults: FaultList): void {
  if (typeof object.code !== 'string' || !object.code.endsWith('_en')) return
  for (const key of ['content', 'content_rich']) {
    if (typeof object[key] === 'string' && chinese.test(object[key]))
      faults.add(childLocation(at, key), 'has Chinese in an English text', 'language')
  }
}
