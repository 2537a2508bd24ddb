/** Describes a fault in words that fit into a log line: no text of a record, which may be personal. */
import type { SchemaError } from 'virtual:contract'
import { isChinese, otherLocale, pairOf } from '../../shared/bilingual.ts'
import { cutText } from '../../shared/cut-text.ts'
import { formatDate } from '../../shared/dates.ts'
import type { ApiLocale } from '../../shared/locale.ts'
import { isPresent, readFlag, readList, readNumber, readText, readTime } from '../../shared/read-values.ts'

/** Names of fields and indexes of lists, from the data to a value. */
export type Steps = readonly (string | number)[]

/** What the contract requires of a value. */
export interface Expected {
  kind: 'text' | 'number' | 'time' | 'flag' | 'list' | 'record' | 'choice' | 'range' | 'presence' | 'language'
  /** For people. */
  text: string
}

const typeNames: Record<string, [Expected['kind'], string]> = {
  string: ['text', 'text'],
  number: ['number', 'a number'],
  integer: ['number', 'a whole number'],
  boolean: ['flag', 'true or false'],
  array: ['list', 'a list'],
  object: ['record', 'an object']
}

/** What the schema of an error expects. */
export function expectedOf({ keyword, params, schemaPath }: SchemaError): Expected {
  // Of the schemas that others refer to, `Time` alone is a number.
  if (/^#\/(type|minimum|maximum)$/.test(schemaPath) && ('limit' in params || params.type === 'number'))
    return { kind: 'time', text: 'a time in unix seconds, from 1971 on' }
  switch (keyword) {
    case 'type': {
      const types = [params.type].flat().filter((type) => type !== 'null')
      const names = types.map((type) => typeNames[String(type)]?.[1] ?? String(type))
      const kind = types.includes('boolean') ? 'flag' : (typeNames[String(types[0])]?.[0] ?? 'text')
      return { kind, text: names.join(' or ') }
    }
    case 'required':
      return { kind: 'presence', text: 'a value' }
    case 'enum':
      return { kind: 'choice', text: `one of ${[params.allowedValues].flat().join(', ')}` }
    case 'const':
      return { kind: 'choice', text: JSON.stringify(params.allowedValue) }
    case 'minimum':
      return { kind: 'range', text: `a number of at least ${params.limit}` }
    case 'maximum':
      return { kind: 'range', text: `a number of at most ${params.limit}` }
    case 'discriminator':
      return { kind: 'choice', text: 'a type of section that the contract names' }
    default:
      return { kind: 'choice', text: `a value that fulfils ${keyword}` }
  }
}

/** The path of a value from the body's root: `data.list[3].title_en`. */
export function pathOf(steps: Steps): string {
  return `data${steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${shortName(step)}`)).join('')}`
}

/** The type of a value; digits and punctuation are shown where a number or a time is expected, free text never. */
export function describeValue(value: unknown, { kind }: Expected): string {
  if (value === undefined) return 'nothing'
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  const isNumeric = kind === 'number' || kind === 'time' || kind === 'range'
  if (typeof value === 'number') return isNumeric || kind === 'flag' ? `the number ${value}` : 'a number'
  if (typeof value === 'object') {
    const keys = Object.keys(value)
    const names = keys.slice(0, 3).map(shortName).join(', ')
    return keys.length === 0 ? 'an empty object' : `an object with ${names}${keys.length > 3 ? ', …' : ''}`
  }
  const text = String(value)
  if (text === '') return 'an empty text'
  if (isNumeric && /^[\d\s.:TZ+/-]{1,30}$/.test(text)) return `the text ${JSON.stringify(text)}`
  return `${isChinese(text) ? 'Chinese ' : ''}text of ${text.length} characters`
}

/** A name from a record, which is not trusted. */
function shortName(name: string): string {
  return /^[\w-]{1,40}$/.test(name) ? name : JSON.stringify(cutText(name, 20))
}

const languages = { cn: 'Chinese', en: 'English' }
const readers = { number: readNumber, text: readText, flag: readFlag, list: readList, time: readTime }

/** Text in a language, as an expectation. */
export function textIn(locale: ApiLocale): Expected {
  return { kind: 'language', text: `${languages[locale]} text` }
}

/** What visitors see of a faulty value, as `server/pages/read-record.ts` reads it. `steps` lead to it from `data`. */
export function seenInstead(steps: Steps, { kind }: Expected, value: unknown, data: unknown): string {
  const reader = kind in readers ? readers[kind as keyof typeof readers] : undefined // `in` has checked the key
  const read = isPresent(value) ? reader?.(value) : undefined
  if (kind === 'time' && typeof read === 'number') return `it is read as ${formatDate(read)}`
  if (read !== undefined) return `it is read as ${typeNames[jsonType[kind] ?? '']?.[1] ?? kind}`
  const name = steps.at(-1)
  if (name === undefined) return 'no data of this call'
  if (kind === 'language' && isPresent(value)) return 'the text as it is'
  const pair = typeof name === 'string' ? pairOf(name) : undefined
  const other = pair && valueAt(data, [...steps.slice(0, -1), pair.counterpart])
  if (pair && isPresent(other) && (readText(other) ?? readList(other)) !== undefined)
    return `the ${languages[otherLocale(pair.locale)]} text`
  if (name === 'id' || typeof name === 'number') return 'the entry is left out'
  return 'nothing in its place'
}

const jsonType: Partial<Record<Expected['kind'], string>> = {
  number: 'number',
  text: 'string',
  flag: 'boolean',
  list: 'array'
}

/** The value that steps lead to; undefined where there is none. */
export function valueAt(data: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    data
  )
}
