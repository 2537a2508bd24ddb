/** Turns the values of a file into those of the API: Markdown into HTML, days and times into unix seconds. */

import type { ContentFiles } from '../content-files.d.ts'
import { isNested } from '../fault-list.ts'
import { isLikely } from '../times.ts'
import type { SchemaFault } from './check-schema.ts'
import { renderAnswer, renderMarkdown } from './markdown.ts'

const timeFields = ['date', 'start', 'end', 'updated', 'validUntil'] as const
type TimeField = (typeof timeFields)[number]
const timeFieldNames: ReadonlySet<string> = new Set(timeFields)

/** The type of a file's value with the API's values. */
export type RecordValues<T> = T extends (infer U)[]
  ? RecordValues<U>[]
  : T extends object
    ? {
        [K in keyof T as K extends `markdown_${infer L}` ? `html_${L}` : K]: K extends TimeField
          ? number
          : RecordValues<T[K]>
      }
    : T

/** The type of a checked file, or of a row of a table, with the API's values. */
export type Values<N extends keyof ContentFiles> = RecordValues<ContentFiles[N]>

/** A copy of a checked value with the API's values. Adds a fault for each day that no calendar or no fair has. */
export function recordValues(value: unknown, faults: SchemaFault[], steps: (string | number)[] = []): unknown {
  if (Array.isArray(value)) return value.map((item, index) => recordValues(item, faults, [...steps, index]))
  if (!isNested(value)) return value
  const record: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const item = value[key]
    if (typeof item === 'number' || typeof item === 'boolean') record[key] = item
    else if (typeof item !== 'string') record[key] = recordValues(item, faults, [...steps, key])
    else if (key === 'markdown_cn' || key === 'markdown_en') record[`html${key.slice(-3)}`] = renderMarkdown(item)
    else if (key === 'answer_cn' || key === 'answer_en') record[key] = renderAnswer(item)
    else record[key] = timeFieldNames.has(key) ? timeValue(item, faults, [...steps, key]) : item
  }
  return record
}

/** By text: a large table names few days many times. */
const times = new Map<string, number | undefined>()

function timeValue(text: string, faults: SchemaFault[], steps: (string | number)[]): number {
  if (!times.has(text)) times.set(text, unixSeconds(text))
  const time = times.get(text)
  if (time !== undefined && isLikely(time)) return time
  const fault = time === undefined ? 'is no day of the calendar' : 'has a year before 2000 or after 2099'
  faults.push({ steps, message: `${fault}: ${text}` })
  return 0
}

/** Midnight UTC of `2025-06-11`, or of `2025-06-11 09:30` that time in Shanghai; undefined for anything else. */
export function unixSeconds(text: string): number | undefined {
  const [day = '', clock] = text.split(' ')
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // Date.parse reads the 30th of February as a day in March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined
  const time = clock === undefined ? midnight : Date.parse(`${day}T${clock}:00+08:00`)
  return Number.isNaN(time) ? undefined : time / 1000
}
