/**
 * Reads records of the backend, which is not trusted, so that every field has the type of `openapi.yaml`, in one
 * language. A value of another type is read where its meaning is certain, else it counts as missing
 * (shared/README.md#wrong-fields): `readText` and the others give undefined. Undeclared fields are dropped, long texts
 * are cut.
 */
import { isForeign, pairOf } from '../locale/bilingual.ts'
import { cutText, maxAddressLength, maxTextLength } from '../locale/cut-text.ts'
import type { ApiLocale } from '../locale/languages.ts'
import { decodeReferences, plainText, withoutMarkup } from '../locale/plain-text.ts'
import type { SafeHtml } from '../pages/html.ts'
import { safeHref } from '../pages/links.ts'
import { isTime, maxTime } from '../time/dates.ts'
import type { Field, Shape, StringKind } from './shapes.ts'

export interface ReadOptions {
  locale: ApiLocale
  /** Makes rich text safe; without it rich text is left out. `inOther`: it is in the other language. */
  cleanHtml?: (html: string, inOther: boolean) => SafeHtml
  /** The complete URL of a picture or file; empty for a forbidden one. */
  mediaUrl: (src: string) => string
  /** The address to which a link leads that the backend has written; without it as it is written. */
  linkAddress?: (address: string) => string
  /** True where the record has its texts in the other language alone. */
  inOther?: boolean
  /** Called with each text that is in the other language. */
  onOtherText?: (text: string) => void
}

/** Levels of lists and records that are read: the contract has nine, and menu and tree as many as they like. */
const maxDepth = 24

/**
 * Reads any JSON value by a shape; undefined where it does not have the shape. A missing required field of a record
 * gets an empty value: an empty text, list or record, false, or null where the schema allows null. Numbers have no
 * empty value and stay missing.
 */
export function readValue(value: unknown, shape: Shape, options: ReadOptions, depth = 0): unknown {
  if (depth > maxDepth) return undefined
  switch (shape.kind) {
    case 'list': {
      const list = readList(value)
      return list && readItems(list, shape.items, options, depth)
    }
    case 'record':
      return isRecord(value) ? readFields(value, shape.fields, options, depth) : undefined
    case 'choice': {
      const chosen = chosenShape(value, shape)
      return chosen && readValue(value, chosen, options, depth)
    }
    case 'number': {
      const number = readNumber(value)
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape
      const isAllowed = (value: number) => value >= minimum && value <= maximum && !(shape.whole && value % 1 !== 0)
      return number !== undefined && isAllowed(number) ? number : undefined
    }
    case 'time':
      return readTime(value)
    case 'flag':
      return readFlag(value)
    default: {
      const text = readString(value, shape.kind, options)
      return shape.enum?.includes(String(text)) === false ? undefined : text
    }
  }
}

/** The shape of one of several records, by its field `type`; undefined for one that the contract does not name. */
export function chosenShape(value: unknown, { records }: Shape & { kind: 'choice' }): Shape | undefined {
  const type = isRecord(value) ? readText(value.type) : undefined
  // Without Object.hasOwn, which the oldest browsers lack.
  return Object.entries(records).find(([name]) => name === type)?.[1]
}

/** In a list of texts (table cells), invalid items become empty so that the positions stay; other lists drop them. */
function readItems(list: readonly unknown[], items: Shape, options: ReadOptions, depth: number): unknown[] {
  if (items.kind === 'text') return list.map((item) => readValue(item, items, options) ?? '')
  const usable = items.kind === 'record' ? usableRecords(list, items.fields, options) : list
  return usable.map((item) => readValue(item, items, options, depth + 1)).filter((item) => item !== undefined)
}

/** What a record with an id is called, the first that it must have: its link would have no text without it. */
const names = ['title', 'name', 'company']

/**
 * The records of a list, without those that lack any declared field, or their required numeric id, or have one and no
 * name.
 */
function usableRecords(list: readonly unknown[], fields: readonly Field[], options: ReadOptions): unknown[] {
  const required = (name: string) => fields.find((field) => field.name === name && field.required)
  const id = required('id')
  if (id?.shape.kind !== 'number') {
    const keys = fields.flatMap((field) => field.keys[options.locale])
    return list.filter((item) => isRecord(item) && keys.some((key) => isPresent(item[key])))
  }
  const deciding = [id, ...names.flatMap((name) => required(name) ?? []).slice(0, 1)]
  const { onOtherText: _, ...silent } = options
  return list.filter(
    (item) => isRecord(item) && deciding.every((field) => readField(item, field, silent, 0) !== undefined)
  )
}

function readFields(
  record: Record<string, unknown>,
  fields: readonly Field[],
  options: ReadOptions,
  depth: number
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const field of fields) {
    const value =
      readField(record, field, options, depth + 1) ?? (field.required ? emptyValue(field, options) : undefined)
    if (value !== undefined) result[field.name] = value
  }
  return result
}

/**
 * What programs, spreadsheets and people write in place of no value: no field consists of it. A cell of a table does, and
 * `None` and `无` say something, of a certificate for instance.
 */
