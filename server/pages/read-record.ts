/**
 * Records of the backend as pages may rely on them: one language, every field of the type that the contract gives it.
 * What has another type counts as missing; what the contract does not name is left out; long texts are cut.
 */
import { safeHref } from '../../shared/links.ts'
import type { Locale } from '../../shared/locale.ts'
import { longestAddress, longestText } from '../../shared/text-bounds.ts'
import type { Field, Shape } from './record-shapes.ts'

export interface RecordReading {
  locale: Locale
  /** Makes hostile markup safe. */
  markup: (html: string) => string
  /** The full address of a picture or file; empty for what is none. */
  media: (src: string) => string
}

/**
 * Reads a value that may be anything JSON can say. Undefined where it has not the shape. Of a record, fields that the
 * contract requires are there all the same: an empty text, list or record, false, or null where that is allowed.
 * Numbers alone have nothing that would stand for none: these stay missing.
 */
export function readValue(value: unknown, shape: Shape, reading: RecordReading): unknown {
  switch (shape.kind) {
    case 'list':
      return Array.isArray(value) ? readList(value, shape.items, reading) : undefined
    case 'record':
      return isRecord(value) ? readFields(value, shape.fields, reading) : undefined
    case 'choice': {
      const chosen = isRecord(value) ? shape.records.get(String(readText(value.type))) : undefined
      return chosen && readValue(value, chosen, reading)
    }
    case 'number':
      return readNumber(value)
    case 'flag':
      return readFlag(value)
    default:
      return readString(value, shape.kind, reading)
  }
}

/** Cells keep their places; of other lists, what is no such item is left out, and so is a record that says nothing. */
function readList(list: readonly unknown[], items: Shape, reading: RecordReading): unknown[] {
  if (items.kind === 'text') return list.map((item) => readText(item) ?? '')
  const kept = items.kind === 'record' ? list.filter((item) => isWorthListing(item, items.fields, reading)) : list
  return kept.map((item) => readValue(item, items, reading)).filter((item) => item !== undefined)
}

/** False for what is no record, for one without any field of the contract, and for one whose number nobody knows. */
function isWorthListing(item: unknown, fields: readonly Field[], reading: RecordReading): boolean {
  if (!isRecord(item)) return false
  const id = fields.find(({ name, shape, required }) => name === 'id' && shape.kind === 'number' && required)
  if (id) return readField(item, id, reading) !== undefined
  return fields.some(({ keys }) => keys[reading.locale].some((key) => isGiven(item[key])))
}

function readFields(record: Record<string, unknown>, fields: readonly Field[], reading: RecordReading) {
  const read: Record<string, unknown> = {}
  for (const field of fields) {
    const value = readField(record, field, reading) ?? (field.required ? noneOf(field, reading) : undefined)
    if (value !== undefined) read[field.name] = value
  }
  return read
}

function readField(record: Record<string, unknown>, { keys, shape }: Field, reading: RecordReading): unknown {
  for (const key of keys[reading.locale]) {
    const value = isGiven(record[key]) ? readValue(record[key], shape, reading) : undefined
    if (value !== undefined) return value
  }
  return undefined
}

function noneOf({ shape, nullable }: Field, reading: RecordReading): unknown {
  if (nullable) return null
  switch (shape.kind) {
    case 'number':
    case 'choice':
      return undefined
    case 'flag':
      return false
    case 'list':
      return []
    case 'record':
      return readFields({}, shape.fields, reading)
    default:
      return ''
  }
}

function readString(value: unknown, kind: 'text' | 'markup' | 'media' | 'link', reading: RecordReading) {
  if ((kind === 'link' || kind === 'media') && typeof value === 'string' && value.length > longestAddress)
    return undefined
  const text = readText(value)
  if (text === undefined || kind === 'text') return text
  if (kind === 'link') return safeHref(text)
  return kind === 'markup' ? reading.markup(text) : reading.media(text) || undefined
}

/**
 * Numbers are taken as they read; of a text longer than `longestText` the rest is left out; halves of characters,
 * which no address can carry, become U+FFFD.
 */
function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.slice(0, longestText).toWellFormed()
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,15}(\.\d{1,9})?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
