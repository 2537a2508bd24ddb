/** Remarks on texts that lack a language, which pages show in the other one, or are not in their own script. */
import { type PairedField, pairOf } from '../../../shared/locale/bilingual.ts'
import { isPresent } from '../../../shared/records/read-record.ts'
import { childLocation, type FaultList, type FaultLocation, type FieldCheck } from './fault-list.ts'

/** Han characters, kana, and full-width punctuation and letters. */
const chinese = /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uffee]/
const element = /<[^<>]*>/g
/** Eight English words in a row are a sentence, not a name. It begins at a word, so that long ones are read once. */
const sentence = /(?<![A-Za-z’'])(?:[A-Za-z’']+[ ,;]+){7}[A-Za-z’']/
/** What is written where something is to be added; `无` and `None` are answers. */
const placeholder = /^\s*(?:[\p{Pd}/\\~_.·…×]+|待[定补]|未定|暂缺|n\/a|tb[adc])[。.]?\s*$/iu
/** By the name of a field: a large table has some hundred thousand fields of a few names. */
const knownPairs = new Map<string, PairedField | undefined>()

function knownPairOf(key: string): PairedField | undefined {
  if (!knownPairs.has(key)) knownPairs.set(key, pairOf(key))
  return knownPairs.get(key)
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
  const pair = knownPairOf(key)
  const isShort =
    typeof text === 'string' && text.length < 20 && (pair !== undefined || key === 'booth' || key === 'phone')
  if (isShort && placeholder.test(text.replace(element, ''))) {
    faults.remark(childLocation(parent, key), 'is a placeholder, which visitors read: write the value or empty it')
    return
  }
  if (!pair || text === undefined) return
  const isEnglish = pair.locale === 'en'
  const counterpart = object[pair.counterpart]
  // A text in one language is told at the field that lacks it, where both are fields at all.
  if (isEmpty(text) && !isEmpty(counterpart)) {
    faults.remark(childLocation(parent, key), lacksLanguage, 'language')
    return
  }
  // Most texts are in order: their locations are not needed.
  if (typeof text === 'string' && counterpart !== undefined) {
    if (!textFault(text, isEnglish) || isOwnName(key, text, isEnglish, parent)) return
  }
  const at = childLocation(parent, key)
  if (counterpart === undefined && !isEmpty(text))
    faults.remark(childLocation(parent, pair.counterpart), lacksLanguage, 'language')
  else if (
    !isEmpty(counterpart) &&
    Array.isArray(text) &&
    Array.isArray(counterpart) &&
    text.length !== counterpart.length &&
    key.endsWith('Cn')
  )
    faults.remark(at, `has ${text.length} entries, the English one ${counterpart.length}`, 'language')
  checkText(text, isEnglish, at, faults)
}

const lacksLanguage = 'is missing in this language: the text of the other one is shown'

/** Whether there is no text in a language. */
const isEmpty = (text: unknown) => !isPresent(text) || (Array.isArray(text) && text.length === 0)

/** Names that their owners write as they like: `Chenguang 晨光`, a firm with eight English words. */
const nameFields = /^(?:company|brand|name|position|room)_/
/** What has names that the fair gives. */
const fairRecords = /^(?:menu|tree|categories|edition)\b/

/** Whether a text is a name in its language, though it has words of the other one. */
function isOwnName(key: string, text: string, isEnglish: boolean, { record }: FaultLocation): boolean {
  if (!nameFields.test(key) || fairRecords.test(record) || text.trim() === '') return false
  return !isEnglish || /\p{Script=Latin}/u.test(text)
}

function checkText(text: unknown, isEnglish: boolean, at: FaultLocation, faults: FaultList): void {
  if (Array.isArray(text)) {
    for (const [index, item] of text.entries()) checkText(item, isEnglish, childLocation(at, index), faults)
  } else if (typeof text === 'string') {
    const fault = textFault(text, isEnglish)
    if (fault) faults.remark(at, fault, 'language')
  } else faults.add(at, 'is no text')
}

/** What is wrong with a text of a language; undefined if nothing is. */
function textFault(text: string, isEnglish: boolean): string | undefined {
  if (text === '') return 'is missing: add it'
  if (text.trim() === '') return 'is empty'
  if (isEnglish) return chinese.test(text) ? 'has Chinese in an English text' : undefined
  return sentence.test(text.includes('<') ? text.replace(element, '.') : text)
    ? 'has an English sentence in a Chinese text'
    : undefined
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
    faults.remark(childLocation(at, key), 'has Chinese in an English text', 'language')
}
