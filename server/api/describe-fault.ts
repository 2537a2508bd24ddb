/** Describes a fault in words that fit into a log line: no text of a record, which may be personal. */
import { isChinese, otherLocale, pairOf } from '../../shared/locale/bilingual.ts'
import { cutText } from '../../shared/locale/cut-text.ts'
import type { ApiLocale } from '../../shared/locale/locale.ts'
import { isPresent, readList, readText } from '../../shared/records/read-record.ts'
import type { Shape } from '../../shared/records/shapes.ts'
import { formatDate } from '../../shared/time/dates.ts'

/** Names of fields and indexes of lists, from the data to a value. */
export type Steps = readonly (string | number)[]

/** What of a shape a value may violate. */
export type Violation = 'type' | 'minimum' | 'maximum' | 'enum' | 'pattern' | 'address'

const typeNames: Partial<Record<Shape['kind'], string>> = {
  number: 'a number',
  time: 'a time in unix seconds, from 1971 on',
  flag: 'true or false',
  list: 'a list',
  record: 'an object',
  choice: 'an object'
}
const typeName = ({ kind }: Shape) => typeNames[kind] ?? 'text'

/** What the contract expects where a value violates a shape. */
export function expectedOf(shape: Shape, violation: Violation): string {
  switch (violation) {
    case 'enum':
      return 'enum' in shape && shape.enum
        ? `one of ${shape.enum.join(', ')}`
        : 'a type of section that the contract names'
    case 'pattern':
      return 'a text of the form that the contract names'
    case 'address':
      return 'a path of this site, or an address with http or https'
    case 'minimum':
    case 'maximum':
      return shape.kind === 'number'
        ? `a number of at ${violation === 'minimum' ? `least ${shape.minimum}` : `most ${shape.maximum}`}`
        : typeName(shape)
    default:
      if (shape.kind === 'number' && shape.whole) return 'a whole number'
      return shape.kind === 'flag' && shape.numeric ? 'a number or true or false' : typeName(shape)
  }
}

/** The path of a value from the body's root: `data.list[3].title_en`. */
export function bodyPath(steps: Steps): string {
  return `data${steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${shortName(step)}`)).join('')}`
}

/**
 * The type of a value; digits where a number or a time is expected, a path, and one word for a flag or one of several
 * names are shown, free text never.
 */
export function describeValue(value: unknown, shape: Shape): string {
  const { kind } = shape
  if (value === undefined) return 'nothing'
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  const isNumeric = kind === 'number' || kind === 'time'
  if (typeof value === 'number') return isNumeric || kind === 'flag' ? `the number ${value}` : 'a number'
  if (typeof value === 'object') {
    const keys = Object.keys(value)
    const names = keys.slice(0, 3).map(shortName).join(', ')
    return keys.length === 0 ? 'an empty object' : `an object with ${names}${keys.length > 3 ? ', …' : ''}`
  }
  const text = String(value)
  if (text === '') return 'an empty text'
  if (isNumeric && /^[\d\s.:TZ+/-]{1,30}$/.test(text)) return `the text ${JSON.stringify(text)}`
  if (/^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text)) return 'JSON in a text, which was encoded twice'
  if ((kind === 'link' || kind === 'media') && /^[\w./-]{1,40}$/.test(text)) return `the text "${text}"`
  const isName = kind === 'choice' || ('enum' in shape && shape.enum !== undefined)
  if (/^[\w-]+$/.test(text) && text.length <= (isName ? 24 : kind === 'flag' ? 8 : 0)) return `the text "${text}"`
  return `${isChinese(text) ? 'Chinese ' : ''}text of ${text.length} character${text.length === 1 ? '' : 's'}`
}

/** A name from a record, which is not trusted: as it is, or quoted and cut. */
export function shortName(name: string): string {
  return /^[\w-]{1,40}$/.test(name) ? name : JSON.stringify(cutText(name, 20))
}

/** The languages of the API in words. */
export const languageNames = { cn: 'Chinese', en: 'English' }

/** Text in a language, as an expectation. */
export function textIn(locale: ApiLocale): string {
  return `${languageNames[locale]} text`
}

/** What visitors see of a value that could be read all the same; undefined where it could not. */
export function readAs(read: unknown, shape: Shape): string | undefined {
  if (read === undefined) return undefined
  return `it is read as ${shape.kind === 'time' ? formatDate(Number(read)) : typeName(shape)}`
}

/** What pages take for a value that is none of an enumeration; undefined where they leave it out. */
export function defaultOf(shape: Shape): string | undefined {
  const [first] = 'enum' in shape && shape.enum ? shape.enum : []
  const taken = defaults.find(({ of }) => of === first)?.taken
  return taken && `it is taken for ${taken}`
}
const defaults = [
  { of: 'industry_news', taken: 'exhibition_news' },
  { of: 'bars', taken: 'bars' }
]

/** What visitors see in the place of a value that cannot be read, or is missing; `record` is the one it belongs to. */
export function fallbackOf(steps: Steps, record: Readonly<Record<string, unknown>> = {}): string {
  const name = steps.at(-1)
  if (name === undefined) return 'no data of this call'
  const pair = typeof name === 'string' ? pairOf(name) : undefined
  const other = pair && record[pair.counterpart]
  if (pair && isPresent(other) && (readText(other) ?? readList(other)) !== undefined)
    return `the ${languageNames[otherLocale(pair.locale)]} text`
  return name === 'id' || typeof name === 'number' ? 'the entry is left out' : 'nothing in its place'
}
