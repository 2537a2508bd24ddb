/**
 * Projects bilingual records to one language: `title_cn`, `title_en` become `title`; `listCn`, `listEn` become `list`.
 */
import { pairOf } from '../locale/bilingual.ts'
import { isBlank } from '../locale/cut-text.ts'
import type { ApiLocale } from '../locale/languages.ts'
import type { Cleaned } from '../pages/html.ts'

/** The type of a record in one language, as pages get it: its HTML is cleaned. */
export type Projected<T> = T extends readonly (infer U)[]
  ? Projected<U>[]
  : T extends string
    ? Cleaned<T>
    : T extends object
      ? { [K in keyof T as ProjectedKey<K>]: Projected<T[K]> }
      : T

/** The type of a record in one language whose HTML is not cleaned. */
export type Localized<T> = T extends readonly (infer U)[]
  ? Localized<U>[]
  : T extends string
    ? T
    : T extends object
      ? { [K in keyof T as ProjectedKey<K>]: Localized<T[K]> }
      : T

type ProjectedKey<K> = K extends `${string}_en` | `${string}En`
  ? never
  : K extends `${infer B}_cn`
    ? B
    : K extends `${infer B}Cn`
      ? B
      : K

/**
 * Returns a deep copy of a record in one language. A text that is missing or empty in that language is taken from the
 * other one. Keys named `__proto__` are dropped.
 */
export function project<T>(record: T, locale: ApiLocale): Localized<T> {
  // The loop below follows the rules of the type `Localized`.
  return projectValue(record, locale) as Localized<T>
}

function projectValue(value: unknown, locale: ApiLocale): unknown {
  if (Array.isArray(value)) return value.map((item) => projectValue(item, locale))
  if (typeof value !== 'object' || value === null) return value
  // Checked to be an object by the lines above.
  const record = value as Record<string, unknown>
  const projected: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(record)) {
    const pair = pairOf(key)
    if (!pair) {
      if (key !== '__proto__') projected[key] = projectValue(item, locale)
      continue
    }
    const { base } = pair
    const isOwn = pair.locale === locale
    const counterpart = record[pair.counterpart]
    if (base === '__proto__' || (!isOwn && isPresent(counterpart))) continue
    if (isPresent(item)) projected[base] = projectValue(item, locale)
    else if (isOwn && !isPresent(counterpart)) projected[base] = projectValue(item, locale)
  }
  return projected
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null && !(typeof value === 'string' && isBlank(value))
}
