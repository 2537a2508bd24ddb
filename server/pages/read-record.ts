/**
 * Reads records of the backend, which is not trusted, so that every field has the type of `shared/openapi.yaml`, in one
 * language. A value of another type is read where its meaning is certain, else it counts as missing
 * (shared/README.md#wrong-fields). Undeclared fields are dropped, long texts are cut.
 */
import { pairOf } from '../../shared/bilingual.ts'
import type { SafeHtml } from '../../shared/html.ts'
import type { ApiLocale } from '../../shared/languages.ts'
import { safeHref } from '../../shared/links.ts'
import { decodeReferences, plainText, withoutMarkup } from '../../shared/plain-text.ts'
import { isPresent, isRecord, readFlag, readList, readNumber, readText, readTime } from '../../shared/read-values.ts'
import { maxAddressLength } from '../../shared/text-limits.ts'
import { isForeign } from './other-language.ts'
import type { Field, Shape, StringKind } from './record-shapes.ts'

export interface ReadOptions {
  locale: ApiLocale
  /** `inOther`: the HTML is in the other language. */
  cleanHtml: (html: string, inOther: boolean) => SafeHtml
  /** The complete URL of a picture or file; empty for a forbidden one. */
  mediaUrl: (src: string) => string
  /** True where the record has its texts in the other language alone. */
  inOther?: boolean
  /** Called with each text that is in the other language. */
  onOtherText?: (text: string) => void
}

/**
 * Reads any JSON value by a shape; undefined where it does not have the shape. A missing required field of a record
 * gets an empty value: an empty text, list or record, false, or null where the schema allows null. Numbers have no
 * empty value and stay missing.
 */
export function readValue(value: unknown, shape: Shape, options: ReadOptions): unknown {
  switch (shape.kind) {
    case 'list': {
      const list = readList(value)
      return list && readItems(list, shape.items, options)
    }
    case 'record':
      return isRecord(value) ? readFields(value, shape.fields, options) : undefined
    case 'choice': {
      const chosen = isRecord(value) ? shape.records.get(String(readText(value.type))) : undefined
      return chosen && readValue(value, chosen, options)
    }
    case 'number': {
      const number = readNumber(value)
      const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = shape
      return number !== undefined && number >= minimum && number <= maximum ? number : undefined
    }
    case 'time':
      return readTime(value)
    case 'flag':
      return readFlag(value)
    default:
      return readString(value, shape.kind, options)
  }
}

/** In a list of texts (table cells), invalid items become empty so that the positions stay; other lists drop them. */
function readItems(list: readonly unknown[], items: Shape, options: ReadOptions): unknown[] {
  if (items.kind === 'text') return list.map((item) => readString(item, 'text', options) ?? '')
  const usable = items.kind === 'record' ? list.filter((item) => isUsable(item, items.fields, options)) : list
  return usable.map((item) => readValue(item, items, options)).filter((item) => item !== undefined)
}

/** False for no record, for a record without any declared field, and for one that lacks its required numeric id. */
function isUsable(item: unknown, fields: readonly Field[], options: ReadOptions): boolean {
  if (!isRecord(item)) return false
  const id = fields.find(({ name, shape, required }) => name === 'id' && shape.kind === 'number' && required)
  if (id) return readField(item, id, options) !== undefined
  return fields.some(({ keys }) => keys[options.locale].some((key) => isPresent(item[key])))
}

function readFields(record: Record<string, unknown>, fields: readonly Field[], options: ReadOptions) {
  const result: Record<string, unknown> = {}
  for (const field of fields) {
    const value = readField(record, field, options) ?? (field.required ? emptyValue(field, options) : undefined)
    if (value !== undefined) result[field.name] = value
  }
  return result
}

function readField(record: Record<string, unknown>, { keys, name, shape }: Field, options: ReadOptions): unknown {
  const { locale } = options
  for (const key of keys[locale]) {
    const raw = record[key]
    if (!isPresent(raw)) continue
    const isOther = key !== name && pairOf(key)?.locale !== locale
    const value = readValue(raw, shape, isOther ? { ...options, inOther: true } : options)
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
      return readFields({}, shape.fields, options)
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
  const text = kind === 'title' ? withoutMarkup(sent) : kind === 'text' ? decodeReferences(sent) : sent
  switch (kind) {
    case 'title':
    case 'text':
      // A title of markup alone is none.
      if (text === '') return undefined
      if (inOther || isForeign(text, locale)) onOtherText?.(text)
      return text
    case 'html':
      return options.cleanHtml(text, inOther || isForeign(plainText(text), locale))
    case 'link':
      return safeHref(text)
    case 'source':
      return text
    default:
      return options.mediaUrl(text) || undefined
  }
}