const noValue =
  /^\s*(?:null|NULL|\((?:null|NULL)\)|undefined|[Nn]\/[Aa]|#(?:N\/A|NAME\?|(?:REF|VALUE|DIV\/0|NULL|NUM)!)|nan|NaN|NaT|\[object Object\]|-{1,3}|[–—])\s*$/

function readField(
  record: Record<string, unknown>,
  { keys, name, shape }: Field,
  options: ReadOptions,
  depth: number
): unknown {
  const { locale } = options
  for (const key of keys[locale]) {
    const raw = record[key]
    if (!isPresent(raw) || (typeof raw === 'string' && noValue.test(raw))) continue
    const isOther = key !== name && pairOf(key)?.locale !== locale
    const value = readValue(raw, shape, isOther ? { ...options, inOther: true } : options, depth)
    if (value !== undefined) return value
  }
  return undefined
}

function emptyValue({ shape, nullable }: Field, options: ReadOptions): unknown {
  if (nullable) return null
  switch (shape.kind) {
    case 'number':
    case 'time':
    case 'choice':
      return undefined
    case 'flag':
      return false
    case 'list':
      return []
    case 'record':
      return readFields({}, shape.fields, options, 0)
    default:
      return ''
  }
}

function readString(value: unknown, kind: StringKind, options: ReadOptions) {
  if ((kind === 'link' || kind === 'media') && typeof value === 'string' && value.length > maxAddressLength)
    return undefined
  const sent = readText(value)
  if (sent === undefined) return undefined
  const { locale, inOther = false, onOtherText } = options
  const text = kind === 'text' ? decodeReferences(sent) : isTitle(kind) ? titleOf(sent, kind) : sent
  switch (kind) {
    case 'title':
    case 'name':
    case 'text':
      if (text === '') return undefined
      if (inOther || isForeign(text, locale)) onOtherText?.(text)
      return text
    case 'html':
      return options.cleanHtml?.(text, inOther || isForeign(plainText(text), locale))
    case 'link':
      return linkOf(text, options)
    case 'source':
      return text
    default:
      return options.mediaUrl(text) || undefined
  }
}

function linkOf(text: string, { linkAddress }: ReadOptions): string | undefined {
  const address = safeHref(text)
  return address === undefined || !linkAddress ? address : safeHref(linkAddress(address))
}

const isTitle = (kind: StringKind) => kind === 'title' || kind === 'name'

/** A title of markup alone is none; a name of markup alone stays as it is: an entry without a name would lead nowhere. */
function titleOf(sent: string, kind: StringKind): string {
  const title = withoutMarkup(sent)
  return title === '' && kind === 'name' ? sent : title
}

/**
 * A string, cut after `maxTextLength` characters, or a number as a string. It has no lone surrogates, on which
 * `encodeURIComponent` throws.
 */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return cutText(value, maxTextLength)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

/** A finite number, or its decimal digits as a string. */
export function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** ISO 8601, also with slashes and a space, and with the offset as Java and PostgreSQL write it: +0800, +08. */
const writtenTime =
  /^(\d{4})([-/])(\d\d?)\2(\d\d?)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(?:(Z)|([+-]\d\d):?(\d\d)?))?$/

/** The milliseconds of a time that is written so; undefined for any other text. */
function millisecondsOf(text: string): number | undefined {
  const [whole, year, , month = '', day = '', clock, utc, hours, minutes = '00'] = writtenTime.exec(text) ?? []
  if (whole === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return Date.parse(clock === undefined ? date : `${date}T${clock}${utc ?? `${hours}:${minutes}`}`)
}

/**
 * A time in unix seconds (shared/README.md#dates): also milliseconds, because as seconds they would lie beyond the year
 * 2286, and a date, or date and time with their offset from UTC, as ISO 8601 and programs write them.
 */
export function readTime(value: unknown): number | undefined {
  const written = typeof value === 'string' ? millisecondsOf(value) : undefined
  const number = readNumber(written === undefined ? value : written / 1000)
  if (number === undefined) return undefined
  const seconds = number > maxTime ? Math.floor(number / 1000) : number
  return isTime(seconds) ? seconds : undefined
}

/** True and false, also as 1 and 0, and as strings of these. */
export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined
}

/**
 * A list, or the object that PHP writes for a list from which entries were removed, or that is empty: its keys are all
 * numbers.
 */
export function readList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return undefined
  return Object.keys(value).every((key) => /^\d{1,9}$/.test(key)) ? Object.values(value) : undefined
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** False for what stands for a missing value. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** Whether data are what went wrong, such as `{"error":…}`, with no member that a shape has. */
export function isFailure(data: unknown, shape: Shape): boolean {
  if (!isRecord(data) || !Object.keys(data).some((key) => /^(?:err|code$|msg$|message$|exception$)/i.test(key)))
    return false
  return !(shape.kind === 'record' && shape.fields.some(({ keys }) => keys.cn.some((key) => key in data)))
}
