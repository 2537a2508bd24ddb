/** Checks that a record says the same in both languages, each in its own script (specification, section 3). */
import { type Faults, inside, type Place, type PlacedRecord, walk } from './faults.ts'

/** Han characters, kana, and the punctuation and letters of their full-width sets. */
const chinese = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uffee]/
/** Eight English words in a row are a sentence, not a name. */
const englishSentence = /(?:[A-Za-z’']+[ ,;]+){7,}[A-Za-z’']+/
const markedChinese = /<([a-z]+)\b[^>]*\blang="zh[^"]*"[^>]*>.*?<\/\1>/gs
const ending = /(_cn|_en|Cn|En)$/
const twins: Record<string, string> = { _cn: '_en', _en: '_cn', Cn: 'En', En: 'Cn' }

/** Adds a fault for each field that lacks a language, is empty, differs in length or holds the other language. */
export function checkLanguages(records: PlacedRecord[], faults: Faults): void {
  for (const { place, value } of records) {
    walk(value, place, (object, at) => {
      for (const [key, text] of Object.entries(object)) checkField(object, key, text, inside(at, key), faults)
      checkTable(object, at, faults)
      checkEntry(object, at, faults)
    })
  }
}

function checkField(object: Record<string, unknown>, key: string, text: unknown, at: Place, faults: Faults): void {
  const tail = ending.exec(key)?.[1]
  if (!tail) return
  if (text === undefined) return
  const twin = object[key.slice(0, -tail.length) + twins[tail]]
  if (twin === undefined) faults.add(at, 'has no counterpart in the other language')
  else if (Array.isArray(text) && Array.isArray(twin) && text.length !== twin.length && tail === 'Cn')
    faults.add(at, `has ${text.length} entries, the English one ${twin.length}`)
  checkText(text, tail === '_en' || tail === 'En', at, faults)
}

function checkText(text: unknown, english: boolean, at: Place, faults: Faults): void {
  if (Array.isArray(text)) {
    text.forEach((item, index) => {
      checkText(item, english, inside(at, index), faults)
    })
    return
  }
  if (typeof text !== 'string') faults.add(at, 'is no text')
  else if (text.trim() === '') faults.add(at, 'is empty')
  else if (english && chinese.test(text.replace(markedChinese, ''))) faults.add(at, 'has Chinese in an English text')
  else if (!english && englishSentence.test(text.replace(/<[^>]*>/g, ' ')))
    faults.add(at, 'has an English sentence in a Chinese text')
}

/** A table's rows are as long as its heads and as many in both languages. */
function checkTable(object: Record<string, unknown>, at: Place, faults: Faults): void {
  for (const [heads, rows] of [
    ['listCn', 'dataCn'],
    ['listEn', 'dataEn']
  ] as const) {
    const head = object[heads]
    const data = object[rows]
    if (!Array.isArray(head) || !Array.isArray(data)) continue
    data.forEach((row, index) => {
      if (!Array.isArray(row) || row.length !== head.length)
        faults.add(inside(inside(at, rows), index), `has not the ${head.length} cells of the head`)
    })
  }
}

/** A configuration entry names its language in the code. */
function checkEntry(object: Record<string, unknown>, at: Place, faults: Faults): void {
  if (typeof object.code !== 'string' || !object.code.endsWith('_en')) return
  for (const key of ['content', 'content_rich']) {
    if (typeof object[key] === 'string' && chinese.test(object[key]))
      faults.add(inside(at, key), 'has Chinese in an English text')
  }
}
